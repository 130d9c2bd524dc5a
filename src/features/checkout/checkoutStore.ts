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
import { withOwnChoices, type TabChoices } from './tabChoices';
import { draftPersistence } from './draftPersistence';

export interface CheckoutStore extends StoreApi<CheckoutState> {
  actions: CheckoutActions;
  /** Changes the state of the order and stores it. @returns false for an impossible event, which changes nothing */
  dispatch: (event: OrderEvent) => boolean;
  /** Applies what other tabs have stored since. */
  refresh: () => void;
  /** Before the request: applies the body that another tab has stored for this order at the same moment. */
  adoptSent: () => void;
  fail: (failure: SendingFailure | undefined) => void;
  /** Stores the confirmation of the order. @returns false if another tab has already stored one */
  place: (confirmation: OrderConfirmation) => boolean;
  /** Stores the result of the application at the bank. */
  markBankApplication: (application: 'answered' | 'failed') => void;
  /** Shows the confirmation of the placed order. */
  showPlaced: () => void;
  /** Stores a message to the dealer or its progress. */
  markMessage: (message: DealerMessage) => void;
  /** The message about an order as any tab has stored it last. */
  storedMessage: (orderId: string) => DealerMessage | undefined;
  /** Whether the checkout is mounted. */
  isOpen: () => boolean;
  /** Stores the order and follows other tabs while the checkout is mounted; returns the cleanup, which stores the last entries. */
  listen: () => () => void;
}

interface StoreOptions {
  storage: ShopStorage;
  adminId: string;
  vehicleId: string;
  /** A new draft of a B2B shop begins with a commercial customer. */
  isB2BShop?: boolean;
  /** Financing or leasing applied on the vehicle's page. */
  applied?: Pick<OrderDraft, 'financing' | 'leasing'>;
  /** Article numbers from the accessories navigator on the vehicle's page, for a new draft; a stored one has its own. */
  carAccessories?: readonly string[];
  /** Choices of this tab, where another tab may order the same vehicle. */
  tab?: TabChoices;
  now?: () => Date;
}

/** State of one checkout, stored with every change and restored after a reload. */
export function createCheckoutStore({
  storage,
  adminId,
  vehicleId,
  isB2BShop = false,
  applied,
  carAccessories = [],
  tab,
  now = () => new Date(),
}: StoreOptions): CheckoutStore {
  const slot = draftSlot(storage, adminId, now);
  const found = slot.read();
  const stored = withOwnChoices(draftIn(found, vehicleId), tab?.read());
  const { customer, ...decisions } =
    stored ?? newOrderDraft(randomUuid(), vehicleId, isB2BShop ? 'commercial' : 'private');
  const draft: OrderDecisions = {
    ...decisions,
    ...(!stored && { carAccessories: [...carAccessories] }),
    // An order that may have arrived stays as it was sent.
    ...(!isOpenState(decisions.state) && applied),
  };

  const store = createStore<CheckoutState>()(() => ({
    draft,
    customer,
    emptied: [],
    customerVersion: 0,
    isFresh: !stored,
    isUnkept: false,
    // A message that failed in an earlier visit is sent once more.
    messages: messagesOf(found, draft).map((each) => (each.state === 'failed' ? { ...each, state: 'pending' } : each)),
  }));
  const persistence = draftPersistence(store, slot, now);
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
  const markMessage = (message: DealerMessage) => {
    slot.update((current) => withMessage(current, message));
    const others = store.getState().messages.filter(({ orderId }) => orderId !== message.orderId);
    store.setState({ messages: [...others, message] });
  };

  const actions = checkoutActions(store, persistence, markMessage);
  return Object.assign(store, {
    actions,
    dispatch: (event: OrderEvent) => {
      const before = store.getState().draft;
      const state = nextState(before.state, event);
      if (state === undefined) return false;
      store.setState({ draft: { ...before, state } });
      actions.applyPending();
      persistence.save();
      return true;
    },
    refresh: () => persistence.follow(slot.read()),
    adoptSent: () => persistence.adoptSent(slot.read()),
    fail: (failure: SendingFailure | undefined) => store.setState({ failure }),
    place,
    markBankApplication: (bankApplication: 'answered' | 'failed') => changePlaced({ bankApplication }),
    showPlaced: () => {
      const { order } = store.getState().draft.state;
      if (order.stage === 'placed') store.setState({ placed: order.confirmation });
    },
    markMessage,
    storedMessage: (orderId: string) => slot.read().messages.find((message) => message.orderId === orderId),
    isOpen: () => isOpen,
    listen: () => {
      isOpen = true;
      // At once, so that a second tab at this address sends the same order.
      persistence.save();
      tab?.write(store.getState().draft);
      const stopWriting = store.subscribe((current, before) => {
        if (current.draft !== before.draft) tab?.write(current.draft);
      });
      const stop = slot.onForeignChange((current) => {
        store.setState({ messages: messagesOf(current, store.getState().draft) });
        persistence.follow(current);
        persistence.restore(current);
      });
      return () => {
        isOpen = false;
        stop();
        stopWriting();
        slot.flush();
      };
    },
  });
}

/** Messages about an order, and about the one that it replaces. */
function messagesOf(slot: OrderSlot, { orderId, replaces }: Pick<OrderDraft, 'orderId' | 'replaces'>): DealerMessage[] {
  return slot.messages.filter((message) => message.orderId === orderId || message.orderId === replaces);
}
