import type { Vehicle } from '../vehicle/vehicle';
import { financingTypes, FINANCING_MILEAGES, type FinancingTerms, type OrderFinancing } from './financing';
import { durationsFor } from './financingForm';
import { LEASING_DURATIONS, LEASING_MILEAGES, type LeasingTerms, type OrderLeasing } from './leasing';

export type RateKind = 'financing' | 'leasing';

/** What the visitor set, once for all vehicles of the visit. */
export interface RateChoice {
  kind?: RateKind;
  /** Deposit of a financing, EUR. */
  deposit?: number;
  months?: number;
  /** km a year; absent until the visitor has said so. */
  kmPerYear?: number;
}

/** Whether the visitor set more than the kind: the bank's standard rate does not know it. */
export function hasOwnTerms({ deposit, months, kmPerYear }: RateChoice): boolean {
  return deposit !== undefined || months !== undefined || kmPerYear !== undefined;
}

/** The value of a list that is closest; the list must not be empty. */
export function nearest(values: readonly number[], wanted: number): number {
  return values.reduce((best, value) => (Math.abs(value - wanted) < Math.abs(best - wanted) ? value : best));
}

/** Terms of a vehicle with the visitor's choice, as far as the bank has it. */
export function chosenFinancing(
  first: FinancingTerms,
  { deposit = first.deposit, months = first.durationInMonth, kmPerYear = first.mileage }: RateChoice,
  durations: readonly number[],
): FinancingTerms {
  return {
    ...first,
    deposit,
    durationInMonth: nearest(durationsFor(durations, first.durationInMonth), months),
    mileage: kmPerYear === first.mileage ? kmPerYear : nearest(FINANCING_MILEAGES, kmPerYear),
  };
}

/** The same of a leasing, whose special payment is a matter of each vehicle. */
export function chosenLeasing(
  first: LeasingTerms,
  { months = first.durationInMonth, kmPerYear = first.kmPerYear }: RateChoice,
): LeasingTerms {
  return {
    ...first,
    durationInMonth: nearest([first.durationInMonth, ...LEASING_DURATIONS], months),
    kmPerYear: nearest([first.kmPerYear, ...LEASING_MILEAGES], kmPerYear),
  };
}

/** A vehicle with the bank's answer to the visitor in place of the standard rate, for cards and comparison. */
export function withCalculatedRate(
  vehicle: Vehicle,
  { financing, leasing }: { financing?: OrderFinancing; leasing?: OrderLeasing } = {},
): Vehicle {
  const terms = financing?.terms;
  if (financing !== undefined && terms !== undefined && terms.purchasePrice === vehicle.publicPrice) {
    return {
      ...vehicle,
      initialFinancingInstallment: financing.monthlyInstallment,
      virtualFinancingDeposit: financing.fundingDeposit,
      virtualFinancingDuration: financing.fundingDuration,
      virtualFinancingFinalInstallment: financingTypes.table[terms.type].hasBalloon ? financing.finalInstallment : 0,
      virtualFinancingMileage: terms.mileage,
    };
  }
  if (leasing !== undefined && leasing.terms?.carPrice === vehicle.publicPrice)
    return { ...vehicle, initialLeasingInstallment: leasing.monthlyInstallment };
  return vehicle;
}
