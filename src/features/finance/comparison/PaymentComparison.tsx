import type { OrderFinancing } from '../../../domain/finance/financing';
import type { OrderLeasing } from '../../../domain/finance/leasing';
import { paymentPlan } from '../../../domain/finance/paymentPlan';
import { feeToday } from '../../../domain/order/paymentOption/bankTransfer';
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
export function PaymentComparison({ price, financing, leasing, tradeIn = 0, level = 3 }: PaymentComparisonProps) {
  useStyles(css);
  const { settings } = useTenant();
  if (!financing && !leasing) return null;
  const Title = level === 2 ? 'h2' : 'h3';
  const Name = level === 2 ? 'h3' : 'h4';
  const fee = Math.min(feeToday(settings), price);
  const methods = [
    cash(price, fee, tradeIn),
    ...(financing ? [financingColumn(financing, tradeIn)] : []),
    ...(leasing ? [leasingColumn(leasing, tradeIn)] : []),
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

interface Payments {
  today?: number;
  /** What is to be paid with the hand-over, before the trade-in is taken off. */
  deposit: number;
  tradeIn: number;
  rate?: number;
  months?: number;
  final?: number;
  end: string;
}

function factsOf({ today = 0, deposit, tradeIn, rate, months = 0, final = 0, end }: Payments): Fact[] {
  const atHandOver = Math.max(0, deposit - tradeIn);
  const credit = Math.max(0, tradeIn - deposit);
  const { total } = paymentPlan({ deposit: today + atHandOver, monthly: rate ?? 0, months, final });
  return [
    { label: 'Heute', value: exactPrice(today) },
    ...(tradeIn > 0 ? [{ label: 'Inzahlungnahme', value: `−${exactPrice(tradeIn)}` }] : []),
    { label: 'Bei Übergabe', value: exactPrice(atHandOver) },
    ...(credit > 0 ? [{ label: 'Ihr Guthaben', value: exactPrice(credit) }] : []),
    { label: 'Monatlich', value: rate === undefined ? exactPrice(0) : formatAmount(rate) },
    { label: 'Laufzeit', value: months === 0 ? 'Keine' : formatQuantity(months, 'Monate') },
    { label: 'Schlussrate', value: final > 0 ? exactPrice(final) : 'Ohne' },
    { label: 'Summe aller Zahlungen', value: exactPrice(total) },
    { label: 'Am\u00A0Ende', value: end },
  ];
}

function cash(price: number, fee: number, tradeIn: number): PaymentColumn {
  return {
    name: 'Barkauf',
    facts: factsOf({ today: fee, deposit: price - fee, tradeIn, end: 'Das Fahrzeug gehört Ihnen.' }),
  };
}

function financingColumn(financing: OrderFinancing, tradeIn: number): PaymentColumn {
  return {
    name: 'Finanzierung',
    legalTextHtml: financing.legalTextHtml,
    facts: factsOf({
      deposit: financing.fundingDeposit,
      tradeIn,
      rate: financing.monthlyInstallment,
      months: financing.fundingDuration,
      final: financing.finalInstallment,
      end: 'Das Fahrzeug gehört Ihnen.',
    }),
  };
}

function leasingColumn(leasing: OrderLeasing, tradeIn: number): PaymentColumn {
  return {
    name: 'Leasing',
    legalTextHtml: leasing.legalTextHtml,
    facts: factsOf({
      deposit: leasing.downPayment,
      tradeIn,
      rate: leasing.monthlyInstallment,
      months: leasing.fundingDuration,
      end: 'Sie geben das Fahrzeug zurück.',
    }),
  };
}
