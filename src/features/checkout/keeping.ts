import type { StoreApi } from 'zustand/vanilla';
import type { OrderDraft } from '../../domain/order/draft';
import { draftIn, placedIn, withDraft, withoutDraft, type OrderSlot } from '../../domain/order/orderSlot';
import { followedState, isOpenState, sentIn } from '../../domain/order/orderState';
import type { CheckoutState } from './checkoutState';
import type { DraftSlot } from './draftSlot';

/** How the order of a checkout gets into its slot, and how it follows what other tabs keep there. */
export interface Keeping {
  now: () => void;
  /** When the visitor pauses in typing. */
  soon: () => void;
  /** Takes the order out of the slot. */
  forget: () => void;
  /** Takes over what another tab has kept of this vehicle's order. */
  follow: (slot: OrderSlot) => void;
  /** Keeps the order again where another tab has removed it, or has written over what must not be lost. */
  restore: (slot: OrderSlot) => void;
}

export function keepingOf(store: StoreApi<CheckoutState>, slot: DraftSlot, now: () => Date): Keeping {
  const { getState, setState } = store;
  const isKeepable = () => getState().placed === undefined && getState().draft.state.order.stage !== 'placed';

  /** The latest version that this tab has seen or written. Not in the store: a new one renders nothing. */
  let version = getState().draft.changedAt;
  const toKeep = (): OrderDraft => ({ ...getState().draft, customer: getState().customer, changedAt: version });
  const put = (current: OrderSlot): OrderSlot => {
    follow(current);
    // Placed by another tab while this one still waits for its own answer.
    if (!isKeepable() || placedIn(current, getState().draft.orderId)) return current;
    version = Math.max(now().getTime(), version + 1);
    return withDraft(current, toKeep());
  };

  function follow(current: OrderSlot): void {
    const { draft } = getState();
    const placed = placedIn(current, draft.orderId);
    if (placed) {
      // An order that this tab is sending shows its own confirmation.
      if (draft.state.order.stage === 'sending') return;
      const state = { ...draft.state, order: { stage: 'placed', confirmation: placed } as const };
      const isShown = draft.state.order.stage !== 'placed' || getState().placed !== undefined;
      setState({ draft: { ...draft, state }, pendingChange: undefined, ...(isShown && { placed }) });
      return;
    }
    const found = draftIn(current, draft.vehicleId);
    if (found === undefined || found.changedAt <= version || !isKeepable()) return;
    version = found.changedAt;
    if (found.orderId !== draft.orderId) followOtherId(found);
    else if (sentIn(found.state) && !sentIn(draft.state)) takeOver(found);
    else {
      const state = followedState(draft.state, found.state);
      setState({ draft: { ...draft, replaces: found.replaces, state } });
    }
  }

  /** Another tab has begun this vehicle's order anew: what is not open yet goes on under that id, so that there is one order. */
  function followOtherId(found: OrderDraft): void {
    const { draft } = getState();
    const isReplaced = found.replaces === draft.orderId;
    if (isOpenState(found.state) || isReplaced) {
      if (!isOpenState(draft.state) || isReplaced) takeOver(found);
      return;
    }
    if (isOpenState(draft.state)) return;
    const { orderId, replaces } = found;
    setState({ draft: { ...draft, orderId, replaces } });
  }

  function takeOver({ customer, ...decisions }: OrderDraft): void {
    const { draft, customerVersion } = getState();
    const state = followedState(draft.state, decisions.state);
    setState({
      draft: { ...decisions, state },
      customer,
      customerVersion: customerVersion + 1,
      pendingChange: undefined,
    });
  }

  const keepNow = () => {
    if (!isKeepable()) return;
    const isKept = slot.update(put);
    if (getState().isUnkept === isKept) setState({ isUnkept: !isKept });
  };

  return {
    now: keepNow,
    soon: () => {
      if (isKeepable()) slot.updateSoon(put);
    },
    forget: () => {
      if (isKeepable()) slot.update((current) => withoutDraft(current, getState().draft.vehicleId));
    },
    follow,
    restore: (current) => {
      const { draft } = getState();
      if (placedIn(current, draft.orderId)) return;
      const found = draftIn(current, draft.vehicleId);
      const isLost = found !== undefined && isOpenState(draft.state) && !isOpenState(found.state);
      if (found === undefined || isLost) keepNow();
    },
  };
}
