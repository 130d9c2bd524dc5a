import type { Car } from '../platform/contract';

/** First quotes of a car for 22,490 €: financing with 10 % deposit and 30 % final instalment, leasing without special payment. */
export const BANKED_CAR = {
  publicPrice: 22_490,
  mileAge: 40_000,
  financingCalculationProviderType: 'VW',
  leasingCalculationProviderType: 'VW',
  virtualFinancingDeposit: undefined,
  virtualFinancingDuration: undefined,
  virtualFinancingFinalInstallment: undefined,
  virtualFinancingMileage: undefined,
} satisfies Partial<Car>;
