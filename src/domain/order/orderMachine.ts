import { agreementMessage, cancellationMessage, refundMessage, type DealerMessage } from './dealerMessage';
import {
  isFixed,
  KEEP,
  stay,
  withState,
  type OrderChange,
  type OrderEffect,
  type OrderEvent,
  type OrderFailure,
  type OrderMachine,
  type PaymentFailure,
  type PaymentWindow,
  type RequestFailure,
  type OrderTransition,
} from './orderEvents';
import { termChanges } from './orderTerm';
import type { Obstacle, OrderReading } from './orderTerms';
import { isBinding } from './paymentOption/paymentOption';
import { paymentOptionById } from './paymentOption/paymentOptions';
import { isSameCustomer, ofLogin, withCustomer, withFilled, withoutEarlierTypist, withoutPerson } from './orderPerson';
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
import type { PaymentOutcome } from './paypalPayment';
import { adopting, following, written } from './orderTabs';

function into(machine: OrderMachine, change: Partial<OrderState>, ...effects: readonly OrderEffect[]): OrderTransition {
  return { machine: withState(machine, change), effects: [KEEP, ...effects] };
}

/**
 * Next state and effects; a runner executes these and raises outcomes as events. An impossible event changes nothing. A pending change
 * follows as soon as it can.
 */
export function next(machine: OrderMachine, event: OrderEvent): OrderTransition {
  const { machine: after, effects } = afterEvent(machine, event);
  const { pendingChange } = after;
  const free =
    pendingChange === undefined || isFixed(after)
      ? after
      : changed({ ...after, pendingChange: undefined }, pendingChange);
  const settled = ofLogin(free);
  const isNowWaiting = isCapturedElsewhere(settled) && !isCapturedElsewhere(machine);
  return {
    machine: settled,
    effects: [
      ...(settled === after || effects.includes(KEEP) ? [] : [KEEP]),
      ...effects,
      ...(isNowWaiting ? [{ do: 'awaitCapture', orderId: settled.draft.orderId } as const] : []),
    ],
  };
}

/** Another tab captures the fee, or did when it was closed. */
export const isCapturedElsewhere = ({ draft, isCapturing }: OrderMachine) =>
  draft.state.payment.stage === 'capturing' && !isCapturing;

/** Against sending a binding order, or capturing its fee (rules/order-and-payment: what binds). */
function objectionTo({ agreement }: OrderMachine, { obstacle, terms }: OrderReading): Obstacle | 'changed' | undefined {
  if (obstacle !== undefined) return obstacle;
  return agreement === undefined || termChanges(terms, agreement.terms).length > 0 ? 'changed' : undefined;
}

/** It may be the visitor's own first order, which this one replaces: the platform decides. */
const withoutOwnReservation = ({ draft }: OrderMachine, reading: OrderReading): OrderReading =>
  draft.replaces !== undefined && reading.obstacle === 'reserved' ? { ...reading, obstacle: undefined } : reading;

const withReading = (machine: OrderMachine, reading: OrderReading | undefined): OrderMachine =>
  reading?.tradeIns ? { ...machine, draft: { ...machine.draft, tradeIns: reading.tradeIns } } : machine;

const TEMPORARY: readonly OrderFailure[] = ['failed', 'busy'];

function unsent(machine: OrderMachine, failure: OrderFailure, reading?: OrderReading): OrderTransition {
  const looking = TEMPORARY.includes(failure) ? machine : withWindow(machine, { isOpen: false });
  return into({ ...withReading(looking, reading), failure }, { order: { stage: 'draft' } });
}

