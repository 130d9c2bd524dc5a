import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ShopStorage } from '../../lib/storage';
import { randomUuid } from '../../lib/uuid';
import type { DealerMessage } from '../../domain/order/dealerMessage';
import { newOrderDraft, type OrderDecisions, type OrderDraft } from '../../domain/order/draft';
import type { OrderConfirmation } from '../../domain/order/orderConfirmation';
import { draftIn, placedIn, withMessage, withPlaced, type OrderSlot } from '../../domain/order/orderSlot';
import { isOpenState, nextState, type OrderEvent } from '../../domain/order/orderState';
import { checkoutActions, type CheckoutActions } from './checkoutActions';
import type { CheckoutState, SendingFailure } from './checkoutState';
import { draftSlot } from './draftSlot';
import { keepingOf } from './keeping';

export interface CheckoutStore extends StoreApi<CheckoutState> {
  actions: CheckoutActions;
  /** Changes what has become of the order, and keeps it. @returns false where that is impossible: nothing happens */
  dispatch: (event: OrderEvent) => boolean;
  /** Takes over what other tabs have kept since. */
  refresh: () => void;
  fail: (failure: SendingFailure | undefined) => void;
  /** Keeps the confirmation of the order that was just answered. @returns false where another tab has done so before */
  place: (confirmation: OrderConfirmation) => boolean;
  /** What has become of the application at the bank. */
  noteBank: (application: 'answered' | 'failed') => void;
  /** Shows the confirmation of the placed order. */
  showPlaced: () => void;
  /** Keeps a message to the dealer, or its progress. */
  noteMessage: (message: DealerMessage) => void;
  /** Whether this tab is to send a message: no tab has begun to, as far as it was kept. */
  isUnsent: (message: DealerMessage) => boolean;
  /** The checkout is on the screen. */
  isOpen: () => boolean;
  /** Follows other tabs while the checkout is open; returns the cleanup, which stores what was typed last. */
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
  now?: () => Date;
}

/** The order of one visit to the checkout, kept in local storage with every change and found there after a reload. */
export function createCheckoutStore({
  storage,
  adminId,
  vehicleId,
  isB2BShop = false,
  applied,
  carAccessories = [],
  now = () => new Date(),
}: StoreOptions): CheckoutStore {
  const slot = draftSlot(storage, adminId, now);
  const found = slot.read();
  const kept = draftIn(found, vehicleId);
  const { customer, ...decisions } =
    kept ?? newOrderDraft(randomUuid(), vehicleId, isB2BShop ? 'commercial' : 'private');
  const draft: OrderDecisions = {
    ...decisions,
    ...(!kept && { carAccessories: [...carAccessories] }),
    // What may have arrived stays as it was sent.
    ...(!isOpenState(decisions.state) && applied),
  };

  const store = createStore<CheckoutState>()(() => ({
    draft,
    customer,
    customerVersion: 0,
    isFresh: !kept,
    isUnkept: false,
    // What failed in an earlier visit is tried once more.
    messages: messagesOf(found, draft).map((each) => (each.state === 'failed' ? { ...each, state: 'pending' } : each)),
  }));
  const keeping = keepingOf(store, slot, now);
  // At once, so that a second tab at this address sends the same order.
  keeping.now();
  let isOpen = false;

  const place = (confirmation: OrderConfirmation): boolean => {
    const known = placedIn(slot.read(), confirmation.orderId);
    const state = nextState(store.getState().draft.state, { type: 'answer', confirmation: known ?? confirmation });
    if (state) store.setState({ draft: { ...store.getState().draft, state } });
    slot.update((current) => withPlaced(current, confirmation));
    return known === undefined;
  };
  const changePlaced = (change: Partial<OrderConfirmation>) => {
    const { draft: own, placed } = store.getState();
    const { order } = own.state;
    if (order.stage !== 'placed') return;
    const confirmation = { ...order.confirmation, ...change };
    const { orderId } = confirmation;
    store.setState({
      draft: { ...own, state: { ...own.state, order: { ...order, confirmation } } },
      ...(placed && { placed: confirmation }),
    });
    slot.update((current) => ({
      ...current,
      placedOrders: current.placedOrders.map((each) => (each.orderId === orderId ? { ...each, ...change } : each)),
    }));
  };
  const noteMessage = (message: DealerMessage) => {
    slot.update((current) => withMessage(current, message));
    const others = store.getState().messages.filter(({ orderId }) => orderId !== message.orderId);
    store.setState({ messages: [...others, message] });
  };

  const actions = checkoutActions(store, keeping, noteMessage);
  return Object.assign(store, {
    actions,
    dispatch: (event: OrderEvent) => {
      const before = store.getState().draft;
      const state = nextState(before.state, event);
      if (state === undefined) return false;
      store.setState({ draft: { ...before, state } });
      actions.applyPending();
      keeping.now();
      return true;
    },
    refresh: () => keeping.follow(slot.read()),
    fail: (failure: SendingFailure | undefined) => store.setState({ failure }),
    place,
    noteBank: (bankApplication: 'answered' | 'failed') => changePlaced({ bankApplication }),
    showPlaced: () => {
      const { order } = store.getState().draft.state;
      if (order.stage === 'placed') store.setState({ placed: order.confirmation });
    },
    noteMessage,
    isUnsent: ({ orderId }: DealerMessage) => {
      const known = slot.read().messages.find((each) => each.orderId === orderId);
      return known === undefined || known.state === 'pending' || known.state === 'failed';
    },
    isOpen: () => isOpen,
    listen: () => {
      isOpen = true;
      const stop = slot.onForeignChange((current) => {
        store.setState({ messages: messagesOf(current, store.getState().draft) });
        keeping.follow(current);
        keeping.restore(current);
      });
      return () => {
        isOpen = false;
        stop();
        slot.flush();
      };
    },
  });
}

/** Messages about an order, and about the one that it replaces. */
function messagesOf(slot: OrderSlot, { orderId, replaces }: Pick<OrderDraft, 'orderId' | 'replaces'>): DealerMessage[] {
  return slot.messages.filter((message) => message.orderId === orderId || message.orderId === replaces);
}
