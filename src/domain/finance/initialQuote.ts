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
  /** Percent of the price. */
  intialDepositWithoutFinalInstallmentPercentage?: number;
  intialDurationWithoutFinalInstallment?: number;
  effectiveInterestRate?: number;
}

/**
 * First kind, longest duration, 10 % deposit, 30 % final instalment of the public price, rounded down to hundreds
 * (rules/financing-and-leasing: first financing quote). Without a list of durations, duration and deposit of the bank's settings. The
 * dealer's figures of the vehicle (virtual financing) have priority. `undefined` without bank, price or duration.
 */
export function initialFinancingTerms(vehicle: FinancedVehicle, bank: BankSettings): FinancingTerms | undefined {
  const { publicPrice = 0, financingCalculationProviderType: provider } = vehicle;
  if (!hasFinancing(provider) || publicPrice <= 0) return undefined;
  const type = financingTypesOf(provider)[0];
  const longest = longestOf(bank.durationsWithoutFinalInstallment);
  const durationInMonth = vehicle.virtualFinancingDuration ?? longest ?? bank.intialDurationWithoutFinalInstallment;
  if (type === undefined || durationInMonth === undefined) return undefined;

  const share = longest === undefined ? bank.intialDepositWithoutFinalInstallmentPercentage : undefined;
  const deposit =
    share === undefined ? defaultDeposit(publicPrice) : roundDownTo((publicPrice * share) / 100, ROUNDING_STEP);
  const maxDeposit = (publicPrice * (bank.maxDepositWithoutFinalInstallmentPercentage ?? 100)) / 100;
  const balloon = vehicle.virtualFinancingFinalInstallment ?? defaultBalloon(publicPrice);
  return {
    provider,
    purchasePrice: publicPrice,
    type,
    durationInMonth,
    effectiveInterestRate: bank.effectiveInterestRate ?? EFFECTIVE_INTEREST_RATES[provider],
    deposit: capDeposit(vehicle.virtualFinancingDeposit ?? deposit, maxDeposit).deposit,
    balloon: financingTypes.table[type].hasBalloon ? roundDownTo(balloon, ROUNDING_STEP) : undefined,
    mileage: vehicle.virtualFinancingMileage ?? DEFAULT_FINANCING_MILEAGE,
  };
}

function longestOf(durations: readonly number[]): number | undefined {
  return durations.length === 0 ? undefined : Math.max(...durations);
}
