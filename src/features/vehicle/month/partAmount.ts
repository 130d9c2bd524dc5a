import type { MonthlyPart } from '../../../domain/running-costs/monthlyCosts';
import { formatAmount, formatPrice } from '../../../lib/format';
import { UNKNOWN } from '../../running-costs/costTexts';

/** '562,68 €' for a bank's rate, '101 €' for what is computed. */
export function partAmount({ kind, amount }: MonthlyPart): string {
  if (amount === undefined) return UNKNOWN;
  return kind === 'rate' ? formatAmount(amount) : formatPrice(amount);
}
