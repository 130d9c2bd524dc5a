import type { OrderFinancing } from '../domain/finance/financing';
import type { OrderLeasing } from '../domain/finance/leasing';
import { useShop } from './shopContext';

/** A calculation that the visitor applied on the vehicle's page and takes into the checkout (checkout 2). */
export interface AppliedCalculation {
  financing?: OrderFinancing;
  leasing?: OrderLeasing;
}

const createAppliedCalculations = () => new Map<string, AppliedCalculation>();

/**
 * What was applied last, by the id of its vehicle, for this mount only: a draft makes it last. The checkout that takes one over takes it
 * out; nobody follows them.
 */
export function useAppliedCalculations(): Map<string, AppliedCalculation> {
  return useShop().lazyStore(createAppliedCalculations);
}
