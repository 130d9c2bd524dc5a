import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { useShop } from '../shopContext';

/** Among the listed ones (rules/search: new since the last visit). */
export interface NewVehicles {
  ids: ReadonlySet<string>;
  label: string;
  /** All of the search are known. */
  isWhole: boolean;
}

export const NONE_NEW: NewVehicles = { ids: new Set(), label: '', isWhole: false };

export const createNewVehiclesStore = (): StoreApi<NewVehicles> => createStore(() => NONE_NEW);

export function useNewVehicles(): NewVehicles {
  return useStore(useShop().lazyStore(createNewVehiclesStore));
}
