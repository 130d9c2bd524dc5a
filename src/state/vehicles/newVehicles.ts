import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { useShop } from '../shopContext';

/** New vehicles among the listed ones (rules/search: new since the last visit). */
export interface NewVehicles {
  ids: ReadonlySet<string>;
  /** 'Neu seit Ihrem letzten Besuch' */
  label: string;
  /** All new vehicles of the search are known. */
  isWhole: boolean;
}

export const NONE_NEW: NewVehicles = { ids: new Set(), label: '', isWhole: false };

export const createNewVehiclesStore = (): StoreApi<NewVehicles> => createStore(() => NONE_NEW);

/** The new vehicles of the current list of this mount. */
export function useNewVehicles(): NewVehicles {
  return useStore(useShop().lazyStore(createNewVehiclesStore));
}
