import type { FinancingTerms } from '../../src/domain/finance/financing';
import type { LeasingTerms } from '../../src/domain/finance/leasing';

/** Terms of a vehicle of 22,490 EUR. */
export const FINANCING_TERMS = {
  provider: 'VW',
  purchasePrice: 22_490,
  type: 'withBalloon',
  durationInMonth: 48,
  effectiveInterestRate: 3.99,
  deposit: 2_200,
  balloon: 6_700,
  mileage: 10_000,
} as const satisfies FinancingTerms;

export const LEASING_TERMS = {
  provider: 'VW',
  type: 'mileage',
  customerType: 'private',
  kmPerYear: 10_000,
  durationInMonth: 48,
  downPaymentNet: 0,
} as const satisfies LeasingTerms;
