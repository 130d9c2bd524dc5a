import { agreementMessage, cancellationMessage, refundMessage, type DealerMessage } from './dealerMessage';
import {
  isFixed,
  KEEP,
  stay,
  withState,
  type Change,
  type OrderEffect,
  type OrderEvent,
  type OrderMachine,
  type PaymentWindow,
  type RequestFailure,
  type Step,
} from './orderEvents';
import { isSameCustomer, ofLogin, withCustomer, withFilled, withoutPerson } from './orderPerson';
import {
  feeOf,
  isBusyState,
  isOpenState,
  isPaid,
  type Fee,
  type OrderStage,
  type OrderState,
  type PaymentStage,
  type SentOrder,
} from './orderState';
import { adopting, following, written } from './orderTabs';

/** Machine after a new stage; stored. */
function into(machine: OrderMachine, change: Partial<OrderState>, ...effects: readonly OrderEffect[]): Step {
  return { machine: withState(machine, change), effects: [KEEP, ...effects] };
}

/**
 * What becomes of an order by an event, and what is to be done: a runner does it and raises the outcome as an event. An impossible event
 * changes nothing. What waited until the order can be changed again is done as soon as it can.
 */
export function next(machine: OrderMachine, event: OrderEvent): Step {
  const { machine: after, effects } = afterEvent(machine, event);
  const { pendingChange } = after;
  const free =
    pendingChange === undefined || isFixed(after)
      ? after
      : changed({ ...after, pendingChange: undefined }, pendingChange);
  const settled = ofLogin(free);
  return { machine: settled, effects: settled === after || effects.includes(KEEP) ? effects : [KEEP, ...effects] };
}