function afterEvent(machine: OrderMachine, event: OrderEvent): OrderTransition {
  const { draft } = machine;
  const { order, payment } = draft.state;
  switch (event.type) {
    case 'change':
      return request(machine, event.draft ? { ...event, draft: { ...event.draft, shownTerms: undefined } } : event);
    case 'adjust':
      if (isFixed(machine)) return stay(machine);
      return { machine: { ...request(machine, event).machine, failure: machine.failure }, effects: [KEEP] };

    case 'filled':
      return {
        machine: withFilled(machine, (filled) => [...new Set([...filled, ...event.names])]),
        effects: [{ do: 'keepSoon' }],
      };
    case 'loggedIn':
      return {
        // Finds their own order, whatever version this tab has read.
        machine: {
          ...(event.userId === undefined ? machine : withoutEarlierTypist(machine, event.since)),
          login: { userId: event.userId },
          version: isFixed(machine) || machine.login?.userId === event.userId ? machine.version : 0,
        },
        effects: [KEEP],
      };
    case 'personLeft':
      return { machine: withoutPerson(machine), effects: [KEEP] };
    case 'shown':
      if (isFixed(machine) || draft.shownTerms !== undefined) return stay(machine);
      return { machine: { ...machine, draft: { ...draft, shownTerms: event.terms } }, effects: [KEEP] };

    case 'press':
      if (!isSendable(payment)) return stay(machine);
      if (order.stage === 'unanswered')
        return into({ ...machine, failure: undefined }, resent(order), { do: 'request', isRepeated: true });
      if (!isEditable(order) || event.customer === undefined) return stay(machine);
      return into(
        { ...machine, failure: undefined, agreement: { terms: event.terms ?? [], draft } },
        { order: { stage: 'checking' } },
        {
          do: 'check',
          customer: event.customer,
        },
      );
    case 'checked':
      if (order.stage !== 'checking') return stay(machine);
      return checked(machine, event.sent, event.reading);
    case 'held':
      if (order.stage !== 'checking') return stay(machine);
      if (event.failure !== undefined)
        return unsent({ ...machine, retryAfterMs: event.retryAfterMs }, event.failure, event.reading);
      // The visitor has left: the stored order may be somebody else's, so nothing is written.
      return stay(withState({ ...machine, failure: undefined, hasLeft: true }, { order: { stage: 'draft' } }));
    case 'readAgain': {
      if (order.stage !== 'refused' || order.reason !== 'rejected') return stay(machine);
      const objection = event.reading && objectionTo(machine, withoutOwnReservation(machine, event.reading));
      // Without a reading a second refusal is not certain.
      const isUnknown = event.reading === undefined || objection === 'changed';
      const failure = isUnknown ? 'rejected' : (objection ?? 'unacceptable');
      return { machine: { ...withReading(machine, event.reading), failure }, effects: [KEEP] };
    }
    case 'claimed':
      // Of another tab: its body counts.
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
        agreement: { terms: event.terms, draft },
        paymentWindow: { customer: event.customer, isOpen: true, isCancelled: false },
      });
    case 'closePayment':
      // A second press: a double click may meet PayPal's other button.
      if (isBusyState(draft.state)) return stay(machine);
      return stay(
        withWindow(machine, { isOpen: false, isCancelled: event.isCancelled ?? false, failure: event.failure }),
      );
    case 'paymentRead': {
      const failure = objectionTo(machine, event.reading);
      if (failure === undefined) return stay(machine);
      return { machine: withFailedPayment(machine, failure, event.reading), effects: [KEEP] };
    }
    case 'paymentFailed':
      return stay({ ...withWindow(machine, { failure: event.failure }), retryAfterMs: event.retryAfterMs });
    case 'approved':
      if (event.orderId !== draft.orderId || machine.hasLeft) return stay(machine);
      if (!isEditable(order) || payment.stage !== 'none') return stay(machine);
      return into(
        withWindow(machine, { isWaitedFor: machine.paymentWindow?.isOpen === true }),
        { payment: { ...event.fee, stage: 'approved' } },
        { do: 'readApproval' },
      );
    // (rules/order-and-payment: recheck before capture)
    case 'approvalRead': {
      if (payment.stage !== 'approved') return stay(machine);
      const { reading } = event;
      const failure = typeof reading === 'string' ? reading : objectionTo(machine, reading);
      if (failure === undefined) return { machine, effects: [{ do: 'capture', orderId: draft.orderId }] };
      const uncaptured = failure === 'changed' ? 'uncaptured' : failure === 'reserved' ? 'gone' : failure;
      const failed = withFailedPayment(machine, uncaptured, typeof reading === 'string' ? undefined : reading);
      return into({ ...failed, retryAfterMs: event.retryAfterMs }, { payment: { stage: 'none' } });
    }
    case 'captureClaimed':
      if (payment.stage !== 'approved') return stay(machine);
      if (!event.isFree || !isEditable(order)) return into(machine, { payment: { stage: 'none' } });
      return into(withWindow({ ...machine, isCapturing: true }, { isOpen: true, isCancelled: false }), {
        payment: { ...payment, stage: 'capturing' },
      });
    case 'captureEnded':
      return payment.stage === 'capturing'
        ? captureEnded({ ...machine, isCapturing: false }, payment, event.outcome)
        : stay(machine);
    // Asked before sending: afterwards the platform has the payment's id.
    case 'paymentAsked': {
      if (payment.stage !== 'unconfirmed' || !(isEditable(order) || order.stage === 'checking')) return stay(machine);
      if (event.outcome === 'unconfirmed') return stay(machine);
      if (event.outcome === 'paid') return into(machine, { payment: { ...payment, stage: 'captured' } });
      return into(withWindow(machine, { failure: 'declined' }), {
        order: { stage: 'draft' },
        payment: { stage: 'none' },
      });
    }

    case 'message':
      return withMessage(machine, event.message);
    case 'read':
      return stay(following(machine, event.slot));
    case 'written':
      return written(machine, event.slot);
    case 'collided':
      return stay(adopting(machine, event.slot));
    case 'kept':
      return machine.isNotStored === event.isKept ? stay({ ...machine, isNotStored: !event.isKept }) : stay(machine);
    case 'numbered':
      return stay({ ...machine, version: event.version, draft: { ...draft, typedAt: event.typedAt } });
  }
}

const isEditable = ({ stage }: OrderStage) => stage === 'draft' || stage === 'refused';

const isSendable = ({ stage }: PaymentStage) => stage === 'none' || stage === 'captured' || stage === 'unconfirmed';

