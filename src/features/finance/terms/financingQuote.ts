import {
  calculateFinancing,
  fetchFinanceConditions,
  fetchFinanceSettings,
  type FinanceResult,
  type FinanceSettings,
} from '../../../api/finance';
import type { Platform } from '../../../api/platform';
import type { FinancingLimits } from '../../../domain/finance/creditedTerms';
import { hasLimitsByTerms } from '../../../domain/enums/financingProvider';
import { hasFinancing, type FinancingTerms } from '../../../domain/finance/financing';
import { limitsOf, termsWithin } from '../../../domain/finance/financingForm';
import { initialFinancingTerms } from '../../../domain/finance/initialQuote';
import type { Vehicle } from '../../../domain/vehicle/vehicle';

export type FinancingQuote = FinanceResult & {
  terms: FinancingTerms;
  settings: FinanceSettings;
};

interface FinancingQuestion {
  carId: string;
  /** The quote has them within limits. */
  terms: FinancingTerms;
  settings: FinanceSettings;
  /** Before any change by the visitor (rules/financing-and-leasing: initial calculation). */
  isInitialCalculation: boolean;
}

/** Requested where they depend on terms. @throws {HttpError} */
export async function fetchLimits(
  platform: Platform,
  { carId, terms, settings }: Pick<FinancingQuestion, 'carId' | 'terms' | 'settings'>,
  signal: AbortSignal,
): Promise<FinancingLimits> {
  const { provider, durationInMonth, deposit } = terms;
  return hasLimitsByTerms(provider)
    ? fetchFinanceConditions(platform, { carId, durationInMonth, deposit }, signal)
    : limitsOf(terms, settings);
}

/** Within the bank's limits. @throws {HttpError} */
export async function quoteFinancing(
  platform: Platform,
  { carId, terms: entered, settings, isInitialCalculation }: FinancingQuestion,
  signal: AbortSignal,
): Promise<FinancingQuote> {
  const terms = termsWithin(entered, await fetchLimits(platform, { carId, terms: entered, settings }, signal));
  const result = await calculateFinancing(platform, { ...terms, carId, isInitialCalculation }, signal);
  return { ...result, terms, settings };
}

/** `null`: no bank, no price. @throws {HttpError} */
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
