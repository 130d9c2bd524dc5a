import { describe, expect, it } from 'vitest';
import { paymentPlan } from '../../../src/domain/finance/paymentPlan';

describe('the payments of a vehicle', () => {
  it('are deposit, years of instalments and final instalment in the order in which they fall due', () => {
    // 48 × 364.56 = 17,498.88; with 7,400 the total of the loan is 24,898.88, of which 22,500 are the loan.
    expect(paymentPlan({ deposit: 2500, monthly: 364.56, months: 48, final: 7400, price: 25_000 })).toEqual({
      payments: [
        { kind: 'deposit', count: 1, amount: 2500 },
        { kind: 'instalments', year: 1, count: 12, amount: 4374.72 },
        { kind: 'instalments', year: 2, count: 12, amount: 4374.72 },
        { kind: 'instalments', year: 3, count: 12, amount: 4374.72 },
        { kind: 'instalments', year: 4, count: 12, amount: 4374.72 },
        { kind: 'final', count: 1, amount: 7400 },
      ],
      total: 27_398.88,
      loanTotal: 24_898.88,
      interest: 2398.88,
    });
  });

  it('leave out what is not paid, and count the months of a last year', () => {
    expect(paymentPlan({ deposit: 0, monthly: 100, months: 25, final: 0 })).toEqual({
      payments: [
        { kind: 'instalments', year: 1, count: 12, amount: 1200 },
        { kind: 'instalments', year: 2, count: 12, amount: 1200 },
        { kind: 'instalments', year: 3, count: 1, amount: 100 },
      ],
      total: 2500,
      loanTotal: 2500,
    });
  });

  it('bear no interest below zero where the platform rounds a cent too low', () => {
    // 3 × 333.33 = 999.99
    expect(paymentPlan({ deposit: 0, monthly: 333.33, months: 3, price: 1000 }).interest).toBe(0);
  });
});
