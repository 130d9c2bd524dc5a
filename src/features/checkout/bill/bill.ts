import { restDueTexts } from '../../../domain/order/paymentOption/paymentOption';
import { atStartText } from '../../../domain/finance/agreedText';
import { exactPrice, formatAmount } from '../../../lib/format';
import { paidLabel, type Order } from '../../../domain/order/order';
import {
  extrasOf,
  taxedLeasing,
  taxedTotals,
  taxedVehiclePrice,
  type OrderTotals,
  type TaxedTotals,
} from '../../../domain/order/orderTotals';
import type { CheckoutStepName } from '../../../domain/order/checkoutStep';
import type { Bill, BillLine } from '../../../domain/order/orderConfirmation';
import type { CrossSellingProduct } from '../../../domain/products/product';
import type { ProductType } from '../../../domain/products/productType';
import { amountDisplayOf, type AmountDisplay } from '../../../domain/tax/amountDisplay';
import { formatTaxedAmount, VAT_NOTE, type TaxedAmount, type FormattedAmount } from '../../../domain/tax/taxedAmount';
import { hasPrice, vatNote } from '../../../domain/vehicle/price';
import { vehicleHeading } from '../../../domain/vehicle/text/title';
import { formatProduct } from '../parts/productText';
import type { Rate } from '../runner/useOrderRate';

const TRADE_IN_LABEL = 'Inzahlungnahme';
const CALCULATING = 'wird berechnet ...';
const CREDIT_NOTE = 'Auszahlung nach Absprache mit dem Autohaus';

type RateState = Pick<Rate, 'status' | 'isCalculating'>;

/** With its step or the accessories navigator; none for the vehicle. */
export interface OrderLine extends BillLine {
  step?: CheckoutStepName | 'navigator';
}

interface CurrentBill extends Bill {
  /** Among `due`. */
  monthly: BillLine;
  groups: (Bill['groups'][number] & { lines: OrderLine[] })[];
}

const STEPS: Partial<Record<ProductType, CheckoutStepName>> = {
  other: '3-offer',
  physicalProduct: '3-physical-product',
  service: '4-services',
  warranty: '5-warranty',
  insurance: '6-insurance',
  handOver: '7-hand-over',
  pickup: '7-hand-over',
  delivery: '7-hand-over',
};

function pendingAmountText({ status, isCalculating }: RateState): string | undefined {
  if (status !== 'missing') return undefined;
  return isCalculating ? CALCULATING : 'noch offen';
}

/**
 * A price that a bank finances is not part of the sum. Articles without a price are no lines (rules/order-and-payment:
 * wishes).
 */
export function billOf(order: Order, totals: OrderTotals, rate: RateState, isB2BShop: boolean): CurrentBill {
  const { vehicle, paymentOption, accessories = [] } = order;
  const isBanked = paymentOption?.group === 'financing' || paymentOption?.group === 'leasing';
  const display = amountDisplayOf(isB2BShop, vehicle.isVatDeductible);
  const price = priceLine(order, display);
  const extras = extrasOf(order);
  const navigated = new Set(accessories.map(({ product }) => product?.id));
  const linesOf = (frequency: CrossSellingProduct['frequency']) =>
    extras
      .filter((extra) => extra.frequency === frequency)
      .map((extra): OrderLine => ({
        ...productLine(extra, display),
        step: navigated.has(extra.id) ? 'navigator' : STEPS[extra.type],
      }));
  const once = [
    ...(isBanked ? startLines(order, display).map(ofPayment) : [price]),
    ...linesOf('once'),
    ...(totals.tradeIn > 0
      ? [{ label: TRADE_IN_LABEL, amount: `−${exactPrice(totals.tradeIn)}`, step: '2-trade-in-selection' as const }]
      : []),
  ];
  const monthly = [...rateLines(order, rate, display).map(ofPayment), ...linesOf('monthly')];
  const taxes = taxedTotals(order);
  const open = pendingAmountText(rate);
  const sumDisplay = taxes.hasNet ? display : 'gross';
  const dues = { taxes, display: sumDisplay, open };
  const monthlyDue = monthlyLine(order, dues);
  const eachMonth = monthly.length > 0 ? [{ heading: 'Jeden Monat', lines: monthly }] : [];
  return {
    monthly: monthlyDue,
    groups: [
      ...(isBanked ? [{ lines: [price] }, ...eachMonth] : []),
      {
        heading: isBanked || monthly.length > 0 ? 'Einmal' : undefined,
        lines: once,
        sum: {
          label: 'Gesamt einmalig',
          ...(open === undefined ? sumOnce(totals, taxes.once, sumDisplay) : { amount: open, note: VAT_NOTE }),
        },
      },
      ...(isBanked ? [] : eachMonth),
      ...(order.financing ? [{ heading: 'Am Ende der Laufzeit', lines: [ofPayment(finalLine(order.financing))] }] : []),
    ],
    due: dueLines(order, totals, dues, monthlyDue),
    wishes: accessories.flatMap(({ articleNumber, product }) => (product ? [] : [`Artikel ${articleNumber}`])),
  };
}

