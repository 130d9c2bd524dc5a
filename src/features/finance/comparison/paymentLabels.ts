import type { PlannedPayment } from '../../../domain/finance/paymentPlan';

/** Labels of the first and the last payment, of a loan or a leasing. */
export interface PaymentLabels {
  deposit: string;
  final: string;
}

/** "2. Jahr", "3. Jahr (1 Rate)", 'Sonderzahlung'. */
export function paymentLabel({ kind, year = 1, count }: PlannedPayment, words: PaymentLabels): string {
  if (kind !== 'instalments') return words[kind];
  if (count === 12) return `${year}. Jahr`;
  return `${year}. Jahr (${count} ${count === 1 ? 'Rate' : 'Raten'})`;
}
