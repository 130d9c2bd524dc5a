import {
  calculateFinancing,
  fetchFinanceConditions,
  fetchFinanceSettings,
  type FinanceResult,
  type FinanceSettings,
} from '../../../api/finance';
import type { Platform } from '../../../api/platform';
import type { FinancingLimits } from '../../../domain/finance/creditedTerms';
import { hasFinancing, type FinancingTerms } from '../../../domain/finance/financing';
import { maxDepositOf, termsWithin } from '../../../domain/finance/financingForm';
import { initialFinancingTerms } from '../../../domain/finance/initialQuote';
import type { Vehicle } from '../../../domain/vehicle/vehicle';

export type FinancingQuote = FinanceResult & {
  /** What was requested, within the limits of the bank. */
  terms: FinancingTerms;
  settings: FinanceSettings;
};

interface FinancingQuestion {
  carId: string;
  /** As entered: what the bank's limits make of them is in the quote. */
  terms: FinancingTerms;
  settings: FinanceSettings;
  /** The first calculation of a vehicle, before the visitor has changed anything (rules/financing-and-leasing: initial calculation). */
  isInitialCalculation: boolean;
}

/** Asks the bank for a rate, after its limits where it has them for each case (BANK11). @throws {HttpError} */
export async function quoteFinancing(
  platform: Platform,
  { carId, terms: entered, settings, isInitialCalculation }: FinancingQuestion,
  signal: AbortSignal,
): Promise<FinancingQuote> {
  const { purchasePrice, durationInMonth, deposit, provider } = entered;
  const limits: FinancingLimits =
    provider === 'BANK11'
      ? await fetchFinanceConditions(platform, { carId, durationInMonth, deposit }, signal)
      : { maxDeposit: maxDepositOf(purchasePrice, settings.maxDepositWithoutFinalInstallmentPercentage) };
  const terms = termsWithin(entered, limits);
  const result = await calculateFinancing(platform, { ...terms, carId, isInitialCalculation }, signal);
  return { ...result, terms, settings };
}

/** The first quote of a vehicle; `null` where there is nothing to calculate. @throws {HttpError} */
export async function quoteFirstFinancing(
  platform: Platform,
  vehicle: Vehicle,
  signal: AbortSignal,
): Promise<FinancingQuote | null> {
  const { id: carId, publicPrice: carPurchasePrice, financingCalculationProviderType: provider } = vehicle;
  if (!hasFinancing(provider) || carPurchasePrice === undefined) return null;
  const settings = await fetchFinanceSettings(platform, { carId, carPurchasePrice, provider }, signal);
  const terms = initialFinancingTerms(vehicle, settings);
  return terms ? quoteFinancing(platform, { carId, terms, settings, isInitialCalculation: true }, signal) : null;
}
