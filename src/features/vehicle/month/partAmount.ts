import type { MonthlyPart } from '../../../domain/running-costs/monthlyCosts';
import { formatAmount, formatPrice } from '../../../lib/format';
import { UNKNOWN } from '../../running-costs/costTexts';

/** '562,68 €' for a bank's rate, '101 €' for what is computed. */
export function partAmount({ kind, amount, isNet = false }: MonthlyPart): string {
  if (amount === undefined) return UNKNOWN;
  if (kind !== 'rate') return formatPrice(amount);
  return isNet ? `${formatAmount(amount)} netto` : formatAmount(amount);
}
