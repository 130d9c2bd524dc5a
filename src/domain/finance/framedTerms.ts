import { formatNumber, formatQuantity } from '../../lib/format';
import { roundToCents } from '../../lib/money';
import { netOf } from '../tax/valueAddedTax';
import { FINANCING_MILEAGES, type FinancingTerms } from './financing';
import { durationsFor, usesMileage } from './financingForm';
import type { Frame, RateKind } from './frame';
import { LEASING_DURATIONS, LEASING_MILEAGES, type LeasingTerms } from './leasing';
import { highestDownPayment } from './leasingForm';
import type { AppliedCalculation } from './rateOf';

/** Whether the visitor set terms that the bank's standard rate of this kind does not know. */
export function hasOwnTerms({ deposit, specialPayment, months, kilometres }: Frame, kind: RateKind): boolean {
  const paid = kind === 'financing' ? deposit : specialPayment;
  return paid !== undefined || months !== undefined || kilometres !== undefined;
}

/** The value of a list that is closest; the list must not be empty. */
export function nearest(values: readonly number[], wanted: number): number {
  return values.reduce((best, value) => (Math.abs(value - wanted) < Math.abs(best - wanted) ? value : best));
}

/** 'Bei diesem Fahrzeug höchstens 84 Monate statt 96.'; `undefined` where a vehicle has what is wanted. */
export function limitText(values: readonly number[], wanted: number, unit: string): string | undefined {
  const possible = nearest(values, wanted);
  if (possible === wanted) return undefined;
  const word = possible === values.at(-1) ? 'höchstens ' : possible === values[0] ? 'mindestens ' : '';
  return `Bei diesem Fahrzeug ${word}${formatQuantity(possible, unit)} statt ${formatNumber(wanted)}.`;
}

/** Terms of a vehicle with the visitor's frame, as far as the bank has it. */
export function chosenFinancing(
  first: FinancingTerms,
  { deposit = first.deposit, months = first.durationInMonth, kilometres = first.mileage }: Frame,
  durations: readonly number[],
): FinancingTerms {
  return {
    ...first,
    deposit,
    durationInMonth: nearest(durationsFor(durations, first.durationInMonth), months),
    mileage: kilometres === first.mileage ? kilometres : nearest(FINANCING_MILEAGES, kilometres),
  };
}

/** The same of a leasing, whose special payment is at most a third of the price. */
export function chosenLeasing(
  first: LeasingTerms,
  { specialPayment, months = first.durationInMonth, kilometres = first.kmPerYear }: Frame,
): LeasingTerms {
  return {
    ...first,
    downPaymentNet:
      specialPayment === undefined
        ? first.downPaymentNet
        : Math.min(specialPayment, highestDownPayment(first.carPrice ?? Infinity)),
    durationInMonth: nearest([first.durationInMonth, ...LEASING_DURATIONS], months),
    kmPerYear: nearest([first.kmPerYear, ...LEASING_MILEAGES], kilometres),
  };
}

/** What changing an order's rate changes in the frame; the bank's own terms are no choice for other vehicles. */
export function frameChange(after: AppliedCalculation, before: AppliedCalculation): Partial<Frame> {
  const was = frameOfRate(before);
  return Object.fromEntries(
    Object.entries(frameOfRate(after)).filter(([name, value]) => was[name as keyof Frame] !== value),
  );
}

/** The customer's own money, without the trade-in. */
const ownMoney = (paid: number, tradeIn = 0) => Math.max(0, roundToCents(paid - tradeIn));

function frameOfRate({ financing, leasing }: AppliedCalculation): Frame {
  if (financing?.terms) {
    const { deposit, durationInMonth: months, mileage: kilometres, provider, type } = financing.terms;
    return {
      deposit: ownMoney(deposit, financing.tradeInValue),
      months,
      ...(usesMileage(provider, type) && { kilometres }),
    };
  }
  if (!leasing?.terms) return {};
  const { downPaymentNet, durationInMonth: months, kmPerYear: kilometres } = leasing.terms;
  return { specialPayment: ownMoney(downPaymentNet, netOf(leasing.tradeInValue ?? 0)), months, kilometres };
}
