import { Activity, useCallback, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { ShopHistory } from '../../lib/history/shopHistory';
import type { Presence } from '../../state/environment';
import type { Emit } from '../../state/shopEvents';
import { Router } from '../../ui/router';

interface ShopRouterProps {
  environment: { history: ShopHistory; emit: Emit; presence?: Presence };
  children: ReactNode;
}

/**
 * Router over the shop's own hash history (rules/embedding: address untouched before navigation). While the overlay is closed,
 * the screens keep their state and nothing else: their effects (dialogs, blockers, questions of the browser, keys, timers) end
 * (rules/embedding: closed means closed).
 */
export function ShopRouter({ environment, children }: ShopRouterProps) {
  const { history, emit, presence } = environment;
  const isShown = useIsShown(presence);
  const { location } = useSyncExternalStore(history.listen, () => history.current);
  const { pathname } = location;
  useEffect(() => emit('navigate', { path: pathname }), [emit, pathname]);

  return (
    <Router history={history} location={location}>
      <Activity mode={isShown ? 'visible' : 'hidden'}>{children}</Activity>
    </Router>
  );
}

function useIsShown(presence: Presence | undefined): boolean {
  const subscribe = useCallback(
    (follow: () => void) => presence?.subscribe(() => flushSync(follow)) ?? (() => undefined),
    [presence],
  );
  return useSyncExternalStore(subscribe, () => presence?.isShown() ?? true);
}
