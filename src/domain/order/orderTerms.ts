import { exactPrice } from '../../lib/format';
import { amountDisplayOf } from '../tax/amountDisplay';
import { formatTaxedAmount, type TaxedAmount } from '../tax/taxedAmount';
import { formatDate } from '../../lib/dates/formatDate';
import { roundToCents } from '../../lib/money';
import type { TenantSettings } from '../tenant/settings';
import { lastDayOf, type TradeIn, type TradeInValidity } from '../trade-in/tradeIn';
import { vatNote } from '../vehicle/price';
import { isReserved } from '../vehicle/reservation';
import { vehicleHeading } from '../vehicle/text/title';
import { essentialsOf } from './essentials';
import type { Order } from './order';
import type { OrderTerm } from './orderTerm';
import { extrasOf, taxedPrice, taxedVehiclePrice, type OrderTotals } from './orderTotals';
import { tradeInValueOf } from './rateStatus';

export interface OrderBasis {
  order: Order;
  totals: OrderTotals;
  tenant: { settings: TenantSettings };
  tradeInValidity: TradeInValidity;
}

/** (rules/order-and-payment: what binds); sums follow from the lines */
export function orderTermsOf({ order, totals, tenant: { settings }, tradeInValidity }: OrderBasis): OrderTerm[] {
  const { vehicle, financing, leasing, tradeIn, handOver, paymentOption: option } = order;
  const banked = financing ?? leasing;
  /** Net first for companies (rules/law: companies see net first). */
  const priced = (name: string, label: string, taxed: TaxedAmount, suffix = ''): OrderTerm => {
    const term = amount(name, label, taxed.gross, suffix);
    const { amount: net } = formatTaxedAmount(taxed, amountDisplayOf(settings.isB2BShop, false), { suffix });
    return net === term.text ? term : { ...term, text: `${net} (${term.text} brutto)` };
  };
  const heading = vehicleHeading(vehicle);
  const lastDay = tradeIn && lastDayOf(tradeIn, tradeInValidity);
  const hours = option?.submission === 'reservation' ? settings.orderReservationTimeInHours : undefined;
  const iban = option?.details === 'bankAccount' ? settings.iban : undefined;
  return [
    word('vehicle', 'Fahrzeug', heading),
    priced('price', heading, taxedVehiclePrice(vehicle)),
    word('tax', 'Umsatzsteuer', vatNote(vehicle).replace(/\.$/, '')),
    ...extrasOf(order).map((product) => ({
      ...priced(
        `product ${product.frequency}`,
        product.name,
        taxedPrice(product),
        product.frequency === 'monthly' ? ' monatlich' : '',
      ),
      id: `${product.id} ${product.name}`,
    })),
    ...(tradeIn ? [{ ...amount('tradeIn', 'Inzahlungnahme', tradeInValueOf(order)), id: tradeIn.id }] : []),
    ...(lastDay === undefined ? [] : [word('tradeInUntil', 'Ihr Angebot gilt bis', lastDay, formatDate(lastDay))]),
    ...(financing ? [amount('deposit', 'Anzahlung', financing.fundingDeposit)] : []),
    ...(leasing ? [amount('deposit', 'Sonderzahlung', leasing.downPayment)] : []),
    ...(banked ? [amount('rate', leasing ? 'Leasingrate' : 'Finanzierungsrate', banked.monthlyInstallment)] : []),
    ...(banked ? [word('duration', 'Laufzeit', banked.fundingDuration, `${banked.fundingDuration} Monate`)] : []),
    ...(financing ? [amount('final', 'Schlussrate', financing.finalInstallment)] : []),
    amount('fee', 'Heute Fällig', totals.today + totals.paid),
    ...(hours === undefined ? [] : [word('hours', 'Reserviert für', hours, `${hours} Stunden`)]),
    ...(option ? [word('option', 'Zahlungsart', option.id, option.heading)] : []),
    ...(iban === undefined ? [] : [word('account', 'Konto des Autohauses', iban)]),
    ...(handOver?.day === undefined ? [] : [word('day', 'Übergabe', handOver.day, formatDate(handOver.day))]),
    ...essentialsOf(vehicle),
  ];
}

const amount = (name: string, label: string, euro: number, suffix = ''): OrderTerm => ({
  name,
  label,
  value: Math.round(roundToCents(euro) * 100),
  text: `${exactPrice(euro)}${suffix}`,
});

const word = (name: string, label: string, value: string | number, text = String(value)): OrderTerm => ({
  name,
  label,
  value,
  text,
});

/** Reserved by somebody else, or the dealer takes no orders in the shop. */
export type Obstacle = 'reserved' | 'closed';

export interface OrderReading {
  terms: OrderTerm[];
  obstacle?: Obstacle;
  tradeIns?: TradeIn[];
}

export function obstacleOf({ order, tenant }: OrderBasis, now: Date): Obstacle | undefined {
  if (!tenant.settings.isCheckoutEnabled) return 'closed';
  return isReserved(order.vehicle, now) ? 'reserved' : undefined;
}
