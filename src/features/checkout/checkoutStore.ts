import * as z from 'zod/mini';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { STORAGE_KEYS, type ShopStorage } from '../../lib/storage';
import { randomUuid } from '../../lib/uuid';
import { toggleProduct, type Catalogue } from '../../domain/order/catalogue';
import {
  newOrderDraft,
  orderDraftSchema,
  type DraftPayment,
  type OrderDecisions,
  type OrderDraft,
} from '../../domain/order/draft';
import { DRAFT_VERSION, slotOfPlacedOrders } from '../../domain/order/draftVersion';
import type { CustomerEntries, OrderCustomer } from '../../domain/order/orderCustomer';
import { isRecentlyPlaced, type OrderConfirmation } from '../../domain/order/orderConfirmation';
import { applyPresets, type OrderPresets } from '../../domain/order/presets';
import type { TradeIn } from '../../domain/trade-in/tradeIn';

export interface CheckoutState {
  draft: OrderDecisions;
  /** Kept apart from the draft: typing in the order form renders nothing but the form. */
  customer: CustomerEntries;
  /** The order of another vehicle that was paid online and not sent yet: it keeps the slot of local storage, and this draft is not stored. */
  openOrder?: Pick<OrderDraft, 'vehicleId'>;
  /** No draft was stored. Only then the presets in the host's own address are applied. */
  isFresh: boolean;
  /** The order is being sent: the checkout cannot be left before the answer. */
  isSending: boolean;
  /** The reservation fee is to be paid online, for this customer's order; its buttons stay until the checkout is left. */
  payment?: { customer: OrderCustomer; isOpen: boolean; isCancelled: boolean };
  /** Set once, by this or another tab: the draft is removed, and the confirmation is shown. */
  placed?: OrderConfirmation;
}

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
  /** Before the order is sent: from now on the platform may have it. */
  noteSent: () => void;
  /** Sending failed; `isRefused`: the platform has refused the order, so that it certainly does not have it. */
  noteFailed: (isRefused: boolean) => void;
  finish: (placed: OrderConfirmation) => void;
  /** The visitor leaves the checkout: nothing is kept (checkout 4). */
  discard: () => void;
}

export interface CheckoutStore extends StoreApi<CheckoutState> {
  actions: CheckoutActions;
  /** The payment of this order, made in this or another tab. */
  knownPayment: () => DraftPayment | undefined;
  /** Another tab has placed this order. */
  isPlacedElsewhere: () => boolean;
  /** Follows payments and orders of other tabs; returns the cleanup, which stores what was typed last. */
  listen: () => () => void;
}

interface StoreOptions {
  storage: ShopStorage;
  adminId: string;
  vehicleId: string;
  /** A new draft of a B2B shop begins with a commercial customer. */
  isB2BShop?: boolean;
  /** A financing or leasing that the visitor brings along from the vehicle's page. */
  applied?: Pick<OrderDraft, 'financing' | 'leasing'>;
  /** Article numbers from the accessories navigator on the vehicle's page, for a new draft; a stored one has its own. */
  carAccessories?: readonly string[];
  now?: Date;
}

export type DraftSlot = ReturnType<typeof draftSlot>;

/** Where a tenant's draft and its placed orders are kept (decisions 3). */
export function draftSlot(storage: ShopStorage, adminId: string) {
  return storage.slot(STORAGE_KEYS.checkoutDraft, DRAFT_VERSION, orderDraftSchema, adminId);
}

/** Takes the draft out of its slot and leaves what was placed. */
export function keepOnlyPlaced(slot: DraftSlot, placedOrders: readonly OrderConfirmation[]): void {
  if (placedOrders.length === 0) slot.remove();
  else slot.write(z.parse(orderDraftSchema, slotOfPlacedOrders(placedOrders)));
}

