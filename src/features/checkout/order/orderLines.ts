import { restDueTexts } from '../../../domain/order/paymentOption/paymentOption';
import { formatAmount, formatVehiclePrice } from '../../../lib/format';
import type { Order } from '../../../domain/order/order';
import type { OrderTotals } from '../../../domain/order/orderTotals';
import type { CrossSellingProduct } from '../../../domain/order/product';
import { vatNote } from '../../../domain/vehicle/price';
import { vehicleHeading } from '../../../domain/vehicle/text/title';
import { exactPrice, productPriceText } from '../productText';
import type { Rate } from '../rate/useRate';

const CALCULATING = 'wird berechnet ...';
type RateState = Pick<Rate, 'status' | 'isCalculating'>;

/** One line of the bill. */
export interface OrderLine {
  label: string;
  amount: string;
  note?: string;
}

/** What stands in place of a figure that only the bank knows; undefined where none is open. */
export function pendingAmountText({ status, isCalculating }: RateState): string | undefined {
  if (status !== 'missing') return undefined;
  return isCalculating ? CALCULATING : 'noch offen';
}

/** Everything that is ordered, with its price; what a bank finances keeps its full price and tells its terms. */
export function orderLines(
  { vehicle, products, accessories = [], handOver, paymentOption, financing, leasing }: Order,
  totals: OrderTotals,
  rate: RateState,
): OrderLine[] {
  const state = rate.isCalculating ? CALCULATING : rate.status === 'outdated' ? 'nicht aktuell' : undefined;
  const rateNote = (months: number) => [`monatlich, ${months} Monate`, state].filter(Boolean).join(', ');
  const lines: OrderLine[] = [
    { label: vehicleHeading(vehicle), amount: formatVehiclePrice(vehicle.publicPrice), note: vatNote(vehicle) },
  ];
  if (financing) {
    lines.push(
      {
        label: 'Anzahlung',
        amount: exactPrice(financing.fundingDeposit),
        note: financing.depositSurplus > 0 ? 'Mehr nimmt die Bank nicht an.' : undefined,
      },
      {
        label: 'Finanzierungsrate',
        amount: formatAmount(financing.monthlyInstallment),
        note: rateNote(financing.fundingDuration),
      },
      {
        label: 'Schlussrate',
        amount: financing.finalInstallment > 0 ? exactPrice(financing.finalInstallment) : 'Ohne',
      },
    );
  }
  if (leasing) {
    lines.push(
      {
        label: 'Sonderzahlung',
        amount: exactPrice(leasing.downPayment),
        note: leasing.downPaymentSurplus > 0 ? 'Mehr nimmt die Bank nicht an.' : undefined,
      },
      {
        label: 'Leasingrate',
        amount: formatAmount(leasing.monthlyInstallment),
        note: rateNote(leasing.fundingDuration),
      },
    );
  }
  const open = pendingAmountText(rate);
  if (open !== undefined) {
    lines.push({ label: paymentOption?.group === 'leasing' ? 'Leasingrate' : 'Finanzierungsrate', amount: open });
  }
  for (const product of products) lines.push(lineOf(product));
  for (const { articleNumber, product } of accessories) {
    lines.push(
      product
        ? lineOf(product)
        : { label: `Zubehör, Artikel ${articleNumber}`, amount: 'Preis laut Zubehör-Navigator' },
    );
  }
  if (handOver) lines.push(lineOf(handOver.product));
  if (totals.tradeIn > 0) lines.push({ label: 'Inzahlungnahme', amount: `−${exactPrice(totals.tradeIn)}` });
  return lines;
}

const lineOf = (product: CrossSellingProduct): OrderLine => ({
  label: product.name,
  amount: productPriceText(product),
});

/** What is due, and when. */
export function dueLines({ paymentOption }: Order, totals: OrderTotals, rate: RateState): OrderLine[] {
  const open = pendingAmountText(rate);
  return [
    { label: 'Heute Fällig', amount: exactPrice(totals.today) },
    ...(totals.paid > 0 ? [{ label: 'Bereits bezahlt', amount: exactPrice(totals.paid) }] : []),
    {
      label: restDueTexts[paymentOption?.restDue ?? 'atHandOver'].label,
      amount: open ?? exactPrice(totals.atHandOver),
    },
    { label: 'Monatlich', amount: open ?? exactPrice(totals.monthly) },
    ...(totals.credit > 0 ? [{ label: 'Ihr Guthaben', amount: exactPrice(totals.credit) }] : []),
  ];
}
