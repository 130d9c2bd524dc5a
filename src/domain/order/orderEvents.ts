import type { PersonFieldName } from '../person/fields';
import type { DealerMessage } from './dealerMessage';
import type { Choices, OrderDecisions } from './draft';
import type { OrderConfirmation } from './orderConfirmation';
import type { CustomerEntries, OrderCustomer } from './orderCustomer';
import type { OrderSlot } from './orderSlot';
import type { OrderTerm } from './orderTerm';
import type { Obstacle, OrderReading } from './orderTerms';
import type { PaymentOutcome } from './paypalPayment';
import {
  isUnderWay,
  sentIn,
  type Fee,
  type LeasingApplication,
  type OrderRefusal,
  type OrderState,
  type SentOrder,
} from './orderState';

/** All that is true of an order in a tab (picture: docs/order.md). */
export interface OrderMachine {
  draft: OrderDecisions;
  /** Apart from the draft: typing renders only the form. */
  customer: CustomerEntries;
  login?: { userId: string | undefined };
  nextId: string;
  /** By the visitor; not prefilled again. */
  emptied: readonly PersonFieldName[];
  /** Counts changes that the form has not made. */
  customerVersion: number;
  /** Newest `changedAt` read or written here. */
  version: number;
  /** The browser refused to store it: a reload would lose it. */
  isNotStored: boolean;
  /** Waits while the order is fixed. */
  pendingChange?: OrderChange;
  failure?: OrderFailure;
  /** Asked for by a `busy` platform. */
  retryAfterMs?: number;
  /** Terms agreed to by the last press, with its choices. */
  agreement?: { terms: readonly OrderTerm[]; draft: OrderDecisions };
  /** This tab captures the fee; else `capturing` comes from the slot, and another tab may be doing it. */
  isCapturing: boolean;
  /** Payment of the reservation fee; mounted until the checkout is left. */
  paymentWindow?: PaymentWindow;
  /** The checkout was left, and may stay on the screen for a moment: nothing is stored or paid. */
  hasLeft: boolean;
  isConfirmed: boolean;
  messages: readonly DealerMessage[];
}

/**
 * Why the press did not send. `failed`: may have arrived, or could not be checked. `reserved`, `replaced`: see `OrderRefusal`. `rejected`:
 * the platform refuses it as it is. `unacceptable`: so, and sending again does not help, as nothing has changed. `busy`: not now. `unread`:
 * the trade-in. `incomplete`: a day or rate is impossible. `changed`: the terms.
 */
export type OrderFailure =
  | OrderRefusal
  | Obstacle
  | 'failed'
  | 'busy'
  | 'unread'
  | 'unacceptable'
  | 'incomplete'
  | 'changed';

export type ReadingFailure = 'gone' | 'unread' | 'busy' | 'unknown';

/**
 * `declined`: by PayPal. `reserved`, `closed`, `changed`: before PayPal was opened; `failed`: it did not open. `gone`,
 * `unknown`, `uncaptured` (something has changed): between approval and capture; `unread`, `busy`: then, or before.
 */
export type PaymentFailure = Obstacle | ReadingFailure | 'declined' | 'changed' | 'failed' | 'uncaptured';

export interface PaymentWindow {
  customer: OrderCustomer;
  isOpen: boolean;
  isCancelled: boolean;
  /** Approved with the window open: the order follows by itself. */
  isWaitedFor?: boolean;
  failure?: PaymentFailure;
}

/** New values only. */
export interface OrderChange {
  draft?: Partial<Choices & Pick<OrderDecisions, 'shownTerms'>>;
  customer?: CustomerEntries;
}

/** Refused for certain, `turnedAway` by a busy platform that has not looked at it, or unknown. */
export type RequestFailure = 'reserved' | 'refused' | 'unauthorized' | 'turnedAway' | 'busy' | 'unknown';

