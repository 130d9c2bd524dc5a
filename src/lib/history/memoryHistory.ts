import { createHistoryCore, createLocation, pathOf } from './historyCore';
import type { NavigationKind, ShopHistory } from './shopHistory';

/** Used by a shop that does not own the page's hash: a second one, or the search widget. */
export function createMemoryHistory(addressOf: (path: string) => string, startPath = '/'): ShopHistory {
  const entries = [createLocation(startPath)];
  let index = 0;
  const core = createHistoryCore({ location: entries[0] ?? createLocation('/'), kind: 'POP' });

  function go(delta: number, skipsBlockers = false) {
    const target = index + delta;
    const to = entries[target];
    if (to === undefined || delta === 0) return;
    if (!skipsBlockers && core.isBlocked({ to, kind: 'POP', proceed: () => go(delta, true) })) return;
    index = target;
    core.commit({ location: to, kind: 'POP' });
  }

  function write(path: string, requestedKind: NavigationKind, skipsBlockers = false) {
    const here = core.current.location;
    const wanted = createLocation(path, here.key);
    const kind = pathOf(wanted) === pathOf(here) ? 'REPLACE' : requestedKind;
    const to = kind === 'PUSH' ? createLocation(path) : wanted;
    if (!skipsBlockers && core.isBlocked({ to, kind, proceed: () => write(path, requestedKind, true) })) return;
    if (kind === 'PUSH') index += 1;
    entries.splice(index, kind === 'PUSH' ? Infinity : 1, to);
    core.commit({ location: to, kind });
  }

  return {
    get current() {
      return core.current;
    },
    push: (path) => write(path, 'PUSH'),
    replace: (path) => write(path, 'REPLACE'),
    go: (delta) => go(delta),
    createHref: addressOf,
    hideAddress: () => undefined,
    showAddress: () => undefined,
    leave: core.leave,
    listen: core.listen,
    block: core.block,
    dispose: core.clear,
  };
}
