import type { MonthlyPart } from '../../domain/running-costs/monthlyCosts';
import { formatAmount, formatPrice } from '../../lib/format';
import { UNKNOWN } from './costTexts';

/** A bank's rate '562,68 €', a computed part '101 €'; 'netto' where tax was taken off. */
export function partAmount({ kind, amount, gross }: MonthlyPart): string {
  if (amount === undefined) return UNKNOWN;
  const text = kind === 'rate' ? formatAmount(amount) : formatPrice(amount);
  return gross === undefined ? text : `${text} netto`;
}
