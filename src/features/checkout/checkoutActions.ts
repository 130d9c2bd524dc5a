import type { StoreApi } from 'zustand/vanilla';
import { toggleProduct, type Catalogue } from '../../domain/order/catalogue';
import type { DraftPayment, OrderDecisions, OrderDraft } from '../../domain/order/draft';
import type { OrderConfirmation } from '../../domain/order/orderConfirmation';
import type { CustomerEntries, OrderCustomer } from '../../domain/order/orderCustomer';
import { applyPresets, type OrderPresets } from '../../domain/order/presets';
import type { TradeIn } from '../../domain/trade-in/tradeIn';
import type { CheckoutState } from './checkoutState';
import { keepOnlyPlaced, type DraftSlot, type Keeping } from './draftSlot';

export interface CheckoutActions {
  answerTradeIn: (wantsTradeIn: boolean) => void;
  /** Adds a loaded trade-in and selects it (checkout 4). False when it was there already. */
  addTradeIn: (tradeIn: TradeIn, isSelectable: boolean) => boolean;
  /** A click on the selected one deselects it. */
  toggleTradeIn: (tradeInId: string) => void;
  toggleProduct: (productId: string, catalogue: Catalogue) => void;
  /** Removes what was chosen in the accessories navigator. */
  discardAccessories: () => void;
  /** The day is kept for another product; the calendar shows whether it is possible there. */
  chooseHandOver: (productId: string) => void;
  /** Gives the hand-over back, for example a delivery that does not reach the postcode. */
  discardHandOver: () => void;
  chooseHandOverDay: (day: string) => void;
  choosePaymentOption: (paymentOptionId: string) => void;
  chooseAppointment: (appointment: { day?: string; hour?: number }) => void;
  /** Stores the calculated rate. */
  keepRate: (rate: Pick<OrderDraft, 'financing' | 'leasing'>) => void;
  enterCustomer: (customer: CustomerEntries) => void;
  applyPresets: (presets: OrderPresets, catalogue: Catalogue) => void;
  openPayment: (customer: OrderCustomer) => void;
  /** Closes the dialog; `isCancelled`: the visitor cancelled at PayPal, which the summary says. */
  closePayment: (isCancelled: boolean) => void;
  /** Stored before the payment is captured; meanwhile the checkout cannot be left. Empty: nothing was paid. */
  notePayment: (payment: DraftPayment) => void;
  /** The vehicle is being read once more: until the answer the checkout cannot be left. */
  noteChecking: () => void;
  /** Before the order is sent: from now on the platform may have it. */
  noteSent: () => void;
  /** Sending failed; `isRefused`: the platform has refused the order, so that it certainly does not have it. */
  noteFailed: (isRefused: boolean) => void;
  finish: (placed: OrderConfirmation) => void;
  /** The visitor leaves the checkout: nothing is kept (checkout 4). */
  discard: () => void;
}

/** What the visitor does to the order; each change is kept at once. */
export function checkoutActions(store: StoreApi<CheckoutState>, slot: DraftSlot, keeping: Keeping): CheckoutActions {
  const change = (update: (draft: OrderDecisions) => Partial<OrderDecisions>) => {
    const before = store.getState().draft;
    store.setState({ draft: { ...before, ...update(before) } });
    keeping.now();
  };

  return {
    answerTradeIn: (wantsTradeIn) =>
      change(({ tradeInId }) => ({ wantsTradeIn, tradeInId: wantsTradeIn ? tradeInId : undefined })),
    addTradeIn: (tradeIn, isSelectable) => {
      const isNew = !store.getState().draft.tradeIns.some(({ id }) => id === tradeIn.id);
      change(({ tradeIns, tradeInId }) => ({
        tradeIns: [...tradeIns.filter(({ id }) => id !== tradeIn.id), tradeIn],
        tradeInId: isSelectable ? tradeIn.id : tradeInId,
      }));
      return isNew;
    },
    toggleTradeIn: (id) => change(({ tradeInId }) => ({ tradeInId: tradeInId === id ? undefined : id })),
    toggleProduct: (id, catalogue) =>
      change(({ productIds }) => ({ productIds: toggleProduct(productIds, id, catalogue) })),
    discardAccessories: () => change(() => ({ carAccessories: [] })),
    chooseHandOver: (productId) => change(({ handOver }) => ({ handOver: { ...handOver, productId } })),
    discardHandOver: () => change(() => ({ handOver: undefined })),
    chooseHandOverDay: (day) => change(({ handOver }) => (handOver ? { handOver: { ...handOver, day } } : {})),
    choosePaymentOption: (paymentOptionId) => change(() => ({ paymentOptionId })),
    chooseAppointment: (appointment) => change(() => ({ appointment })),
    keepRate: (rate) => change(() => rate),
    enterCustomer: (entries) => {
      store.setState({ customer: entries });
      keeping.soon();
    },
    applyPresets: (presets, catalogue) => change((before) => applyPresets(before, presets, catalogue)),
    openPayment: (customer) => store.setState({ payment: { customer, isOpen: true, isCancelled: false } }),
    closePayment: (isCancelled) =>
      store.setState(({ payment }) => ({ payment: payment && { ...payment, isOpen: false, isCancelled } })),
    notePayment: ({ paypalOrderId, paidAmount, isPaymentOpen }) => {
      store.setState({ isSending: isPaymentOpen === true });
      change(() => ({ paypalOrderId, paidAmount, isPaymentOpen }));
    },
    noteChecking: () => store.setState({ isSending: true }),
    noteSent: () => {
      store.setState({ isSending: true });
      change(() => ({ wasSent: true }));
    },
    noteFailed: (isRefused) => {
      store.setState({ isSending: false });
      if (isRefused) change(() => ({ wasSent: false }));
    },
    finish: (placed) => {
      const { draft, openOrder } = store.getState();
      const others = draft.placedOrders?.filter(({ orderId }) => orderId !== placed.orderId) ?? [];
      const placedOrders = [...others, placed];
      store.setState({ placed, isSending: false });
      const found = openOrder && slot.read();
      if (found) slot.write({ ...found, placedOrders });
      else keepOnlyPlaced(slot, placedOrders);
    },
    discard: () => {
      // Paid for: the visitor must be able to send it when they come back.
      if (store.getState().draft.paypalOrderId === undefined) keeping.forget();
    },
  };
}
