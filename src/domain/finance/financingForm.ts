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
import { hasLimitsByTerms, type FinancingProvider } from '../enums/financingProvider';

export interface BankLimits {
  /** Percent of the price. */
  maxDepositWithoutFinalInstallmentPercentage?: number;
}

/** Entered terms; the final instalment is retained while a kind of financing without one is selected. */
export type FinancingEntries = FinancingTerms & { balloon: number };

export const entriesOf = (terms: FinancingTerms): FinancingEntries => ({
  ...terms,
  balloon: terms.balloon ?? defaultBalloon(terms.purchasePrice),
});

/** What a bank's settings say of a vehicle, before it is asked: a bank whose limits depend on the terms has none there. */
export function limitsOf(
  { provider, purchasePrice }: Pick<FinancingTerms, 'provider' | 'purchasePrice'>,
  { maxDepositWithoutFinalInstallmentPercentage: percent = 100 }: BankLimits,
): FinancingLimits {
  return { maxDeposit: hasLimitsByTerms(provider) ? Infinity : (purchasePrice * percent) / 100 };
}

/** Largest deposit that a visitor can enter, EUR in whole hundreds: at least one hundred has to be financed. */
export function highestDeposit(price: number, { maxDeposit }: FinancingLimits): number {
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
