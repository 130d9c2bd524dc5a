import { shownLinesOf, type ShownLine } from '../../../domain/order/billChanges';
import { rateStatusOf } from '../../../domain/order/rateStatus';
import type { CheckoutView } from '../checkoutView';
import { billOf } from './bill';

/** Lines of the bill of an order as they are on the screen. */
export function shownBillOf({ order, totals, tenant }: CheckoutView): ShownLine[] {
  const rate = { status: rateStatusOf(order), isCalculating: false };
  return shownLinesOf(billOf(order, totals, rate, tenant.settings.isB2BShop));
}

/** Whether both cost the same, line by line. */
export const isSameBill = (one: CheckoutView, other: CheckoutView): boolean =>
  JSON.stringify(shownBillOf(one)) === JSON.stringify(shownBillOf(other));
