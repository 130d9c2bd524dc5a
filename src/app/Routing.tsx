import { Activity, createElement, Suspense, useMemo, useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { screenAt, screenNames, type MatchedScreen, type ParamsOf, type ScreenName } from '../domain/addresses';
import { hasOrders } from '../state/device-data/ownOrders';
import { useDevice, useSession, useTenant } from '../state/shopContext';
import { lazyWithRetry, NoFallback } from '../ui/feedback/lazyWithRetry';
import { openVehicleId } from './openVehicle';
import { ErrorPage, ScreenErrorBoundary } from './ScreenErrorBoundary';
import { screens, type Screen, type ScreenVisitor } from './screens';
import { PagePlaceholder } from './ShopStart';
import { useScreenChange } from './useScreenChange';

const SearchAgain = lazyWithRetry(
  () => import('../features/search/SearchAgain').then((module) => module.SearchAgain),
  NoFallback,
);

const keptNames = screenNames.filter((name) => screens[name].staysMounted);

export function Routing() {
  const { pathname } = useLocation();
  const match = useMemo(() => screenAt(pathname), [pathname]);
  const isKept = match !== undefined && keptNames.includes(match.name);
  return (
    <ScreenErrorBoundary place={pathname}>
      {keptNames.map((name) => (
        <KeptScreen key={name} match={match?.name === name ? match : undefined} />
      ))}
      <Suspense fallback={<PagePlaceholder />}>{isKept ? null : <ShownScreen match={match} />}</Suspense>
    </ScreenErrorBoundary>
  );
}

/** Stays mounted behind other screens. It calls `useScreenChange` itself. */
function KeptScreen({ match }: { match: MatchedScreen | undefined }) {
  const [last, setLast] = useState(match);
  if (match !== undefined && match !== last) setLast(match);
  if (last === undefined) return null;
  return <Activity mode={match ? 'visible' : 'hidden'}>{pageOf(last)}</Activity>;
}

function ShownScreen({ match }: { match: MatchedScreen | undefined }) {
  const { settings } = useTenant();
  const { user } = useSession();
  const device = useDevice();
  if (match === undefined) {
    return (
      <Place name="error">
        <Suspense>
          <ErrorPage />
          <SearchAgain />
        </Suspense>
      </Place>
    );
  }
  const target = redirectOf(match, { settings, user, hasOrders: () => hasOrders(device) });
  if (target !== undefined) return <Navigate to={target} replace />;
  return (
    <Place name={placeOf(match)} key={openVehicleId(match)}>
      {pageOf(match)}
    </Place>
  );
}

/** `useScreenChange`; addresses with the same `name` keep scroll and focus. */
function Place({ name, children }: { name: string; children: ReactNode }) {
  useScreenChange(name);
  return children;
}

interface Match<Name extends ScreenName> {
  name: Name;
  params: ParamsOf<Name>;
}

function pageOf<Name extends ScreenName>({ name, params }: Match<Name>) {
  const { Page }: Screen<ParamsOf<Name>> = screens[name];
  return createElement<ParamsOf<Name>>(Page, params);
}

function redirectOf<Name extends ScreenName>(
  { name, params }: Match<Name>,
  visitor: ScreenVisitor,
): string | undefined {
  const { guard }: Screen<ParamsOf<Name>> = screens[name];
  return guard?.(params, visitor);
}

function placeOf<Name extends ScreenName>({ name, params }: Match<Name>): string {
  const { placeOf }: Screen<ParamsOf<Name>> = screens[name];
  return `${name} ${placeOf?.(params) ?? ''}`;
}
