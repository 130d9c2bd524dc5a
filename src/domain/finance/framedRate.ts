import { formatPrice } from '../../lib/format';
import { netOf } from '../tax/valueAddedTax';
import type { Vehicle } from '../vehicle/vehicle';
import { monthlyInstallment } from './annuity';
import type { Frame } from './frame';
import { exampleLoan } from './rateExample';

/** At least one hundred has to be financed. EUR */
const LEAST_LOAN = 100;
/** An example of fewer months, or of more than 10 % interest, may be missed by a search in the visitor's frame; EUR a month of one borrowed. */
const EXAMPLE = { months: 36, perEuro: 0.0322 };

/**
 * The visitor's rate as the bank's example of the vehicle lets expect it, EUR a month: it decides what is found and in which order, and is
 * never shown by itself. Of a leasing the standard rate, because an example does not say its residual value.
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
    balloon: Math.min(loan.balloon, amount - LEAST_LOAN),
    durationInMonth: months,
    effectiveInterestRate: loan.interest,
  });
}

/** The bound of the bank's examples that leaves out no vehicle whose rate in this frame is within `most`, whole EUR. */
export function boundOfExamples(most: number, { deposit = 0, months = EXAMPLE.months }: Frame): number {
  // Without interest a rate changes most with its months.
  return Math.ceil(most * Math.max(1, months / EXAMPLE.months) + deposit * EXAMPLE.perEuro);
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
