import type { Car } from '../platform/contract';

/** Of a car for 22,490 € without figures of the dealer's own: the first quotes are 10 % down, 30 % at the end, and 0 € down. */
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
