import { orderCreateOf, type OrderParts } from '../../../domain/order/orderCreate';
import type { LeasingApplication, SentOrder } from '../../../domain/order/orderState';
import { isPaid } from '../../../domain/order/orderState';
import type { CheckoutView } from '../checkoutView';
import { confirmationOf } from './confirmation';

interface Sending extends Pick<OrderParts, 'customer' | 'account' | 'vehicleDealerId' | 'sourceUrl'> {
  /** EUR: price of the vehicle on the screen. */
  shownPrice?: number;
  sentAt: Date;
}

/** The order as it goes out, with the confirmation that belongs to it and the application for its leasing. */
export function sentOrderOf(view: CheckoutView, { shownPrice, sentAt, ...parts }: Sending): SentOrder {
  const { draft, order, totals } = view;
  const { payment } = draft.state;
  const { customer } = parts;
  return {
    body: orderCreateOf({
      ...parts,
      orderId: draft.orderId,
      order,
      totals,
      carAccessories: draft.carAccessories,
      paypalOrderId: isPaid(payment) ? payment.paypalOrderId : undefined,
    }),
    confirmation: confirmationOf(view, { customer, shownPrice, sentAt }),
    application: applicationOf(view, customer.customerType),
  };
}

function applicationOf(
  { order: { leasing } }: CheckoutView,
  customerType: LeasingApplication['customerType'],
): LeasingApplication | undefined {
  if (!leasing?.quote) return undefined;
  const { quote, legalTextHtml, terms } = leasing;
  return { customerType: terms?.customerType ?? customerType, quote: { ...quote, legalTextHtml } };
}
