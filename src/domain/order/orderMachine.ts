import { keysOf } from '../../lib/keysOf';
import { isPersonField, personFieldNames, type PersonFieldName } from '../person/fields';
import { agreementMessage, cancellationMessage, refundMessage, type DealerMessage } from './dealerMessage';
import type { ShownLine } from './billChanges';
import type { OrderDecisions, OrderDraft } from './draft';
import type { OrderConfirmation } from './orderConfirmation';
import { EMPTY_CUSTOMER, type CustomerEntries, type OrderCustomer } from './orderCustomer';
import { draftIn, placedIn, type OrderSlot } from './orderSlot';
import {
  feeOf,
  isOpenState,
  isPaid,
  isUnderWay,
  sentIn,
  type Fee,
  type LeasingApplication,
  type OrderRefusal,
  type OrderStage,
  type OrderState,
  type PaymentStage,
  type SentOrder,
} from './orderState';

/**
 * Machine of one order in one tab (picture: docs/order.md). `next` says what becomes of it by an event, and what is to be done. A runner
 * does it and raises the outcome as an event. Nothing else is remembered about an order.
 */
export interface OrderMachine {
  draft: OrderDecisions;
  /** Apart from the draft: typing in the order form renders only the form. */
  customer: CustomerEntries;
  /** Fields of the form that the visitor has emptied; they are not prefilled again. */
  emptied: readonly PersonFieldName[];
  /** Incremented when the customer's entries were not changed by the form. */
  customerVersion: number;
  /** `changedAt` of the newest stored version that this tab has read or written. */
  version: number;
  /** The browser refused to store the order: a reload would lose it. */
  isUnkept: boolean;
  /** Waits until the order can be changed again: it is being sent, or may have arrived and the visitor is asked. */
  pendingChange?: Change;
  failure?: OrderFailure;
  /** Window of the reservation fee's online payment; mounted until the checkout is left. */
  paymentWindow?: PaymentWindow;
  /** The visitor has left the checkout, which may be on the screen for a moment longer: nothing is stored or paid any more. */
  hasLeft: boolean;
  /** The confirmation of the placed order is on the screen. */
  isConfirmed: boolean;
  /** Messages to the dealer about this order and the one that it replaces. */
  messages: readonly DealerMessage[];
}

/**
 * Why the last press did not send the order. `failed`: it may have arrived, or could not be checked. `reserved`, `replaced`: see
 * `OrderRefusal`. `rejected`: the platform does not accept it as it is. `incomplete`: a day or a rate is no longer possible. `changed`: a
 * price or an offer is another one than shown.
 */
export type OrderFailure = OrderRefusal | 'failed' | 'incomplete' | 'changed';

/** Why an approved fee was not captured: by PayPal, or because the vehicle is gone, dearer, or could not be read. */
export type CaptureFailure = 'declined' | VehicleProblem;
type VehicleProblem = 'gone' | 'repriced' | 'unknown';

/** `reserved`, `changed`: found before PayPal was opened; `failed`: PayPal did not open. */
export type PaymentFailure = CaptureFailure | 'reserved' | 'changed' | 'failed';

export interface PaymentWindow {
  customer: OrderCustomer;
  isOpen: boolean;
  /** The visitor cancelled at PayPal. */
  isCancelled: boolean;
  /** The visitor approved the fee with the window open: the order follows by itself. */
  isWaitedFor?: boolean;
  failure?: PaymentFailure;
}

/** What the visitor decides about an order. */
export type Choices = Omit<
  OrderDecisions,
  'orderId' | 'vehicleId' | 'changedAt' | 'state' | 'replaces' | 'shown' | 'person'
>;

/** Change of an order; new values only. */
interface Change {
  draft?: Partial<Choices & Pick<OrderDecisions, 'shown'>>;
  customer?: CustomerEntries;
}

/** How a request for an order ended: refused for certain, or unknown. */
export type RequestFailure = 'reserved' | 'refused' | 'unknown';

