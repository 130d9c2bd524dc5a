import type { PaymentPlan, Payments, PlannedPayment } from '../../../domain/finance/paymentPlan';
import { formatAmount } from '../../../lib/format';
import { Disclosure } from '../../../ui/layout/Disclosure';
import { VisuallyHidden } from '../../../ui/display/VisuallyHidden';

interface CostTableProps {
  payments: Payments;
  plan: PaymentPlan;
  /** With VAT, where `plan` is without. */
  grossPlan: PaymentPlan | undefined;
  words: PaymentLabels;
}

/** The payments of `PaymentChart` as a table, for screen readers and for exact figures. */
export function CostTable({ payments: { monthly, months }, plan, grossPlan, words }: CostTableProps) {
  const dueAt = { deposit: 'Übergabe', instalments: undefined, final: `Ende von Monat ${months}` };
  const what = ({ kind, count }: PlannedPayment) =>
    kind === 'instalments' ? `${count} × ${formatAmount(monthly)}` : words[kind];
  return (
    <Disclosure summary="Zahlungen als Tabelle">
      <table className="amount-table payment-chart__table">
        <caption>
          <VisuallyHidden>Zahlungen nach Jahren</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">Zeitpunkt</th>
            <th scope="col">Zahlung</th>
            <th scope="col">{grossPlan ? 'Betrag netto' : 'Betrag inkl. MwSt.'}</th>
            {grossPlan ? <th scope="col">inkl. MwSt.</th> : null}
          </tr>
        </thead>
        <tbody>
          {plan.payments.map((payment, at) => (
            <tr key={`${payment.kind}-${payment.year ?? 0}`}>
              <th scope="row">{dueAt[payment.kind] ?? paymentLabel(payment, words)}</th>
              <td>{what(payment)}</td>
              <td>{formatAmount(payment.amount)}</td>
              {grossPlan ? <td>{formatAmount(grossPlan.payments[at]?.amount ?? 0)}</td> : null}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              Summe aller Zahlungen
            </th>
            <td>{formatAmount(plan.total)}</td>
            {grossPlan ? <td>{formatAmount(grossPlan.total)}</td> : null}
          </tr>
        </tfoot>
      </table>
    </Disclosure>
  );
}

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
