import type { Car } from '../platform/contract';

/** First quotes of a car for 22,490 € without the dealer's own figures: financing with 10 % down and 30 % at the end, leasing with 0 € down. */
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
