import { createHistoryPassage, createLocation, pathOf } from './historyPassage';
import type { NavigationKind, ShopHistory } from './shopHistory';

/** For a shop that does not own the address of its page: a second one beside the first, or the search widget. */
export function createMemoryHistory(addressOf: (path: string) => string, startPath = '/'): ShopHistory {
  const entries = [createLocation(startPath)];
  let index = 0;
  const passage = createHistoryPassage({ location: entries[0] ?? createLocation('/'), kind: 'POP' });

  function go(delta: number, isFree = false) {
    const target = index + delta;
    const to = entries[target];
    if (to === undefined || delta === 0) return;
    if (!isFree && passage.isHeld({ to, kind: 'POP', proceed: () => go(delta, true) })) return;
    index = target;
    passage.arrive({ location: to, kind: 'POP' });
  }

  function write(path: string, wish: NavigationKind, isFree = false) {
    const here = passage.current.location;
    const wanted = createLocation(path, here.key);
    const kind = pathOf(wanted) === pathOf(here) ? 'REPLACE' : wish;
    const to = kind === 'PUSH' ? createLocation(path) : wanted;
    if (!isFree && passage.isHeld({ to, kind, proceed: () => write(path, wish, true) })) return;
    if (kind === 'PUSH') index += 1;
    entries.splice(index, kind === 'PUSH' ? Infinity : 1, to);
    passage.arrive({ location: to, kind });
  }

  return {
    get current() {
      return passage.current;
    },
    push: (path) => write(path, 'PUSH'),
    replace: (path) => write(path, 'REPLACE'),
    go: (delta) => go(delta),
    createHref: addressOf,
    listen: passage.listen,
    block: passage.block,
    dispose: passage.clear,
  };
}
