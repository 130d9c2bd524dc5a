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
import { toJson } from '../../lib/json';
import { quoteFinancing, quoteFirstFinancing } from './terms/financingQuote';

/** The first financing quote of a vehicle; `null` where its bank has none. Not requested where there is no bank. */
export function firstFinancingQuery(platform: Platform, vehicle: Vehicle | undefined) {
  const hasBank = vehicle && hasPrice(vehicle) && hasFinancing(vehicle.financingCalculationProviderType);
  return queryOptions({
    queryKey: ['financing', 'first', vehicle?.id ?? null, vehicle?.publicPrice ?? null],
    queryFn: hasBank ? ({ signal }) => quoteFirstFinancing(platform, vehicle, signal) : skipToken,
  });
}

/** What the bank takes in general, requested where the terms are known already. */
export function financeSettingsQuery(platform: Platform, question: Parameters<typeof fetchFinanceSettings>[1]) {
  const { carId, carPurchasePrice, provider } = question;
  return queryOptions({
    queryKey: ['financing', 'settings', carId, carPurchasePrice, provider],
    queryFn: ({ signal }) => fetchFinanceSettings(platform, question, signal),
  });
}

/** Terms with the same name have the same rate. */
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

/** The bank's rate for terms that the visitor has entered. */
export function financingQuery(platform: Platform, carId: string, terms: FinancingTerms, settings: FinanceSettings) {
  return queryOptions({
    queryKey: ['financing', 'terms', carId, financingTermsName(terms)],
    queryFn: ({ signal }) => quoteFinancing(platform, { carId, terms, settings, isInitialCalculation: false }, signal),
  });
}

/** The same with credit protection: only ever an example (rules/order-and-payment: credit protection is no order). */
export function protectedFinancingQuery(platform: Platform, carId: string, terms: FinancingTerms) {
  return queryOptions({
    queryKey: ['financing', 'protected', carId, toJson(terms) ?? null],
    queryFn: ({ signal }) =>
      calculateFinancing(platform, { ...terms, carId, isInitialCalculation: false, isProtected: true }, signal),
  });
}

export interface LeasingQuestion {
  customerType: CustomerType;
  /** Absent: the bank has none. */
  type: LeasingType | undefined;
}

/**
 * The fast calculation: quotes of a vehicle for all durations and mileages at once, without a special payment of the visitor's own
 * (rules/financing-and-leasing: fast leasing calculation). The page's first quote and the calculator share one answer. Not requested where nobody leases the vehicle.
 */
export function leasingQuotesQuery(
  platform: Platform,
  vehicle: Vehicle | undefined,
  { customerType, type }: LeasingQuestion,
) {
  const provider = vehicle?.leasingCalculationProviderType;
  const canAsk = vehicle && canLease(vehicle) && hasPrice(vehicle) && hasLeasing(provider) && type !== undefined;
  return queryOptions({
    queryKey: ['leasing', 'quotes', vehicle?.id ?? null, vehicle?.publicPrice ?? null, customerType, type ?? null],
    queryFn: canAsk
      ? ({ signal }) => calculateLeasingFast(platform, { vehicle, provider, customerType, type }, signal)
      : skipToken,
  });
}

/** Terms with the same name have the same offer. */
export function leasingTermsName(terms: LeasingTerms): string {
  const { customerType, type, kmPerYear, durationInMonth, downPaymentNet } = terms;
  return [customerType, type, kmPerYear, durationInMonth, downPaymentNet].join();
}

/** The bank's offer for terms that are not among its quotes. */
export function leasingQuery(platform: Platform, vehicle: Vehicle, terms: LeasingTerms) {
  return queryOptions({
    queryKey: ['leasing', 'terms', vehicle.id, vehicle.publicPrice ?? null, leasingTermsName(terms)],
    queryFn: ({ signal }) => calculateLeasing(platform, { vehicle, ...terms }, signal),
  });
}
