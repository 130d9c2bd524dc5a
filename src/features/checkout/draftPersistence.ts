import type { StoreApi } from 'zustand/vanilla';
import type { OrderDraft } from '../../domain/order/draft';
import { draftIn, placedIn, withDraft, withoutDraft, type OrderSlot } from '../../domain/order/orderSlot';
import { followedState, isOpenState, sentIn } from '../../domain/order/orderState';
import type { CheckoutState } from './checkoutState';
import type { DraftSlot } from './draftSlot';

/** Stores the order of a checkout in its slot, and applies what other tabs store there (rules/checkout: draft in two tabs). */
export interface DraftPersistence {
  save: () => void;
  /** Saves once the visitor pauses in typing. */
  saveSoon: () => void;
  /** Removes the order from the slot. */
  remove: () => void;
  /** Applies a newer version of this vehicle's order that another tab has stored. */
  follow: (slot: OrderSlot) => void;
  /** Saves again if another tab has removed the order, or has overwritten one that was sent or paid for. */
  restore: (slot: OrderSlot) => void;
  /** Before the request: applies the body that another tab has stored for this order at the same moment. */
  adoptSent: (slot: OrderSlot) => void;
}

export function draftPersistence(store: StoreApi<CheckoutState>, slot: DraftSlot, now: () => Date): DraftPersistence {
  const { getState, setState } = store;
  const canSave = () => getState().placed === undefined && getState().draft.state.order.stage !== 'placed';

  /** The latest version that this tab has read or written. Outside of the store: a change must render nothing. */
  let version = getState().draft.changedAt;
  const toDraft = (): OrderDraft => ({ ...getState().draft, customer: getState().customer, changedAt: version });
  const put = (current: OrderSlot): OrderSlot => {
    follow(current);
    // Placed by another tab while this tab waits for its own answer.
    if (!canSave() || placedIn(current, getState().draft.orderId)) return current;
    version = Math.max(now().getTime(), version + 1);
    return withDraft(current, toDraft());
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
    if (found === undefined || found.changedAt <= version || !canSave()) return;
    version = found.changedAt;
    if (found.orderId !== draft.orderId) followOtherId(found);
    else if (sentIn(found.state) && !sentIn(draft.state)) takeOver(found);
    else {
      const state = followedState(draft.state, found.state);
      setState({ draft: { ...draft, replaces: found.replaces, state } });
    }
  }

  /** Another tab has restarted this vehicle's order: a draft that is not open yet continues under that id, so that there is one order. */
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

  function takeOver(
    { customer, ...decisions }: OrderDraft,
    state = followedState(getState().draft.state, decisions.state),
  ): void {
    const { customerVersion } = getState();
    setState({
      draft: { ...decisions, state },
      customer,
      customerVersion: customerVersion + 1,
      pendingChange: undefined,
    });
  }

  const save = () => {
    if (!canSave()) return;
    const isSaved = slot.update(put);
    if (getState().isUnkept === isSaved) setState({ isUnkept: !isSaved });
  };

  return {
    save,
    saveSoon: () => {
      if (canSave()) slot.updateSoon(put);
    },
    remove: () => {
      if (canSave()) slot.update((current) => withoutDraft(current, getState().draft.vehicleId));
    },
    follow,
    restore: (current) => {
      const { draft } = getState();
      if (placedIn(current, draft.orderId)) return;
      const found = draftIn(current, draft.vehicleId);
      const isLost = found !== undefined && isOpenState(draft.state) && !isOpenState(found.state);
      if (found === undefined || isLost) save();
    },
    adoptSent: (current) => {
      const { draft } = getState();
      const found = draftIn(current, draft.vehicleId);
      const sent = found && sentIn(found.state);
      const { order } = draft.state;
      if (order.stage !== 'sending' || !sent || found.orderId !== draft.orderId) return;
      if (JSON.stringify(sent.body) === JSON.stringify(order.sent.body)) return;
      version = Math.max(version, found.changedAt);
      takeOver(found, { ...draft.state, order: { stage: 'sending', sent } });
    },
  };
}
