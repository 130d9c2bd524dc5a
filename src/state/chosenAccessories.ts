import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { useShop } from './shopContext';

/** Who sends a cart: each keeps a list of its own, and a new cart replaces only that. */
export type AccessorySource = 'navigator' | 'charging';

const SOURCES: readonly AccessorySource[] = ['navigator', 'charging'];
const NONE: readonly string[] = [];
const keyOf = (vehicleId: string, source: AccessorySource) => `${source} ${vehicleId}`;

export interface ChosenAccessoriesState {
  /** Article numbers by source and vehicle. */
  carts: ReadonlyMap<string, readonly string[]>;
  /** Keeps the cart of a third party with the vehicle, for this mount only: a draft makes it last. */
  choose: (vehicleId: string, source: AccessorySource, articleNumbers: readonly string[]) => void;
}

/** What was chosen beside the shop's own products, at third parties. */
export function createChosenAccessoriesStore(): StoreApi<ChosenAccessoriesState> {
  return createStore<ChosenAccessoriesState>()((set) => ({
    carts: new Map(),
    choose: (vehicleId, source, articleNumbers) =>
      set(({ carts }) => ({ carts: new Map(carts).set(keyOf(vehicleId, source), articleNumbers) })),
  }));
}

/**
 * All that was chosen for a vehicle, each article once. It stays chosen on the vehicle's page: a second start of the checkout has it
 * as well.
 */
export function articlesOf({ carts }: ChosenAccessoriesState, vehicleId: string): readonly string[] {
  return [...new Set(SOURCES.flatMap((source) => carts.get(keyOf(vehicleId, source)) ?? NONE))];
}

/** The carts of this mount, to read once or to choose in. */
export function useChosenAccessoriesStore(): StoreApi<ChosenAccessoriesState> {
  return useShop().lazyStore(createChosenAccessoriesStore);
}

/** What was chosen in one of them, followed. */
export function useChosenAccessories(vehicleId: string, source: AccessorySource): readonly string[] {
  return useStore(useChosenAccessoriesStore(), ({ carts }) => carts.get(keyOf(vehicleId, source)) ?? NONE);
}
