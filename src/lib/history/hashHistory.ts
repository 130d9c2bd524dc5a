import { createHistoryCore, createLocation, pathOf } from './historyCore';
import { hashOf, shopHash } from './shopHash';
import type { NavigationKind, ShopHistory, ShopLocation } from './shopHistory';

/**
 * The part of `window` that the history needs. With the Navigation API each entry has a key; without it entries are recognised by
 * their address and by the length of the history.
 */
export type HistoryWindow = Pick<Window, 'location' | 'addEventListener' | 'removeEventListener'> & {
  history: Pick<History, 'go' | 'length' | 'replaceState' | 'state'>;
  navigation?: { currentEntry: { key: string; index: number } | null };
};

/** An entry of the browser's history since the shop was mounted; at a host's #anchor the shop keeps its location. */
interface Entry {
  hash: string;
  location: ShopLocation;
  /** Key and position by the Navigation API. */
  mark?: string;
  position?: number;
  /** A navigation by a link that a blocker prevented: the browser keeps the entry, and Forward leads to it. */
  isAhead?: boolean;
}

/**
 * Creates a history over `#/…` (with a prefix: `#/shop/…`). Any other hash, such as a host's #anchor, is ignored.
 * Writes by `location.hash` and `location.replace`, as a link would, so that routers of the host never find a foreign
 * `history.state` and a replaced `pushState` does not matter. Nothing is written before the first push or replace.
 */
export function createHashHistory(view: HistoryWindow, prefix?: string): ShopHistory {
  const codec = shopHash(prefix);
  const first = describe(createLocation(codec.read(view.location.href) ?? '/'));
  const entries: Entry[] = [first];
  let index = 0;
  let length = view.history.length;
  /**
   * The navigation that a blocker has allowed: it is not blocked again on arrival. Any other one is, because the browser may not
   * carry out the allowed one (the entry may not exist any more).
   */
  let allowed: { path: string; delta: number } | undefined;
  const core = createHistoryCore({ location: first.location, kind: 'POP' });
  const entryAt = (at: number): Entry => entries[at] ?? first;

  function describe(location: ShopLocation): Entry {
    const native = view.navigation?.currentEntry ?? undefined;
    return { hash: hashOf(view.location.href), location, mark: native?.key, position: native?.index };
  }

  /** Index of the browser's current entry, if it is a known one. */
  function findEntry(): number | undefined {
    const here = describe(core.current.location);
    if (here.mark !== undefined) {
      const at = entries.findIndex(({ mark }) => mark === here.mark);
      return at === -1 ? undefined : at;
    }
    if (entryAt(index).hash === here.hash) return index;
    if (view.history.length > length) return undefined;
    const known = entries.flatMap(({ hash }, at) => (hash === here.hash ? [at] : []));
    return known.sort((a, b) => Math.abs(a - index) - Math.abs(b - index) || a - b)[0];
  }

  /** Whether the entry is from before the mount (a reload) rather than one that a link has just created. */
  function isEarlierEntry(): boolean {
    const position = view.navigation?.currentEntry?.index;
    const known = entryAt(index).position;
    if (position !== undefined && known !== undefined) return position < known;
    return view.history.length <= length;
  }

  /** Location of the shop for a new address; unchanged if that is an anchor of the host. */
  function placeOf(isEarlier: boolean): ShopLocation {
    const path = codec.read(view.location.href);
    if (path !== undefined) return createLocation(path);
    return isEarlier && !view.location.href.includes('#') ? createLocation('/') : core.current.location;
  }

  function onHashChange() {
    const found = findEntry();
    if (found === index && entryAt(index).hash === hashOf(view.location.href)) return;
    const isEarlier = found === undefined && isEarlierEntry();
    const to = found === undefined || found === index ? placeOf(isEarlier) : entryAt(found).location;
    const isKnown = found !== undefined && found !== index;
    const isBack = isEarlier || (isKnown && !entryAt(found).isAhead);
    const kind: NavigationKind = found === index ? 'REPLACE' : isBack ? 'POP' : 'PUSH';
    const delta = found === undefined ? (isEarlier ? -1 : 1) : found - index;
    const isElsewhere = to.key !== core.current.location.key;
    const isAllowed = allowed?.delta === delta && allowed.path === pathOf(to);
    allowed = undefined;
    if (isElsewhere && !isAllowed && delta !== 0) {
      const proceed = () => {
        allowed = { path: pathOf(to), delta };
        view.history.go(delta);
      };
      if (core.isBlocked({ to, kind, proceed })) {
        if (found === undefined && !isEarlier) entries.splice(index + 1, Infinity, { ...describe(to), isAhead: true });
        length = view.history.length;
        view.history.go(-delta);
        return;
      }
    }
    if (isKnown) {
      entries[found] = describe(to);
      index = found;
    } else if (isEarlier) {
      entries.unshift(describe(to));
      index = 0;
    } else if (kind === 'REPLACE') entries[index] = describe(to);
    else append(describe(to));
    length = view.history.length;
    if (isElsewhere) core.commit({ location: to, kind });
  }

  function append(entry: Entry) {
    index += 1;
    entries.splice(index, Infinity, entry);
  }

  function write(path: string, requestedKind: NavigationKind, isAllowed = false) {
    const here = core.current.location;
    const replaced = createLocation(path, here.key);
    const kind = pathOf(replaced) === pathOf(here) ? 'REPLACE' : requestedKind;
    const to = kind === 'PUSH' ? createLocation(path) : replaced;
    if (!isAllowed && core.isBlocked({ to, kind, proceed: () => write(path, requestedKind, true) })) return;
    allowed = undefined;
    const before = entryAt(index);
    if (kind === 'PUSH') view.location.hash = codec.write(pathOf(to));
    else if (pathOf(to) !== pathOf(here)) view.location.replace(addressOf(pathOf(to)));
    // Read back from the address, so that the location is the same after a reload.
    const location = createLocation(codec.read(view.location.href) ?? path, to.key);
    const entry = describe(location);
    // While a page is loading, browsers replace the entry instead of adding one.
    const isNew = entry.hash !== before.hash && (entry.mark === undefined || entry.mark !== before.mark);
    if (kind === 'PUSH' && isNew) append(entry);
    else entries[index] = entry;
    length = view.history.length;
    core.commit({ location, kind });
  }

  const addressOf = (path: string) => `${view.location.href.split('#', 1)[0] ?? ''}${codec.write(path)}`;

  view.addEventListener('hashchange', onHashChange);
  return {
    get current() {
      return core.current;
    },
    push: (path) => write(path, 'PUSH'),
    replace: (path) => write(path, 'REPLACE'),
    go: (delta) => view.history.go(delta),
    createHref: addressOf,
    hideAddress() {
      if (codec.read(view.location.href) === undefined) return;
      const { history } = view;
      history.replaceState(history.state, '', view.location.href.split('#', 1)[0]);
      entries[index] = describe(core.current.location);
    },
    showAddress() {
      if (codec.read(view.location.href) !== undefined) return;
      view.location.replace(addressOf(pathOf(core.current.location)));
      entries[index] = describe(core.current.location);
    },
    listen: core.listen,
    block: core.block,
    dispose() {
      view.removeEventListener('hashchange', onHashChange);
      core.clear();
    },
  };
}
