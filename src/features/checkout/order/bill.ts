import { restDueTexts } from '../../../domain/order/paymentOption/paymentOption';
import { exactPrice } from '../../../lib/exactPrice';
import { formatAmount, formatVehiclePrice } from '../../../lib/format';
import type { Order } from '../../../domain/order/order';
import { netTotal, type OrderTotals } from '../../../domain/order/orderTotals';
import type { Bill, BillLine } from '../../../domain/order/orderConfirmation';
import type { CrossSellingProduct } from '../../../domain/order/product';
import { netOf } from '../../../domain/finance/valueAddedTax';
import { vatNote } from '../../../domain/vehicle/price';
import { vehicleHeading } from '../../../domain/vehicle/text/title';
import { productPriceText } from '../productText';
import type { Rate } from '../rate/useRate';

const CALCULATING = 'wird berechnet ...';
export const VAT_NOTE = 'inkl. MwSt.';
const CREDIT_NOTE = 'Auszahlung nach Absprache mit dem Autohaus';

type RateState = Pick<Rate, 'status' | 'isCalculating'>;

/** Text in place of an amount that is not calculated yet; undefined where all amounts are known. */
export function pendingAmountText({ status, isCalculating }: RateState): string | undefined {
  if (status !== 'missing') return undefined;
  return isCalculating ? CALCULATING : 'noch offen';
}

/**
 * The bill of an order: every price, in groups that add up by themselves, and what is due when. The price of a vehicle that a
 * bank finances is shown above the sum and not part of it. Articles without a price are wishes and in no line (decisions 5).
 */
export function billOf(order: Order, totals: OrderTotals, rate: RateState, isB2BShop: boolean): Bill {
  const { vehicle, paymentOption, accessories = [] } = order;
  const isBanked = paymentOption?.group === 'financing' || paymentOption?.group === 'leasing';
  const isNetShown = isB2BShop || vehicle.isVatDeductible === true;
  const price: BillLine = {
    label: vehicleHeading(vehicle),
    amount: formatVehiclePrice(vehicle.publicPrice),
    note: sentence([
      vatNote(vehicle),
      vehicle.isVatDeductible && netText(netOf(vehicle.publicPrice ?? 0)),
      isBanked && (paymentOption.group === 'leasing' ? 'wird geleast' : 'wird finanziert'),
    ]),
  };
  const extras = [
    ...order.products,
    ...accessories.flatMap(({ product }) => product ?? []),
    ...(order.handOver ? [order.handOver.product] : []),
  ];
  const linesOf = (frequency: CrossSellingProduct['frequency']) =>
    extras.filter((extra) => extra.frequency === frequency).map((extra) => productLine(extra, isNetShown));
  const once = [
    ...(isBanked ? startLines(order) : [price]),
    ...linesOf('once'),
    ...(totals.tradeIn > 0 ? [{ label: 'Inzahlungnahme', amount: `−${exactPrice(totals.tradeIn)}` }] : []),
  ];
  const monthly = [...rateLines(order, rate), ...linesOf('monthly')];
  const net = isNetShown ? netTotal(order) : undefined;
  return {
    groups: [
      ...(isBanked ? [{ lines: [price] }] : []),
      {
        heading: isBanked || monthly.length > 0 ? 'Einmal' : undefined,
        lines: once,
        sum: {
          label: 'Gesamt einmalig',
          amount: pendingAmountText(rate) ?? exactPrice(totals.oneTime),
          note: sentence([VAT_NOTE, net !== undefined && netText(net)]),
        },
      },
      ...(monthly.length > 0 ? [{ heading: 'Jeden Monat', lines: monthly }] : []),
      ...(order.financing ? [{ heading: 'Am Ende der Laufzeit', lines: [finalLine(order.financing)] }] : []),
    ],
    due: dueLines(order, totals, rate),
    wishes: accessories.flatMap(({ articleNumber, product }) => (product ? [] : [`Artikel ${articleNumber}`])),
  };
}

const sentence = (parts: readonly (string | false | undefined)[]) => parts.filter(Boolean).join(', ');
const netText = (amount: number) => `${exactPrice(amount)} netto`;

/** What is paid to a bank at the start. */
function startLines({ financing, leasing }: Order): BillLine[] {
  const cap = (surplus: number) => (surplus > 0 ? 'Mehr nimmt die Bank nicht an.' : undefined);
  if (financing) {
    const { fundingDeposit, depositSurplus } = financing;
    return [{ label: 'Anzahlung', amount: exactPrice(fundingDeposit), note: cap(depositSurplus) }];
  }
  if (!leasing) return [];
  const { downPayment, downPaymentSurplus } = leasing;
  return [{ label: 'Sonderzahlung', amount: exactPrice(downPayment), note: cap(downPaymentSurplus) }];
}

function rateLines({ financing, leasing, paymentOption }: Order, rate: RateState): BillLine[] {
  const label = paymentOption?.group === 'leasing' ? 'Leasingrate' : 'Finanzierungsrate';
  const open = pendingAmountText(rate);
  if (open !== undefined) return [{ label, amount: open }];
  const applied = financing ?? leasing;
  if (!applied) return [];
  const state = rate.isCalculating ? CALCULATING : rate.status === 'outdated' && 'nicht aktuell';
  const note = sentence([`monatlich, ${applied.fundingDuration} Monate`, leasing && VAT_NOTE, state]);
  return [{ label, amount: formatAmount(applied.monthlyInstallment), note }];
}

const finalLine = ({ finalInstallment }: { finalInstallment: number }): BillLine => ({
  label: 'Schlussrate',
  amount: finalInstallment > 0 ? exactPrice(finalInstallment) : 'Ohne',
});

function productLine(product: CrossSellingProduct, isNetShown: boolean): BillLine {
  const { name, price } = product;
  const note = price === 0 ? undefined : sentence([VAT_NOTE, isNetShown && netText(netOf(price))]);
  return { label: name, amount: productPriceText(product), note };
}

/** What is due, and when. */
function dueLines({ paymentOption, financing, leasing }: Order, totals: OrderTotals, rate: RateState): BillLine[] {
  const open = pendingAmountText(rate);
  const hasRate = (financing ?? leasing) !== undefined;
  return [
    { label: 'Heute Fällig', amount: exactPrice(totals.today) },
    ...(totals.paid > 0 ? [{ label: 'Bereits bezahlt', amount: exactPrice(totals.paid) }] : []),
    {
      label: restDueTexts[paymentOption?.restDue ?? 'atHandOver'].label,
      amount: open ?? exactPrice(totals.atHandOver),
      note: VAT_NOTE,
    },
    // A rate is always written with its cents.
    { label: 'Monatlich', amount: open ?? (hasRate ? formatAmount : exactPrice)(totals.monthly), note: VAT_NOTE },
    ...(totals.credit > 0 ? [{ label: 'Ihr Guthaben', amount: exactPrice(totals.credit), note: CREDIT_NOTE }] : []),
  ];
}
