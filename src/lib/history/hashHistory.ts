import { createHistoryCore, createLocation, pathOf } from './historyCore';
import { createHistoryEntries, type Arrival, type HistoryWindow } from './historyEntries';
import type { AddressCodec, NavigationKind, ShopHistory, ShopLocation } from './shopHistory';

/** After these a router may have written; for browsers without the Navigation API. */
const POSSIBLE_WRITES = ['popstate', 'click', 'keyup', 'pointermove', 'scroll', 'focus'];

/** The page's own `pushState` or `replaceState`, which no event tells; neither is wrapped (rules/embedding: routers of the host). */
function followWrites(view: HistoryWindow, onWrite: () => void): () => void {
  const { navigation } = view;
  if (navigation === undefined) {
    for (const type of POSSIBLE_WRITES) view.addEventListener(type, onWrite, { passive: true });
    return () => {
      for (const type of POSSIBLE_WRITES) view.removeEventListener(type, onWrite);
    };
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Runs after `hashchange` and the page's own write.
  const onEntry = () => {
    clearTimeout(timer);
    timer = setTimeout(onWrite);
  };
  navigation.addEventListener('currententrychange', onEntry);
  return () => {
    clearTimeout(timer);
    navigation.removeEventListener('currententrychange', onEntry);
  };
}

/**
 * History over `#/…` (with a prefix: `#/shop/…`); other hashes are ignored. Writes by `location.hash` and `location.replace`, as links do,
 * so that the host's routers find no foreign `history.state` and a replaced `pushState` does not matter.
 */
export function createHashHistory(view: HistoryWindow, codec: AddressCodec): ShopHistory {
  const first = createLocation(codec.read(view.location.href) ?? '/');
  const entries = createHistoryEntries(view, first);
  /** Compared on arrival: the browser may not carry it out. */
  let allowed: { path: string; delta: number } | undefined;
  const core = createHistoryCore({ location: first, kind: 'POP' });

  /** Unchanged for an anchor of the host. */
  function locationOf({ isEarlier, kind, isSameHash }: Arrival): ShopLocation {
    const path = codec.read(view.location.href);
    const here = core.current.location;
    // The page's router may spell an address its own way.
    if (isSameHash || (kind !== 'PUSH' && path === pathOf(here))) return here;
    if (path !== undefined) return createLocation(path);
    return isEarlier && !view.location.href.includes('#') ? createLocation('/') : here;
  }

  function onHashChange() {
    const arrival = entries.findArrival();
    if (arrival === undefined) return;
    const { delta, kind } = arrival;
    const to = arrival.location ?? locationOf(arrival);
    const isElsewhere = to.key !== core.current.location.key;
    const isAllowed = allowed?.delta === delta && allowed.path === pathOf(to);
    allowed = undefined;
    if (isElsewhere && !isAllowed && delta !== 0) {
      const proceed = () => {
        allowed = { path: pathOf(to), delta };
        view.history.go(delta);
      };
      if (core.isBlocked({ to, kind, proceed })) {
        entries.refuse(arrival, to);
        view.history.go(-delta);
        return;
      }
    }
    entries.accept(arrival, to);
    if (isElsewhere) core.commit({ location: to, kind });
  }

  function write(path: string, requestedKind: NavigationKind, isAllowed = false) {
    const here = core.current.location;
    const replaced = createLocation(path, here.key);
    const kind = pathOf(replaced) === pathOf(here) ? 'REPLACE' : requestedKind;
    const to = kind === 'PUSH' ? createLocation(path) : replaced;
    if (!isAllowed && core.isBlocked({ to, kind, proceed: () => write(path, requestedKind, true) })) return;
    allowed = undefined;
    if (kind === 'PUSH') view.location.hash = codec.write(pathOf(to));
    else if (pathOf(to) !== pathOf(here)) view.location.replace(addressOf(pathOf(to)));
    // Read back as after a reload.
    const location = createLocation(codec.read(view.location.href) ?? path, to.key);
    entries.write(location, kind);
    core.commit({ location, kind });
  }

  const addressOf = (path: string) => `${view.location.href.split('#', 1)[0] ?? ''}${codec.write(path)}`;

  view.addEventListener('hashchange', onHashChange);
  const stopFollowing = followWrites(view, onHashChange);
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
      entries.refresh(core.current.location);
    },
    showAddress() {
      if (codec.read(view.location.href) !== undefined) return;
      view.location.replace(addressOf(pathOf(core.current.location)));
      entries.refresh(core.current.location);
    },
    leave: core.leave,
    listen: core.listen,
    block: core.block,
    dispose() {
      view.removeEventListener('hashchange', onHashChange);
      stopFollowing();
      core.clear();
    },
  };
}
