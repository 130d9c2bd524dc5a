import { Fragment } from 'react';
import type { OrderFinancing } from '../../../domain/finance/financing';
import type { OrderLeasing } from '../../../domain/finance/leasing';
import type { TaxedAmount } from '../../../domain/tax/taxedAmount';
import { taxedVehiclePrice } from '../../../domain/order/orderTotals';
import { paidLabel } from '../../../domain/order/order';
import type { Vehicle } from '../../../domain/vehicle/vehicle';
import { feesToday } from '../../../domain/order/paymentOption/bankTransfer';
import { exactPrice, formatAmount, formatQuantity } from '../../../lib/format';
import { sumOf } from '../../../lib/money';
import { allNamed, type NamedOffers } from '../../../domain/law/creditDuties';
import { CreditWarning } from '../../../shared/law/CreditText';
import { useTenant } from '../../../state/shopContext';
import { FactList, type Fact } from '../../../ui/display/FactList';
import { SafeHtml } from '../../../ui/display/SafeHtml';
import { useStyles } from '../../../ui/styles';
import { netOfLeasing } from './netOfLeasing';
import css from './PaymentComparison.css?inline';

interface PaymentComparisonProps {
  vehicle: Vehicle;
  financing?: OrderFinancing;
  leasing?: OrderLeasing;
  /** EUR; included in the rates. */
  tradeIn?: number;
  /** Delivery and products, EUR; the same in each column. */
  extras?: Extras;
  /** EUR, online: nothing more is due today. */
  paid?: number;
  isPaymentOpen?: boolean;
  /** Its warning and legal text are in the calculator above. */
  explained?: 'financing' | 'leasing';
}

interface Extras {
  once: number;
  monthly: number;
}

const NO_EXTRAS: Extras = { once: 0, monthly: 0 };

interface PaymentColumn {
  name: string;
  facts: Fact[];
  /** In the rate's view (§ 17 PAngV). */
  legalTextHtml?: string;
  offer?: NamedOffers;
  /** By a legal text elsewhere in the view. */
  isExplained?: boolean;
}

export function PaymentComparison(props: PaymentComparisonProps) {
  const { vehicle, financing, leasing, tradeIn = 0, extras = NO_EXTRAS, paid = 0, explained } = props;
  const { isPaymentOpen } = props;
  useStyles(css);
  const { settings } = useTenant();
  if (!financing && !leasing) return null;
  const shared = { tradeIn, paid, isPaymentOpen, extras };
  const price = taxedVehiclePrice(vehicle);
  // Set-off amounts have no tax of their own: gross.
  const isNetFirst = settings.isB2BShop && tradeIn === 0 && paid === 0 && extras.once === 0 && extras.monthly === 0;
  const methods: PaymentColumn[] = [
    cash(price, paid > 0 ? [0] : feesToday(settings, price.gross + extras.once), shared, isNetFirst),
    ...(financing ? [{ ...financingColumn(financing, shared), isExplained: explained === 'financing' }] : []),
    ...(leasing ? [{ ...leasingColumn(leasing, shared, isNetFirst), isExplained: explained === 'leasing' }] : []),
  ];
  return (
    <section className="payment-comparison gap-16 flex flex-col">
      <h3>{titleOf(financing, leasing)}</h3>
      <CreditWarning
        place="paymentComparison"
        {...allNamed(methods.flatMap(({ offer, isExplained }) => (offer === undefined || isExplained ? [] : offer)))}
      />
      <div className="flex flex-wrap gap-16">
        {methods.map(({ name, facts, legalTextHtml, isExplained }) => (
          <Fragment key={name}>
            <article className="payment-comparison__method" aria-label={name}>
              <h4 className="payment-comparison__name">{name}</h4>
              <FactList facts={facts} />
            </article>
            {legalTextHtml === undefined || isExplained ? null : (
              <div className="payment-comparison__legal running-text text-12 text-muted">
                <strong>{`${name}: `}</strong>
                <SafeHtml html={legalTextHtml} />
              </div>
            )}
          </Fragment>
        ))}
      </div>
      <p className="payment-comparison__note text-14 text-muted">{taxNote(isNetFirst, financing !== undefined)}</p>
      {extras.once > 0 || extras.monthly > 0 ? (
        <p className="payment-comparison__note text-14 text-muted">{extrasNote(extras)}</p>
      ) : null}
      {leasing ? (
        <p className="payment-comparison__note text-14 text-muted">
          Beim Leasing bezahlen Sie die Nutzung: Das Fahrzeug geht am Ende zurück, die Summen lassen sich deshalb nicht
          unmittelbar vergleichen. Mehr- und Minderkilometer sowie Schäden werden bei der Rückgabe abgerechnet.
        </p>
      ) : null}
    </section>
  );
}

function titleOf(financing: OrderFinancing | undefined, leasing: OrderLeasing | undefined): string {
  const ways = financing && leasing ? ', Finanzierung und Leasing' : ` und ${leasing ? 'Leasing' : 'Finanzierung'}`;
  return `Barkauf${ways} im Vergleich`;
}

