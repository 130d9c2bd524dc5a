import type { Blocker, Navigation, ShopHistory, ShopLocation } from './shopHistory';

/** Shared by hash and memory history. */
interface HistoryCore extends Pick<ShopHistory, 'current' | 'listen' | 'block' | 'leave'> {
  isBlocked(attempt: Parameters<Blocker>[0]): boolean;
  readonly commit: (navigation: Navigation) => void;
  readonly clear: () => void;
}

export function createHistoryCore(start: Navigation): HistoryCore {
  const listeners = new Set<(navigation: Navigation) => void>();
  const blockers = new Set<Blocker>();
  let current = start;
  const isBlocked: HistoryCore['isBlocked'] = (attempt) => [...blockers].some((blocker) => blocker(attempt));

  return {
    get current() {
      return current;
    },
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    block(blocker) {
      blockers.add(blocker);
      return () => void blockers.delete(blocker);
    },
    leave(proceed) {
      if (!isBlocked({ kind: 'POP', proceed })) proceed();
    },
    isBlocked,
    commit(navigation) {
      current = navigation;
      for (const listener of [...listeners]) listener(navigation);
    },
    clear() {
      listeners.clear();
      blockers.clear();
    },
  };
}

let lastEntryNumber = 0;

export function createLocation(path: string, key?: string): ShopLocation {
  const withoutHash = path.split('#', 1)[0] ?? '';
  const queryAt = withoutHash.indexOf('?');
  const pathname = queryAt === -1 ? withoutHash : withoutHash.slice(0, queryAt);
  const search = queryAt === -1 ? '' : withoutHash.slice(queryAt);
  lastEntryNumber += key === undefined ? 1 : 0;
  return {
    pathname: pathname.startsWith('/') ? pathname : `/${pathname}`,
    search: search === '?' ? '' : search,
    key: key ?? `entry-${lastEntryNumber}`,
  };
}

export function pathOf({ pathname, search }: ShopLocation): string {
  return `${pathname}${search}`;
}