/**
 * Purchase: price, tax, monthly amount. Bank: rate, what is paid at once, last the price, which nobody pays ('207,13 €
 * im Monat', 'dazu 2.200 € am Anfang', 'Preis 22.490 € inkl. MwSt.').
 */
export function agreedTexts(order: Order, totals: OrderTotals, rate: RateState, isB2BShop: boolean) {
  const isBanked = rate.status !== 'none';
  const taxes = taxedTotals({ ...order, financing: undefined, leasing: undefined, paymentOption: undefined });
  const display = amountDisplayOf(isB2BShop, false);
  const tradeIn = isBanked ? 0 : totals.tradeIn;
  const { amount, note } = sumOnce({ ...totals, tradeIn }, taxes.once, display);
  const isNet = display === 'netFirst' && tradeIn === 0;
  const { monthly, once, hasNet } = taxedTotals(order);
  const sumDisplay = hasNet ? display : 'gross';
  const format = isBanked ? formatAmount : exactPrice;
  const eachMonth = formatTaxedAmount(monthly, sumDisplay, { format, suffix: ' im Monat' }).amount;
  if (!isBanked) {
    const others = totals.monthly > 0 ? [eachMonth] : [];
    return isNet
      ? { lead: { amount, note: '' }, others: [note, ...others] }
      : { lead: { amount, note: ` ${note}` }, others };
  }
  const open =
    rate.isCalculating || rate.status === 'missing' ? pendingAmountText({ ...rate, status: 'missing' }) : undefined;
  const atStart = totals.oneTime > 0 ? [atStartText(sumOnce(totals, once, sumDisplay).amount)] : [];
  return {
    lead: { amount: open ?? eachMonth, note: '' },
    others: [...(open === undefined ? atStart : []), `Preis ${amount}${isNet ? ',' : ''} ${note}`],
  };
}

const ofPayment = (line: BillLine): OrderLine => ({ ...line, step: '8-reservation' });

const sentence = (parts: readonly (string | false | undefined)[]) => parts.filter(Boolean).join(', ');

function priceLine({ vehicle, paymentOption }: Order, display: AmountDisplay): BillLine {
  const taxed = taxedVehiclePrice(vehicle);
  const isNetFirst = display === 'netFirst' && vehicle.isVatDeductible === true && hasPrice(vehicle);
  const bank = paymentOption?.group;
  return {
    label: vehicleHeading(vehicle),
    amount: isNetFirst ? `${exactPrice(taxed.net)} netto` : exactPrice(taxed.gross),
    note: sentence([
      isNetFirst ? `${exactPrice(taxed.gross)} ${vatNote(vehicle)}` : vatNote(vehicle),
      !isNetFirst && vehicle.isVatDeductible && `${exactPrice(taxed.net)} netto`,
      bank === 'leasing' && 'wird geleast',
      bank === 'financing' && 'wird finanziert',
    ]),
  };
}

