import { readDecimal } from '../../../domain/dealer/rules';
import { formatNumber } from '../../../lib/format';

export type PriceChange = 'percent' | 'amount';

/**
 * Field value of a changed price, rounded to cents, or the reason why it cannot be changed.
 *
 * @param typed price as it stands in the form, EUR
 * @param by percent or EUR; negative for less
 */
export function changedPrice(typed: string, kind: PriceChange, by: number): { price: string } | string {
  const price = readDecimal(typed);
  if (price === undefined) return 'Ohne Preis.';
  // In hundredths of a cent, so that 10,05 × 1,05 is not 10,552499….
  const cents = Math.round(price * 100);
  const changed =
    kind === 'percent' ? Math.round((cents * Math.round((100 + by) * 1000)) / 100_000) : cents + Math.round(by * 100);
  if (changed < 0) return 'Der Preis würde negativ.';
  return { price: formatNumber(changed / 100).replaceAll('.', '') };
}
