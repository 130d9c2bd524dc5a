import type { AppliedCalculation } from '../../domain/finance/rateOf';
import { useShop } from '../shopContext';

const createAppliedCalculations = () => new Map<string, AppliedCalculation>();

/** Calculations of this mount by vehicle id (rules/vehicle: calculation enters the order); a plain map, because no component renders it. */
export function useAppliedCalculations(): Map<string, AppliedCalculation> {
  return useShop().lazyStore(createAppliedCalculations);
}
