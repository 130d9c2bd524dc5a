import { createStore, type StoreApi } from 'zustand/vanilla';
import { STORAGE_KEYS, type ShopStorage } from '../../lib/storage';
import { randomUuid } from '../../lib/uuid';
import { toggleProduct, type Catalogue } from '../../domain/order/catalogue';
import { DRAFT_VERSION, newOrderDraft, orderDraftSchema, type OrderDraft } from '../../domain/order/draft';
import type { Order } from '../../domain/order/order';
import type { CustomerEntries } from '../../domain/order/orderCustomer';
import { applyPresets, type OrderPresets } from '../../domain/order/presets';
import { isTradeInSelectable, type TradeIn } from '../../domain/trade-in/tradeIn';

/** An order that the platform has taken. */
export interface PlacedOrder {
  order: Order;
  email: string;
  /** Where a payment service or bank goes on with it. */
  redirectLink?: string;
}

export interface CheckoutState {
  draft: OrderDraft;
  /** Nothing was kept: the visitor begins. A link's order in the host's own address counts only then. */
  isFresh: boolean;
  /** The order is on its way: nobody leaves before the answer is there. */
  isSending: boolean;
  /** Set once: the draft is gone, and the success screen stands. */
  placed?: PlacedOrder;
}

export interface CheckoutActions {
  answerTradeIn: (wantsTradeIn: boolean) => void;
  /** Adds a loaded trade-in and selects it (checkout 4). False when it was there already. */
  addTradeIn: (tradeIn: TradeIn) => boolean;
  /** A click on the selected one deselects it. */
  toggleTradeIn: (tradeInId: string) => void;
  toggleProduct: (productId: string, catalogue: Catalogue) => void;
  /** Another product keeps the day: whether it is possible there shows the calendar. */
  chooseHandOver: (productId: string) => void;
  chooseHandOverDay: (day: string) => void;
  choosePaymentOption: (paymentOptionId: string) => void;
  chooseAppointment: (appointment: { day?: string; hour?: number }) => void;
  /** The bank's answer to the order as it is. */
  keepRate: (rate: Pick<OrderDraft, 'financing' | 'leasing'>) => void;
  enterCustomer: (customer: CustomerEntries) => void;
  applyPresets: (presets: OrderPresets, catalogue: Catalogue) => void;
  /** Before the order goes out: from now on the platform may hold it. */
  noteSent: () => void;
  /** It was not taken; `isRefused`: for certain, so that the platform does not hold it. */
  noteFailed: (isRefused: boolean) => void;
  finish: (placed: PlacedOrder) => void;
  /** The visitor leaves the checkout: nothing is kept (checkout 4). */
  discard: () => void;
}

export interface CheckoutStore extends StoreApi<CheckoutState> {
  actions: CheckoutActions;
}

interface StoreOptions {
  storage: ShopStorage;
  adminId: string;
  vehicleId: string;
  /** In a B2B shop most customers are commercial; what was kept wins. */
  isB2BShop?: boolean;
  /** A financing or leasing that the visitor brings along from the vehicle's page. */
  applied?: Pick<OrderDraft, 'financing' | 'leasing'>;
}

/** The order of one visit to the checkout, kept in local storage with every change and found there after a reload. */
export function createCheckoutStore({
  storage,
  adminId,
  vehicleId,
  isB2BShop = false,
  applied,
}: StoreOptions): CheckoutStore {
  const slot = storage.slot(STORAGE_KEYS.checkoutDraft, DRAFT_VERSION, orderDraftSchema, adminId);
  const kept = slot.read();
  const isKept = kept?.vehicleId === vehicleId;
  const begun = isKept ? kept : newOrderDraft(randomUuid(), vehicleId, isB2BShop ? 'commercial' : 'private');
  const draft = { ...begun, ...applied };
  // Kept at once: a second tab at this address shall send the same order.
  slot.write(draft);

  const store = createStore<CheckoutState>()(() => ({ draft, isFresh: !isKept, isSending: false }));
  const change = (update: (draft: OrderDraft) => Partial<OrderDraft>) => {
    const before = store.getState().draft;
    const after = { ...before, ...update(before) };
    store.setState({ draft: after });
    slot.write(after);
  };

  const actions: CheckoutActions = {
    answerTradeIn: (wantsTradeIn) =>
      change(({ tradeInId }) => ({ wantsTradeIn, tradeInId: wantsTradeIn ? tradeInId : undefined })),
    addTradeIn: (tradeIn) => {
      const isNew = !store.getState().draft.tradeIns.some(({ id }) => id === tradeIn.id);
      change(({ tradeIns, tradeInId }) => ({
        tradeIns: [...tradeIns.filter(({ id }) => id !== tradeIn.id), tradeIn],
        tradeInId: isTradeInSelectable(tradeIn) ? tradeIn.id : tradeInId,
      }));
      return isNew;
    },
    toggleTradeIn: (id) => change(({ tradeInId }) => ({ tradeInId: tradeInId === id ? undefined : id })),
    toggleProduct: (id, catalogue) =>
      change(({ productIds }) => ({ productIds: toggleProduct(productIds, id, catalogue) })),
    chooseHandOver: (productId) => change(({ handOver }) => ({ handOver: { ...handOver, productId } })),
    chooseHandOverDay: (day) => change(({ handOver }) => (handOver ? { handOver: { ...handOver, day } } : {})),
    choosePaymentOption: (paymentOptionId) => change(() => ({ paymentOptionId })),
    chooseAppointment: (appointment) => change(() => ({ appointment })),
    keepRate: (rate) => change(() => rate),
    enterCustomer: (customer) => change(() => ({ customer })),
    applyPresets: (presets, catalogue) => change((before) => applyPresets(before, presets, catalogue)),
    noteSent: () => {
      store.setState({ isSending: true });
      change(() => ({ wasSent: true }));
    },
    noteFailed: (isRefused) => {
      store.setState({ isSending: false });
      if (isRefused) change(() => ({ wasSent: false }));
    },
    finish: (placed) => {
      slot.remove();
      store.setState({ placed, isSending: false });
    },
    discard: () => slot.remove(),
  };
  return Object.assign(store, { actions });
}
