import { allowedAmount } from './amountEntry';
import { creditedTerms, type FinancingLimits } from './creditedTerms';
import {
  defaultBalloon,
  DEFAULT_FINANCING_MILEAGE,
  FINANCING_DURATIONS,
  financingTypes,
  ROUNDING_STEP,
  type FinancingTerms,
  type FinancingType,
} from './financing';
import type { FinancingProvider } from '../enums/financingProvider';

/** Entered terms; the final instalment is retained while a kind of financing without one is selected. */
export type FinancingEntries = FinancingTerms & { balloon: number };

export const entriesOf = (terms: FinancingTerms): FinancingEntries => ({
  ...terms,
  balloon: terms.balloon ?? defaultBalloon(terms.purchasePrice),
});

/** Largest deposit that a bank accepts, EUR. @param percentage share of the price in the bank's settings; absent: all of it */
export function maxDepositOf(price: number, percentage = 100): number {
  return (price * percentage) / 100;
}

/** Largest deposit that a visitor can enter, EUR in whole hundreds: at least one hundred has to be financed. */
export function highestDeposit(price: number, maxDeposit = Infinity): number {
  return allowedAmount(Math.min(maxDeposit, price - ROUNDING_STEP), Infinity);
}

/** Largest final instalment beside a deposit, EUR in whole hundreds: less than the loan. */
export function highestBalloon(price: number, deposit: number): number {
  return allowedAmount(price - deposit - ROUNDING_STEP, Infinity);
}

/** Terms within the bank's maximum, for the request only (rules/financing-and-leasing: largest deposit). */
export function termsWithin(terms: FinancingTerms, limits: FinancingLimits): FinancingTerms {
  return creditedTerms(terms, { surplus: 0, credit: 0 }, 0, terms.purchasePrice, limits).terms;
}

/** Durations of the bank, which refuses any other, or all; the current one is always among them. */
export function durationsFor(offered: readonly number[], current: number): number[] {
  const all = new Set<number>(offered.length > 0 ? offered : FINANCING_DURATIONS);
  return [...all.add(current)].sort((a, b) => a - b);
}

/** VW considers the mileage only with a final instalment (rules/financing-and-leasing: mileage of VW). */
export function usesMileage(provider: FinancingProvider, type: FinancingType): boolean {
  return provider !== 'VW' || financingTypes.table[type].hasBalloon;
}

/** Mileage in the request, km a year: the lowest where the bank ignores it. */
export function mileageToWire(provider: FinancingProvider, type: FinancingType, mileage: number): number {
  return usesMileage(provider, type) ? mileage : DEFAULT_FINANCING_MILEAGE;
}
