import type { OrderFinancing } from '../domain/finance/financing';
import type { OrderLeasing } from '../domain/finance/leasing';
import type { QueryCache } from './queryCache';

/** A calculation that the visitor applied on the vehicle's page and takes into the checkout (checkout 2). */
export interface AppliedCalculation {
  financing?: OrderFinancing;
  leasing?: OrderLeasing;
}

const keyOf = (vehicleId: string) => ['applied-calculation', vehicleId] as const;

/** Keeps the calculation with the vehicle, for this mount only: a draft makes it last. */
export function applyCalculation(cache: QueryCache, vehicleId: string, applied: AppliedCalculation): void {
  cache.write(keyOf(vehicleId), applied);
}

/** The calculation that was applied last; it is handed over once. */
export function takeAppliedCalculation(cache: QueryCache, vehicleId: string): AppliedCalculation | undefined {
  // Only `applyCalculation` writes there.
  const applied = cache.read(keyOf(vehicleId)).data as AppliedCalculation | undefined;
  cache.remove(keyOf(vehicleId));
  return applied;
}
