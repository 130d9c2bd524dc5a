import { describe, expect, it } from 'vitest';
import { FINANCING_DURATIONS, type FinancingTerms } from '../../../src/domain/finance/financing';
import {
  durationsFor,
  highestBalloon,
  highestDeposit,
  limitsOf,
  mileageToWire,
  termsWithin,
  usesMileage,
} from '../../../src/domain/finance/financingForm';
import { FINANCING_TERMS } from '../../builders/terms';

const terms: FinancingTerms = { ...FINANCING_TERMS, purchasePrice: 24_690, deposit: 2400, balloon: 7400 };

describe('the limits of a financing', () => {
  it('caps a deposit at the bank’s share of the price, rounded down to hundreds', () => {
    // Half of 24,690 € are 12,345 €.
    expect(
      highestDeposit(
        24_690,
        limitsOf({ ...terms, purchasePrice: 24_690 }, { maxDepositWithoutFinalInstallmentPercentage: 50 }),
      ),
    ).toBe(12_300);
    expect(termsWithin({ ...terms, deposit: 20_000 }, { maxDeposit: 12_345 }).deposit).toBe(12_300);
  });

  it('knows none in the settings of a bank whose limits depend on the terms', () => {
    const half = { maxDepositWithoutFinalInstallmentPercentage: 50 };
    expect(limitsOf({ ...terms, provider: 'BANK11' }, half).maxDeposit).toBe(Infinity);
  });

  it('leaves something to finance where the bank names no maximum', () => {
    expect(highestDeposit(24_690, limitsOf({ ...terms, purchasePrice: 24_690 }, {}))).toBe(24_500);
    expect(highestBalloon(24_690, 12_300)).toBe(12_200);
  });

  it.each([
    ['the bank’s maximum, rounded down', 2400, 4938, 4900],
    ['what the deposit leaves', 20_000, undefined, 4500],
    ['what was entered where it fits', 2400, 9876, 7400],
  ])('takes as final instalment %s', (_, deposit, maxBalloon, expected) => {
    expect(termsWithin({ ...terms, deposit }, { maxDeposit: 24_690, maxBalloon }).balloon).toBe(expected);
  });

  it('has no final instalment where the kind of financing has none', () => {
    expect(termsWithin({ ...terms, type: 'withoutBalloon' }, { maxDeposit: 24_690 }).balloon).toBeUndefined();
  });
});

describe('the choices of a financing', () => {
  it('are the durations of the bank, with the quoted one; else all that there are', () => {
    expect(durationsFor([60, 24, 48], 36)).toEqual([24, 36, 48, 60]);
    expect(durationsFor([], 48)).toEqual([...FINANCING_DURATIONS]);
  });

  it('count the mileage at VW only with a final instalment, and send the least where it does not count', () => {
    expect([usesMileage('VW', 'withBalloon'), usesMileage('VW', 'withoutBalloon')]).toEqual([true, false]);
    expect([usesMileage('BDK', 'withoutBalloon'), usesMileage('VW_ERNST', 'classicCredit')]).toEqual([true, true]);
    expect(mileageToWire('VW', 'withBalloon', 20_000)).toBe(20_000);
    expect(mileageToWire('VW', 'withoutBalloon', 20_000)).toBe(10_000);
  });
});
