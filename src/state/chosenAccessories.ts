import type { QueryCache } from './queryCache';
import { useQuery } from './useQuery';

/** Who sends a cart: each keeps a list of its own, and a new cart replaces only that. */
export type AccessorySource = 'navigator' | 'charging';

const SOURCES: readonly AccessorySource[] = ['navigator', 'charging'];
const keyOf = (vehicleId: string, source: AccessorySource) => ['chosen-accessories', vehicleId, source] as const;
const NONE: readonly string[] = [];

/** Keeps the article numbers of a third party's cart with the vehicle, for this mount only: a draft makes them last. */
export function chooseAccessories(
  cache: QueryCache,
  vehicleId: string,
  source: AccessorySource,
  articleNumbers: readonly string[],
): void {
  cache.write(keyOf(vehicleId, source), articleNumbers);
}

/**
 * All that was chosen for a vehicle, each article once. It stays chosen on the vehicle's page: a second start of the checkout has it
 * as well.
 */
export function chosenAccessories(cache: QueryCache, vehicleId: string): readonly string[] {
  // Only `chooseAccessories` writes there.
  const carts = SOURCES.map((source) => cache.read(keyOf(vehicleId, source)).data as readonly string[] | undefined);
  return [...new Set(carts.flatMap((cart) => cart ?? NONE))];
}

/** What was chosen in one of them, followed. */
export function useChosenAccessories(vehicleId: string, source: AccessorySource): readonly string[] {
  return useQuery({ queryKey: keyOf(vehicleId, source), queryFn: () => NONE, enabled: false }).data ?? NONE;
}
