import { tradeInValue } from '../trade-in/tradeIn';
import type { Order } from './order';

/** EUR, rounded down to hundreds; 0 without one. */
export function tradeInValueOf({ tradeIn }: Pick<Order, 'tradeIn'>): number {
  return tradeIn ? tradeInValue(tradeIn) : 0;
}

/** `outdated`: for another trade-in, price or bank (rules/order-and-payment: rate fits the order). */
export type RateStatus = 'none' | 'missing' | 'outdated' | 'current';

export function rateStatusOf(
  order: Pick<Order, 'vehicle' | 'paymentOption' | 'financing' | 'leasing' | 'tradeIn'>,
): RateStatus {
  const group = order.paymentOption?.group;
  if (group !== 'financing' && group !== 'leasing') return 'none';
  const applied = group === 'financing' ? order.financing : order.leasing;
  if (!applied) return 'missing';
  const price = group === 'financing' ? order.financing?.terms?.purchasePrice : order.leasing?.terms?.carPrice;
  const isOfPrice = price !== undefined && Math.round(price) === Math.round(order.vehicle.publicPrice ?? 0);
  const bank = group === 'financing' ? order.paymentOption?.bank : undefined;
  const isOfBank = bank === undefined || order.financing?.terms?.provider === bank;
  return isOfPrice && isOfBank && (applied.tradeInValue ?? 0) === tradeInValueOf(order) ? 'current' : 'outdated';
}
