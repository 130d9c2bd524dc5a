import { allowedAmount } from './amountEntry';
import { creditedTerms, type FinancingLimits } from './creditedTerms';
import {
  DEFAULT_FINANCING_MILEAGE,
  FINANCING_DURATIONS,
  financingTypes,
  ROUNDING_STEP,
  type FinancingTerms,
  type FinancingType,
} from './financing';
import type { FinancingProvider } from '../vehicle/enums/financingProvider';

/** The most of a price that a bank lets customers pay down, EUR. @param percentage of the settings; absent: all of it */
export function maxDepositOf(price: number, percentage = 100): number {
  return (price * percentage) / 100;
}

/** Largest deposit that a visitor can enter, EUR in whole hundreds: something stays to be financed. */
export function highestDeposit(price: number, maxDeposit = Infinity): number {
  return allowedAmount(Math.min(maxDeposit, price - ROUNDING_STEP), Infinity);
}

/** Largest final instalment beside a deposit, EUR in whole hundreds: less than what is financed. */
export function highestBalloon(price: number, deposit: number): number {
  return allowedAmount(price - deposit - ROUNDING_STEP, Infinity);
}

/**
 * Terms as the bank takes them (rules/financing-and-leasing: largest deposit, rules/financing-and-leasing: largest final instalment): deposit and final instalment at most its maximum, rounded down to hundreds. What the visitor
 * entered stays as it is.
 */
export function termsWithin(terms: FinancingTerms, limits: FinancingLimits): FinancingTerms {
  return creditedTerms(terms, { surplus: 0, credit: 0 }, 0, terms.purchasePrice, limits).terms;
}

/**
 * Durations to choose from, months: those of the bank's settings, because it refuses any other; where they name none, all that
 * there are (rules/financing-and-leasing: financing durations). A duration that was quoted stays choosable.
 */
export function durationsFor(offered: readonly number[], current: number): number[] {
  const all = new Set<number>(offered.length > 0 ? offered : FINANCING_DURATIONS);
  return [...all.add(current)].sort((a, b) => a - b);
}

/** VW counts the mileage only where there is a final instalment (rules/financing-and-leasing: mileage of VW). */
export function usesMileage(provider: FinancingProvider, type: FinancingType): boolean {
  return provider !== 'VW' || financingTypes.table[type].hasBalloon;
}

/** Mileage on the wire, km a year: the least where it does not count. */
export function mileageToWire(provider: FinancingProvider, type: FinancingType, mileage: number): number {
  return usesMileage(provider, type) ? mileage : DEFAULT_FINANCING_MILEAGE;
}
