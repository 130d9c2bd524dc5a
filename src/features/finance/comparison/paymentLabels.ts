import type { PlannedPayment } from '../../../domain/finance/paymentPlan';

/** What an instalment, a first and a last payment are called: those of a loan, or those of a leasing. */
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
