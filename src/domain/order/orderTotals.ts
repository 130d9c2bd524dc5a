import { sumOf } from '../../lib/money';
import type { OrderLeasing } from '../finance/leasing';
import { premiumOf, sumOfTaxed, withoutVat, withVat, type TaxedAmount } from '../tax/taxedAmount';
import type { TenantSettings } from '../tenant/settings';
import type { Order } from './order';
import { feeToday } from './paymentOption/paymentOption';
import type { CrossSellingProduct } from '../products/product';
import { taxOf } from '../products/productType';
import { tradeInValueOf } from './rateStatus';

/** By due date, EUR. */
export interface OrderTotals {
  oneTime: number;
  /** 'Heute Fällig'; 0 once it is paid. */
  today: number;
  paid: number;
  atHandOver: number;
  monthly: number;
  tradeIn: number;
  credit: number;
}

/**
 * The vehicle is paid once at its public price; a financing has its deposit, a leasing its special payment instead. Both contain the
 * trade-in, which is deducted once (rules/order-and-payment: trade-in counts once); a surplus that the bank does not accept is deducted
 * from the extras, the rest is credit.
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

/** EUR, before a trade-in, with what a bank finances. */
export function orderPrice(order: Order): number {
  const once = extrasOf(order).filter(({ frequency }) => frequency === 'once');
  return sumOf([Math.max(0, order.vehicle.publicPrice ?? 0), ...once.map(({ price }) => price)]);
}

/** EUR. */
export function extrasPrice(order: Order): { once: number; monthly: number } {
  const priceOf = (frequency: 'once' | 'monthly') =>
    sumOf(extrasOf(order).flatMap((extra) => (extra.frequency === frequency ? extra.price : [])));
  return { once: priceOf('once'), monthly: priceOf('monthly') };
}

export function extrasOf({ products, accessories = [], handOver }: Order): CrossSellingProduct[] {
  return [...products, ...accessories.flatMap(({ product }) => product ?? []), ...(handOver ? [handOver.product] : [])];
}

export function taxedPrice(product: Pick<CrossSellingProduct, 'price' | 'type' | 'subType'>): TaxedAmount {
  return taxOf(product) === 'insurance' ? premiumOf(product.price) : withVat(product.price);
}

/** VAT, or margin scheme (§ 25a UStG), whose tax is not disclosed. */
export function taxedVehiclePrice({ publicPrice = 0, isVatDeductible }: Order['vehicle']): TaxedAmount {
  const price = Math.max(0, publicPrice);
  return isVatDeductible ? withVat(price) : withoutVat(price);
}

export function taxedLeasing({ downPayment, monthlyInstallment, quote }: OrderLeasing) {
  const taxRate = quote?.taxRate;
  return {
    downPayment: withVat(downPayment, { taxRate }),
    monthlyInstallment: withVat(monthlyInstallment, { taxRate, net: quote?.monthlyRateNet }),
  };
}

export interface TaxedTotals {
  once: TaxedAmount;
  monthly: TaxedAmount;
  /** A loan contains no VAT. */
  hasNet: boolean;
}

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
