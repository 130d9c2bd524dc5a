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

/** The final instalment stays while a kind without one is selected. */
export type FinancingEntries = FinancingTerms & { balloon: number };

export const entriesOf = (terms: FinancingTerms): FinancingEntries => ({
  ...terms,
  balloon: terms.balloon ?? defaultBalloon(terms.purchasePrice),
});

/** Limits before the bank is asked; none if they depend on the terms. */
export function limitsOf(
  { provider, purchasePrice }: Pick<FinancingTerms, 'provider' | 'purchasePrice'>,
  { maxDepositWithoutFinalInstallmentPercentage: percent = 100 }: BankLimits,
): FinancingLimits {
  return { maxDeposit: hasLimitsByTerms(provider) ? Infinity : (purchasePrice * percent) / 100 };
}

/** EUR in whole hundreds: at least one hundred has to be financed. */
export function highestDeposit(price: number, { maxDeposit }: FinancingLimits): number {
  return allowedAmount(Math.min(maxDeposit, price - ROUNDING_STEP), Infinity);
}

/** EUR in whole hundreds: less than the loan. */
export function highestBalloon(price: number, deposit: number): number {
  return allowedAmount(price - deposit - ROUNDING_STEP, Infinity);
}

/** For the request only (rules/financing-and-leasing: largest deposit). */
export function termsWithin(terms: FinancingTerms, limits: FinancingLimits): FinancingTerms {
  return creditedTerms(terms, { surplus: 0, credit: 0 }, 0, terms.purchasePrice, limits).terms;
}

/** The bank's, which refuses others, or all; always with the current one. */
export function durationsFor(offered: readonly number[], current: number): number[] {
  const all = new Set<number>(offered.length > 0 ? offered : FINANCING_DURATIONS);
  return [...all.add(current)].sort((a, b) => a - b);
}

/** VW considers the mileage only with a final instalment (rules/financing-and-leasing: mileage of VW). */
export function usesMileage(provider: FinancingProvider, type: FinancingType): boolean {
  return provider !== 'VW' || financingTypes.table[type].hasBalloon;
}

/** km a year: the lowest if the bank ignores it. */
export function mileageToWire(provider: FinancingProvider, type: FinancingType, mileage: number): number {
  return usesMileage(provider, type) ? mileage : DEFAULT_FINANCING_MILEAGE;
}
