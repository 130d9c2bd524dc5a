import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ShopStorage } from '../lib/storage';
import { keptLists, type SyncedFavourites } from './keptLists';
import { useShop } from './shopContext';

/** Vehicles of 'Zuletzt angesehen': eight to be shown beside the one that is open. */
const MAX_RECENT = 9;

export interface FavouritesState {
  /** Ids of vehicles that the visitor marked, the latest last. */
  ids: readonly string[];
  /** Ids of vehicles that were opened, the latest first: for this mount, and for the next one if `keepsRecent`. */
  recent: readonly string[];
  /** The visitor wants 'Zuletzt angesehen' kept on this device. */
  keepsRecent: boolean;
  toggle: (vehicleId: string) => void;
  /** What an account and this browser agreed on last; kept, so that each knows later what the other has changed. */
  synced: SyncedFavourites | undefined;
  noteSynced: (synced: SyncedFavourites) => void;
  /** Takes over the favourites of an account (decisions 6), or takes back a removal. */
  replace: (ids: readonly string[]) => void;
  /** The page of a vehicle was opened. */
  recordView: (vehicleId: string) => void;
  keepRecent: (keeps: boolean) => void;
  clearRecent: () => void;
}

export type FavouritesStore = StoreApi<FavouritesState> & { dispose: () => void };

type Kept = Pick<FavouritesState, 'ids' | 'recent' | 'keepsRecent'> & { synced?: SyncedFavourites };

/** Vehicles that the visitor marked, kept in this browser; and those they opened, kept only if they want it. */
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
        // Without `keepsRecent` nothing of it is written.
        if (get().keepsRecent) change({ recent: opened });
        else set({ recent: opened });
      },
      keepRecent: (keeps) => change({ keepsRecent: keeps }),
      clearRecent: () => change({ recent: [] }),
    };
  });

  const follow = ({ ids, recent, keepsRecent, synced }: Kept) => {
    const { recent: own, keepsRecent: keepsOwn } = store.getState();
    // The list of the other tab counts once both keep one; until then neither forgets what was seen in it.
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

/** Favourites and recently seen of this mount, or what is selected of them. */
export function useFavourites<Selected>(select: (state: FavouritesState) => Selected): Selected {
  return useStore(useShop().lazyStore(createFavouritesStore), select);
}