/** The order of one visit to the checkout, kept in local storage with every change and found there after a reload. */
export function createCheckoutStore({
  storage,
  adminId,
  vehicleId,
  isB2BShop = false,
  applied,
  carAccessories = [],
  now = new Date(),
}: StoreOptions): CheckoutStore {
  const slot = draftSlot(storage, adminId);
  const kept = slot.read();
  const isKept = kept?.vehicleId === vehicleId;
  const begun = isKept ? kept : newOrderDraft(randomUuid(), vehicleId, isB2BShop ? 'commercial' : 'private');
  const { customer, ...decisions } = begun;
  const draft: OrderDecisions = {
    ...decisions,
    ...(!isKept && { carAccessories: [...carAccessories] }),
    ...applied,
    placedOrders: recentOf(kept, now),
  };

  const store = createStore<CheckoutState>()(() => ({
    draft,
    customer,
    openOrder: openOrderIn(kept, draft),
    isFresh: !isKept,
    isSending: false,
  }));
  // A paid order that was not sent yet is not overwritten by a new draft.
  const isKeepable = () => store.getState().openOrder === undefined && store.getState().placed === undefined;
  const toKeep = (): OrderDraft => ({ ...store.getState().draft, customer: store.getState().customer });
  const keep = () => {
    if (isKeepable()) slot.write(toKeep());
  };
  // At once, so that a second tab at this address sends the same order.
  keep();
  const forget = () => {
    if (isKeepable()) keepOnlyPlaced(slot, store.getState().draft.placedOrders ?? []);
  };
  const change = (update: (draft: OrderDecisions) => Partial<OrderDecisions>) => {
    const before = store.getState().draft;
    store.setState({ draft: { ...before, ...update(before) } });
    keep();
  };

  const actions: CheckoutActions = {
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
    chooseHandOverDay: (day) => change(({ handOver }) => (handOver ? { handOver: { ...handOver, day } } : {})),
    choosePaymentOption: (paymentOptionId) => change(() => ({ paymentOptionId })),
    chooseAppointment: (appointment) => change(() => ({ appointment })),
    keepRate: (rate) => change(() => rate),
    enterCustomer: (entries) => {
      store.setState({ customer: entries });
      if (isKeepable()) slot.writeSoon(toKeep);
    },
    applyPresets: (presets, catalogue) => change((before) => applyPresets(before, presets, catalogue)),
    openPayment: (customer) => store.setState({ payment: { customer, isOpen: true, isCancelled: false } }),
    closePayment: (isCancelled) =>
      store.setState(({ payment }) => ({ payment: payment && { ...payment, isOpen: false, isCancelled } })),
    notePayment: ({ paypalOrderId, paidAmount, isPaymentOpen }) => {
      store.setState({ isSending: isPaymentOpen === true });
      change(() => ({ paypalOrderId, paidAmount, isPaymentOpen }));
    },
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
      if (store.getState().draft.paypalOrderId === undefined) forget();
    },
  };

  const ofThisOrder = (found: OrderDecisions | undefined): DraftPayment | undefined =>
    found?.orderId === store.getState().draft.orderId && found.paypalOrderId !== undefined
      ? { paypalOrderId: found.paypalOrderId, paidAmount: found.paidAmount, isPaymentOpen: found.isPaymentOpen }
      : undefined;
  const placedIn = (found: OrderDraft | undefined) =>
    found?.placedOrders?.find(({ orderId }) => orderId === store.getState().draft.orderId);
  const isPlacedElsewhere = () => placedIn(slot.read()) !== undefined;
  const knownPayment = () => ofThisOrder(store.getState().draft) ?? ofThisOrder(slot.read());
  const listen = () => {
    const stop = slot.onForeignChange((found) => {
      const { draft: own, openOrder } = store.getState();
      const placedOrders = found?.placedOrders ?? own.placedOrders;
      store.setState({ draft: { ...own, placedOrders, ...ofThisOrder(found) }, openOrder: openOrderIn(found, own) });
      const placed = placedIn(found);
      if (placed) store.setState({ placed });
      // The slot is free now.
      if (openOrder) keep();
    });
    return () => {
      stop();
      slot.flush();
    };
  };
  return Object.assign(store, { actions, knownPayment, isPlacedElsewhere, listen });
}

/** Confirmations that are still to be shown; absent where there is none. */
function recentOf(kept: OrderDraft | undefined, now: Date): OrderConfirmation[] | undefined {
  const recent = kept?.placedOrders?.filter((placed) => isRecentlyPlaced(placed, now)) ?? [];
  return recent.length > 0 ? recent : undefined;
}

/** What is kept, if it is another order than this one, and paid. */
function openOrderIn(kept: OrderDraft | undefined, own: OrderDecisions): OrderDraft | undefined {
  return kept?.paypalOrderId !== undefined && kept.vehicleId !== own.vehicleId ? kept : undefined;
}
