import { queryOptions, skipToken } from '@tanstack/react-query';
import { calculateFinancing, fetchFinanceSettings, type FinanceSettings } from '../../api/finance';
import { calculateLeasing, calculateLeasingFast } from '../../api/leasing';
import type { Platform } from '../../api/platform';
import { financingTypes, hasFinancing, type FinancingTerms } from '../../domain/finance/financing';
import { usesMileage } from '../../domain/finance/financingForm';
import { canLease, hasLeasing, type LeasingTerms, type LeasingType } from '../../domain/finance/leasing';
import type { CustomerType } from '../../domain/person/fields';
import { hasPrice } from '../../domain/vehicle/price';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { quoteFinancing, quoteFirstFinancing } from './terms/financingQuote';

/** `null`: the bank has none; no request without a bank. */
export function firstFinancingQuery(platform: Platform, vehicle: Vehicle | undefined) {
  const hasBank = vehicle && hasPrice(vehicle) && hasFinancing(vehicle.financingCalculationProviderType);
  return queryOptions({
    queryKey: ['financing', 'first', vehicle?.id ?? null, vehicle?.publicPrice ?? null],
    queryFn: hasBank ? ({ signal }) => quoteFirstFinancing(platform, vehicle, signal) : skipToken,
  });
}

export function financeSettingsQuery(platform: Platform, question: Parameters<typeof fetchFinanceSettings>[1]) {
  const { carId, carPurchasePrice, provider } = question;
  return queryOptions({
    queryKey: ['financing', 'settings', carId, carPurchasePrice, provider],
    queryFn: ({ signal }) => fetchFinanceSettings(platform, question, signal),
  });
}

/** Without entries that do not affect the rate. */
export function financingTermsName(terms: FinancingTerms): string {
  const { provider, type, purchasePrice, durationInMonth, deposit, balloon, mileage } = terms;
  return [
    provider,
    type,
    purchasePrice,
    durationInMonth,
    deposit,
    financingTypes.table[type].hasBalloon && balloon,
    usesMileage(provider, type) && mileage,
  ].join();
}

/** No request without terms. */
export function financingQuery(
  platform: Platform,
  question: { vehicle: Vehicle; terms: FinancingTerms; settings: FinanceSettings } | undefined,
) {
  return queryOptions({
    queryKey: [
      'financing',
      'terms',
      question?.vehicle.id ?? null,
      question ? financingTermsName(question.terms) : null,
    ],
    queryFn: question
      ? ({ signal }) => {
          const { vehicle, terms, settings } = question;
          return quoteFinancing(platform, { carId: vehicle.id, terms, settings, isInitialCalculation: false }, signal);
        }
      : skipToken,
  });
}

/** Only an example. */
export function protectedFinancingQuery(platform: Platform, carId: string, terms: FinancingTerms) {
  return queryOptions({
    queryKey: ['financing', 'protected', carId, JSON.stringify(terms)],
    queryFn: ({ signal }) =>
      calculateFinancing(platform, { ...terms, carId, isInitialCalculation: false, isProtected: true }, signal),
  });
}

interface LeasingQuestion {
  customerType: CustomerType;
  type: LeasingType | undefined;
}

/** All durations and mileages in one request, shared by page and calculator. */
export function leasingQuotesQuery(
  platform: Platform,
  vehicle: Vehicle | undefined,
  { customerType, type }: LeasingQuestion,
) {
  const provider = vehicle?.leasingCalculationProviderType;
  const isRequestable = vehicle && canLease(vehicle) && hasPrice(vehicle) && hasLeasing(provider) && type !== undefined;
  return queryOptions({
    queryKey: ['leasing', 'quotes', vehicle?.id ?? null, vehicle?.publicPrice ?? null, customerType, type ?? null],
    queryFn: isRequestable
      ? ({ signal }) => calculateLeasingFast(platform, { vehicle, provider, customerType, type }, signal)
      : skipToken,
  });
}

export function leasingTermsName(terms: LeasingTerms): string {
  const { customerType, type, kmPerYear, durationInMonth, downPaymentNet } = terms;
  return [customerType, type, kmPerYear, durationInMonth, downPaymentNet].join();
}

/** Outside the fast calculation. */
export function leasingQuery(platform: Platform, vehicle: Vehicle, terms: LeasingTerms) {
  return queryOptions({
    queryKey: ['leasing', 'terms', vehicle.id, vehicle.publicPrice ?? null, leasingTermsName(terms)],
    queryFn: ({ signal }) => calculateLeasing(platform, { vehicle, ...terms }, signal),
  });
}
