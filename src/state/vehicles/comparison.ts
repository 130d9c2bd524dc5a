import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { MAX_COMPARED } from '../../domain/vehicle/comparisonAddress';
import type { ShopStorage } from '../../lib/storage';
import { keptLists } from '../device-data/keptLists';
import { useShop } from '../shopContext';

interface ComparisonState {
  /** In the order of choice; at most four. */
  ids: readonly string[];
  /** The last choice was refused: there were four. */
  isRefused: boolean;
  /** False if there are four already. */
  toggle: (vehicleId: string) => boolean;
  replace: (ids: readonly string[]) => void;
  clearRefusal: () => void;
}

type ComparisonStore = StoreApi<ComparisonState>;

export function createComparisonStore(storage: ShopStorage, adminId: string): ComparisonStore {
  const lists = keptLists(storage, adminId);
  return createStore<ComparisonState>()((set, get) => {
    const replace = (ids: readonly string[]) => {
      set({ ids, isRefused: false });
      lists.write({ compared: ids });
    };
    return {
      ids: lists.read().compared.slice(0, MAX_COMPARED),
      isRefused: false,
      toggle: (vehicleId) => {
        const { ids } = get();
        if (ids.includes(vehicleId)) replace(ids.filter((id) => id !== vehicleId));
        else if (ids.length < MAX_COMPARED) replace([...ids, vehicleId]);
        else set({ isRefused: true });
        return !get().isRefused;
      },
      replace,
      clearRefusal: () => set({ isRefused: false }),
    };
  });
}

export function useComparison<Selected>(select: (state: ComparisonState) => Selected): Selected {
  return useStore(useShop().lazyStore(createComparisonStore), select);
}
