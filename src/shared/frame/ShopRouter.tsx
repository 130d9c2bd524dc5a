import { useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { NavigationType, Router, createPath, type Navigator, type To } from 'react-router-dom';
import type { ShopHistory } from '../../lib/history/shopHistory';
import type { Emit } from '../../state/environment';

const pathOf = (to: To) => (typeof to === 'string' ? to : createPath(to));
const KINDS = { POP: NavigationType.Pop, PUSH: NavigationType.Push, REPLACE: NavigationType.Replace } as const;

/** React Router over the shop's own hash history (rules/embedding: address untouched before navigation). */
export function ShopRouter({ history, emit, children }: { history: ShopHistory; emit: Emit; children: ReactNode }) {
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
      {children}
    </Router>
  );
}