/** A trade-in is a payment, lowers no price: the net amount is before it. */
function sumOnce({ oneTime, tradeIn }: OrderTotals, taxed: TaxedAmount, display: AmountDisplay): FormattedAmount {
  if (tradeIn === 0) return formatTaxedAmount(taxed, display);
  const { note } = formatTaxedAmount(taxed, display === 'gross' ? display : 'both');
  const isSplit = display !== 'gross' && taxed.vat > 0;
  return { amount: exactPrice(oneTime), note: isSplit ? `${note} vor Inzahlungnahme` : note };
}

function startLines({ financing, leasing }: Order, display: AmountDisplay): BillLine[] {
  const cap = (surplus: number) => (surplus > 0 ? 'Mehr nimmt die Bank nicht an.' : undefined);
  if (financing) {
    const { fundingDeposit, depositSurplus } = financing;
    return [{ label: 'Anzahlung', amount: exactPrice(fundingDeposit), note: cap(depositSurplus) }];
  }
  if (!leasing) return [];
  const figures = formatTaxedAmount(taxedLeasing(leasing).downPayment, display);
  return [
    { label: 'Sonderzahlung', amount: figures.amount, note: sentence([figures.note, cap(leasing.downPaymentSurplus)]) },
  ];
}

function rateLines({ financing, leasing, paymentOption }: Order, rate: RateState, display: AmountDisplay): BillLine[] {
  const label = paymentOption?.group === 'leasing' ? 'Leasingrate' : 'Finanzierungsrate';
  const open = pendingAmountText(rate);
  if (open !== undefined) return [{ label, amount: open }];
  const applied = financing ?? leasing;
  if (!applied) return [];
  const state = rate.isCalculating ? CALCULATING : rate.status === 'outdated' && 'nicht aktuell';
  const figures =
    leasing && formatTaxedAmount(taxedLeasing(leasing).monthlyInstallment, display, { format: formatAmount });
  const note = sentence([`monatlich, ${applied.fundingDuration} Monate`, figures?.note, state]);
  return [{ label, amount: figures?.amount ?? formatAmount(applied.monthlyInstallment), note }];
}

const finalLine = ({ finalInstallment }: { finalInstallment: number }): BillLine => ({
  label: 'Schlussrate',
  amount: finalInstallment > 0 ? exactPrice(finalInstallment) : 'Ohne',
});

function productLine(product: CrossSellingProduct, display: AmountDisplay): BillLine {
  return { label: product.name, ...formatProduct(product, display) };
}

interface DueOptions {
  taxes: TaxedTotals;
  display: AmountDisplay;
  open: string | undefined;
}

const pendingAmount = (open: string | undefined) => (open === undefined ? undefined : { amount: open, note: VAT_NOTE });

/** A rate is always written with its cents. */
function monthlyLine({ financing, leasing }: Order, { taxes, display, open }: DueOptions): BillLine {
  const format = financing || leasing ? formatAmount : exactPrice;
  return { label: 'Monatlich', ...(pendingAmount(open) ?? formatTaxedAmount(taxes.monthly, display, { format })) };
}

/** By due date. Partial amounts (after a fee or a trade-in) are gross. */
function dueLines(
  order: Order,
  totals: OrderTotals,
  { taxes, display, open }: DueOptions,
  monthly: BillLine,
): BillLine[] {
  const isWhole = display === 'netFirst' && totals.atHandOver === taxes.once.gross;
  const atHandOver = isWhole
    ? formatTaxedAmount(taxes.once, display)
    : { ...formatTaxedAmount(taxes.once, 'gross'), amount: exactPrice(totals.atHandOver) };
  const pending = pendingAmount(open);
  return [
    { label: 'Heute Fällig', amount: exactPrice(totals.today) },
    ...(totals.paid > 0 ? [{ label: paidLabel(order), amount: exactPrice(totals.paid) }] : []),
    { label: restDueTexts[order.paymentOption?.restDue ?? 'atHandOver'].label, ...(pending ?? atHandOver) },
    ...(open === undefined && totals.monthly === 0 ? [] : [monthly]),
    ...(totals.credit > 0 ? [{ label: 'Ihr Guthaben', amount: exactPrice(totals.credit), note: CREDIT_NOTE }] : []),
  ];
}