function taxNote(isNetFirst: boolean, hasLoan: boolean): string {
  if (!isNetFirst) return 'Alle Beträge inkl. MwSt.';
  return `Beträge netto, darunter inkl. MwSt.${hasLoan ? ' Die Raten eines Kredits enthalten keine MwSt., die sich abziehen lässt.' : ''}`;
}

function extrasNote({ monthly }: Extras): string {
  const end = monthly > 0 ? '; monatliche sind nicht in den Summen, weil sie kein festes Ende haben.' : '.';
  return `Mit Lieferung und Zusatzleistungen aus Ihrer Bestellung${end}`;
}

/** EUR. */
interface Shared {
  tradeIn: number;
  paid: number;
  isPaymentOpen?: boolean;
  extras: Extras;
}

interface Payments extends Shared {
  /** By payment option; the rest of the deposit is due with the hand-over. */
  today?: readonly number[];
  /** Until the hand-over, before the trade-in. */
  deposit: number;
  rate?: number;
  months?: number;
  final?: number;
  end: string;
}

/** "0 € oder 150 €", without duplicates. */
const alternatives = (amounts: readonly number[]) => [...new Set(amounts)].map(exactPrice).join(' oder ');

function factsOf(payments: Payments): Fact[] {
  const { today = [0], tradeIn, paid, extras, rate, months = 0, final = 0, end } = payments;
  const deposit = sumOf([payments.deposit, extras.once]);
  const monthly = sumOf([rate ?? 0, extras.monthly]);
  const plans = today.map((dueToday) => {
    const fee = dueToday + paid;
    const atHandOver = Math.max(0, deposit - fee - tradeIn);
    return { atHandOver, credit: Math.max(0, fee + tradeIn - deposit) };
  });
  const total = sumOf([Math.max(0, deposit - tradeIn), (rate ?? 0) * months, final]);
  const hasCredit = plans.some(({ credit }) => credit > 0);
  return [
    ...(paid > 0 ? [{ label: paidLabel(payments), value: exactPrice(paid) }] : []),
    { label: 'Heute', value: alternatives(today) + (today.length > 1 ? ', je nach Zahlungsart' : '') },
    ...(tradeIn > 0 ? [{ label: 'Inzahlungnahme', value: `−${exactPrice(tradeIn)}` }] : []),
    { label: 'Bei Übergabe', value: alternatives(plans.map(({ atHandOver }) => atHandOver)) },
    ...(hasCredit ? [{ label: 'Ihr Guthaben', value: alternatives(plans.map(({ credit }) => credit)) }] : []),
    { label: 'Monatlich', value: monthly === 0 ? 'Nichts' : formatAmount(monthly) },
    { label: 'Laufzeit', value: months === 0 ? 'Keine' : formatQuantity(months, 'Monate') },
    { label: 'Schlussrate', value: final > 0 ? exactPrice(final) : 'Ohne' },
    { label: 'Alle Zahlungen', value: exactPrice(total) },
    { label: 'Am\u00A0Ende', value: end },
  ];
}

/** Without VAT first, where amounts differ. */
function netFirst(net: readonly Fact[], gross: readonly Fact[]): Fact[] {
  return gross.map((fact) => {
    const value = net.find(({ label }) => label === fact.label)?.value;
    if (value === undefined || value === fact.value) return fact;
    return {
      label: fact.label,
      value: (
        <>
          <span>
            <span>{value}</span> netto
          </span>
          <small className="payment-comparison__gross">
            <span>{fact.value}</span> inkl. MwSt.
          </small>
        </>
      ),
    };
  });
}

function cash(price: TaxedAmount, fees: readonly number[], shared: Shared, isNetFirst: boolean): PaymentColumn {
  const facts = (deposit: number) => factsOf({ ...shared, today: fees, deposit, end: 'Das Fahrzeug gehört Ihnen.' });
  const gross = facts(price.gross);
  return { name: 'Barkauf', facts: isNetFirst ? netFirst(facts(price.net), gross) : gross };
}

function financingColumn(financing: OrderFinancing, shared: Shared): PaymentColumn {
  return {
    name: 'Finanzierung',
    offer: { financing: true },
    legalTextHtml: financing.legalTextHtml,
    facts: factsOf({
      ...shared,
      deposit: financing.fundingDeposit,
      rate: financing.monthlyInstallment,
      months: financing.fundingDuration,
      final: financing.finalInstallment,
      end: 'Das Fahrzeug gehört Ihnen.',
    }),
  };
}

function leasingColumn(leasing: OrderLeasing, shared: Shared, isNetFirst: boolean): PaymentColumn {
  const facts = (deposit: number, rate: number) =>
    factsOf({
      ...shared,
      deposit,
      rate,
      months: leasing.fundingDuration,
      end: 'Sie geben das Fahrzeug zurück.',
    });
  const gross = facts(leasing.downPayment, leasing.monthlyInstallment);
  const net = netOfLeasing(leasing);
  return {
    name: 'Leasing',
    offer: { leasing: leasing.terms?.provider ?? true },
    legalTextHtml: leasing.legalTextHtml,
    facts: isNetFirst ? netFirst(facts(net.deposit, net.monthly), gross) : gross,
  };
}
