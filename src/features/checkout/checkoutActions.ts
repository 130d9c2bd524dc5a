import type { StoreApi } from 'zustand/vanilla';
import { keysOf } from '../../lib/keysOf';
import { randomUuid } from '../../lib/uuid';
import { toggleProduct, type Catalogue } from '../../domain/order/catalogue';
import { cancellationMessage, type DealerMessage } from '../../domain/order/dealerMessage';
import type { OrderDraft } from '../../domain/order/draft';
import { EMPTY_CUSTOMER, type CustomerEntries, type OrderCustomer } from '../../domain/order/orderCustomer';
import { isOpenState, isUnderWay, nextState, sentIn } from '../../domain/order/orderState';
import { isPersonField, personFieldNames, type PersonFieldName } from '../../domain/person/fields';
import { applyPresets, type OrderPresets } from '../../domain/order/presets';
import type { TradeIn } from '../../domain/trade-in/tradeIn';
import type { CheckoutState, PendingChange } from './checkoutState';
import type { DraftPersistence } from './draftPersistence';

export interface CheckoutActions {
  answerTradeIn: (wantsTradeIn: boolean) => void;
  /** Adds a loaded trade-in and selects it. @returns false if it was loaded before */
  addTradeIn: (tradeIn: TradeIn, isSelectable: boolean) => boolean;
  /** A click on the selected one deselects it. */
  toggleTradeIn: (tradeInId: string) => void;
  toggleProduct: (productId: string, catalogue: Catalogue) => void;
  /** Removes the articles of the accessories navigator. */
  discardAccessories: () => void;
  /** Chooses a hand-over product; the day stays chosen. */
  chooseHandOver: (productId: string) => void;
  /** Removes the hand-over, for example a delivery that does not reach the postcode. */
  discardHandOver: () => void;
  chooseHandOverDay: (day: string) => void;
  choosePaymentOption: (paymentOptionId: string) => void;
  chooseAppointment: (appointment: { day?: string; hour?: number }) => void;
  /** Stores the calculated rate. */
  keepRate: (rate: Pick<OrderDraft, 'financing' | 'leasing'>) => void;
  enterCustomer: (customer: CustomerEntries) => void;
  /** Notes fields of the customer that were filled in for the login. */
  noteFilled: (names: readonly PersonFieldName[]) => void;
  /**
   * The customer belongs to a login (rules/account: data of one person): another one empties them all, as `hasLeft` does; none empties what was
   * filled in. Does nothing to an order that was sent or paid for.
   */
  belongTo: (userId: string | undefined, hasLeft?: boolean) => void;
  applyPresets: (presets: OrderPresets, catalogue: Catalogue) => void;
  openPayment: (customer: OrderCustomer) => void;
  /** Closes the payment dialog; `isCancelled`: the visitor cancelled at PayPal. */
  closePayment: (isCancelled: boolean) => void;
  /** Applies the pending change in a new order; the dealer is asked to cancel the one that may have arrived. */
  renew: () => void;
  /** Applies the pending change once the order can be changed again. */
  applyPending: () => void;
  /** Drops the pending change. */
  keepAsSent: () => void;
  /** Removes the draft when the checkout is left, unless the order was paid for or sent. */
  discard: () => void;
  /** Removes the order once the visitor has acknowledged the refund. */
  close: () => void;
}

/** Actions of the visitor; each change is stored at once. */
export function checkoutActions(
  store: StoreApi<CheckoutState>,
  persistence: DraftPersistence,
  markMessage: (message: DealerMessage) => void,
): CheckoutActions {
  const { getState, setState } = store;

  function apply({ draft: update, customer }: PendingChange): void {
    const before = getState().draft;
    // A new choice clears the message about the last press.
    setState({ draft: { ...before, ...update?.(before) }, ...(customer && { customer }), failure: undefined });
  }

  /** Applies a change, or defers it while the order is being sent or may have arrived. */
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
    persistence.save();
  };
  /** Change by the checkout itself; dropped while the order is fixed. */
  const adjust = (update: NonNullable<PendingChange['draft']>) => {
    if (!isFixed()) change(update);
  };

  function noteFilled(change: (filled: readonly string[]) => string[]): void {
    const { draft } = getState();
    if (draft.person === undefined) return;
    const filled = change(draft.person.filled);
    if (filled.length !== draft.person.filled.length)
      setState({ draft: { ...draft, person: { ...draft.person, filled } } });
  }

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
      const { customer: before, emptied } = getState();
      if (isSameCustomer(customer, before)) return;
      const now = personFieldNames.filter((name) => before[name] !== '' && customer[name] === '');
      if (now.length > 0) setState({ emptied: [...emptied, ...now] });
      request({ customer });
      noteFilled((filled) => filled.filter((name) => !isPersonField(name) || customer[name] === before[name]));
      persistence.saveSoon();
    },
    noteFilled: (names) => {
      noteFilled((filled) => [...new Set([...filled, ...names])]);
      persistence.saveSoon();
    },
    belongTo: (userId, hasLeft = false) => {
      const { draft, customer, customerVersion } = getState();
      const { person } = draft;
      if (isOpenState(draft.state) || isUnderWay(draft.state) || (person?.userId === userId && !hasLeft)) return;
      const isEmptied = hasLeft || (person !== undefined && userId !== undefined);
      const left: readonly string[] = isEmptied ? keysOf(EMPTY_CUSTOMER) : (person?.filled ?? []);
      const kept = userId === undefined && !hasLeft ? person?.userId : userId;
      setState({
        draft: { ...draft, person: kept === undefined ? undefined : { userId: kept, filled: [] } },
        ...(left.length > 0 && {
          customer: {
            ...customer,
            ...Object.fromEntries(Object.entries(EMPTY_CUSTOMER).filter(([name]) => left.includes(name))),
            customerType: customer.customerType,
          },
          customerVersion: customerVersion + 1,
          payment: undefined,
        }),
        ...(isEmptied && { emptied: [] }),
      });
      persistence.save();
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
      const newId = randomUuid();
      setState({ draft: { ...draft, orderId: newId, replaces: draft.orderId, state }, pendingChange: undefined });
      apply(pendingChange);
      persistence.save();
      markMessage(cancellationMessage(sent, newId));
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
      if (!isOpenState(getState().draft.state)) persistence.remove();
    },
    close: () => persistence.remove(),
  };
}

const isSameCustomer = (one: CustomerEntries, other: CustomerEntries) =>
  keysOf(EMPTY_CUSTOMER).every((name) => one[name] === other[name]);
