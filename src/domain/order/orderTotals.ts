import { sumOf } from '../../lib/money';
import type { OrderLeasing } from '../finance/leasing';
import { premiumOf, sumOfTaxed, withoutVat, withVat, type TaxedAmount } from '../finance/taxedAmount';
import type { TenantSettings } from '../tenant/settings';
import type { Order } from './order';
import { feeToday } from './paymentOption/paymentOption';
import type { CrossSellingProduct } from './product';
import { taxOf } from './productType';
import { tradeInValueOf } from './rateStatus';

/** What is to be paid, and when. EUR, never negative. */
export interface OrderTotals {
  /** Everything that is paid once: today and at hand-over together. */
  oneTime: number;
  /** 'Heute Fällig': nothing any more once it is paid. */
  today: number;
  /** Of the reservation fee, paid online already. */
  paid: number;
  atHandOver: number;
  /** Instalment of financing or leasing and monthly products. */
  monthly: number;
  /** Value of the trade-in, rounded down to hundreds. */
  tradeIn: number;
  /** What the customer gets back where the trade-in is worth more than is to be paid once. */
  credit: number;
}

/**
 * Sums of an order. The vehicle is paid once at its public price; with a financing only its deposit is, with a leasing
 * the special payment. Both hold the trade-in's value already (rules/order-and-payment: trade-in counts once), so that what they hold is taken off once; what the
 * bank does not take (the surplus) is left over for the extras, and then is the customer's credit.
 */
export function orderTotals(order: Order, settings: Pick<TenantSettings, 'orderReservationFee'>): OrderTotals {
  const extras = extrasOf(order);
  const pricesOf = (frequency: 'once' | 'monthly') =>
    extras.filter((product) => product.frequency === frequency).map(({ price }) => price);

  const vehicle =
    order.financing?.fundingDeposit ?? order.leasing?.downPayment ?? Math.max(0, order.vehicle.publicPrice ?? 0);
  const banked = order.financing ?? order.leasing;
  const tradeIn = banked ? (banked.tradeInValue ?? 0) : tradeInValueOf(order);
  const balance = sumOf([vehicle, ...pricesOf('once'), -tradeIn]);
  const oneTime = Math.max(0, balance);
  const paid = order.paid ?? 0;
  const due = order.paymentOption ? feeToday(order.paymentOption, settings, orderPrice(order)) : 0;
  const today = paid > 0 ? 0 : due;
  const installment = order.financing?.monthlyInstallment ?? order.leasing?.monthlyInstallment ?? 0;
  return {
    oneTime,
    today,
    paid,
    atHandOver: Math.max(0, sumOf([oneTime, -today, -paid])),
    monthly: sumOf([installment, ...pricesOf('monthly')]),
    tradeIn,
    credit: Math.max(0, sumOf([today, paid, -balance])),
  };
}

/** EUR of the vehicle and all that is paid once with it, before a trade-in is taken off and whatever a bank takes over. */
export function orderPrice(order: Order): number {
  const once = extrasOf(order).filter(({ frequency }) => frequency === 'once');
  return sumOf([Math.max(0, order.vehicle.publicPrice ?? 0), ...once.map(({ price }) => price)]);
}

/** EUR of delivery, products and accessories, paid once and monthly. */
export function extrasPrice(order: Order): { once: number; monthly: number } {
  const priceOf = (frequency: 'once' | 'monthly') =>
    sumOf(extrasOf(order).flatMap((extra) => (extra.frequency === frequency ? extra.price : [])));
  return { once: priceOf('once'), monthly: priceOf('monthly') };
}

/** Everything with a price beside the vehicle. */
export function extrasOf({ products, accessories = [], handOver }: Order): CrossSellingProduct[] {
  return [...products, ...accessories.flatMap(({ product }) => product ?? []), ...(handOver ? [handOver.product] : [])];
}

/** A product's price by its tax. */
export function taxedPrice(product: Pick<CrossSellingProduct, 'price' | 'type' | 'subType'>): TaxedAmount {
  return taxOf(product) === 'insurance' ? premiumOf(product.price) : withVat(product.price);
}

/** The price of a vehicle by its tax: VAT that a company can deduct, or the margin scheme's (§ 25a UStG), which is told to nobody. */
export function taxedVehiclePrice({ publicPrice = 0, isVatDeductible }: Order['vehicle']): TaxedAmount {
  const price = Math.max(0, publicPrice);
  return isVatDeductible ? withVat(price) : withoutVat(price);
}

/** Special payment and rate of a leasing by their tax. */
export function taxedLeasing({ downPayment, monthlyInstallment, quote }: OrderLeasing) {
  const taxRate = quote?.taxRate;
  return {
    downPayment: withVat(downPayment, { taxRate }),
    monthlyInstallment: withVat(monthlyInstallment, { taxRate, net: quote?.monthlyRateNet }),
  };
}

/** Taxes of an order, before a trade-in, which is a payment and lowers no price. */
export interface TaxedTotals {
  once: TaxedAmount;
  monthly: TaxedAmount;
  /** Not of a financing: deposit and instalments are parts of a loan, which contain no VAT. */
  hasNet: boolean;
}

/** What is paid once and every month by its taxes. */
export function taxedTotals(order: Order): TaxedTotals {
  const { financing, vehicle, paymentOption } = order;
  const extras = (frequency: CrossSellingProduct['frequency']) =>
    extrasOf(order)
      .filter((product) => product.frequency === frequency)
      .map(taxedPrice);
  const leasing = order.leasing && taxedLeasing(order.leasing);
  const deposit = financing ? withoutVat(financing.fundingDeposit) : leasing?.downPayment;
  const rate = financing ? withoutVat(financing.monthlyInstallment) : leasing?.monthlyInstallment;
  return {
    once: sumOfTaxed([deposit ?? taxedVehiclePrice(vehicle), ...extras('once')]),
    monthly: sumOfTaxed([...(rate ? [rate] : []), ...extras('monthly')]),
    hasNet: financing === undefined && paymentOption?.group !== 'financing',
  };
}
