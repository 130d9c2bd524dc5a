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
  /** Beside the draft: a key in the order form concerns nobody but the form. */
  customer: CustomerEntries;
  /** Another vehicle's order, paid online and not yet taken: it keeps its place in local storage, this one has none until then. */
  openOrder?: Pick<OrderDraft, 'vehicleId'>;
  /** Nothing was kept: the visitor begins. A link's order in the host's own address counts only then. */
  isFresh: boolean;
  /** The order is on its way: nobody leaves before the answer is there. */
  isSending: boolean;
  /** The reservation fee is to be paid online, for this customer's order; its buttons live as long as the checkout. */
  payment?: { customer: OrderCustomer; isOpen: boolean; isCancelled: boolean };
  /** Set once, here or in another tab: the draft is gone, and the success screen stands. */
  placed?: OrderConfirmation;
}

export interface CheckoutActions {
  answerTradeIn: (wantsTradeIn: boolean) => void;
  /** Adds a loaded trade-in and selects it (checkout 4). False when it was there already. */
  addTradeIn: (tradeIn: TradeIn, isSelectable: boolean) => boolean;
  /** A click on the selected one deselects it. */
  toggleTradeIn: (tradeInId: string) => void;
  toggleProduct: (productId: string, catalogue: Catalogue) => void;
  /** Gives back what was chosen in the accessories navigator. */
  discardAccessories: () => void;
  /** Another product keeps the day: whether it is possible there shows the calendar. */
  chooseHandOver: (productId: string) => void;
  chooseHandOverDay: (day: string) => void;
  choosePaymentOption: (paymentOptionId: string) => void;
  chooseAppointment: (appointment: { day?: string; hour?: number }) => void;
  /** The bank's answer to the order as it is. */
  keepRate: (rate: Pick<OrderDraft, 'financing' | 'leasing'>) => void;
  enterCustomer: (customer: CustomerEntries) => void;
  applyPresets: (presets: OrderPresets, catalogue: Catalogue) => void;
  openPayment: (customer: OrderCustomer) => void;
  /** Closes its dialog; `isCancelled`: at PayPal, which the summary tells. */
  closePayment: (isCancelled: boolean) => void;
  /** Kept before anything else happens; while PayPal takes the money nobody leaves. Empty: nothing was paid after all. */
  notePayment: (payment: DraftPayment) => void;
  /** Before the order goes out: from now on the platform may hold it. */
  noteSent: () => void;
  /** It was not taken; `isRefused`: for certain, so that the platform does not hold it. */
  noteFailed: (isRefused: boolean) => void;
  finish: (placed: OrderConfirmation) => void;
  /** The visitor leaves the checkout: nothing is kept (checkout 4). */
  discard: () => void;
}

export interface CheckoutStore extends StoreApi<CheckoutState> {
  actions: CheckoutActions;
  /** What this order's draft says of its payment, in whichever tab it was made. */
  knownPayment: () => DraftPayment | undefined;
  /** Another tab has had this very order's answer. */
  isPlacedElsewhere: () => boolean;
  /** Learns of what another tab paid or sent; gives back the undo, which keeps what was typed last. */
  listen: () => () => void;
}

interface StoreOptions {
  storage: ShopStorage;
  adminId: string;
  vehicleId: string;
  /** In a B2B shop most customers are commercial; what was kept wins. */
  isB2BShop?: boolean;
  /** A financing or leasing that the visitor brings along from the vehicle's page. */
  applied?: Pick<OrderDraft, 'financing' | 'leasing'>;
  /** Article numbers from the accessories navigator on the vehicle's page, for a draft that begins; a kept one has its own. */
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
  // An order that was paid and not yet taken is worth more than one that begins.
  const isKeepable = () => store.getState().openOrder === undefined && store.getState().placed === undefined;
  const toKeep = (): OrderDraft => ({ ...store.getState().draft, customer: store.getState().customer });
  const keep = () => {
    if (isKeepable()) slot.write(toKeep());
  };
  // At once: a second tab at this address shall send the same order.
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
      // There is room for it now.
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
