import { range } from '../../lib/range';
import {
  FINANCING_DURATIONS,
  FINANCING_MILEAGES,
  financingTypes,
  financingTypesOf,
  ROUNDING_STEP,
  type FinancingType,
} from './financing';
import {
  durationsFor,
  highestBalloon,
  highestDeposit,
  limitsOf,
  usesMileage,
  type BankLimits,
  type FinancingEntries,
} from './financingForm';
import type { Frame } from './frame';
import { LEASING_DURATIONS, LEASING_MILEAGES, type LeasingTerms, type LeasingType } from './leasing';
import { highestDownPayment, leasingTypesFor } from './leasingForm';

/** Values of the fields of a rate, in the names of the frame; numbers ascending, a field without any is not shown. */
export interface RateFieldValues {
  contract?: readonly FinancingType[];
  lease?: readonly LeasingType[];
  deposit?: readonly number[];
  specialPayment?: readonly number[];
  months?: readonly number[];
  finalInstallment?: readonly number[];
  kilometres: readonly number[];
}

/** A change that takes all of it away. */
export const NO_FRAME = {
  kind: undefined,
  deposit: undefined,
  specialPayment: undefined,
  months: undefined,
  kilometres: undefined,
  contract: undefined,
  finalInstallment: undefined,
  lease: undefined,
  oldCar: undefined,
} satisfies Record<keyof Frame, undefined>;

const amounts = (most: number, least = 0): number[] => {
  const first = Math.floor(Math.min(least, most) / ROUNDING_STEP);
  return range(Math.max(Math.floor(most / ROUNDING_STEP) - first, 0) + 1, (index) => (first + index) * ROUNDING_STEP);
};
const withValue = (values: readonly number[], value: number) => [...new Set([...values, value])].sort((a, b) => a - b);

/** km a year, for the energy as well. */
export const YEARLY_MILEAGES = range(19, (index) => 5_000 + index * 2_500);

/** Of a bank that is not known yet. */
export function generalFields({ kind, contract }: Frame): RateFieldValues {
  if (kind === undefined) return { kilometres: YEARLY_MILEAGES };
  if (kind === 'leasing')
    return { specialPayment: amounts(20_000), months: LEASING_DURATIONS, kilometres: YEARLY_MILEAGES };
  return {
    contract: ['withBalloon', 'withoutBalloon'],
    deposit: amounts(50_000),
    months: FINANCING_DURATIONS.filter((months) => months % 12 === 0),
    ...(contract !== undefined && financingTypes.table[contract].hasBalloon && { finalInstallment: amounts(50_000) }),
    kilometres: YEARLY_MILEAGES,
  };
}

/** Of a vehicle's bank. @param tradeIn value of the trade-in, which is always part of the deposit, EUR */
export function financingFields(
  entries: FinancingEntries,
  bank: BankLimits & { durationsWithoutFinalInstallment: readonly number[] },
  tradeIn = 0,
): RateFieldValues {
  const { provider, type, purchasePrice: price, durationInMonth, deposit, mileage } = entries;
  const most = highestDeposit(price, limitsOf(entries, bank));
  return {
    contract: financingTypesOf(provider),
    deposit: amounts(most, tradeIn),
    months: durationsFor(bank.durationsWithoutFinalInstallment, durationInMonth),
    ...(financingTypes.table[type].hasBalloon && {
      finalInstallment: amounts(highestBalloon(price, Math.min(deposit, most))),
    }),
    kilometres: usesMileage(provider, type) ? withValue(FINANCING_MILEAGES, mileage) : [],
  };
}

/** Of a vehicle's lessor. */
export function leasingFields({
  provider,
  customerType,
  carPrice = 0,
  durationInMonth,
  kmPerYear,
}: LeasingTerms): RateFieldValues {
  return {
    lease: leasingTypesFor(provider, customerType),
    specialPayment: amounts(highestDownPayment(carPrice)),
    months: withValue(LEASING_DURATIONS, durationInMonth),
    kilometres: withValue(LEASING_MILEAGES, kmPerYear),
  };
}

/** Entries in the names of the frame. */
export const frameOfFinancing = ({ type, deposit, durationInMonth, balloon, mileage }: FinancingEntries): Frame => ({
  kind: 'financing',
  contract: type,
  deposit,
  months: durationInMonth,
  finalInstallment: balloon,
  kilometres: mileage,
});

export const frameOfLeasing = ({ type, downPaymentNet, durationInMonth, kmPerYear }: LeasingTerms): Frame => ({
  kind: 'leasing',
  lease: type,
  specialPayment: downPaymentNet,
  months: durationInMonth,
  kilometres: kmPerYear,
});
