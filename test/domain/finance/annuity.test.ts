import { describe, expect, it } from 'vitest';
import { monthlyInstallment } from '../../../src/domain/finance/annuity';

describe('monthly instalment of a loan', () => {
  it.each([
    { what: 'with a final instalment', amount: 22_500, balloon: 7_400, months: 48, rate: 3.99, expected: 364.56 },
    { what: 'without a final instalment', amount: 22_500, balloon: 0, months: 60, rate: 3.99, expected: 413.55 },
    { what: 'without interest', amount: 12_000, balloon: 0, months: 48, rate: 0, expected: 250 },
    {
      what: 'without interest and with a final instalment',
      amount: 12_000,
      balloon: 2_400,
      months: 24,
      rate: 0,
      expected: 400,
    },
    // 12.0 % effective: a month bears 0.948879 %; 10,000 over a year.
    { what: 'over a year', amount: 10_000, balloon: 0, months: 12, rate: 12, expected: 885.62 },
  ])('is repaid evenly $what', ({ amount, balloon, months, rate, expected }) => {
    expect(monthlyInstallment({ amount, balloon, durationInMonth: months, effectiveInterestRate: rate })).toBe(
      expected,
    );
  });
});
