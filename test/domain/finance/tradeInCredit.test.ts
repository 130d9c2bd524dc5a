import { describe, expect, it } from 'vitest';
import { creditTradeIn, type CreditedDeposit } from '../../../src/domain/finance/tradeInCredit';
import { netOf } from '../../../src/domain/tax/valueAddedTax';

const bare = (deposit: number): CreditedDeposit => ({ deposit, surplus: 0, credit: 0 });

// Figures by hand. The bank takes at most 11,245 €, rounded down 11,200 €; ten percent of 22,490 € are 2,200 €.
const rules = { max: 11_245, withoutTradeIn: 2_200 };

describe('a trade-in in the deposit', () => {
  it.each<[string, CreditedDeposit, number, CreditedDeposit]>([
    ['comes on top of the own money', bare(2_200), 4_200, { deposit: 6_400, surplus: 0, credit: 4_200 }],
    ['may fill the bank’s maximum', bare(2_200), 9_000, { deposit: 11_200, surplus: 0, credit: 9_000 }],
    ['is kept as surplus above it', bare(2_200), 15_000, { deposit: 11_200, surplus: 6_000, credit: 15_000 }],
    [
      'takes back the earlier one when it replaces it',
      { deposit: 6_400, surplus: 0, credit: 4_200 },
      1_500,
      { deposit: 3_700, surplus: 0, credit: 1_500 },
    ],
    [
      'takes back the surplus of the earlier one, too',
      { deposit: 11_200, surplus: 6_000, credit: 15_000 },
      3_000,
      { deposit: 5_200, surplus: 0, credit: 3_000 },
    ],
    [
      'replaces a small one by one above the maximum',
      { deposit: 3_700, surplus: 0, credit: 1_500 },
      10_000,
      { deposit: 11_200, surplus: 1_000, credit: 10_000 },
    ],
    [
      'that is put in twice counts once',
      { deposit: 6_400, surplus: 0, credit: 4_200 },
      4_200,
      { deposit: 6_400, surplus: 0, credit: 4_200 },
    ],
    ['that is taken away leaves ten percent', { deposit: 9_200, surplus: 0, credit: 4_200 }, 0, bare(2_200)],
    ['that never was changes nothing', bare(5_000), 0, bare(5_000)],
    ['that never was leaves the bank’s maximum alone', bare(12_000), 0, { deposit: 11_200, surplus: 800, credit: 0 }],
    [
      'worth more than the deposit it was in leaves no debt',
      { deposit: 3_000, surplus: 0, credit: 4_200 },
      1_000,
      { deposit: 1_000, surplus: 0, credit: 1_000 },
    ],
  ])('%s', (_, before, value, after) => {
    expect(creditTradeIn(before, value, rules)).toEqual(after);
  });
});

// A third of 22,490 € is 7,496.67 €, rounded down 7,400 €.
describe('a trade-in in the special payment of a leasing, net', () => {
  const max = 22_490 / 3;
  it.each<[string, CreditedDeposit, number, CreditedDeposit]>([
    ['4,200 € are 3,529.41 € without tax', bare(0), 4_200, { deposit: 3_529.41, surplus: 0, credit: 3_529.41 }],
    ['beside own money', bare(1_000), 4_200, { deposit: 4_529.41, surplus: 0, credit: 3_529.41 }],
    ['above a third of the price', bare(0), 11_900, { deposit: 7_400, surplus: 2_600, credit: 10_000 }],
    [
      'replaced',
      { deposit: 7_400, surplus: 2_600, credit: 10_000 },
      1_190,
      { deposit: 1_000, surplus: 0, credit: 1_000 },
    ],
    ['taken away leaves the own money', { deposit: 4_529.41, surplus: 0, credit: 3_529.41 }, 0, bare(1_000)],
  ])('%s', (_, before, gross, after) => {
    expect(creditTradeIn(before, netOf(gross, 19), { max })).toEqual(after);
  });
});
