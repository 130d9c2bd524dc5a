import { Activity, useCallback, useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { NavigationType, Router, createPath, type Navigator, type To } from 'react-router-dom';
import type { ShopHistory } from '../../lib/history/shopHistory';
import type { Presence } from '../../state/environment';
import type { Emit } from '../../state/shopEvents';

const pathOf = (to: To) => (typeof to === 'string' ? to : createPath(to));
const KINDS = { POP: NavigationType.Pop, PUSH: NavigationType.Push, REPLACE: NavigationType.Replace } as const;

interface ShopRouterProps {
  environment: { history: ShopHistory; emit: Emit; presence?: Presence };
  children: ReactNode;
}

/**
 * Over the shop's own hash history (rules/embedding: address untouched before navigation). While the overlay is closed, screens keep only
 * their state: effects (dialogs, blockers, keys, timers) end (rules/embedding: closed means closed).
 */
export function ShopRouter({ environment, children }: ShopRouterProps) {
  const { history, emit, presence } = environment;
  const isShown = useIsShown(presence);
  const navigation = useSyncExternalStore(history.listen, () => history.current);
  const navigator = useMemo<Navigator>(
    () => ({
      createHref: (to) => history.createHref(pathOf(to)),
      go: (delta) => history.go(delta),
      push: (to) => history.push(pathOf(to)),
      replace: (to) => history.replace(pathOf(to)),
    }),
    [history],
  );
  const { pathname, search, key } = navigation.location;
  useEffect(() => emit('navigate', { path: pathname }), [emit, pathname]);

  return (
    <Router
      navigator={navigator}
      navigationType={KINDS[navigation.kind]}
      location={{ pathname, search, hash: '', state: null, key }}
    >
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
