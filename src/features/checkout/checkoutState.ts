import type { OrderDecisions, OrderDraft } from '../../domain/order/draft';
import type { DealerMessage } from '../../domain/order/dealerMessage';
import type { OrderConfirmation } from '../../domain/order/orderConfirmation';
import type { CustomerEntries, OrderCustomer } from '../../domain/order/orderCustomer';

/**
 * Why the last press did not send the order. `failed`: it may have arrived, or could not be checked. `reserved`, `replaced`: see
 * `OrderRefusal`. `incomplete`: a day or a rate is no longer possible.
 */
export type SendingFailure = 'failed' | 'reserved' | 'replaced' | 'incomplete';

/** What a visitor wants to change of an order that may have arrived. */
export interface PendingChange {
  draft?: (draft: OrderDecisions) => Partial<OrderDraft>;
  customer?: CustomerEntries;
}

export interface CheckoutState {
  draft: OrderDecisions;
  /** Kept apart from the draft: typing in the order form renders nothing but the form. */
  customer: CustomerEntries;
  /** Raised when the customer's entries were replaced by something else than the form. */
  customerVersion: number;
  /** No draft was stored. Only then the presets in the host's own address are applied. */
  isFresh: boolean;
  /** The browser refused to keep the order: a reload would lose it. */
  isUnkept: boolean;
  /** Waits for the visitor's word, because the order may have arrived as it was sent. */
  pendingChange?: PendingChange;
  failure?: SendingFailure;
  /** The reservation fee is to be paid online, for this customer's order; its buttons stay until the checkout is left. */
  payment?: { customer: OrderCustomer; isOpen: boolean; isCancelled: boolean };
  /** The confirmation is shown. Set once, after an order of this or another tab was placed. */
  placed?: OrderConfirmation;
  /** What the dealer is told of this order or of the one before. */
  messages: readonly DealerMessage[];
}