export type OrderEvent =
  | { type: 'change'; draft?: Partial<Choices>; customer?: CustomerEntries }
  /** By the checkout itself; dropped while the order is fixed. */
  | { type: 'adjust'; draft: Partial<Choices> }
  /** Fields of the customer that were filled in for the login. */
  | { type: 'filled'; names: readonly PersonFieldName[] }
  /** Who is logged in; `undefined`: nobody, or the login has expired. @param since what nobody has typed is theirs */
  | { type: 'loggedIn'; userId: string | undefined; since?: Date }
  /** By a logout, or because somebody else has logged in. */
  | { type: 'personLeft' }
  /** What the order rests on is on the screen, with every amount. */
  | { type: 'shown'; terms: OrderTerm[] }
  /** The order button. An order that was sent before needs no customer. @param terms on the screen */
  | { type: 'press'; customer?: OrderCustomer; terms?: readonly OrderTerm[] }
  /** The order to send. @param reading what it rests on; absent for a request, which binds to nothing */
  | { type: 'checked'; sent: SentOrder; reading?: OrderReading }
  /** Not sent: the visitor has to look first. No failure: the visitor has left. */
  | { type: 'held'; failure?: OrderFailure; reading?: OrderReading; retryAfterMs?: number }
  /** What a refused order rests on now; without a reading it is not known. */
  | { type: 'readAgain'; reading?: OrderReading }
  /** No other tab is sending this order. */
  | { type: 'claimed'; sent: SentOrder }
  | { type: 'answered'; redirectLink: string | undefined; placedAt: string }
  /** @param isFirst no other tab has stored a confirmation of this order */
  | { type: 'registered'; sent: SentOrder; confirmation: OrderConfirmation; isFirst: boolean }
  | { type: 'unanswered'; failure: RequestFailure; isRepeated: boolean; retryAfterMs?: number }
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
  | { type: 'openPayment'; customer: OrderCustomer; terms: readonly OrderTerm[] }
  /** Before PayPal is opened. */
  | { type: 'paymentRead'; reading: OrderReading }
  | { type: 'closePayment'; isCancelled?: boolean; failure?: PaymentFailure }
  | { type: 'paymentFailed'; failure: PaymentFailure | undefined; retryAfterMs?: number }
  /** The visitor has approved the fee at PayPal; nothing is captured yet. @param orderId of the order that PayPal was opened for */
  | { type: 'approved'; orderId: string; fee: Fee }
  /** Between approval and capture. */
  | { type: 'approvalRead'; reading: OrderReading | ReadingFailure; retryAfterMs?: number }
  /** No other tab is capturing a fee of this order; false: another one is. */
  | { type: 'captureClaimed'; isFree: boolean }
  | { type: 'captureEnded'; outcome: PaymentOutcome }
  /** What PayPal says by now of a payment that it has not confirmed. */
  | { type: 'paymentAsked'; outcome: PaymentOutcome }
  | { type: 'message'; message: DealerMessage }
  /** The slot as this tab reads it before it writes. */
  | { type: 'read'; slot: OrderSlot }
  | { type: 'written'; slot: OrderSlot }
  /** What another tab has stored between this tab's write and its request, where no lock keeps them apart. */
  | { type: 'collided'; slot: OrderSlot }
  /** The version that is being stored. */
  | { type: 'numbered'; version: number; typedAt: number | undefined }
  | { type: 'kept'; isKept: boolean };

export type OrderEffect =
  /** Stores the draft at once, or when the visitor pauses in typing. */
  | { do: 'keep' }
  | { do: 'keepSoon' }
  | { do: 'remove' }
  | { do: 'check'; customer: OrderCustomer }
  | { do: 'claim'; sent: SentOrder }
  | { do: 'request'; isRepeated: boolean }
  | { do: 'register'; sent: SentOrder; confirmation: OrderConfirmation }
  | { do: 'report'; sent: SentOrder }
  | { do: 'apply'; application: LeasingApplication; vehicleId: string }
  | { do: 'keepConfirmation'; confirmation: OrderConfirmation }
  /** Shows the confirmation in a moment. */
  | { do: 'confirm'; isPaid: boolean }
  /** Reads what the order rests on again, after a refusal. */
  | { do: 'readAgain' }
  /** The same between approval and capture. */
  | { do: 'readApproval' }
  /** Captures the fee from one tab: raises `captureClaimed`, then `captureEnded`. */
  | { do: 'capture'; orderId: string }
  /** Waits for the tab that captures the fee; one that is gone has left its outcome unknown. */
  | { do: 'awaitCapture'; orderId: string }
  | { do: 'keepMessage'; message: DealerMessage }
  | { do: 'tell'; message: DealerMessage };

export interface OrderTransition {
  machine: OrderMachine;
  effects: readonly OrderEffect[];
}

export const KEEP = { do: 'keep' } as const satisfies OrderEffect;

export const stay = (machine: OrderMachine): OrderTransition => ({ machine, effects: [] });

export function withState(machine: OrderMachine, change: Partial<OrderState>): OrderMachine {
  return { ...machine, draft: { ...machine.draft, state: { ...machine.draft.state, ...change } } };
}

/** Sent, or may have arrived. */
export function isFixed({ draft: { state } }: Pick<OrderMachine, 'draft'>): boolean {
  return sentIn(state) !== undefined || isUnderWay(state);
}

export const isStorable = ({ draft, hasLeft }: Pick<OrderMachine, 'draft' | 'hasLeft'>) =>
  draft.state.order.stage !== 'placed' && !hasLeft;
