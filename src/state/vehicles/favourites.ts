import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { MarkedPrice } from '../../domain/vehicle/priceChange';
import type { ShopStorage } from '../../lib/storage';
import { keptLists, type MarkedPrices, type SyncedFavourites } from '../device-data/keptLists';
import type { Forgetting } from '../device-data/keptData';
import { useShop } from '../shopContext';

/** Eight that are shown, and the open vehicle. */
const MAX_RECENT = 9;

interface FavouritesState {
  ids: readonly string[];
  recent: readonly string[];
  /** Allows 'Zuletzt angesehen' on this device. */
  keepsRecent: boolean;
  prices: MarkedPrices;
  /** @param price noted with a new favourite */
  toggle: (vehicleId: string, price?: MarkedPrice) => void;
  /** Notes prices of favourites marked on another device, or before prices were noted. */
  notePrices: (prices: MarkedPrices) => void;
  /** Favourites at the last sync: the common ancestor of the next three-way merge. */
  synced: SyncedFavourites | undefined;
  noteSynced: (synced: SyncedFavourites) => void;
  /** All: those of an account (rules/account: favourites), or from before a removal. */
  replace: (ids: readonly string[]) => void;
  recordView: (vehicleId: string) => void;
  keepRecent: (keeps: boolean) => void;
  clearRecent: () => void;
}

type FavouritesStore = StoreApi<FavouritesState> & { dispose: () => void };

type Kept = Pick<FavouritesState, 'ids' | 'recent' | 'keepsRecent'> & {
  prices?: MarkedPrices;
  synced?: SyncedFavourites;
};

/** Persisted in local storage; recently seen vehicles only if the visitor allows it. */
export function createFavouritesStore(storage: ShopStorage, adminId: string): FavouritesStore {
  const lists = keptLists(storage, adminId);

  const store = createStore<FavouritesState>()((set, get) => {
    const change = (part: Partial<Kept>) => {
      set(part);
      const { ids, recent, keepsRecent, synced } = get();
      const prices = pricesOf(ids, get().prices);
      set({ prices });
      lists.write({ ids, recent, keepsRecent, prices, synced });
    };
    const { ids, recent, keepsRecent, prices = {}, synced } = lists.read();
    return {
      ids,
      recent,
      keepsRecent,
      prices,
      synced,
      noteSynced: (agreed) => change({ synced: agreed }),
      toggle: (vehicleId, price) => {
        const { ids: before, prices: noted } = get();
        if (before.includes(vehicleId)) change({ ids: before.filter((id) => id !== vehicleId) });
        else change({ ids: [...before, vehicleId], prices: price ? { ...noted, [vehicleId]: price } : noted });
      },
      notePrices: (vehicles) => {
        const { prices: noted } = get();
        if (Object.keys(vehicles).some((id) => noted[id] === undefined)) change({ prices: { ...vehicles, ...noted } });
      },
      replace: (next) => change({ ids: [...new Set(next)] }),
      recordView: (vehicleId) => {
        const opened = mostRecent([vehicleId, ...get().recent]);
        // Without `keepsRecent` nothing is written.
        if (get().keepsRecent) change({ recent: opened });
        else set({ recent: opened });
      },
      keepRecent: (keeps) => change({ keepsRecent: keeps }),
      clearRecent: () => {
        set({ recent: [] });
        lists.forgetVisits();
      },
    };
  });

  const follow = ({ ids, recent, keepsRecent, prices = {}, synced }: Kept) => {
    const { recent: ownRecent, keepsRecent: keepsOwn } = store.getState();
    // Replaced only if both tabs store it; else merged.
    store.setState({
      ids,
      keepsRecent,
      prices,
      synced,
      recent: keepsRecent && keepsOwn ? recent : mostRecent([...recent, ...ownRecent]),
    });
  };
  return Object.assign(store, {
    dispose: lists.onForeignChange(follow),
    forget: (cause: Forgetting) => {
      const { ids, synced, prices = {} } = lists.read();
      store.setState({ ids, synced, prices, ...(cause === 'asked' && { recent: [] }) });
    },
  });
}

function pricesOf(ids: readonly string[], prices: MarkedPrices): MarkedPrices {
  return Object.fromEntries(Object.entries(prices).filter(([id]) => ids.includes(id)));
}

function mostRecent(ids: readonly string[]): string[] {
  return [...new Set(ids)].slice(0, MAX_RECENT);
}

export function useFavourites<Selected>(select: (state: FavouritesState) => Selected): Selected {
  return useStore(useShop().lazyStore(createFavouritesStore), select);
}
