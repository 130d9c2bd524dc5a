import type { MonthlyPart } from '../../domain/running-costs/monthlyCosts';
import { formatAmount, formatPrice } from '../../lib/format';
import { UNKNOWN } from './costTexts';

/** '562,68 €' for a bank's rate, '101 €' for what is computed; 'netto' where tax was taken off. */
export function partAmount({ kind, amount, gross }: MonthlyPart): string {
  if (amount === undefined) return UNKNOWN;
  const text = kind === 'rate' ? formatAmount(amount) : formatPrice(amount);
  return gross === undefined ? text : `${text} netto`;
}
