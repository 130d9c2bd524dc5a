import * as z from 'zod/mini';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { listOf } from '../lib/schema';
import { STORAGE_KEYS, type ShopStorage } from '../lib/storage';
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
  /** Takes over the favourites of an account (decisions 6), or takes back a removal. */
  replace: (ids: readonly string[]) => void;
  /** The page of a vehicle was opened. */
  recordView: (vehicleId: string) => void;
  keepRecent: (keeps: boolean) => void;
  clearRecent: () => void;
}

export type FavouritesStore = StoreApi<FavouritesState> & { dispose: () => void };

const VERSION = 2;
const idsSchema = listOf(z.string().check(z.minLength(1)));
const keptSchema = z.object({ ids: idsSchema, recent: idsSchema, keepsRecent: z.boolean() });

type Kept = Pick<FavouritesState, 'ids' | 'recent' | 'keepsRecent'>;
const EMPTY_FAVOURITES: Kept = { ids: [], recent: [], keepsRecent: false };

/** Vehicles that the visitor marked, kept in this browser; and those they opened, kept only if they want it. */
export function createFavouritesStore(storage: ShopStorage, adminId: string): FavouritesStore {
  const slot = storage.slot(STORAGE_KEYS.favourites, VERSION, keptSchema, adminId);

  const store = createStore<FavouritesState>()((set, get) => {
    const change = (part: Partial<Kept>) => {
      set(part);
      const { ids, recent, keepsRecent } = get();
      if (ids.length === 0 && !keepsRecent) slot.remove();
      else slot.write({ ids: [...ids], recent: keepsRecent ? [...recent] : [], keepsRecent });
    };
    return {
      ...EMPTY_FAVOURITES,
      ...slot.read(),
      toggle: (vehicleId) => {
        const { ids } = get();
        change({ ids: ids.includes(vehicleId) ? ids.filter((id) => id !== vehicleId) : [...ids, vehicleId] });
      },
      replace: (ids) => change({ ids: [...new Set(ids)] }),
      recordView: (vehicleId) => {
        const recent = mostRecent([vehicleId, ...get().recent]);
        // Without `keepsRecent` nothing of it is written.
        if (get().keepsRecent) change({ recent });
        else set({ recent });
      },
      keepRecent: (keepsRecent) => change({ keepsRecent }),
      clearRecent: () => change({ recent: [] }),
    };
  });

  const follow = ({ ids, recent, keepsRecent }: Kept = EMPTY_FAVOURITES) => {
    const { recent: own, keepsRecent: kept } = store.getState();
    // The list of the other tab counts once both keep one; until then neither forgets what was seen in it.
    store.setState({ ids, keepsRecent, recent: keepsRecent && kept ? recent : mostRecent([...recent, ...own]) });
  };
  return Object.assign(store, { dispose: slot.onForeignChange(follow) });
}

function mostRecent(ids: readonly string[]): string[] {
  return [...new Set(ids)].slice(0, MAX_RECENT);
}

/** Favourites and recently seen of this mount, or what is selected of them. */
export function useFavourites<Selected>(select: (state: FavouritesState) => Selected): Selected {
  return useStore(useShop().lazyStore(createFavouritesStore), select);
}
