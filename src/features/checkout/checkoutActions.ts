import type { StoreApi } from 'zustand/vanilla';
import { keysOf } from '../../lib/keysOf';
import { randomUuid } from '../../lib/uuid';
import { toggleProduct, type Catalogue } from '../../domain/order/catalogue';
import { cancellationMessage, type DealerMessage } from '../../domain/order/dealerMessage';
import type { OrderDraft } from '../../domain/order/draft';
import { EMPTY_CUSTOMER, type CustomerEntries, type OrderCustomer } from '../../domain/order/orderCustomer';
import { isOpenState, isUnderWay, nextState, sentIn } from '../../domain/order/orderState';
import { applyPresets, type OrderPresets } from '../../domain/order/presets';
import type { TradeIn } from '../../domain/trade-in/tradeIn';
import type { CheckoutState, PendingChange } from './checkoutState';
import type { Keeping } from './keeping';

export interface CheckoutActions {
  answerTradeIn: (wantsTradeIn: boolean) => void;
  /** Adds a loaded trade-in and selects it. False when it was there already. */
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
  /** Carries out the change that waits, in an order of its own; the dealer is told to cancel the one that may have arrived. */
  renew: () => void;
  /** Carries out a change that has waited for an answer, once the order can be changed again. */
  applyPending: () => void;
  /** Leaves the order as it was sent. */
  keepAsSent: () => void;
  /** The visitor leaves the checkout: nothing is kept but what was paid for or sent. */
  discard: () => void;
  /** The visitor has read what becomes of their money: the order is kept no longer. */
  close: () => void;
}

/** What the visitor does to the order; each change is kept at once. */
export function checkoutActions(
  store: StoreApi<CheckoutState>,
  keeping: Keeping,
  noteMessage: (message: DealerMessage) => void,
): CheckoutActions {
  const { getState, setState } = store;

  function apply({ draft: update, customer }: PendingChange): void {
    const before = getState().draft;
    // What was chosen last answers a hint about the press before.
    setState({ draft: { ...before, ...update?.(before) }, ...(customer && { customer }), failure: undefined });
  }

  /** An order that may have arrived, or is just being sent, is not changed: the change waits for an answer or the visitor's word. */
  function request(change: PendingChange): void {
    if (isFixed()) setState(({ pendingChange }) => ({ pendingChange: { ...pendingChange, ...change } }));
    else apply(change);
  }

  const isFixed = () => {
    const { state } = getState().draft;
    return sentIn(state) !== undefined || isUnderWay(state);
  };

  const change = (update: PendingChange['draft']) => {
    request({ draft: update });
    keeping.now();
  };
  /** By the checkout itself, not by the visitor. */
  const adjust = (update: NonNullable<PendingChange['draft']>) => {
    if (!isFixed()) change(update);
  };

  return {
    answerTradeIn: (wantsTradeIn) =>
      change(({ tradeInId }) => ({ wantsTradeIn, tradeInId: wantsTradeIn ? tradeInId : undefined })),
    addTradeIn: (tradeIn, isSelectable) => {
      const isNew = !getState().draft.tradeIns.some(({ id }) => id === tradeIn.id);
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
    keepRate: (rate) => adjust(() => rate),
    applyPresets: (presets, catalogue) => adjust((before) => applyPresets(before, presets, catalogue)),
    enterCustomer: (customer) => {
      if (isSameCustomer(customer, getState().customer)) return;
      request({ customer });
      keeping.soon();
    },
    openPayment: (customer) =>
      setState({ payment: { customer, isOpen: true, isCancelled: false }, failure: undefined }),
    closePayment: (isCancelled) =>
      setState(({ payment }) => ({ payment: payment && { ...payment, isOpen: false, isCancelled } })),
    renew: () => {
      const { draft, pendingChange = {} } = getState();
      const sent = sentIn(draft.state);
      const state = nextState(draft.state, { type: 'renew' });
      if (!sent || !state) return;
      const { orderId, vehicleId } = draft;
      const newId = randomUuid();
      setState({ draft: { ...draft, orderId: newId, replaces: orderId, state }, pendingChange: undefined });
      apply(pendingChange);
      keeping.now();
      const { firstName, lastName, email, phoneNumber: phone } = sent.body.vehicleDealerCustomer;
      const { vehicle } = sent.confirmation;
      const person = { firstName, lastName, email, phone };
      noteMessage(cancellationMessage({ orderId, vehicleId, vehicle, person }, newId));
    },
    applyPending: () => {
      const { pendingChange } = getState();
      if (pendingChange === undefined || isFixed()) return;
      setState({ pendingChange: undefined });
      apply(pendingChange);
    },
    keepAsSent: () => {
      const { pendingChange, customerVersion } = getState();
      setState({
        pendingChange: undefined,
        ...(pendingChange?.customer && { customerVersion: customerVersion + 1 }),
      });
    },
    discard: () => {
      if (!isOpenState(getState().draft.state)) keeping.forget();
    },
    close: () => keeping.forget(),
  };
}

const isSameCustomer = (one: CustomerEntries, other: CustomerEntries) =>
  keysOf(EMPTY_CUSTOMER).every((name) => one[name] === other[name]);
