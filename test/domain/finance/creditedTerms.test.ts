import { describe, expect, it } from 'vitest';
import { creditedTerms } from '../../../src/domain/finance/creditedTerms';
import type { FinancingTerms } from '../../../src/domain/finance/financing';
import { FINANCING_TERMS } from '../../builders/terms';

const terms: FinancingTerms = FINANCING_TERMS;
const none = { surplus: 0, credit: 0 };
const half = { maxDeposit: 11_245 };

describe('terms with a trade-in', () => {
  it('change in nothing but the deposit', () => {
    expect(creditedTerms(terms, none, 4_200, 22_490, half)).toEqual({
      terms: { ...terms, deposit: 6_400 },
      surplus: 0,
    });
  });

  it('go back to ten percent of the price without it', () => {
    const with4200 = { ...terms, deposit: 9_000 };
    expect(creditedTerms(with4200, { surplus: 0, credit: 4_200 }, 0, 22_490, half).terms.deposit).toBe(2_200);
  });

  it('take the price of today', () => {
    const { terms: cheaper } = creditedTerms(terms, none, 0, 20_990, { maxDeposit: 10_495 });
    expect(cheaper).toEqual({ ...terms, purchasePrice: 20_990 });
  });

  // 22,490 − 18,000 = 4,490 are financed; 4,390 may stand at the end, rounded down 4,300.
  it('shrink a final instalment that no longer fits beside the deposit', () => {
    const { terms: changed, surplus } = creditedTerms(terms, none, 15_800, 22_490, { maxDeposit: 22_490 });
    expect([changed.deposit, changed.balloon, surplus]).toEqual([18_000, 4_300, 0]);
  });

  it('shrink it to what the bank allows, rounded down', () => {
    const { terms: changed } = creditedTerms(terms, none, 4_200, 22_490, { maxDeposit: 11_245, maxBalloon: 5_172.7 });
    expect(changed.balloon).toBe(5_100);
  });

  it('leave something to finance', () => {
    const { terms: changed, surplus } = creditedTerms(terms, none, 40_000, 22_490, { maxDeposit: 22_490 });
    expect([changed.deposit, changed.balloon, surplus]).toEqual([22_300, 0, 19_900]);
  });

  it('have no final instalment where the kind of financing has none', () => {
    const without: FinancingTerms = { ...terms, type: 'withoutBalloon', balloon: undefined };
    expect(creditedTerms(without, none, 4_200, 22_490, half).terms.balloon).toBeUndefined();
  });
});
