import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { useShop } from '../shopContext';

/** A new cart replaces only that of the same source. */
export type AccessorySource = 'navigator' | 'charging';

const SOURCES: readonly AccessorySource[] = ['navigator', 'charging'];
const NONE: readonly string[] = [];
const keyOf = (vehicleId: string, source: AccessorySource) => `${source} ${vehicleId}`;

interface ChosenAccessoriesState {
  carts: ReadonlyMap<string, readonly string[]>;
  /** Holds for this mount only; the checkout copies it into its draft. */
  choose: (vehicleId: string, source: AccessorySource, articleNumbers: readonly string[]) => void;
}

export function createChosenAccessoriesStore(): StoreApi<ChosenAccessoriesState> {
  return createStore<ChosenAccessoriesState>()((set) => ({
    carts: new Map(),
    choose: (vehicleId, source, articleNumbers) =>
      set(({ carts }) => ({ carts: new Map(carts).set(keyOf(vehicleId, source), articleNumbers) })),
  }));
}

/** Articles of all carts, once each. Carts stay, for a second start of the checkout. */
export function articlesOf({ carts }: ChosenAccessoriesState, vehicleId: string): readonly string[] {
  return [...new Set(SOURCES.flatMap((source) => carts.get(keyOf(vehicleId, source)) ?? NONE))];
}

export function useChosenAccessoriesStore(): StoreApi<ChosenAccessoriesState> {
  return useShop().lazyStore(createChosenAccessoriesStore);
}

export function useChosenAccessories(vehicleId: string, source: AccessorySource): readonly string[] {
  return useStore(useChosenAccessoriesStore(), ({ carts }) => carts.get(keyOf(vehicleId, source)) ?? NONE);
}
