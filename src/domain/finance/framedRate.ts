import { formatPrice } from '../../lib/format';
import { netOf } from '../tax/valueAddedTax';
import type { Vehicle } from '../vehicle/vehicle';
import { monthlyInstallment } from './annuity';
import { DEFAULT_BALLOON_SHARE, defaultBalloon, FINANCING_DURATIONS, financingTypes } from './financing';
import type { Frame } from './frame';
import { exampleLoan, MAX_PLAUSIBLE_INTEREST, type ExampleLoan } from './rateExample';

/** At least one hundred has to be financed. EUR */
const LEAST_LOAN = 100;

/** Fewest months and highest interest of the expected banks' examples. */
export interface ExpectedExamples {
  months: number;
  /** Effective, percent a year. */
  interest: number;
}

export const USUAL_EXAMPLES: ExpectedExamples = { months: 36, interest: 10 };
/** Bounds of all examples: others contradict themselves. */
export const ALL_EXAMPLES: ExpectedExamples = {
  months: Math.min(...FINANCING_DURATIONS),
  interest: MAX_PLAUSIBLE_INTEREST,
};

/** Adds examples that are shorter or dearer. */
export function expectedWith(expected: ExpectedExamples, vehicles: readonly Vehicle[]): ExpectedExamples {
  const loans = vehicles.flatMap((vehicle) => exampleLoan(vehicle) ?? []);
  return {
    months: Math.min(expected.months, ...loans.map(({ months }) => months)),
    interest: Math.max(expected.interest, ...loans.map(({ interest }) => interest)),
  };
}

/**
 * EUR a month, expected by the bank's example: decides what is found and in which order, never shown by itself. Of a leasing the standard
 * rate, because an example does not say its residual value.
 */
export function estimatedRate(vehicle: Vehicle, frame: Frame, isB2BShop: boolean): number | undefined {
  if (frame.kind === 'leasing') {
    const { initialLeasingInstallment: rate } = vehicle;
    return rate !== undefined && isB2BShop ? netOf(rate) : rate;
  }
  const loan = exampleLoan(vehicle);
  if (loan === undefined) return undefined;
  const { deposit = loan.deposit, months = loan.months } = frame;
  const amount = Math.max(loan.price - deposit, LEAST_LOAN);
  return monthlyInstallment({
    amount,
    balloon: Math.min(expectedBalloon(loan, frame), amount - LEAST_LOAN),
    durationInMonth: months,
    effectiveInterestRate: loan.interest,
  });
}

function expectedBalloon({ price, balloon }: ExampleLoan, { contract, finalInstallment }: Frame): number {
  if (contract === undefined) return finalInstallment ?? balloon;
  if (!financingTypes.table[contract].hasBalloon) return 0;
  return finalInstallment ?? (balloon > 0 ? balloon : defaultBalloon(price));
}

/** Whole EUR: leaves out no vehicle whose rate in this frame is within `most`. */
export function boundOfExamples(most: number, frame: Frame, expected: ExpectedExamples): number {
  const { deposit = 0, months = expected.months, contract, finalInstallment } = frame;
  const hasBalloon = contract !== undefined && financingTypes.table[contract].hasBalloon;
  // What is not paid by the month may be borrowed in the example.
  const paid = deposit + (contract !== undefined && !hasBalloon ? 0 : (finalInstallment ?? 0));
  const ofThousand = { amount: 1_000, balloon: 0, durationInMonth: expected.months };
  const perEuro = monthlyInstallment({ ...ofThousand, effectiveInterestRate: expected.interest }) / 1_000;
  // Without interest a rate changes most with its months.
  const bound = most * Math.max(1, months / expected.months) + paid * perEuro;
  // The bank's usual final instalment, if the example has none.
  return Math.ceil(hasBalloon && finalInstallment === undefined ? bound / (1 - DEFAULT_BALLOON_SHARE) : bound);
}

/** Whole EUR, by the vehicle closest to it, up to which vehicles are mostly within the frame; `undefined` if half of these are. */
export function priceWithin(
  vehicles: readonly Vehicle[],
  most: number,
  frame: Frame,
  isB2BShop: boolean,
): number | undefined {
  const rated = vehicles.flatMap((vehicle) => {
    const rate = estimatedRate(vehicle, frame, isB2BShop);
    return rate === undefined ? [] : [{ price: vehicle.publicPrice ?? 0, rate }];
  });
  if (2 * rated.filter(({ rate }) => rate <= most).length >= vehicles.length) return undefined;
  const distance = ({ rate }: { rate: number }) => Math.abs(rate - most);
  const [closest] = rated.sort((one, other) => distance(one) - distance(other));
  return closest && Math.ceil((closest.price * most) / closest.rate);
}

/** '+ 28 € über Ihrem Rahmen'; `undefined` within it. @param isEstimate the bank has not answered */
export function aboveFrame(
  rate: number | undefined,
  most: number | undefined,
  isEstimate: boolean,
): string | undefined {
  if (rate === undefined || most === undefined || rate <= most) return undefined;
  return `+\u00A0${isEstimate ? 'etwa ' : ''}${formatPrice(Math.ceil(rate - most))} über Ihrem Rahmen`;
}