export type OrderEvent =
  /** By the visitor. */
  | { type: 'change'; draft?: Partial<Choices>; customer?: CustomerEntries }
  /** By the checkout itself; dropped while the order is fixed. */
  | { type: 'adjust'; draft: Partial<Choices> }
  /** Fields of the customer that were filled in for the login. */
  | { type: 'filled'; names: readonly PersonFieldName[] }
  /** Who is logged in; `undefined`: nobody, or the login has expired. */
  | { type: 'loggedIn'; userId: string | undefined }
  /** By a logout, or because somebody else has logged in. */
  | { type: 'personLeft' }
  /** The bill is on the screen, with every amount. */
  | { type: 'shown'; lines: ShownLine[] }
  /** The order button. An order that was sent before needs no customer. */
  | { type: 'press'; customer?: OrderCustomer }
  /** Choices, prices and offers are as shown: the order to send. */
  | { type: 'checked'; sent: SentOrder }
  /** Not sent: the visitor has to look first; without a failure for one who has left. */
  | { type: 'held'; failure?: OrderFailure }
  /** No other tab is sending this order. */
  | { type: 'claimed'; sent: SentOrder }
  | { type: 'answered'; redirectLink: string | undefined; placedAt: string }
  /** @param isFirst no other tab has stored a confirmation of this order */
  | { type: 'registered'; sent: SentOrder; confirmation: OrderConfirmation; isFirst: boolean }
  | { type: 'unanswered'; failure: RequestFailure; isRepeated: boolean }
  /** Outcome of the application at the bank; `undefined`: unknown. */
  | { type: 'applied'; outcome: 'answered' | 'failed' | undefined }
  | { type: 'confirmed' }
  /** The visitor starts over under another id. */
  | { type: 'renew'; newId: string }
  | { type: 'keepAsSent' }
  /** The visitor leaves the checkout. */
  | { type: 'leave' }
  /** The visitor has acknowledged the refund. */
  | { type: 'close' }
  | { type: 'openPayment'; customer: OrderCustomer }
  | { type: 'closePayment'; isCancelled?: boolean; failure?: PaymentFailure }
  | { type: 'paymentFailed'; failure: PaymentFailure | undefined }
  /** The visitor has approved the fee at PayPal; nothing is captured yet. @param orderId of the order that PayPal was opened for */
  | { type: 'approved'; orderId: string; fee: Fee }
  | { type: 'vehicleChecked'; failure: VehicleProblem | undefined }
  /** No other tab is capturing a fee of this order; false: another one is. */
  | { type: 'captureClaimed'; isFree: boolean }
  /** @param isCaptured `undefined`: PayPal does not report it */
  | { type: 'captureEnded'; isCaptured: boolean | undefined }
  | { type: 'message'; message: DealerMessage }
  /** The slot as this tab reads it before it writes. */
  | { type: 'read'; slot: OrderSlot }
  /** The slot as another tab has written it. */
  | { type: 'written'; slot: OrderSlot }
  /** What another tab has stored between this tab's write and its request, where no lock keeps them apart. */
  | { type: 'collided'; slot: OrderSlot }
  /** The version that is being stored. */
  | { type: 'numbered'; version: number }
  | { type: 'kept'; isKept: boolean };

export type OrderEffect =
  /** Stores the draft: at once, or once the visitor pauses in typing. */
  | { do: 'keep' }
  | { do: 'keepSoon' }
  | { do: 'remove' }
  /** Reads what the order rests on, and builds the order to send. */
  | { do: 'check'; customer: OrderCustomer }
  | { do: 'claim'; sent: SentOrder }
  | { do: 'request'; isRepeated: boolean }
  /** Stores the confirmation; the first one of an id counts. */
  | { do: 'register'; sent: SentOrder; confirmation: OrderConfirmation }
  /** Tells the page of the new order. */
  | { do: 'report'; sent: SentOrder }
  | { do: 'apply'; application: LeasingApplication; vehicleId: string }
  | { do: 'keepConfirmation'; confirmation: OrderConfirmation }
  /** Shows the confirmation in a moment. */
  | { do: 'confirm'; isPaid: boolean }
  /** Reads vehicle, offers and prices again after a refusal. */
  | { do: 'readAgain' }
  | { do: 'checkVehicle' }
  /** Captures the fee from one tab: raises `captureClaimed`, then `captureEnded`. */
  | { do: 'capture'; orderId: string }
  | { do: 'keepMessage'; message: DealerMessage }
  /** Sends a message to the dealer, from one tab. */
  | { do: 'tell'; message: DealerMessage };

