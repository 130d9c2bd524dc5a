import { isSameJson } from '../../lib/isSameJson';
import type { DealerMessage } from './dealerMessage';
import type { OrderDraft } from './draft';
import { isStorable, KEEP, withState, type OrderMachine, type OrderTransition } from './orderEvents';
import { draftIn, placedIn, type OrderSlot } from './orderSlot';
import { isOpenState, isPaid, sentIn, type OrderState } from './orderState';

export const orderMessages = (
  { messages }: OrderSlot,
  { orderId, replaces }: Pick<OrderDraft, 'orderId' | 'replaces'>,
): DealerMessage[] => messages.filter((message) => message.orderId === orderId || message.orderId === replaces);

/** Another tab has written; the order is stored again if that has removed it, or overwritten a sent or paid one. */
export function written(machine: OrderMachine, slot: OrderSlot): OrderTransition {
  const messages = orderMessages(slot, machine.draft);
  const tell = messages.filter(({ state }) => state === 'pending').map((message) => ({ do: 'tell', message }) as const);
  const after = following({ ...machine, messages }, slot);
  const { draft } = after;
  const stored = draftIn(slot, draft.vehicleId);
  const isLost = stored === undefined || (isOpenState(draft.state) && !isOpenState(stored.state));
  const isToKeep = isLost && isStorable(after) && placedIn(slot, draft.orderId) === undefined;
  return { machine: after, effects: [...(isToKeep ? [KEEP] : []), ...tell] };
}

export function following(machine: OrderMachine, slot: OrderSlot): OrderMachine {
  const { draft } = machine;
  const confirmation = placedIn(slot, draft.orderId);
  if (confirmation) {
    // An order that this tab is sending gets its own answer.
    if (draft.state.order.stage === 'sending') return machine;
    const isConfirmed = machine.isConfirmed || isStorable(machine);
    const after = { ...machine, pendingChange: undefined, isConfirmed };
    return withState(after, { order: { stage: 'placed', confirmation } });
  }
  const stored = draftIn(slot, draft.vehicleId);
  if (stored === undefined || stored.changedAt <= machine.version || !isStorable(machine)) return machine;
  const after = { ...machine, version: stored.changedAt };
  if (stored.orderId !== draft.orderId) return followingOtherId(after, stored);
  const state = followedState(draft.state, stored.state, machine.isCapturing);
  if (sentIn(stored.state) && !sentIn(draft.state)) return takingOver(after, stored, state);
  return { ...after, draft: { ...draft, replaces: stored.replaces, state, person: personOf(draft, stored) } };
}

/** Owner by now; this tab has filled in nothing for them. */
const personOf = (draft: Pick<OrderDraft, 'person'>, stored: OrderDraft) =>
  draft.person ?? (stored.person && { ...stored.person, filled: [] });

function followingOtherId(machine: OrderMachine, stored: OrderDraft): OrderMachine {
  const { draft } = machine;
  const isReplaced = stored.replaces === draft.orderId;
  if (isOpenState(stored.state) || isReplaced)
    return isOpenState(draft.state) && !isReplaced
      ? machine
      : takingOver(machine, stored, {
          ...followedState(draft.state, stored.state, machine.isCapturing),
          order: stored.state.order,
        });
  if (isOpenState(draft.state)) return machine;
  const { orderId, replaces } = stored;
  return { ...machine, draft: { ...draft, orderId, replaces, person: personOf(draft, stored) } };
}

function takingOver(machine: OrderMachine, { customer, ...draft }: OrderDraft, state: OrderState): OrderMachine {
  return {
    ...machine,
    draft: { ...draft, state },
    customer,
    customerVersion: machine.customerVersion + 1,
    pendingChange: undefined,
  };
}

/** Another tab has stored another body at the same moment: that one is sent. */
export function adopting(machine: OrderMachine, slot: OrderSlot): OrderMachine {
  const { draft } = machine;
  const { order } = draft.state;
  const stored = draftIn(slot, draft.vehicleId);
  const sent = stored && sentIn(stored.state);
  if (order.stage !== 'sending' || !sent || stored.orderId !== draft.orderId) return machine;
  if (isSameJson(sent.body, order.sent.body)) return machine;
  const after = { ...machine, version: Math.max(machine.version, stored.changedAt) };
  return takingOver(after, stored, { ...draft.state, order: { stage: 'sending', sent } });
}

/**
 * (rules/order-and-payment: declined elsewhere); a request of this tab goes on.
 * @param isCapturing this tab captures the fee
 */
export function followedState(here: OrderState, there: OrderState, isCapturing: boolean): OrderState {
  const isBusy = here.order.stage === 'sending' || here.order.stage === 'placed';
  const isSentThere = sentIn(there) !== undefined;
  const keepsOrder = isBusy || (here.order.stage !== 'unanswered' && !isSentThere);
  const isPaying = isCapturing || (here.payment.stage === 'approved' && !isPaid(there.payment));
  // A captured fee never becomes uncaptured, or uncertain.
  const keepsPayment = isPaying || (isCertain(here.payment) && !isCertain(there.payment));
  return { order: keepsOrder ? here.order : there.order, payment: keepsPayment ? here.payment : there.payment };
}

const isCertain = ({ stage }: OrderState['payment']) => stage === 'captured' || stage === 'stranded';
