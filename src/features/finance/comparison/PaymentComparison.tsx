import type { OrderFinancing } from '../../../domain/finance/financing';
import type { OrderLeasing } from '../../../domain/finance/leasing';
import { paymentPlan } from '../../../domain/finance/paymentPlan';
import { feesToday } from '../../../domain/order/paymentOption/bankTransfer';
import { exactPrice } from '../../../lib/exactPrice';
import { formatAmount, formatQuantity } from '../../../lib/format';
import { useTenant } from '../../../state/shopContext';
import { FactList, type Fact } from '../../../ui/display/FactList';
import { SafeHtml } from '../../../ui/display/SafeHtml';
import { useStyles } from '../../../ui/styles';
import css from './PaymentComparison.css?inline';

interface PaymentComparisonProps {
  /** Public price, EUR. */
  price: number;
  /** Absent where no bank finances or leases the vehicle: its column is left out. */
  financing?: OrderFinancing;
  leasing?: OrderLeasing;
  /** Value of the customer's own vehicle in each of the columns, EUR: the rates are calculated with it. */
  tradeIn?: number;
  /** EUR that have been paid online for this order, whichever of the columns it ends in: nothing more is due today. */
  paid?: number;
  /** Of its heading in the page's outline. */
  level?: 2 | 3;
}

interface PaymentColumn {
  name: string;
  facts: Fact[];
  /** Every rate stands with its example in the same view (§ 17 PAngV). */
  legalTextHtml?: string;
}

/** Cash, financing and leasing side by side, in the same figures; none of them is the best one. Nothing where there is only cash. */
export function PaymentComparison(props: PaymentComparisonProps) {
  const { price, financing, leasing, tradeIn = 0, paid = 0, level = 3 } = props;
  useStyles(css);
  const { settings } = useTenant();
  if (!financing && !leasing) return null;
  const Title = level === 2 ? 'h2' : 'h3';
  const Name = level === 2 ? 'h3' : 'h4';
  const methods = [
    cash(price, paid > 0 ? [0] : feesToday(settings, price), { tradeIn, paid }),
    ...(financing ? [financingColumn(financing, { tradeIn, paid })] : []),
    ...(leasing ? [leasingColumn(leasing, { tradeIn, paid })] : []),
  ];
  return (
    <section className="payment-comparison">
      <Title className="payment-comparison__title">{titleOf(financing, leasing)}</Title>
      <div className="payment-comparison__methods">
        {methods.map(({ name, facts, legalTextHtml }) => (
          <article key={name} className="payment-comparison__method" aria-label={name}>
            <Name className="payment-comparison__name">{name}</Name>
            <FactList facts={facts} />
            {legalTextHtml === undefined ? null : (
              <div className="payment-comparison__legal">
                <SafeHtml html={legalTextHtml} />
              </div>
            )}
          </article>
        ))}
      </div>
      {leasing ? (
        <p className="payment-comparison__note">
          Beim Leasing bezahlen Sie die Nutzung: Das Fahrzeug geht am Ende zurück, die Summen lassen sich deshalb nicht
          unmittelbar vergleichen. Mehr- und Minderkilometer sowie Schäden werden bei der Rückgabe abgerechnet.
        </p>
      ) : null}
    </section>
  );
}

function titleOf(financing: OrderFinancing | undefined, leasing: OrderLeasing | undefined): string {
  if (!leasing) return 'Barkauf und Finanzierung im Vergleich';
  return financing ? 'Barkauf, Finanzierung und Leasing im Vergleich' : 'Barkauf und Leasing im Vergleich';
}

/** What the customer has given already, EUR. */
interface Credited {
  tradeIn: number;
  paid: number;
}

interface Payments extends Credited {
  /** What may be due today, by the ways to pay; the rest of the deposit is then due with the hand-over. */
  today?: readonly number[];
  /** What is to be paid until the hand-over, before the trade-in is taken off. */
  deposit: number;
  rate?: number;
  months?: number;
  final?: number;
  end: string;
}

/** "0 € oder 150 €": each amount once. */
const alternatives = (amounts: readonly number[]) => [...new Set(amounts)].map(exactPrice).join(' oder ');

function factsOf({ today = [0], deposit, tradeIn, paid, rate, months = 0, final = 0, end }: Payments): Fact[] {
  const plans = today.map((dueToday) => {
    const fee = dueToday + paid;
    const atHandOver = Math.max(0, deposit - fee - tradeIn);
    return { atHandOver, credit: Math.max(0, fee + tradeIn - deposit) };
  });
  // What is the customer's credit is no cost: whatever was paid before, the rest of the deposit and the rates remain.
  const { total } = paymentPlan({ deposit: Math.max(0, deposit - tradeIn), monthly: rate ?? 0, months, final });
  const hasCredit = plans.some(({ credit }) => credit > 0);
  return [
    ...(paid > 0 ? [{ label: 'Bereits bezahlt', value: exactPrice(paid) }] : []),
    { label: 'Heute', value: alternatives(today) + (today.length > 1 ? ', je nach Zahlungsart' : '') },
    ...(tradeIn > 0 ? [{ label: 'Inzahlungnahme', value: `−${exactPrice(tradeIn)}` }] : []),
    { label: 'Bei Übergabe', value: alternatives(plans.map(({ atHandOver }) => atHandOver)) },
    ...(hasCredit ? [{ label: 'Ihr Guthaben', value: alternatives(plans.map(({ credit }) => credit)) }] : []),
    { label: 'Monatlich', value: rate === undefined ? exactPrice(0) : formatAmount(rate) },
    { label: 'Laufzeit', value: months === 0 ? 'Keine' : formatQuantity(months, 'Monate') },
    { label: 'Schlussrate', value: final > 0 ? exactPrice(final) : 'Ohne' },
    { label: 'Summe aller Zahlungen', value: exactPrice(total) },
    { label: 'Am\u00A0Ende', value: end },
  ];
}

function cash(price: number, fees: readonly number[], credited: Credited): PaymentColumn {
  return {
    name: 'Barkauf',
    facts: factsOf({ ...credited, today: fees, deposit: price, end: 'Das Fahrzeug gehört Ihnen.' }),
  };
}

function financingColumn(financing: OrderFinancing, credited: Credited): PaymentColumn {
  return {
    name: 'Finanzierung',
    legalTextHtml: financing.legalTextHtml,
    facts: factsOf({
      ...credited,
      deposit: financing.fundingDeposit,
      rate: financing.monthlyInstallment,
      months: financing.fundingDuration,
      final: financing.finalInstallment,
      end: 'Das Fahrzeug gehört Ihnen.',
    }),
  };
}

function leasingColumn(leasing: OrderLeasing, credited: Credited): PaymentColumn {
  return {
    name: 'Leasing',
    legalTextHtml: leasing.legalTextHtml,
    facts: factsOf({
      ...credited,
      deposit: leasing.downPayment,
      rate: leasing.monthlyInstallment,
      months: leasing.fundingDuration,
      end: 'Sie geben das Fahrzeug zurück.',
    }),
  };
}