export interface Step {
  machine: OrderMachine;
  effects: readonly OrderEffect[];
}

const KEEP = { do: 'keep' } as const satisfies OrderEffect;

const stay = (machine: OrderMachine): Step => ({ machine, effects: [] });

function withState(machine: OrderMachine, change: Partial<OrderState>): OrderMachine {
  return { ...machine, draft: { ...machine.draft, state: { ...machine.draft.state, ...change } } };
}

/** Machine after a new stage, with a change that waited for it; stored. */
function into(machine: OrderMachine, change: Partial<OrderState>, ...effects: readonly OrderEffect[]): Step {
  const after = withState(machine, change);
  const { pendingChange } = after;
  const applied =
    pendingChange === undefined || isFixed(after)
      ? after
      : changed({ ...after, pendingChange: undefined }, pendingChange);
  return { machine: applied, effects: [KEEP, ...effects] };
}

/** What becomes of an order, and what is to be done. An impossible event changes nothing. */
export function next(machine: OrderMachine, event: OrderEvent): Step {
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
      return ofLogin(machine, event.userId);
    case 'personLeft':
      return withoutPerson(machine);
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
      return into({ ...machine, failure: event.failure }, { order: { stage: 'draft' } });
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

/** The order is being sent, or may have arrived: it is not changed without a word. */
function isFixed({ draft: { state } }: Pick<OrderMachine, 'draft'>): boolean {
  return sentIn(state) !== undefined || isUnderWay(state);
}

/** False once its confirmation is stored, or the visitor has left. */
export const isStorable = ({ draft, hasLeft }: OrderMachine) => draft.state.order.stage !== 'placed' && !hasLeft;

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

/** Notes which fields are as they were filled in for the login. */
function withFilled(machine: OrderMachine, change: (filled: readonly string[]) => string[]): OrderMachine {
  const { person } = machine.draft;
  return person
    ? { ...machine, draft: { ...machine.draft, person: { ...person, filled: change(person.filled) } } }
    : machine;
}

/**
 * The customer belongs to a login (rules/account: data of one person): that of another one is emptied; where the login has expired, what was
 * filled in for it. Not of an order that is being sent, was sent or paid for.
 */
function ofLogin(machine: OrderMachine, userId: string | undefined): Step {
  const { person } = machine.draft;
  if (isBound(machine) || person?.userId === userId) return stay(machine);
  if (person && userId !== undefined) return ofLogin(withoutPerson(machine).machine, userId);
  const draft = { ...machine.draft, person: { userId: userId ?? person?.userId ?? '', filled: [] } };
  return { machine: person ? emptied({ ...machine, draft }, person.filled) : { ...machine, draft }, effects: [KEEP] };
}

function withoutPerson(machine: OrderMachine): Step {
  if (isBound(machine)) return stay(machine);
  const draft = { ...machine.draft, person: undefined };
  return { machine: emptied({ ...machine, draft, emptied: [] }, keysOf(EMPTY_CUSTOMER)), effects: [KEEP] };
}

const isBound = ({ draft: { state } }: OrderMachine) => isOpenState(state) || isUnderWay(state);

/** Without these entries of the customer; the type of customer stays. */
function emptied(machine: OrderMachine, names: readonly string[]): OrderMachine {
  if (names.length === 0) return machine;
  const { customer, customerVersion } = machine;
  const left = Object.fromEntries(Object.entries(EMPTY_CUSTOMER).filter(([name]) => names.includes(name)));
  return {
    ...machine,
    customer: { ...customer, ...left, customerType: customer.customerType },
    customerVersion: customerVersion + 1,
    paymentWindow: undefined,
  };
}

/** A new choice ends the message about the last press. */
function changed(machine: OrderMachine, { draft, customer }: Change): OrderMachine {
  if (customer) return withCustomer(draft ? changed(machine, { draft }) : machine, customer);
  return { ...machine, draft: { ...machine.draft, ...draft }, failure: undefined };
}

function withCustomer(machine: OrderMachine, customer: CustomerEntries): OrderMachine {
  const { customer: before } = machine;
  const isSame = (name: string) => !isPersonField(name) || customer[name] === before[name];
  const now = personFieldNames.filter((name) => before[name] !== '' && customer[name] === '');
  const after = withFilled(machine, (filled) => filled.filter(isSame));
  return {
    ...after,
    customer,
    emptied: now.length > 0 ? [...machine.emptied, ...now] : machine.emptied,
    failure: undefined,
  };
}

const isSameCustomer = (one: CustomerEntries, other: CustomerEntries) =>
  keysOf(EMPTY_CUSTOMER).every((name) => one[name] === other[name]);

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

/** Messages about an order, and about the one that it replaces. */
export const messagesOf = (
  { messages }: OrderSlot,
  { orderId, replaces }: Pick<OrderDraft, 'orderId' | 'replaces'>,
): DealerMessage[] => messages.filter((message) => message.orderId === orderId || message.orderId === replaces);

/** What another tab has stored; stored again if it has removed the order, or has overwritten one that was sent or paid for. */
function written(machine: OrderMachine, slot: OrderSlot): Step {
  const messages = messagesOf(slot, machine.draft);
  const tell = messages.filter(({ state }) => state === 'pending').map((message) => ({ do: 'tell', message }) as const);
  const after = following({ ...machine, messages }, slot);
  const { draft } = after;
  const stored = draftIn(slot, draft.vehicleId);
  const isLost = stored === undefined || (isOpenState(draft.state) && !isOpenState(stored.state));
  const isToKeep = isLost && isStorable(after) && placedIn(slot, draft.orderId) === undefined;
  return { machine: after, effects: [...(isToKeep ? [KEEP] : []), ...tell] };
}

/** Applies a newer version of this vehicle's order that another tab has stored. */
function following(machine: OrderMachine, slot: OrderSlot): OrderMachine {
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
  const state = followedState(draft.state, stored.state);
  if (sentIn(stored.state) && !sentIn(draft.state)) return takingOver(after, stored, state);
  return { ...after, draft: { ...draft, replaces: stored.replaces, state } };
}

/** Another tab has begun this vehicle's order anew: a draft that is not open yet goes on under that id, so that there is one order. */
function followingOtherId(machine: OrderMachine, stored: OrderDraft): OrderMachine {
  const { draft } = machine;
  const isReplaced = stored.replaces === draft.orderId;
  if (isOpenState(stored.state) || isReplaced)
    return isOpenState(draft.state) && !isReplaced
      ? machine
      : takingOver(machine, stored, followedState(draft.state, stored.state));
  if (isOpenState(draft.state)) return machine;
  return { ...machine, draft: { ...draft, orderId: stored.orderId, replaces: stored.replaces } };
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

/** Another tab has stored another body for this order at the same moment: that body is sent. */
function adopting(machine: OrderMachine, slot: OrderSlot): OrderMachine {
  const { draft } = machine;
  const { order } = draft.state;
  const stored = draftIn(slot, draft.vehicleId);
  const sent = stored && sentIn(stored.state);
  if (order.stage !== 'sending' || !sent || stored.orderId !== draft.orderId) return machine;
  if (JSON.stringify(sent.body) === JSON.stringify(order.sent.body)) return machine;
  const after = { ...machine, version: Math.max(machine.version, stored.changedAt) };
  return takingOver(after, stored, { ...draft.state, order: { stage: 'sending', sent } });
}

/**
 * State of this tab after another tab has stored a newer one of the same order (rules/order-and-payment: declined elsewhere). A request of
 * this tab goes on.
 */
export function followedState(own: OrderState, found: OrderState): OrderState {
  const isBusy = own.order.stage === 'sending' || own.order.stage === 'placed';
  const isSentThere = sentIn(found) !== undefined;
  const keepsOrder = isBusy || (own.order.stage !== 'unanswered' && !isSentThere);
  const isPaying = own.payment.stage === 'capturing' || (own.payment.stage === 'approved' && !isPaid(found.payment));
  // A captured fee never becomes uncaptured.
  const isCertain = own.payment.stage === 'captured' || own.payment.stage === 'stranded';
  const keepsPayment = isPaying || (isCertain && !isPaid(found.payment));
  return { order: keepsOrder ? own.order : found.order, payment: keepsPayment ? own.payment : found.payment };
}
