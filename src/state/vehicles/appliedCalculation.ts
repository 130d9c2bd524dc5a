import type { OrderFinancing } from '../../domain/finance/financing';
import type { OrderLeasing } from '../../domain/finance/leasing';
import { useShop } from '../shopContext';

/** Calculation that the visitor applied on the vehicle page, for the checkout (rules/vehicle: calculation enters the order). */
export interface AppliedCalculation {
  financing?: OrderFinancing;
  leasing?: OrderLeasing;
}

const createAppliedCalculations = () => new Map<string, AppliedCalculation>();

/**
 * Applied calculations by vehicle id, for this mount only. The checkout moves one into its draft and deletes it here. A plain map,
 * because no component re-renders when it changes.
 */
export function useAppliedCalculations(): Map<string, AppliedCalculation> {
  return useShop().lazyStore(createAppliedCalculations);
}
