import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  canLease,
  initialLeasingQuote,
  leasingQuoteSchema,
  leasingTypesOf,
  maxDownPayment,
  sameLeasingQuote,
  type LeasingQuote,
} from '../../../src/domain/finance/leasing';
import { listOf } from '../../../src/lib/schema';

const quote = (durationInMonth: number, kmPerYear: number, monthlyRateGross = 299): LeasingQuote =>
  z.parse(leasingQuoteSchema, { durationInMonth, kmPerYear, monthlyRateGross });

describe('leasing', () => {
  it('begins with the longest duration and, within it, the lowest mileage', () => {
    const quotes = [quote(36, 10_000), quote(48, 20_000), quote(48, 15_000), quote(24, 10_000)];
    expect(initialLeasingQuote(quotes)).toMatchObject({ durationInMonth: 48, kmPerYear: 15_000 });
    expect(initialLeasingQuote([])).toBeUndefined();
  });

  it('stays with the same duration and mileage after a new calculation, else takes the first', () => {
    const quotes = [quote(24, 10_000), quote(36, 15_000)];
    expect(sameLeasingQuote(quotes, { durationInMonth: 36, kmPerYear: 15_000 })).toBe(quotes[1]);
    expect(sameLeasingQuote(quotes, { durationInMonth: 48, kmPerYear: 15_000 })).toBe(quotes[0]);
  });

  it('leaves out quotes without a positive rate', () => {
    const answer = [
      { durationInMonth: 36, kmPerYear: 10_000, monthlyRateGross: 0 },
      { durationInMonth: '36', kmPerYear: '15000', monthlyRateGross: '289.5', legalTextHtml: null },
      null,
    ];
    expect(z.parse(listOf(leasingQuoteSchema), answer)).toMatchObject([{ kmPerYear: 15_000, monthlyRateGross: 289.5 }]);
  });

  it.each([
    ['SANTANDER', '12345678', true],
    ['SANTANDER', undefined, false],
    ['BMW', undefined, true],
    ['NONE', '12345678', false],
    [undefined, '12345678', false],
  ] as const)(
    'of %s with Schwacke code %s is possible: %s',
    (leasingCalculationProviderType, schwackeCode, expected) => {
      expect(canLease({ leasingCalculationProviderType, schwackeCode })).toBe(expected);
    },
  );

  it('allows a special payment of a third of the price', () => {
    expect(maxDownPayment(30_000)).toBe(10_000);
  });

  it('offers private and business leasing at VW Ernst and by mileage elsewhere', () => {
    expect(leasingTypesOf('VW_ERNST')).toEqual(['private', 'business']);
    expect(leasingTypesOf('BMW')).toEqual(['mileage']);
  });
});
