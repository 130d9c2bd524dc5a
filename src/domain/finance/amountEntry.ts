import { roundDownTo } from '../../lib/money';
import { amountProblem, readTypedNumber, type TypedUnit } from '../../lib/typedNumber';
import { ROUNDING_STEP } from './financing';

/** EUR or km as typed, without a decimal point. 0 for an empty field, `undefined` for other text. */
export function readAmount(text: string, unit?: TypedUnit): number | undefined {
  if (text.trim() === '') return 0;
  const amount = /\.\d{1,2}(?!\d)/.test(text) ? undefined : readTypedNumber(text, unit);
  return amount === undefined || amount < 0 || amountProblem(text) !== undefined ? undefined : amount;
}

/** EUR between minimum and maximum, rounded down to hundreds. */
export function allowedAmount(amount: number, max: number, min = 0): number {
  return Math.max(min, roundDownTo(Math.min(amount, max), ROUNDING_STEP));
}
