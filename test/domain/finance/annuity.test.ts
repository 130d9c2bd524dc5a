import { describe, expect, it } from 'vitest';
import { monthlyInstallment } from '../../../src/domain/finance/annuity';

describe('monthly instalment of a loan', () => {
  it.each([
    ['with a final instalment', 22_500, 7_400, 48, 3.99, 364.56],
    ['without a final instalment', 22_500, 0, 60, 3.99, 413.55],
    ['without interest', 12_000, 0, 48, 0, 250],
    ['without interest and with a final instalment', 12_000, 2_400, 24, 0, 400],
    // 12.0 % effective: a month bears 0.948879 %; 10,000 over a year.
    ['over a year', 10_000, 0, 12, 12, 885.62],
  ])('is repaid evenly %s', (_, amount, balloon, durationInMonth, effectiveInterestRate, expected) => {
    expect(monthlyInstallment({ amount, balloon, durationInMonth, effectiveInterestRate })).toBe(expected);
  });
});
