import * as z from 'zod/mini';
import { enumeration, type KeyOf } from '../../lib/enumeration';
import { amountFromZero, euros, kilometres, number, oneOf, optionalOf, positiveNumber, text } from '../../lib/schema';
import { customerTypes } from '../person/fields';
import { leasingProviders, type LeasingProvider } from '../enums/leasingProvider';

/** Kilometres a year and months to choose from. */
export const LEASING_MILEAGES = [10_000, 15_000, 20_000, 25_000, 30_000, 40_000] as const;
export const LEASING_DURATIONS = [12, 24, 36, 48] as const;

/** Kinds of leasing. VW_ERNST offers 2 and 3, every other bank 1. */
export const leasingTypes = enumeration({
  mileage: { wire: [1], label: 'Kilometerleasing', isVwErnst: false },
  private: { wire: [2], label: 'Privatleasing', isVwErnst: true },
  business: { wire: [3], label: 'Geschäftsleasing', isVwErnst: true },
});

export type LeasingType = KeyOf<typeof leasingTypes>;

/** Whether a bank offers leasing; for NONE or unknown providers no call is made. */
export function hasLeasing(provider: LeasingProvider | undefined): provider is LeasingProvider {
  return provider !== undefined && provider !== 'NONE';
}

/** Whether a bank leases this vehicle: Santander requires a Schwacke code (rules/financing-and-leasing: leasing with Santander). */
export function canLease(vehicle: {
  leasingCalculationProviderType?: LeasingProvider;
  schwackeCode?: string;
}): boolean {
  const { leasingCalculationProviderType: provider, schwackeCode } = vehicle;
  return hasLeasing(provider) && (provider !== 'SANTANDER' || schwackeCode !== undefined);
}

/** Kinds of leasing that a bank offers. */
export function leasingTypesOf(provider: LeasingProvider): LeasingType[] {
  return leasingTypes.keys.filter((type) => leasingTypes.table[type].isVwErnst === (provider === 'VW_ERNST'));
}

/** Largest special payment in EUR: a third of the price. */
export function maxDownPayment(carPrice: number): number {
  return carPrice / 3;
}

/** Offer of a leasing bank: EUR, months, km a year; a positive gross rate is required (rules/financing-and-leasing: offers with a rate). */
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

/** Initial quote: the longest duration and, within it, the lowest mileage (rules/financing-and-leasing: first leasing quote). */
export function initialLeasingQuote(quotes: readonly LeasingQuote[]): LeasingQuote | undefined {
  return [...quotes].sort((a, b) => b.durationInMonth - a.durationInMonth || a.kmPerYear - b.kmPerYear)[0];
}

/** Quote of the same mileage and duration after a recalculation, else the first (rules/financing-and-leasing: calculated anew). */
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

/** Request to a leasing bank, stored with its answer for a later recalculation. Months, km a year. */
const leasingTermsSchema = z.object({
  provider: z.enum(leasingProviders.keys),
  /** EUR; absent in older drafts: requires a recalculation. */
  carPrice: z.optional(positiveNumber()),
  type: z.enum(leasingTypes.keys),
  customerType: z.enum(customerTypes.keys),
  kmPerYear: positiveNumber(),
  durationInMonth: positiveNumber(),
  /** EUR net: the customer's own money and the trade-in's value together, at most the bank's maximum. */
  downPaymentNet: amountFromZero(),
});

export type LeasingTerms = z.output<typeof leasingTermsSchema>;

/** Leasing applied to the order, stored in the draft. EUR gross, months. */
export const orderLeasingSchema = z.object({
  /** Absent in an order that did not come from a calculator. */
  terms: z.optional(leasingTermsSchema),
  monthlyInstallment: positiveNumber(),
  fundingDuration: positiveNumber(),
  /** Special payment, gross. */
  downPayment: amountFromZero(),
  /** Net: own money and trade-in above a third of the price. */
  downPaymentSurplus: z._default(amountFromZero(), 0),
  /** Value of the trade-in, gross, within down payment and surplus; absent before it was credited. */
  tradeInValue: z.optional(amountFromZero()),
  /** Hostile until sanitised. */
  legalTextHtml: z.optional(z.string()),
  /** The bank's offer without its legal text, for the application. */
  quote: optionalOf(leasingQuoteSchema),
});

export type OrderLeasing = z.output<typeof orderLeasingSchema>;
