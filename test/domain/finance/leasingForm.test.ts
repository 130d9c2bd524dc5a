import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { allowedAmount, readAmount } from '../../../src/domain/finance/amountEntry';
import { leasingQuoteSchema, type LeasingTerms } from '../../../src/domain/finance/leasing';
import { highestDownPayment, leasingTypeFor, listedQuote } from '../../../src/domain/finance/leasingForm';
import { LEASING_TERMS } from '../../builders/terms';

const quote = (overrides: object = {}) =>
  z.parse(leasingQuoteSchema, { durationInMonth: 48, kmPerYear: 10_000, monthlyRateGross: 299, ...overrides });

const terms: LeasingTerms = LEASING_TERMS;

describe('an amount as it is typed', () => {
  it.each([
    ['', 0],
    ['2500', 2500],
    ['2.500', 2500],
    ['2 500 €', 2500],
    ['2.500,50', 2500.5],
    ['12.345.678', 12_345_678],
    ['0', 0],
  ])('%s is %s', (text, amount) => {
    expect(readAmount(text)).toBe(amount);
  });

  it.each(['viel', '-500', '2.50', '1,234.5', '25.00', '1e5'])('%s is none', (text) => {
    expect(readAmount(text)).toBeUndefined();
  });

  it.each([
    [2550, 7496.67, 2500],
    [2600, 7496.67, 2600],
    [9000, 7496.67, 7400],
    [99, 7496.67, 0],
    [-100, 7496.67, 0],
    [500, 0, 0],
  ])('counts by hundreds: %s of at most %s are %s', (amount, max, allowed) => {
    expect(allowedAmount(amount, max)).toBe(allowed);
  });
});

describe('what a visitor may change about a leasing', () => {
  it.each([
    // 22,490 / 3 = 7,496.67; 30,000 / 3 = 10,000; 200 / 3 = 66.67
    [22_490, 7400],
    [30_000, 10_000],
    [200, 0],
  ])('of a vehicle for %s EUR the special payment is at most %s', (price, highest) => {
    expect(highestDownPayment(price)).toBe(highest);
  });

  it('begins at VW Ernst with the kind for the customer, and elsewhere with the one there is', () => {
    expect(leasingTypeFor('VW_ERNST', 'private')).toBe('private');
    expect(leasingTypeFor('VW_ERNST', 'commercial')).toBe('business');
    expect(leasingTypeFor('BMW', 'commercial')).toBe('mileage');
  });

  it('needs no new calculation for what the fast one has answered', () => {
    const list = [quote(), quote({ kmPerYear: 15_000 }), quote({ kmPerYear: 20_000, downPaymentNet: 1000 })];
    expect(listedQuote(list, { ...terms, kmPerYear: 15_000 })).toBe(list[1]);
    expect(listedQuote(list, { ...terms, kmPerYear: 20_000, downPaymentNet: 1000 })).toBe(list[2]);
    expect(listedQuote(list, { ...terms, kmPerYear: 20_000 })).toBeUndefined();
    expect(listedQuote(list, { ...terms, downPaymentNet: 100 })).toBeUndefined();
    expect(listedQuote(list, { ...terms, kmPerYear: 25_000 })).toBeUndefined();
  });
});
