import type { QueryCache } from './queryCache';
import { useQuery } from './useQuery';

const keyOf = (vehicleId: string) => ['chosen-accessories', vehicleId] as const;
const NONE: readonly string[] = [];

/** Keeps the article numbers of the accessories navigator with the vehicle, for this mount only: a draft makes them last. */
export function chooseAccessories(cache: QueryCache, vehicleId: string, articleNumbers: readonly string[]): void {
  cache.write(keyOf(vehicleId), articleNumbers);
}

/** What was chosen for a vehicle. It stays chosen on the vehicle's page: a second start of the checkout has it as well. */
export function chosenAccessories(cache: QueryCache, vehicleId: string): readonly string[] {
  // Only `chooseAccessories` writes there.
  return (cache.read(keyOf(vehicleId)).data as readonly string[] | undefined) ?? NONE;
}

/** The same, followed. */
export function useChosenAccessories(vehicleId: string): readonly string[] {
  return useQuery({ queryKey: keyOf(vehicleId), queryFn: () => NONE, enabled: false }).data ?? NONE;
}