function afterEvent(machine: OrderMachine, event: OrderEvent): Step {
  const { draft } = machine;
  const { order, payment } = draft.state;
  switch (event.type) {
    case 'change':
      return request(machine, event.draft ? { ...event, draft: { ...event.draft, shown: undefined } } : event);
    case 'adjust':
      if (isFixed(machine)) return stay(machine);
      return { machine: { ...request(machine, event).machine, failure: machine.failure }, effects: [KEEP] };

    case 'filled':
      return {
        machine: withFilled(machine, (filled) => [...new Set([...filled, ...event.names])]),
        effects: [{ do: 'keepSoon' }],
      };
    case 'loggedIn':
      return { machine: { ...machine, login: { userId: event.userId } }, effects: [KEEP] };
    case 'personLeft':
      return { machine: withoutPerson(machine), effects: [KEEP] };
    case 'shown':
      if (isFixed(machine) || draft.shown !== undefined) return stay(machine);
      return { machine: { ...machine, draft: { ...draft, shown: event.lines } }, effects: [KEEP] };

    case 'press':
      if (!isSendable(payment)) return stay(machine);
      if (order.stage === 'unanswered')
        return into({ ...machine, failure: undefined }, resent(order), { do: 'request', isRepeated: true });
      if (!isEditable(order) || event.customer === undefined) return stay(machine);
      return into(
        { ...machine, failure: undefined },
        { order: { stage: 'checking' } },
        {
          do: 'check',
          customer: event.customer,
        },
      );
    case 'checked':
      if (order.stage !== 'checking') return stay(machine);
      return { machine, effects: [{ do: 'claim', sent: event.sent }] };
    case 'held':
      if (order.stage !== 'checking') return stay(machine);
      return {
        machine: withState(
          // Of one who has left nothing is stored: it may be somebody else's by now.
          { ...machine, failure: event.failure, hasLeft: machine.hasLeft || event.failure === undefined },
          { order: { stage: 'draft' } },
        ),
        effects: event.failure === undefined ? [] : [KEEP],
      };
    case 'claimed':
      // Sent by another tab meanwhile: its body counts.
      if (order.stage === 'unanswered' && isSendable(payment))
        return into(machine, resent(order), { do: 'request', isRepeated: true });
      if (order.stage !== 'checking' || !isSendable(payment)) return stay(machine);
      return into(machine, { order: { stage: 'sending', sent: event.sent } }, { do: 'request', isRepeated: false });

    case 'answered': {
      if (order.stage !== 'sending') return stay(machine);
      const { sent } = order;
      const { redirectLink, placedAt } = event;
      const bank = sent.application && { bankApplication: 'sent' as const };
      const confirmation = { ...sent.confirmation, redirectLink, placedAt, ...bank };
      return {
        machine: withState({ ...machine, pendingChange: undefined }, { order: { stage: 'placed', confirmation } }),
        effects: [{ do: 'register', sent, confirmation }],
      };
    }
    case 'registered': {
      const { sent, confirmation, isFirst } = event;
      const { application, body } = sent;
      const agreement = isFirst ? agreementMessage(sent) : undefined;
      const step = agreement ? withMessage(machine, agreement) : stay(machine);
      return {
        machine: withState(step.machine, { order: { stage: 'placed', confirmation } }),
        effects: [
          ...step.effects,
          { do: 'report', sent },
          isFirst && application
            ? { do: 'apply', application, vehicleId: body.vehicleId }
            : { do: 'confirm', isPaid: body.paypalOrderId !== undefined },
        ],
      };
    }
    case 'applied': {
      if (order.stage !== 'placed') return stay(machine);
      const confirm = { do: 'confirm', isPaid: isPaid(payment) } as const;
      if (event.outcome === undefined) return { machine, effects: [confirm] };
      const confirmation = { ...order.confirmation, bankApplication: event.outcome };
      return {
        machine: withState(machine, { order: { stage: 'placed', confirmation } }),
        effects: [{ do: 'keepConfirmation', confirmation }, confirm],
      };
    }
    case 'confirmed':
      return order.stage === 'placed' ? stay({ ...machine, isConfirmed: true }) : stay(machine);
    case 'unanswered':
      return order.stage === 'sending' ? unanswered(machine, order.sent, event) : stay(machine);

    case 'renew':
      return order.stage === 'unanswered' ? renewed(machine, order.sent, event.newId) : stay(machine);
    case 'keepAsSent':
      return stay({
        ...machine,
        pendingChange: undefined,
        customerVersion: machine.customerVersion + (machine.pendingChange?.customer ? 1 : 0),
      });
    case 'leave':
      if (isOpenState(draft.state)) return stay(machine);
      return { machine: { ...machine, hasLeft: true }, effects: [{ do: 'remove' }] };
    case 'close':
      return { machine, effects: [{ do: 'remove' }] };

    case 'openPayment':
      return stay({
        ...machine,
        failure: undefined,
        paymentWindow: { customer: event.customer, isOpen: true, isCancelled: false },
      });
    case 'closePayment':
      // Of a second press: a double click may meet PayPal's other button.
      if (isBusyState(draft.state)) return stay(machine);
      return stay(
        withWindow(machine, { isOpen: false, isCancelled: event.isCancelled ?? false, failure: event.failure }),
      );
    case 'paymentFailed':
      return stay(withWindow(machine, { failure: event.failure }));
    case 'approved':
      if (event.orderId !== draft.orderId || machine.hasLeft) return stay(machine);
      if (!isEditable(order) || payment.stage !== 'none') return stay(machine);
      return into(
        withWindow(machine, { isWaitedFor: machine.paymentWindow?.isOpen === true }),
        { payment: { ...event.fee, stage: 'approved' } },
        { do: 'checkVehicle' },
      );
    case 'vehicleChecked':
      if (payment.stage !== 'approved') return stay(machine);
      if (event.failure === undefined) return { machine, effects: [{ do: 'capture', orderId: draft.orderId }] };
      return into(
        // A changed price is shown by the order behind the window.
        withWindow(machine, { isOpen: event.failure !== 'repriced', isCancelled: false, failure: event.failure }),
        { payment: { stage: 'none' } },
      );
    case 'captureClaimed':
      if (payment.stage !== 'approved') return stay(machine);
      if (!event.isFree || !isEditable(order)) return into(machine, { payment: { stage: 'none' } });
      return into(withWindow(machine, { isOpen: true, isCancelled: false }), {
        payment: { ...payment, stage: 'capturing' },
      });
    case 'captureEnded':
      return payment.stage === 'capturing' ? captureEnded(machine, payment, event.isCaptured) : stay(machine);

    case 'message':
      return withMessage(machine, event.message);
    case 'read':
      return stay(following(machine, event.slot));
    case 'written':
      return written(machine, event.slot);
    case 'collided':
      return stay(adopting(machine, event.slot));
    case 'kept':
      return machine.isUnkept === event.isKept ? stay({ ...machine, isUnkept: !event.isKept }) : stay(machine);
    case 'numbered':
      return stay({ ...machine, version: event.version });
  }
}

const isEditable = ({ stage }: OrderStage) => stage === 'draft' || stage === 'refused';

