import type { OrderDecisions, OrderDraft } from '../../domain/order/draft';
import type { DealerMessage } from '../../domain/order/dealerMessage';
import type { PersonFieldName } from '../../domain/person/fields';
import type { OrderConfirmation } from '../../domain/order/orderConfirmation';
import type { CustomerEntries, OrderCustomer } from '../../domain/order/orderCustomer';

/**
 * Reason why the last press did not send the order. `failed`: it may have arrived, or could not be checked. `reserved`, `replaced`: see
 * `OrderRefusal`. `incomplete`: a day or a rate is no longer possible.
 */
export type SendingFailure = 'failed' | 'reserved' | 'replaced' | 'incomplete';

/** Requested change of an order that may have arrived. */
export interface PendingChange {
  draft?: (draft: OrderDecisions) => Partial<OrderDraft>;
  customer?: CustomerEntries;
}

export interface CheckoutState {
  draft: OrderDecisions;
  /** Outside of the draft: typing in the order form renders only the form. */
  customer: CustomerEntries;
  /** Fields of the form that the visitor has emptied; they are not prefilled again. */
  emptied: readonly PersonFieldName[];
  /** Incremented when the customer's entries were not changed by the form. */
  customerVersion: number;
  /** No draft was stored; only then presets of the host's own address are applied. */
  isFresh: boolean;
  /** The browser refused to store the order: a reload would lose it. */
  isUnkept: boolean;
  /** Waits for the visitor's decision, because the order may have arrived. */
  pendingChange?: PendingChange;
  failure?: SendingFailure;
  /** Online payment of the reservation fee; mounted until the checkout is left. */
  payment?: { customer: OrderCustomer; isOpen: boolean; isCancelled: boolean };
  /** Confirmation on the screen; set once, after this or another tab has placed the order. */
  placed?: OrderConfirmation;
  /** Messages to the dealer about this order and the one it replaces. */
  messages: readonly DealerMessage[];
}
