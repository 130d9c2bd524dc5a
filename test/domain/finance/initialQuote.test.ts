import { describe, expect, it } from 'vitest';
import { initialFinancingTerms } from '../../../src/domain/finance/initialQuote';
import { aVehicle } from '../../builders/vehicle';

const bank = {
  durationsWithoutFinalInstallment: [24, 48, 36],
  maxDepositWithoutFinalInstallmentPercentage: 50,
  intialDurationWithoutFinalInstallment: 36,
  effectiveInterestRate: 3.99,
};

describe('the first financing quote of a vehicle', () => {
  it('assumes the longest duration, a tenth as deposit and three tenths as final instalment, in full hundreds', () => {
    // 24,900 €: deposit 2,490 → 2,400; final instalment 7,470 → 7,400; 22,500 € are left to finance.
    const vehicle = aVehicle({ publicPrice: 24_900, financingCalculationProviderType: 'VW' });
    expect(initialFinancingTerms(vehicle, bank)).toEqual({
      provider: 'VW',
      purchasePrice: 24_900,
      type: 'withBalloon',
      durationInMonth: 48,
      effectiveInterestRate: 3.99,
      deposit: 2400,
      balloon: 7400,
      mileage: 10_000,
    });
  });

  it('takes the bank’s own rate and first duration where its settings bring less', () => {
    const vehicle = aVehicle({ publicPrice: 24_900, financingCalculationProviderType: 'BANK11' });
    const terms = initialFinancingTerms(vehicle, {
      durationsWithoutFinalInstallment: [],
      intialDurationWithoutFinalInstallment: 60,
    });
    expect(terms).toMatchObject({ durationInMonth: 60, effectiveInterestRate: 7.99 });
  });

  it('takes the share of the deposit from the settings where they bring no list of durations, in full hundreds', () => {
    const vehicle = aVehicle({ publicPrice: 24_900, financingCalculationProviderType: 'VW' });
    const settings = { ...bank, intialDepositWithoutFinalInstallmentPercentage: 20 };
    // 20 % of 24,900 € are 4,980 €, in full hundreds 4,900 €.
    expect(initialFinancingTerms(vehicle, { ...settings, durationsWithoutFinalInstallment: [] })?.deposit).toBe(4900);
    // With a list it is a tenth.
    expect(initialFinancingTerms(vehicle, settings)?.deposit).toBe(2400);
  });

  it('keeps the deposit below the bank’s maximum', () => {
    const vehicle = aVehicle({ publicPrice: 24_900, financingCalculationProviderType: 'VW' });
    const strict = { ...bank, maxDepositWithoutFinalInstallmentPercentage: 5 };
    // 5 % of 24,900 € are 1,245 €, in full hundreds 1,200 €.
    expect(initialFinancingTerms(vehicle, strict)?.deposit).toBe(1200);
  });

  it('follows the figures that the dealer has written on the vehicle', () => {
    const vehicle = aVehicle({
      publicPrice: 24_900,
      financingCalculationProviderType: 'VIRTUAL',
      virtualFinancingDeposit: 5000,
      virtualFinancingDuration: 36,
      virtualFinancingFinalInstallment: 9000,
      virtualFinancingMileage: 15_000,
    });
    expect(initialFinancingTerms(vehicle, bank)).toMatchObject({
      deposit: 5000,
      durationInMonth: 36,
      balloon: 9000,
      mileage: 15_000,
    });
  });

  it.each([
    ['has no bank', { financingCalculationProviderType: 'NONE' }],
    ['has an unknown bank', { financingCalculationProviderType: undefined }],
    ['has no price', { publicPrice: undefined }],
    ['costs nothing', { publicPrice: 0 }],
  ] as const)('is not asked for when the vehicle %s', (_case, overrides) => {
    expect(
      initialFinancingTerms(aVehicle({ financingCalculationProviderType: 'VW', ...overrides }), bank),
    ).toBeUndefined();
  });
});
