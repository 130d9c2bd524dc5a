import * as z from 'zod/mini';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { listOf } from '../lib/schema';
import { STORAGE_KEYS, type ShopStorage } from '../lib/storage';

export interface FavouritesState {
  /** Ids of vehicles, the latest last. */
  ids: readonly string[];
  toggle: (vehicleId: string) => void;
  /** Takes over the favourites of an account (decisions 6) or of another tab. */
  replace: (ids: readonly string[]) => void;
}

export type FavouritesStore = StoreApi<FavouritesState> & { dispose: () => void };

const VERSION = 1;
const idsSchema = listOf(z.string().check(z.minLength(1)));

/** Vehicles that the visitor marked, kept in this browser. */
export function createFavouritesStore(storage: ShopStorage, adminId: string): FavouritesStore {
  const slot = storage.slot(STORAGE_KEYS.favourites, VERSION, idsSchema, adminId);

  const store = createStore<FavouritesState>()((set, get) => {
    const replace = (ids: readonly string[]) => {
      set({ ids });
      slot.write([...ids]);
    };
    return {
      ids: slot.read() ?? [],
      toggle: (vehicleId) => {
        const { ids } = get();
        replace(ids.includes(vehicleId) ? ids.filter((id) => id !== vehicleId) : [...ids, vehicleId]);
      },
      replace: (ids) => replace([...new Set(ids)]),
    };
  });

  return Object.assign(store, { dispose: slot.onForeignChange((ids = []) => store.setState({ ids })) });
}
