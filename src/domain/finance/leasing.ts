import * as z from 'zod/mini';
import { enumeration, type KeyOf } from '../../lib/enumeration';
import { amountFromZero, euros, kilometres, number, oneOf, optionalOf, positiveNumber, text } from '../../lib/schema';
import { customerTypes } from '../person/fields';
import { leasingProviders, type LeasingProvider } from '../enums/leasingProvider';

/** km a year, and months. */
export const LEASING_MILEAGES = [10_000, 15_000, 20_000, 25_000, 30_000, 40_000] as const;
export const LEASING_DURATIONS = [12, 24, 36, 48] as const;

/** VW_ERNST offers 2 and 3, every other bank 1. */
export const leasingTypes = enumeration({
  mileage: { wire: [1], label: 'Kilometerleasing', isVwErnst: false },
  private: { wire: [2], label: 'Privatleasing', isVwErnst: true },
  business: { wire: [3], label: 'Geschäftsleasing', isVwErnst: true },
});

export type LeasingType = KeyOf<typeof leasingTypes>;

/** No call is made for NONE and unknown providers. */
export function hasLeasing(provider: LeasingProvider | undefined): provider is LeasingProvider {
  return provider !== undefined && provider !== 'NONE';
}

/** Santander requires a Schwacke code (rules/financing-and-leasing: leasing with Santander). */
export function canLease(vehicle: {
  leasingCalculationProviderType?: LeasingProvider;
  schwackeCode?: string;
}): boolean {
  const { leasingCalculationProviderType: provider, schwackeCode } = vehicle;
  return hasLeasing(provider) && (provider !== 'SANTANDER' || schwackeCode !== undefined);
}

export function leasingTypesOf(provider: LeasingProvider): LeasingType[] {
  return leasingTypes.keys.filter((type) => leasingTypes.table[type].isVwErnst === (provider === 'VW_ERNST'));
}

/** EUR; a third of the price. */
export function maxDownPayment(carPrice: number): number {
  return carPrice / 3;
}

/** EUR, months, km a year; a positive gross rate is required (rules/financing-and-leasing: offers with a rate). */
export const leasingQuoteSchema = z.object({
  durationInMonth: z.pipe(number(), positiveNumber()),
  kmPerYear: z.pipe(kilometres(), positiveNumber()),
  monthlyRateGross: z.pipe(euros(), positiveNumber()),
  monthlyRateNet: euros(),
  monthlyFinanceRateNet: euros(),
  taxRate: number(),
  residualValueNet: euros(),
  leasingFactor: number(),
  nominalInterestRate: number(),
  effectiveInterestRate: number(),
  kilometerExcessNet: number(),
  kilometerLowNet: number(),
  downPaymentNet: euros(),
  /** Hostile until sanitised. */
  legalTextHtml: text(),
  type: oneOf(leasingTypes),
  providerType: oneOf(leasingProviders),
});

export type LeasingQuote = z.output<typeof leasingQuoteSchema>;

/** Longest duration, then lowest mileage (rules/financing-and-leasing: first leasing quote). */
export function initialLeasingQuote(quotes: readonly LeasingQuote[]): LeasingQuote | undefined {
  return [...quotes].sort((a, b) => b.durationInMonth - a.durationInMonth || a.kmPerYear - b.kmPerYear)[0];
}

/** Same mileage and duration, else the first (rules/financing-and-leasing: calculated anew). */
export function sameLeasingQuote(
  quotes: readonly LeasingQuote[],
  current: Pick<LeasingQuote, 'kmPerYear' | 'durationInMonth'>,
): LeasingQuote | undefined {
  return (
    quotes.find(
      ({ kmPerYear, durationInMonth }) =>
        kmPerYear === current.kmPerYear && durationInMonth === current.durationInMonth,
    ) ?? quotes[0]
  );
}

/** Stored with the bank's answer for a recalculation. Months, km a year. */
const leasingTermsSchema = z.object({
  provider: z.enum(leasingProviders.keys),
  /** EUR; absent in older drafts: calculated anew. */
  carPrice: z.optional(positiveNumber()),
  type: z.enum(leasingTypes.keys),
  customerType: z.enum(customerTypes.keys),
  kmPerYear: positiveNumber(),
  durationInMonth: positiveNumber(),
  /** EUR net: own money and trade-in, at most the bank's maximum. */
  downPaymentNet: amountFromZero(),
});

export type LeasingTerms = z.output<typeof leasingTermsSchema>;

/** Stored in the draft. EUR gross, months. */
export const orderLeasingSchema = z.object({
  /** Absent in an order without a calculator. */
  terms: z.optional(leasingTermsSchema),
  monthlyInstallment: positiveNumber(),
  fundingDuration: positiveNumber(),
  /** Special payment, gross. */
  downPayment: amountFromZero(),
  /** Net amount above a third of the price. */
  downPaymentSurplus: z._default(amountFromZero(), 0),
  /** Gross value, part of down payment and surplus; absent before it was credited. */
  tradeInValue: z.optional(amountFromZero()),
  /** Hostile until sanitised. */
  legalTextHtml: z.optional(z.string()),
  /** Without its legal text, for the application. */
  quote: optionalOf(leasingQuoteSchema),
});

export type OrderLeasing = z.output<typeof orderLeasingSchema>;
