import type { CustomerType } from '../person/fields';
import type { LeasingProvider } from '../enums/leasingProvider';
import { allowedAmount } from './amountEntry';
import { leasingTypesOf, maxDownPayment, type LeasingQuote, type LeasingTerms, type LeasingType } from './leasing';

/** EUR net in whole hundreds. */
export function highestDownPayment(carPrice: number): number {
  return allowedAmount(maxDownPayment(carPrice), Infinity);
}

/** Companies lease as such (rules/financing-and-leasing: who leases). */
export function leasingTypesFor(provider: LeasingProvider, customerType: CustomerType): LeasingType[] {
  return leasingTypesOf(provider).filter((type) => customerType === 'private' || type !== 'private');
}

/** The visitor's, if the bank has it, else that of private or business customers. */
export function leasingTypeFor(
  provider: LeasingProvider,
  customerType: CustomerType,
  wanted?: LeasingType,
): LeasingType | undefined {
  const types = leasingTypesFor(provider, customerType);
  const usual = customerType === 'commercial' ? 'business' : 'private';
  return types.find((type) => type === wanted) ?? types.find((type) => type === usual) ?? types[0];
}

export function termsOfQuote(
  quote: LeasingQuote,
  asked: Pick<LeasingTerms, 'provider' | 'carPrice' | 'type' | 'customerType'>,
): LeasingTerms {
  const { kmPerYear, durationInMonth, downPaymentNet = 0 } = quote;
  return { ...asked, kmPerYear, durationInMonth, downPaymentNet: Math.max(0, downPaymentNet) };
}

/** Same terms in the fast calculation; `undefined` if the bank has to recalculate. */
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
