import { hashOf } from './hashOf';
import type { NavigationKind, ShopLocation } from './shopHistory';

/** With the Navigation API entries have keys; else address and history length tell. */
export type HistoryWindow = Pick<Window, 'location' | 'addEventListener' | 'removeEventListener'> & {
  history: Pick<History, 'go' | 'length' | 'replaceState' | 'state'>;
  navigation?: Pick<Window, 'addEventListener' | 'removeEventListener'> & {
    currentEntry: { key: string; index: number } | null;
  };
};

/** Entry since the mount. At a host's #anchor it has the shop's previous location. */
interface HistoryEntry {
  hash: string;
  location: ShopLocation;
  /** Key and position by the Navigation API. */
  mark?: string;
  position?: number;
  /** Entry of a blocked link, which Forward still reaches. */
  isAhead?: boolean;
}

export interface Arrival {
  /** Distance from the previous entry. */
  delta: number;
  kind: NavigationKind;
  /** The shop's location at a known entry. */
  location?: ShopLocation;
  /** The entry is from before the mount (a reload). */
  isEarlier: boolean;
  /** Only the page's part of the address or its state has changed. */
  isSameHash?: boolean;
}

/** Model of the browser's history, which cannot be read. */
export function createHistoryEntries(view: HistoryWindow, location: ShopLocation) {
  const first = describe(location);
  const entries: HistoryEntry[] = [first];
  let index = 0;
  let length = view.history.length;
  /** Refused until the browser has left it. */
  let refused: HistoryEntry | undefined;
  const entryAt = (at: number) => entries[at] ?? first;

  function describe(place: ShopLocation): HistoryEntry {
    const native = view.navigation?.currentEntry ?? undefined;
    return { hash: hashOf(view.location.href), location: place, mark: native?.key, position: native?.index };
  }

  function findEntry(): number | undefined {
    const mark = view.navigation?.currentEntry?.key;
    if (mark !== undefined) {
      const at = entries.findIndex((entry) => entry.mark === mark);
      return at === -1 ? undefined : at;
    }
    const here = hashOf(view.location.href);
    if (entryAt(index).hash === here) return index;
    if (view.history.length > length) return undefined;
    const positions = entries.flatMap(({ hash }, at) => (hash === here ? [at] : []));
    return positions.sort((a, b) => Math.abs(a - index) - Math.abs(b - index) || a - b)[0];
  }

  function isEarlierEntry(): boolean {
    const position = view.navigation?.currentEntry?.index;
    const at = entryAt(index).position;
    if (position !== undefined && at !== undefined) return position < at;
    return view.history.length <= length;
  }

  function append(entry: HistoryEntry) {
    index += 1;
    entries.splice(index, Infinity, entry);
  }

  return {
    /** `undefined` if the entry has not changed. */
    findArrival(): Arrival | undefined {
      const here = describe(entryAt(index).location);
      if (refused?.hash === here.hash && refused.mark === here.mark) return undefined;
      refused = undefined;
      const nearest = findEntry();
      if (nearest === undefined) {
        const isEarlier = isEarlierEntry();
        const isSameHash = entryAt(index).hash === here.hash;
        return { delta: isEarlier ? -1 : 1, kind: isEarlier ? 'POP' : 'PUSH', isEarlier, isSameHash };
      }
      if (nearest !== index) {
        const { location: place, isAhead } = entryAt(nearest);
        return { delta: nearest - index, kind: isAhead ? 'PUSH' : 'POP', location: place, isEarlier: false };
      }
      return entryAt(index).hash === here.hash ? undefined : { delta: 0, kind: 'REPLACE', isEarlier: false };
    },
    accept({ delta, location: origin, isEarlier }: Arrival, to: ShopLocation) {
      if (origin === undefined && delta > 0) append(describe(to));
      else if (isEarlier) {
        entries.unshift(describe(to));
        index = 0;
      } else {
        index += delta;
        entries[index] = describe(to);
      }
      length = view.history.length;
    },
    /** The caller then restores the browser's previous entry. */
    refuse({ delta, location: origin }: Arrival, to: ShopLocation) {
      refused = describe(to);
      if (origin === undefined && delta > 0) entries.splice(index + 1, Infinity, { ...refused, isAhead: true });
      length = view.history.length;
    },
    write(to: ShopLocation, kind: NavigationKind) {
      const before = entryAt(index);
      const entry = describe(to);
      // While a page loads, browsers replace the entry.
      const isNew = entry.hash !== before.hash && (entry.mark === undefined || entry.mark !== before.mark);
      if (kind === 'PUSH' && isNew) append(entry);
      else entries[index] = entry;
      length = view.history.length;
    },
    /** The entry's address was hidden or shown; its location stays. */
    refresh(place: ShopLocation) {
      entries[index] = describe(place);
    },
  };
}
