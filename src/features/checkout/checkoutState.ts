import type { OrderDecisions, OrderDraft } from '../../domain/order/draft';
import type { OrderConfirmation } from '../../domain/order/orderConfirmation';
import type { CustomerEntries, OrderCustomer } from '../../domain/order/orderCustomer';

export interface CheckoutState {
  draft: OrderDecisions;
  /** Kept apart from the draft: typing in the order form renders nothing but the form. */
  customer: CustomerEntries;
  /** The order of another vehicle that was paid online and not sent yet: it keeps the slot of local storage, and this draft is not stored. */
  openOrder?: Pick<OrderDraft, 'vehicleId'>;
  /** No draft was stored. Only then the presets in the host's own address are applied. */
  isFresh: boolean;
  /** The order is being sent, or its vehicle read once more before: the checkout cannot be left before the answer. */
  isSending: boolean;
  /** The reservation fee is to be paid online, for this customer's order; its buttons stay until the checkout is left. */
  payment?: { customer: OrderCustomer; isOpen: boolean; isCancelled: boolean };
  /** Set once, by this or another tab: the draft is removed, and the confirmation is shown. */
  placed?: OrderConfirmation;
}
