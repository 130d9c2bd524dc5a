import { describe, expect, it } from 'vitest';
import type { FinancingTerms } from '../../../src/domain/finance/financing';
import type { LeasingTerms } from '../../../src/domain/finance/leasing';
import { chosenFinancing, chosenLeasing, withCalculatedRate } from '../../../src/domain/finance/rateChoice';
import { aVehicle } from '../../builders/vehicle';
import { LEASING_TERMS } from '../../builders/terms';

const FIRST: FinancingTerms = {
  provider: 'BDK',
  purchasePrice: 20_000,
  type: 'withBalloon',
  durationInMonth: 60,
  effectiveInterestRate: 5,
  deposit: 2_000,
  balloon: 6_000,
  mileage: 10_000,
};
const LEASING: LeasingTerms = LEASING_TERMS;

describe('the visitor’s choice at another vehicle', () => {
  it.each([
    ['nothing chosen', {}, {}],
    ['deposit and months', { deposit: 4_000, months: 48 }, { deposit: 4_000, durationInMonth: 48 }],
    ['months that this bank does not have', { months: 13 }, { durationInMonth: 12 }],
    ['more kilometres than a bank counts', { kmPerYear: 50_000 }, { mileage: 40_000 }],
  ])('is the bank’s first quote with what was chosen: %s', (_, choice, changed) => {
    expect(chosenFinancing(FIRST, choice, [12, 36, 48, 60])).toEqual({ ...FIRST, ...changed });
  });

  it('changes months and mileage of a leasing, not its special payment', () => {
    const choice = { deposit: 4_000, months: 30, kmPerYear: 17_500 };
    expect(chosenLeasing(LEASING, choice)).toEqual({ ...LEASING, durationInMonth: 24, kmPerYear: 15_000 });
  });

  it('is on the card of a vehicle that was calculated, as long as its price is the same', () => {
    const vehicle = aVehicle({ publicPrice: 20_000, initialFinancingInstallment: 300 });
    const financing = {
      terms: { ...FIRST, deposit: 4_000 },
      monthlyInstallment: 207.13,
      fundingDuration: 60,
      fundingDeposit: 4_000,
      depositSurplus: 0,
      finalInstallment: 6_000,
    };
    expect(withCalculatedRate(vehicle, { financing })).toMatchObject({
      initialFinancingInstallment: 207.13,
      virtualFinancingDeposit: 4_000,
      virtualFinancingDuration: 60,
      virtualFinancingFinalInstallment: 6_000,
    });
    const dearer = { ...vehicle, publicPrice: 21_000 };
    expect(withCalculatedRate(dearer, { financing })).toBe(dearer);
    expect(withCalculatedRate(vehicle)).toBe(vehicle);
    const leasing = {
      terms: { ...LEASING, carPrice: 20_000 },
      monthlyInstallment: 189,
      fundingDuration: 48,
      downPayment: 0,
      downPaymentSurplus: 0,
    };
    expect(withCalculatedRate(vehicle, { leasing })).toMatchObject({ initialLeasingInstallment: 189 });
    expect(withCalculatedRate(dearer, { leasing })).toBe(dearer);
  });
});