const resent = ({ sent }: { sent: SentOrder }): Partial<OrderState> => ({ order: { stage: 'sending', sent } });

const withWindow = (machine: OrderMachine, change: Partial<PaymentWindow>): OrderMachine => ({
  ...machine,
  paymentWindow: machine.paymentWindow && { ...machine.paymentWindow, ...change },
});

function withFailedPayment(machine: OrderMachine, failure: PaymentFailure, reading?: OrderReading): OrderMachine {
  const isOpen = failure !== 'changed' && failure !== 'uncaptured';
  return withReading(withWindow(machine, { isOpen, isCancelled: false, failure }), reading);
}

/** A binding order is only sent as agreed to; a request binds to nothing. */
function checked(machine: OrderMachine, sent: SentOrder, reading: OrderReading | undefined): OrderTransition {
  const claim = { machine, effects: [{ do: 'claim', sent }] } satisfies OrderTransition;
  const option = paymentOptionById(sent.confirmation.paymentOptionId);
  if (reading === undefined) return option && !isBinding(option) ? claim : unsent(machine, 'failed');
  const failure = objectionTo(machine, withoutOwnReservation(machine, reading));
  return failure === undefined ? claim : unsent(machine, failure, reading);
}

function request(machine: OrderMachine, { draft, customer }: OrderChange): OrderTransition {
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

function changed(machine: OrderMachine, { draft, customer }: OrderChange): OrderMachine {
  if (customer) return withCustomer(draft ? changed(machine, { draft }) : machine, customer);
  return { ...machine, draft: { ...machine.draft, ...draft }, failure: undefined };
}

const ORDER_FAILURES: Record<RequestFailure, OrderFailure> = {
  unknown: 'failed',
  refused: 'unacceptable',
  reserved: 'reserved',
  unauthorized: 'unauthorized',
  turnedAway: 'busy',
  busy: 'busy',
};

/** The first request may still have arrived, unless another order has the vehicle. */
function unanswered(
  before: OrderMachine,
  sent: SentOrder,
  { failure, isRepeated, retryAfterMs }: Extract<OrderEvent, { type: 'unanswered' }>,
): OrderTransition {
  const machine = { ...before, retryAfterMs };
  const isUnknown = failure === 'unknown' || failure === 'busy';
  if (isUnknown || (failure !== 'reserved' && isRepeated))
    return into({ ...machine, failure: ORDER_FAILURES[failure] }, { order: { stage: 'unanswered', sent } });
  // (rules/platform-and-wire: not now is not no)
  if (failure === 'turnedAway') return unsent(machine, 'busy');
  const isReplacing = machine.draft.replaces !== undefined;
  const reason = failure === 'refused' ? 'rejected' : failure === 'reserved' && isReplacing ? 'replaced' : failure;
  const { payment } = machine.draft.state;
  const refused = { ...withWindow(machine, { isOpen: false }), failure: reason } satisfies OrderMachine;
  const order = { stage: 'refused', reason } as const;
  if (reason === 'rejected') return into(refused, { order }, { do: 'readAgain' });
  if (reason !== 'reserved' || !isPaid(payment)) return into(refused, { order });
  const fee = feeOf(payment);
  const step = withMessage(refused, refundMessage(sent, fee));
  return into(step.machine, { order, payment: { ...fee, stage: 'stranded' } }, ...step.effects);
}

/** Under another id; the dealer is asked to cancel the first. */
function renewed(machine: OrderMachine, sent: SentOrder, newId: string): OrderTransition {
  const draft = { ...machine.draft, orderId: newId, replaces: machine.draft.orderId };
  const step = withMessage({ ...machine, draft }, cancellationMessage(sent, newId));
  return into(step.machine, { order: { stage: 'draft' } }, ...step.effects);
}

function captureEnded(machine: OrderMachine, fee: Fee, outcome: PaymentOutcome): OrderTransition {
  if (outcome === 'declined') return into(withWindow(machine, { failure: 'declined' }), { payment: { stage: 'none' } });
  const payment = { ...feeOf(fee), stage: outcome === 'paid' ? 'captured' : 'unconfirmed' } as const;
  const { paymentWindow } = machine;
  if (outcome === 'unconfirmed') return into(machine, { payment });
  // With the window closed the order may have changed: the visitor sends it.
  if (paymentWindow?.isWaitedFor !== true) return into(withWindow(machine, { isOpen: false }), { payment });
  const paid = into(machine, { payment });
  const { terms } = machine.agreement ?? {};
  const pressed = next(paid.machine, { type: 'press', customer: paymentWindow.customer, terms });
  return { machine: pressed.machine, effects: [...paid.effects, ...pressed.effects] };
}

function withMessage(machine: OrderMachine, message: DealerMessage): OrderTransition {
  const others = machine.messages.filter(({ orderId }) => orderId !== message.orderId);
  return {
    machine: { ...machine, messages: [...others, message] },
    effects: [
      { do: 'keepMessage', message },
      ...(message.state === 'pending' ? [{ do: 'tell', message } as const] : []),
    ],
  };
}
