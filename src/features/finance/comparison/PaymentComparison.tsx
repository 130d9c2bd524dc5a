import type { OrderFinancing } from '../../../domain/finance/financing';
import type { OrderLeasing } from '../../../domain/finance/leasing';
import { paymentPlan } from '../../../domain/finance/paymentPlan';
import type { TenantSettings } from '../../../domain/tenant/settings';
import { formatAmount, formatQuantity } from '../../../lib/format';
import { useTenant } from '../../../state/shopContext';
import { FactList, type Fact } from '../../../ui/display/FactList';
import { SafeHtml } from '../../../ui/display/SafeHtml';
import { useStyles } from '../../../ui/styles';
import { exactAmount } from './paymentLabels';
import css from './PaymentComparison.css?inline';

interface PaymentComparisonProps {
  /** Public price, EUR. */
  price: number;
  /** Absent where no bank finances or leases the vehicle: its column is left out. */
  financing?: OrderFinancing;
  leasing?: OrderLeasing;
  /** Of its heading in the page's outline. */
  level?: 2 | 3;
}

interface PaymentColumn {
  name: string;
  facts: Fact[];
  /** Every rate stands with its example in the same view (§ 17 PAngV). */
  legalTextHtml?: string;
}

/** Whether a fee is due today: by bezahl.de, or by PayPal; nobody else takes one (decisions 5). */
function hasFee({ orderAvailablePaymentOptionTypes: types, carDealerPaypalApiClientId }: TenantSettings): boolean {
  return types.includes('bezahlDe') || (types.includes('advanceTransfer') && carDealerPaypalApiClientId !== undefined);
}

/** Cash, financing and leasing side by side, in the same figures; none of them is the best one. Nothing where there is only cash. */
export function PaymentComparison({ price, financing, leasing, level = 3 }: PaymentComparisonProps) {
  useStyles(css);
  const { settings } = useTenant();
  if (!financing && !leasing) return null;
  const Title = level === 2 ? 'h2' : 'h3';
  const Name = level === 2 ? 'h3' : 'h4';
  // Part of the price, and due at once where the dealer takes transfers in advance (checkout 9).
  const fee = hasFee(settings) ? Math.min(settings.orderReservationFee, price) : 0;
  const ways = [
    cash(price, fee),
    ...(financing ? [financingColumn(financing)] : []),
    ...(leasing ? [byLeasing(leasing)] : []),
  ];
  return (
    <section className="payment-comparison">
      <Title className="payment-comparison__title">{titleOf(financing, leasing)}</Title>
      <div className="payment-comparison__ways">
        {ways.map(({ name, facts, legalTextHtml }) => (
          <article key={name} className="payment-comparison__way" aria-label={name}>
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

function factsOf(parts: {
  today?: number;
  atHandOver: number;
  rate?: number;
  months?: number;
  final?: number;
  total: number;
  end: string;
}): Fact[] {
  const { today = 0, atHandOver, rate, months, final = 0, total, end } = parts;
  return [
    { label: 'Heute', value: exactAmount(today) },
    { label: 'Bei Übergabe', value: exactAmount(atHandOver) },
    { label: 'Monatlich', value: rate === undefined ? exactAmount(0) : formatAmount(rate) },
    { label: 'Laufzeit', value: months === undefined ? 'Keine' : formatQuantity(months, 'Monate') },
    { label: 'Schlussrate', value: final > 0 ? exactAmount(final) : 'Ohne' },
    { label: 'Summe aller Zahlungen', value: exactAmount(total) },
    { label: 'Am Ende', value: end },
  ];
}

function cash(price: number, fee: number): PaymentColumn {
  return {
    name: 'Barkauf',
    facts: factsOf({ today: fee, atHandOver: price - fee, total: price, end: 'Das Fahrzeug gehört Ihnen.' }),
  };
}

function financingColumn({
  fundingDeposit,
  monthlyInstallment,
  fundingDuration,
  finalInstallment,
  legalTextHtml,
}: OrderFinancing): PaymentColumn {
  const { total } = paymentPlan({
    deposit: fundingDeposit,
    monthly: monthlyInstallment,
    months: fundingDuration,
    final: finalInstallment,
  });
  return {
    name: 'Finanzierung',
    legalTextHtml,
    facts: factsOf({
      atHandOver: fundingDeposit,
      rate: monthlyInstallment,
      months: fundingDuration,
      final: finalInstallment,
      total,
      end: 'Das Fahrzeug gehört Ihnen.',
    }),
  };
}

function byLeasing({ downPayment, monthlyInstallment, fundingDuration, legalTextHtml }: OrderLeasing): PaymentColumn {
  const { total } = paymentPlan({ deposit: downPayment, monthly: monthlyInstallment, months: fundingDuration });
  return {
    name: 'Leasing',
    legalTextHtml,
    facts: factsOf({
      atHandOver: downPayment,
      rate: monthlyInstallment,
      months: fundingDuration,
      total,
      end: 'Sie geben das Fahrzeug zurück.',
    }),
  };
}
