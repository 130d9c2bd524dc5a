import { paymentPlan, type PaymentPlan, type Payments } from '../../../domain/finance/paymentPlan';
import { exactPrice, formatAmount, formatQuantity } from '../../../lib/format';
import { classNames } from '../../../ui/classNames';
import chartCss from '../../../ui/display/BarChart.css?inline';
import { FactList } from '../../../ui/display/FactList';
import { Fold } from '../../../ui/layout/Fold';
import { useStyles } from '../../../ui/styles';
import css from './PaymentChart.css?inline';
import { CostTable, paymentLabel, type PaymentLabels } from './CostTable';

interface PaymentChartProps extends Payments {
  /** Default: those of a loan. */
  words?: PaymentLabels;
  /** The same without VAT, for companies: shown first (rules/law: companies see net first). A loan has none. */
  net?: Pick<Payments, 'deposit' | 'monthly'>;
}

const LOAN_WORDS: PaymentLabels = { deposit: 'Anzahlung', final: 'Schlussrate' };

/** Bar chart of the payments from the hand-over to the last month, with text alternative and table; with `price` also the interest. */
export function PaymentChart({ words = LOAN_WORDS, net, ...gross }: PaymentChartProps) {
  useStyles(chartCss, 'ui');
  useStyles(css);
  const grossPlan = paymentPlan(gross);
  const payments = { ...gross, ...net };
  const plan = net ? paymentPlan(payments) : grossPlan;
  const longest = Math.max(...plan.payments.map(({ amount }) => amount));
  if (plan.payments.length === 0) return null;
  return (
    <Fold level={3} title="Ihre Zahlungen im Überblick" className="payment-chart">
      <div className="bar-chart" role="img" aria-label={sentenceOf(payments, plan, words, net !== undefined)}>
        {plan.payments.map((payment) => (
          <div key={`${payment.kind}-${payment.year ?? 0}`} className="bar-chart__row">
            <span className="bar-chart__label">{paymentLabel(payment, words)}</span>
            <span
              className={classNames(
                'bar-chart__bar payment-chart__bar',
                payment.kind === 'deposit' && 'bar-chart__bar--dark',
                payment.kind === 'final' && 'payment-chart__bar--final',
              )}
              style={{ width: `${(payment.amount / longest) * 100}%` }}
            />
            <span className="bar-chart__amount">{exactPrice(payment.amount)}</span>
          </div>
        ))}
      </div>
      <p className="text-14 text-muted">{net ? 'Alle Beträge netto, zuzüglich MwSt.' : 'Alle Beträge inkl. MwSt.'}</p>
      <div className="payment-chart__totals">
        <FactList facts={totalsOf(payments, plan, net && grossPlan)} />
      </div>
      <CostTable payments={payments} plan={plan} grossPlan={net && grossPlan} words={words} />
    </Fold>
  );
}

function sentenceOf(
  { deposit, monthly, months, final = 0 }: Payments,
  plan: PaymentPlan,
  words: PaymentLabels,
  isNet: boolean,
) {
  const parts = [
    deposit > 0 && `${exactPrice(deposit)} ${words.deposit}`,
    `${months} Raten zu ${formatAmount(monthly)}`,
    final > 0 && `${exactPrice(final)} ${words.final}`,
  ].filter((part) => part !== false);
  return `Zahlungen über ${formatQuantity(months, 'Monate')}: ${parts.join(', ')}; zusammen ${formatAmount(plan.total)}${isNet ? ' netto' : ''}.`;
}

function totalsOf(
  { final = 0 }: Payments,
  { total, loanTotal, interest }: PaymentPlan,
  grossPlan: PaymentPlan | undefined,
) {
  return [
    ...(interest === undefined
      ? []
      : [
          {
            label: `Gesamtbetrag (${final > 0 ? 'Raten und Schlussrate' : 'alle Raten'})`,
            value: formatAmount(loanTotal),
          },
          { label: 'davon Zinsen', value: formatAmount(interest) },
        ]),
    ...(grossPlan
      ? [
          { label: 'Summe aller Zahlungen, netto', value: <strong>{formatAmount(total)}</strong> },
          { label: 'inkl. MwSt.', value: formatAmount(grossPlan.total) },
        ]
      : [{ label: 'Summe aller Zahlungen', value: <strong>{formatAmount(total)}</strong> }]),
  ];
}
