import type { CustomerType } from '../person/fields';
import type { LeasingProvider } from '../enums/leasingProvider';
import { allowedAmount } from './amountEntry';
import { leasingTypesOf, maxDownPayment, type LeasingQuote, type LeasingTerms, type LeasingType } from './leasing';

/** Largest special payment that a visitor can enter, EUR net in whole hundreds. */
export function highestDownPayment(carPrice: number): number {
  return allowedAmount(maxDownPayment(carPrice), Infinity);
}

/** Default kind of leasing of a bank for private or business customers; the visitor may choose another one. */
export function leasingTypeFor(provider: LeasingProvider, customerType: CustomerType): LeasingType | undefined {
  const types = leasingTypesOf(provider);
  return types.find((type) => type === (customerType === 'commercial' ? 'business' : 'private')) ?? types[0];
}

export function termsOfQuote(
  quote: LeasingQuote,
  asked: Pick<LeasingTerms, 'provider' | 'carPrice' | 'type' | 'customerType'>,
): LeasingTerms {
  const { kmPerYear, durationInMonth, downPaymentNet = 0 } = quote;
  return { ...asked, kmPerYear, durationInMonth, downPaymentNet: Math.max(0, downPaymentNet) };
}

/** Quote of the fast calculation for the same terms; `undefined` where the bank has to recalculate. */
export function listedQuote(
  quotes: readonly LeasingQuote[],
  { kmPerYear, durationInMonth, downPaymentNet }: LeasingTerms,
): LeasingQuote | undefined {
  return quotes.find(
    (quote) =>
      quote.kmPerYear === kmPerYear &&
      quote.durationInMonth === durationInMonth &&
      (quote.downPaymentNet ?? 0) === downPaymentNet,
  );
}
