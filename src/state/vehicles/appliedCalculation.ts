import type { AppliedCalculation } from '../../domain/finance/rateOf';
import { useShop } from '../shopContext';

const createAppliedCalculations = () => new Map<string, AppliedCalculation>();

/** Calculations that enter the checkout (rules/vehicle: calculation enters the order), by vehicle id, for this mount; a plain map, because no component re-renders when it changes. */
export function useAppliedCalculations(): Map<string, AppliedCalculation> {
  return useShop().lazyStore(createAppliedCalculations);
}