/** The order may be sent: no fee is on its way, or lost. */
const isSendable = ({ stage }: PaymentStage) => stage === 'none' || stage === 'captured' || stage === 'unconfirmed';

const resent = ({ sent }: { sent: SentOrder }): Partial<OrderState> => ({ order: { stage: 'sending', sent } });

const withWindow = (machine: OrderMachine, change: Partial<PaymentWindow>): OrderMachine => ({
  ...machine,
  paymentWindow: machine.paymentWindow && { ...machine.paymentWindow, ...change },
});

/** Changes the order, or remembers the change while the order is fixed. */
function request(machine: OrderMachine, { draft, customer }: Change): Step {
  if (customer && isSameCustomer(customer, machine.customer)) return stay(machine);
  const change = { ...(draft && { draft }), ...(customer && { customer }) };
  const { pendingChange } = machine;
  const after = isFixed(machine)
    ? {
        ...machine,
        pendingChange: { ...pendingChange, ...change, ...(draft && { draft: { ...pendingChange?.draft, ...draft } }) },
      }
    : changed(machine, change);
  return { machine: after, effects: [draft ? KEEP : { do: 'keepSoon' }] };
}

/** A new choice ends the message about the last press. */
function changed(machine: OrderMachine, { draft, customer }: Change): OrderMachine {
  if (customer) return withCustomer(draft ? changed(machine, { draft }) : machine, customer);
  return { ...machine, draft: { ...machine.draft, ...draft }, failure: undefined };
}

/** After a refused repetition the first request may still have arrived, unless another order has the vehicle. */
function unanswered(
  machine: OrderMachine,
  sent: SentOrder,
  { failure, isRepeated }: { failure: RequestFailure; isRepeated: boolean },
): Step {
  if (failure === 'unknown' || (failure === 'refused' && isRepeated))
    return into({ ...machine, failure: 'failed' }, { order: { stage: 'unanswered', sent } });
  const isReplacing = machine.draft.replaces !== undefined;
  const reason = failure === 'refused' ? 'rejected' : isReplacing ? 'replaced' : 'reserved';
  const { payment } = machine.draft.state;
  const refused = { ...machine, failure: reason } satisfies OrderMachine;
  const order = { stage: 'refused', reason } as const;
  if (reason === 'rejected' && !isPaid(payment)) return into(refused, { order }, { do: 'readAgain' });
  if (reason !== 'reserved' || !isPaid(payment)) return into(refused, { order });
  const fee = feeOf(payment);
  const step = withMessage(refused, refundMessage(sent, fee));
  return into(step.machine, { order, payment: { ...fee, stage: 'stranded' } }, ...step.effects);
}

/** The order begins anew under another id; the dealer is asked to cancel the one that may have arrived. */
function renewed(machine: OrderMachine, sent: SentOrder, newId: string): Step {
  const draft = { ...machine.draft, orderId: newId, replaces: machine.draft.orderId };
  const step = withMessage({ ...machine, draft }, cancellationMessage(sent, newId));
  return into(step.machine, { order: { stage: 'draft' } }, ...step.effects);
}

function captureEnded(machine: OrderMachine, fee: Fee, isCaptured: boolean | undefined): Step {
  if (isCaptured === false) return into(withWindow(machine, { failure: 'declined' }), { payment: { stage: 'none' } });
  const payment = { ...feeOf(fee), stage: isCaptured === undefined ? 'unconfirmed' : 'captured' } as const;
  const { paymentWindow } = machine;
  if (isCaptured === undefined) return into(machine, { payment });
  // After the window was closed beside PayPal's the order may have changed: the visitor sends it.
  if (paymentWindow?.isWaitedFor !== true) return into(withWindow(machine, { isOpen: false }), { payment });
  const paid = into(machine, { payment });
  const pressed = next(paid.machine, { type: 'press', customer: paymentWindow.customer });
  return { machine: pressed.machine, effects: [...paid.effects, ...pressed.effects] };
}

/** A message to the dealer with its progress; a new one is sent. */
function withMessage(machine: OrderMachine, message: DealerMessage): Step {
  const others = machine.messages.filter(({ orderId }) => orderId !== message.orderId);
  return {
    machine: { ...machine, messages: [...others, message] },
    effects: [
      { do: 'keepMessage', message },
      ...(message.state === 'pending' ? [{ do: 'tell', message } as const] : []),
    ],
  };
}
