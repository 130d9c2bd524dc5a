import { roundDownTo } from '../../lib/money';
import { readDecimal } from '../../lib/readDecimal';
import { ROUNDING_STEP } from './financing';

/** Parses an amount of 0 or more; 0 for an empty field, `undefined` for any other text. */
export function readAmount(text: string): number | undefined {
  const amount = text.trim() === '' ? 0 : readDecimal(text);
  return amount !== undefined && amount >= 0 ? amount : undefined;
}

/** Amount between minimum and maximum, EUR, rounded down to hundreds. */
export function allowedAmount(amount: number, max: number, min = 0): number {
  return Math.max(min, roundDownTo(Math.min(amount, max), ROUNDING_STEP));
}
