import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ShopStorage } from '../../lib/storage';
import { randomUuid } from '../../lib/uuid';
import { newOrderDraft, type DraftPayment, type OrderDecisions, type OrderDraft } from '../../domain/order/draft';
import { isRecentlyPlaced, type OrderConfirmation } from '../../domain/order/orderConfirmation';
import { checkoutActions, type CheckoutActions } from './checkoutActions';
import type { CheckoutState } from './checkoutState';
import { draftSlot, keepingOf } from './draftSlot';

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
  const keeping = keepingOf(store, slot);
  // At once, so that a second tab at this address sends the same order.
  keeping.now();

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
      if (openOrder) keeping.now();
    });
    return () => {
      stop();
      slot.flush();
    };
  };
  return Object.assign(store, {
    actions: checkoutActions(store, slot, keeping),
    knownPayment,
    isPlacedElsewhere,
    listen,
  });
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
