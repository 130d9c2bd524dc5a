import type { QueryClient } from '@tanstack/react-query';
import type { OrderFinancing } from '../domain/finance/financing';
import type { OrderLeasing } from '../domain/finance/leasing';

/** A calculation that the visitor applied on the vehicle's page and takes into the checkout (checkout 2). */
export interface AppliedCalculation {
  financing?: OrderFinancing;
  leasing?: OrderLeasing;
}

const keyOf = (vehicleId: string) => ['applied-calculation', vehicleId] as const;

/** Keeps the calculation with the vehicle, for this mount only: a draft makes it last. */
export function applyCalculation(queryClient: QueryClient, vehicleId: string, applied: AppliedCalculation): void {
  queryClient.setQueryData(keyOf(vehicleId), applied);
}

/** The calculation that was applied last; it is handed over once. */
export function takeAppliedCalculation(queryClient: QueryClient, vehicleId: string): AppliedCalculation | undefined {
  const applied = queryClient.getQueryData<AppliedCalculation>(keyOf(vehicleId));
  queryClient.removeQueries({ queryKey: keyOf(vehicleId) });
  return applied;
}
