import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ShopStorage } from '../lib/storage';
import { keptLists, type SyncedFavourites } from './keptLists';
import { useShop } from './shopContext';

/** Maximum of 'Zuletzt angesehen': eight that are shown, and the open vehicle. */
const MAX_RECENT = 9;

interface FavouritesState {
  /** Ids of the favourites, the latest last. */
  ids: readonly string[];
  /** Ids of opened vehicles, the latest first; stored only if `keepsRecent`. */
  recent: readonly string[];
  /** The visitor allows 'Zuletzt angesehen' to be stored on this device. */
  keepsRecent: boolean;
  toggle: (vehicleId: string) => void;
  /** Favourites at the last sync with an account: the common ancestor of the next three-way merge. */
  synced: SyncedFavourites | undefined;
  noteSynced: (synced: SyncedFavourites) => void;
  /** Sets all favourites: those of an account (rules/account: favourites), or those from before a removal. */
  replace: (ids: readonly string[]) => void;
  /** Adds a vehicle whose page was opened to `recent`. */
  recordView: (vehicleId: string) => void;
  keepRecent: (keeps: boolean) => void;
  clearRecent: () => void;
}

type FavouritesStore = StoreApi<FavouritesState> & { dispose: () => void };

type Kept = Pick<FavouritesState, 'ids' | 'recent' | 'keepsRecent'> & { synced?: SyncedFavourites };

/** Store of favourites and recently seen vehicles, persisted in local storage; the latter only if the visitor allows it. */
export function createFavouritesStore(storage: ShopStorage, adminId: string): FavouritesStore {
  const kept = keptLists(storage, adminId);

  const store = createStore<FavouritesState>()((set, get) => {
    const change = (part: Partial<Kept>) => {
      set(part);
      const { ids, recent, keepsRecent, synced } = get();
      kept.write({ ids, recent, keepsRecent, synced });
    };
    const { ids, recent, keepsRecent, synced } = kept.read();
    return {
      ids,
      recent,
      keepsRecent,
      synced,
      noteSynced: (agreed) => change({ synced: agreed }),
      toggle: (vehicleId) => {
        const { ids: before } = get();
        change({ ids: before.includes(vehicleId) ? before.filter((id) => id !== vehicleId) : [...before, vehicleId] });
      },
      replace: (next) => change({ ids: [...new Set(next)] }),
      recordView: (vehicleId) => {
        const opened = mostRecent([vehicleId, ...get().recent]);
        // Without `keepsRecent` nothing is written.
        if (get().keepsRecent) change({ recent: opened });
        else set({ recent: opened });
      },
      keepRecent: (keeps) => change({ keepsRecent: keeps }),
      clearRecent: () => change({ recent: [] }),
    };
  });

  const follow = ({ ids, recent, keepsRecent, synced }: Kept) => {
    const { recent: own, keepsRecent: keepsOwn } = store.getState();
    // Replaced by another tab's list only if both tabs store it; otherwise the vehicles of both are merged.
    store.setState({
      ids,
      keepsRecent,
      synced,
      recent: keepsRecent && keepsOwn ? recent : mostRecent([...recent, ...own]),
    });
  };
  return Object.assign(store, { dispose: kept.onForeignChange(follow) });
}

function mostRecent(ids: readonly string[]): string[] {
  return [...new Set(ids)].slice(0, MAX_RECENT);
}

/** Selects from the favourites and recently seen vehicles of this mount. */
export function useFavourites<Selected>(select: (state: FavouritesState) => Selected): Selected {
  return useStore(useShop().lazyStore(createFavouritesStore), select);
}
