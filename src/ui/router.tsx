import {
  createContext,
  useContext,
  useEffect,
  useMemo,
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
} from 'react';
import type { ShopHistory, ShopLocation } from '../lib/history/shopHistory';
import { isUnmodifiedClick } from '../lib/page/unmodifiedClick';

type History = Pick<ShopHistory, 'push' | 'replace' | 'go' | 'createHref'>;

const HistoryContext = createContext<History | undefined>(undefined);
const LocationContext = createContext<ShopLocation | undefined>(undefined);

interface RouterProps {
  history: History;
  location: ShopLocation;
  children: ReactNode;
}

/** Gives the components in it the location of a history, and navigation. */
export function Router({ history, location: { pathname, search, key }, children }: RouterProps) {
  const location = useMemo(() => ({ pathname, search, key }), [pathname, search, key]);
  return (
    <HistoryContext value={history}>
      <LocationContext value={location}>{children}</LocationContext>
    </HistoryContext>
  );
}

function useInRouter<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('navigation outside of Router');
  return value;
}

export const useLocation = (): ShopLocation => useInRouter(useContext(LocationContext));

/** @param to path with query ('/angebote-x/1?y=2'), or steps in the history */
type NavigateTo = (to: string | number, options?: { replace?: boolean }) => void;

/** Navigates; the same function as long as the shop is mounted. */
export function useNavigate(): NavigateTo {
  const history = useInRouter(useContext(HistoryContext));
  return useMemo(
    () =>
      (to, { replace = false } = {}) => {
        if (typeof to === 'number') history.go(to);
        else if (replace) history.replace(to);
        else history.push(to);
      },
    [history],
  );
}

/** Replaces the location as soon as it is shown. */
export function Navigate({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(() => navigate(to, { replace: true }), [navigate, to]);
  return null;
}

/** Absolute address of a path; made anew with each location, because the page may have changed what stands before the `#`. */
export function useHref(path: string): string {
  useLocation();
  return useInRouter(useContext(HistoryContext)).createHref(path);
}

/** `href` and click handler of a link inside the shop, for components that look like a button. */
export function useRouteLink(path: string) {
  const href = useHref(path);
  const navigate = useNavigate();
  const onClick = (event: MouseEvent) => {
    if (!isUnmodifiedClick(event)) return;
    event.preventDefault();
    navigate(path);
  };
  return { href, onClick };
}

/** Link inside the shop, without a look. */
export function RouteLink({ to, onClick, children, ...rest }: ComponentProps<'a'> & { to: string }) {
  const link = useRouteLink(to);
  return (
    <a
      {...rest}
      href={link.href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) link.onClick(event);
      }}
    >
      {children}
    </a>
  );
}
