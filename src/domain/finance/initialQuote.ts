import type { Vehicle } from '../vehicle/vehicle';
import { roundDownTo } from '../../lib/money';
import {
  capDeposit,
  DEFAULT_FINANCING_MILEAGE,
  defaultBalloon,
  defaultDeposit,
  EFFECTIVE_INTEREST_RATES,
  financingTypes,
  financingTypesOf,
  hasFinancing,
  ROUNDING_STEP,
  type FinancingTerms,
} from './financing';

type FinancedVehicle = Pick<
  Vehicle,
  | 'publicPrice'
  | 'financingCalculationProviderType'
  | 'virtualFinancingDeposit'
  | 'virtualFinancingDuration'
  | 'virtualFinancingFinalInstallment'
  | 'virtualFinancingMileage'
>;

interface BankSettings {
  durationsWithoutFinalInstallment: readonly number[];
  /** Percent of the price. */
  maxDepositWithoutFinalInstallmentPercentage?: number;
  intialDurationWithoutFinalInstallment?: number;
  effectiveInterestRate?: number;
}

/**
 * What the first quote of a vehicle assumes before the visitor has changed anything (checkout 4): the bank's first kind of financing over
 * its longest duration, 10 % deposit and 30 % final instalment of the public price, rounded down to hundreds. Where the dealer
 * has written own figures on the vehicle (virtual financing), these. `undefined` without bank, price or any duration.
 */
export function initialFinancingTerms(vehicle: FinancedVehicle, bank: BankSettings): FinancingTerms | undefined {
  const { publicPrice = 0, financingCalculationProviderType: provider } = vehicle;
  if (!hasFinancing(provider) || publicPrice <= 0) return undefined;
  const type = financingTypesOf(provider)[0];
  const durationInMonth =
    vehicle.virtualFinancingDuration ??
    longest(bank.durationsWithoutFinalInstallment) ??
    bank.intialDurationWithoutFinalInstallment;
  if (type === undefined || durationInMonth === undefined) return undefined;

  const maxDeposit = (publicPrice * (bank.maxDepositWithoutFinalInstallmentPercentage ?? 100)) / 100;
  const balloon = vehicle.virtualFinancingFinalInstallment ?? defaultBalloon(publicPrice);
  return {
    provider,
    purchasePrice: publicPrice,
    type,
    durationInMonth,
    effectiveInterestRate: bank.effectiveInterestRate ?? EFFECTIVE_INTEREST_RATES[provider],
    deposit: capDeposit(vehicle.virtualFinancingDeposit ?? defaultDeposit(publicPrice), maxDeposit).deposit,
    balloon: financingTypes.table[type].hasBalloon ? roundDownTo(balloon, ROUNDING_STEP) : undefined,
    mileage: vehicle.virtualFinancingMileage ?? DEFAULT_FINANCING_MILEAGE,
  };
}

function longest(durations: readonly number[]): number | undefined {
  return durations.length === 0 ? undefined : Math.max(...durations);
}
