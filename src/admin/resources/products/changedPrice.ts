import { readTypedNumber } from '../../../lib/typedNumber';
import { formatNumber } from '../../../lib/format';

export type PriceChange = 'percent' | 'amount' | 'set';

/** Cents that a changed price ends with; `cent`: as it comes. */
export type Rounding = 'cent' | '00' | '90';

function rounded(cents: number, rounding: Rounding): number {
  if (rounding === 'cent') return cents;
  const end = Number(rounding);
  return Math.max(0, Math.round((cents - end) / 100)) * 100 + end;
}

/**
 * Or why it cannot be changed.
 * @param typed as in the form, EUR
 * @param by percent or EUR; negative for less, except for `set`
 */
export function changedPrice(
  typed: string,
  kind: PriceChange,
  by: number,
  rounding: Rounding = 'cent',
): { price: string } | string {
  if (kind === 'set') return { price: priceText(Math.round(by * 100)) };
  const price = readTypedNumber(typed);
  if (price === undefined) return 'Ohne Preis.';
  // In hundredths of a cent, so that 10,05 × 1,05 is not 10,552499….
  const cents = Math.round(price * 100);
  const changed =
    kind === 'percent' ? Math.round((cents * Math.round((100 + by) * 1000)) / 100_000) : cents + Math.round(by * 100);
  if (changed < 0) return 'Der Preis würde negativ.';
  return { price: priceText(rounded(changed, rounding)) };
}

const priceText = (cents: number) => formatNumber(cents / 100).replaceAll('.', '');
