import { roundDownTo } from '../../lib/money';
import { ROUNDING_STEP } from './financing';

/** Parses EUR as people type them: "2500", "2.500", "2 500 €", "2.500,50". 0 for an empty field, `undefined` for any other text. */
export function readAmount(text: string): number | undefined {
  const plain = text.replace(/[\s€]/g, '');
  if (plain === '') return 0;
  const match = /^(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{0,2}))?$/.exec(plain);
  if (!match) return undefined;
  const [, whole = '', cents = ''] = match;
  return Number(`${whole.replaceAll('.', '')}.${cents || '0'}`);
}

/** Amount between minimum and maximum, EUR, rounded down to hundreds. */
export function allowedAmount(amount: number, max: number, min = 0): number {
  return Math.max(min, roundDownTo(Math.min(amount, max), ROUNDING_STEP));
}
