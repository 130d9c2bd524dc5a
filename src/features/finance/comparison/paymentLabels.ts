import type { PlannedPayment } from '../../../domain/finance/paymentPlan';
import { formatAmount, formatPrice } from '../../../lib/format';

/** What an instalment, a first and a last payment are called: those of a loan, or those of a leasing. */
export interface PaymentLabels {
  deposit: string;
  final: string;
}

/** "5.000 €", and "289,50 €" where there are cents. */
export function exactAmount(amount: number): string {
  return Number.isInteger(amount) ? formatPrice(amount) : formatAmount(amount);
}

/** "2. Jahr", "3. Jahr (1 Rate)", 'Sonderzahlung'. */
export function paymentLabel({ kind, year = 1, count }: PlannedPayment, words: PaymentLabels): string {
  if (kind !== 'instalments') return words[kind];
  if (count === 12) return `${year}. Jahr`;
  return `${year}. Jahr (${count} ${count === 1 ? 'Rate' : 'Raten'})`;
}
