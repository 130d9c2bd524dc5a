import { formatNumber, formatQuantity } from '../../lib/format';
import { roundToCents } from '../../lib/money';
import { netOf } from '../tax/valueAddedTax';
import {
  defaultBalloon,
  FINANCING_MILEAGES,
  financingTypes,
  financingTypesOf,
  type FinancingTerms,
  type FinancingType,
} from './financing';
import { durationsFor } from './financingForm';
import type { Frame, RateKind } from './frame';
import { LEASING_DURATIONS, LEASING_MILEAGES, type LeasingTerms } from './leasing';
import { highestDownPayment } from './leasingForm';

/** Terms that the bank's standard rate of this kind does not know. */
export function hasOwnTerms(frame: Frame, kind: RateKind): boolean {
  const { deposit, specialPayment, months, kilometres, contract, finalInstallment, lease } = frame;
  const ofKind = kind === 'financing' ? (deposit ?? contract ?? finalInstallment) : (specialPayment ?? lease);
  return (ofKind ?? months ?? kilometres) !== undefined;
}

/** The list must not be empty. */
export function nearest(values: readonly number[], wanted: number): number {
  return values.reduce((best, value) => (Math.abs(value - wanted) < Math.abs(best - wanted) ? value : best));
}

/** 'Bei diesem Fahrzeug höchstens 84 Monate statt 96.'; `undefined` if the wish is possible. */
export function limitText(values: readonly number[], wanted: number, unit: string): string | undefined {
  const possible = nearest(values, wanted);
  if (possible === wanted) return undefined;
  const word = possible === values.at(-1) ? 'höchstens ' : possible === values[0] ? 'mindestens ' : '';
  return `Bei diesem Fahrzeug ${word}${formatQuantity(possible, unit)} statt ${formatNumber(wanted)}.`;
}

/** The visitor's, else the bank's first kind with or without a final instalment, as wanted. */
export function contractLike(
  wanted: FinancingType | undefined,
  types: readonly FinancingType[],
): FinancingType | undefined {
  if (wanted === undefined || types.includes(wanted)) return wanted;
  const { table } = financingTypes;
  return types.find((type) => table[type].hasBalloon === table[wanted].hasBalloon);
}

/** Terms of the visitor's frame, as far as the bank has them. */
export function chosenFinancing(first: FinancingTerms, frame: Frame, durations: readonly number[]): FinancingTerms {
  const { deposit = first.deposit, months = first.durationInMonth, kilometres = first.mileage, contract } = frame;
  const { finalInstallment = first.balloon ?? defaultBalloon(first.purchasePrice) } = frame;
  const type = contractLike(contract, financingTypesOf(first.provider)) ?? first.type;
  return {
    ...first,
    type,
    balloon: financingTypes.table[type].hasBalloon ? finalInstallment : undefined,
    deposit,
    durationInMonth: nearest(durationsFor(durations, first.durationInMonth), months),
    mileage: kilometres === first.mileage ? kilometres : nearest(FINANCING_MILEAGES, kilometres),
  };
}

/** Terms of the visitor's frame; the special payment is at most a third of the price. */
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

/** As it holds for other vehicles: the trade-in is not own money. */
export function withoutTradeIn(change: Partial<Frame>, tradeIn: number): Partial<Frame> {
  const { deposit, specialPayment } = change;
  const ownMoney = (paid: number, value: number) => Math.max(0, roundToCents(paid - value));
  return {
    ...change,
    ...(deposit !== undefined && { deposit: ownMoney(deposit, tradeIn) }),
    ...(specialPayment !== undefined && { specialPayment: ownMoney(specialPayment, netOf(tradeIn)) }),
  };
}
