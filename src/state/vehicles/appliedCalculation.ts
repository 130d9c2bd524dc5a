import type { OrderFinancing } from '../../domain/finance/financing';
import type { OrderLeasing } from '../../domain/finance/leasing';
import { useShop } from '../shopContext';

/** Calculation that the visitor applied on the vehicle page, for the checkout (rules/vehicle: calculation enters the order). */
export interface AppliedCalculation {
  financing?: OrderFinancing;
  leasing?: OrderLeasing;
}

const createAppliedCalculations = () => new Map<string, AppliedCalculation>();

/** By vehicle id, for this mount; a plain map, because no component re-renders when it changes. */
export function useAppliedCalculations(): Map<string, AppliedCalculation> {
  return useShop().lazyStore(createAppliedCalculations);
}
