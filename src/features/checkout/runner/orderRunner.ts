import type { CreatedOrder } from '../../../api/orders';
import type { OrderCreate } from '../../../domain/bodies';
import type { DealerMessage } from '../../../domain/order/dealerMessage';
import type { OrderDecisions } from '../../../domain/order/draft';
import type { OrderConfirmation } from '../../../domain/order/orderConfirmation';
import type { OrderCustomer } from '../../../domain/order/orderCustomer';
import {
  isStorable,
  type OrderEffect,
  type OrderEvent,
  type OrderFailure,
  type OrderMachine,
  type RequestFailure,
  type ReadingFailure,
} from '../../../domain/order/orderEvents';
import { isCapturedElsewhere } from '../../../domain/order/orderMachine';
import { isSameCustomer } from '../../../domain/order/orderPerson';
import {
  draftIn,
  placedIn,
  withConfirmation,
  withDraft,
  withMessage,
  withoutDraft,
  withPlaced,
  type OrderSlot,
} from '../../../domain/order/orderSlot';
import { sentIn, type Fee, type LeasingApplication, type SentOrder } from '../../../domain/order/orderState';
import type { PaymentOutcome } from '../../../domain/order/paypalPayment';
import type { OrderTerm } from '../../../domain/order/orderTerm';
import type { OrderReading } from '../../../domain/order/orderTerms';
import { HttpError, isTurnedAway, type HttpFailure } from '../../../lib/http/errors';
import { isSameJson } from '../../../lib/isSameJson';
import { exclusively, exclusivelyIfFree } from '../../../lib/page/tabLock';
import type { OwnOrdersStore } from '../../../state/device-data/ownOrders';

const SUCCESS_DELAY_MS = 127;
/** ms: time to read that the payment has arrived. */
const SUCCESS_DELAY_PAID_MS = 1250;
/** Without a lock, until another tab's write to local storage is visible, ms. */
const OTHER_TAB_MS = 100;

/** Longest wait for PayPal's answer about a fee, here and in other tabs, ms. */
export const CAPTURE_END_MS = 60_000;

/** The order, or why it is not sent; with what it rests on, if it binds. */
export type CheckedOrder = Extract<OrderEvent, { type: 'checked' | 'held' }>;

/** Promises reject with `HttpError`. */
export interface OrderPorts {
  terms: () => OrderTerm[];
  check: (customer: OrderCustomer, signal: AbortSignal) => Promise<CheckedOrder>;
  createOrder: (body: OrderCreate, signal: AbortSignal) => Promise<CreatedOrder>;
  applyForLeasing: (application: LeasingApplication, vehicleId: string, signal: AbortSignal) => Promise<void>;
  report: (sent: SentOrder) => void;
  readAgain: (draft: OrderDecisions, signal: AbortSignal) => Promise<OrderReading>;
  tell: (message: DealerMessage) => void;
  pause: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
}

/** An approved fee at PayPal. */
export interface ApprovedFee {
  capture: () => Promise<PaymentOutcome>;
  /** Without capturing it. */
  ask: () => Promise<PaymentOutcome>;
}

/** Neither its value nor its end is known. */
export class UnreadTradeInError extends Error {
  override readonly name = 'UnreadTradeInError';
}

interface RunnerOptions {
  getState: () => OrderMachine;
  raise: (event: OrderEvent) => void;
  slot: OwnOrdersStore<OrderSlot>;
  vehicleId: string;
  now: () => Date;
}

type EffectOf<Name extends OrderEffect['do']> = Extract<OrderEffect, { do: Name }>;

/** Performs the machine's effects, raises their results. The only writer of the order's slot. */
export function createOrderRunner({ getState, raise, slot, vehicleId, now }: RunnerOptions) {
  let ports: OrderPorts | undefined;
  let visit: AbortController | undefined;
  /** By payment id; about others nobody can ask PayPal. */
  const approved = new Map<string, ApprovedFee>();
  /** False after a claim without a lock against other tabs. */
  let isLocked = true;

  const read = () => raise({ type: 'read', slot: slot.read() });

  function updated(current: OrderSlot): OrderSlot {
    raise({ type: 'read', slot: current });
    const machine = getState();
    if (!isStorable(machine) || placedIn(current, machine.draft.orderId)) return current;
    const { draft, customer } = machine;
    const version = Math.max(now().getTime(), machine.version + 1);
    const stored = draftIn(current, vehicleId);
    const isTyped = stored
      ? !isSameCustomer(stored.customer, customer) || !isSameJson(stored.tradeIns, draft.tradeIns)
      : draft.typedAt === undefined;
    const typedAt = isTyped ? now().getTime() : draft.typedAt;
    raise({ type: 'numbered', version, typedAt });
    return withDraft(current, { ...draft, customer, changedAt: version, typedAt });
  }

  async function check({ customer }: EffectOf<'check'>): Promise<void> {
    const signal = visit?.signal;
    if (!ports || !signal) return;
    try {
      await askAgain();
      if (getState().draft.state.order.stage !== 'checking') return;
      const checked = await ports.check(customer, signal);
      raise(signal.aborted ? { type: 'held' } : checked);
    } catch (error) {
      raise(signal.aborted ? { type: 'held' } : { type: 'held', ...obstacleIn(error) });
    }
  }

  async function askAgain(): Promise<void> {
    const { payment } = getState().draft.state;
    const fee = payment.stage === 'unconfirmed' ? approved.get(payment.paypalOrderId) : undefined;
    if (fee) raise({ type: 'paymentAsked', outcome: await fee.ask() });
  }

  async function request({ isRepeated }: EffectOf<'request'>): Promise<void> {
    if (!ports || !visit) return;
    if (!isLocked) {
      isLocked = true;
      await ports.pause(OTHER_TAB_MS);
      raise({ type: 'collided', slot: slot.read() });
    }
    const { order } = getState().draft.state;
    if (order.stage !== 'sending') return;
    const { body } = order.sent;
    /** Another tab may have begun the order anew. */
    const raiseIfSame = (event: OrderEvent) => {
      if (sentIn(getState().draft.state)?.body.id === body.id) raise(event);
    };
    try {
      const { redirectLink } = await ports.createOrder(body, visit.signal);
      raiseIfSame({ type: 'answered', redirectLink, placedAt: now().toISOString() });
    } catch (error) {
      raiseIfSame({ type: 'unanswered', ...requestFailureIn(error), isRepeated });
    }
  }

  async function register({ sent, confirmation: unstored }: EffectOf<'register'>): Promise<void> {
    let isFirst = false;
    const { person } = getState().draft;
    const owner = person && { userId: person.userId, hasLeft: person.hasLeft };
    const placed: OrderConfirmation = { ...unstored, person: owner };
    let confirmation = placed;
    // The tab that holds the lock stores the confirmation.
    await exclusivelyIfFree(lockOf(sent), () => {
      const stored = placedIn(slot.read(), unstored.orderId);
      isFirst = stored === undefined;
      confirmation = stored ?? placed;
      slot.update((current) => withPlaced(current, placed));
    });
    raise({ type: 'registered', sent, confirmation, isFirst });
  }

  /** Once for an order (rules/order-and-payment: leasing applied once); after a lost answer its outcome is unknown. */
  async function apply({ application, vehicleId: carId }: EffectOf<'apply'>): Promise<void> {
    if (!ports || !visit) return;
    try {
      await ports.applyForLeasing(application, carId, visit.signal);
      raise({ type: 'applied', outcome: 'answered' });
    } catch (error) {
      raise({ type: 'applied', outcome: UNKNOWN.includes(failureOf(error)) ? undefined : 'failed' });
    }
  }

  /** With the choices of PayPal's window, whatever is chosen since. */
  async function readAgreed(): Promise<OrderReading> {
    if (!ports || !visit) throw new HttpError('aborted');
    const { agreement, draft } = getState();
    return ports.readAgain(agreement?.draft ?? draft, visit.signal);
  }

  const readApproval = () =>
    readAgreed().then(
      (reading) => raise({ type: 'approvalRead', reading }),
      (error: unknown) => {
        const { failure: reading, retryAfterMs } = readingFailureIn(error);
        raise({ type: 'approvalRead', reading, retryAfterMs });
      },
    );

  function readAgain(): void {
    if (!ports || !visit) return;
    void ports.readAgain(getState().draft, visit.signal).then(
      (reading) => raise({ type: 'readAgain', reading }),
      () => raise({ type: 'readAgain' }),
    );
  }

  async function awaitCapture({ orderId }: EffectOf<'awaitCapture'>): Promise<void> {
    if (!ports || !visit) return;
    const { signal } = visit;
    const longest = ports.pause(CAPTURE_END_MS, signal);
    // Without a lock a capture is given its longest time.
    const end = exclusively(captureLockOf(orderId), (hasLock) => (hasLock ? undefined : longest));
    await Promise.race([end, longest]);
    if (signal.aborted) return;
    read();
    if (isCapturedElsewhere(getState())) raise({ type: 'captureEnded', outcome: 'unconfirmed' });
  }

  async function capture({ orderId }: EffectOf<'capture'>): Promise<void> {
    const isFree = await exclusivelyIfFree(captureLockOf(orderId), async () => {
      read();
      raise({ type: 'captureClaimed', isFree: visit !== undefined && getState().draft.orderId === orderId });
      const { payment } = getState().draft.state;
      if (payment.stage !== 'capturing') return;
      const outcome = await approved.get(payment.paypalOrderId)?.capture();
      raise({ type: 'captureEnded', outcome: outcome ?? 'unconfirmed' });
    });
    if (!isFree) raise({ type: 'captureClaimed', isFree });
  }

  const doing: { [Name in OrderEffect['do']]: (effect: EffectOf<Name>) => unknown } = {
    keep: () => raise({ type: 'kept', isKept: slot.update(updated) }),
    keepSoon: () => slot.updateSoon(updated),
    remove: () => slot.update((current) => withoutDraft(current, vehicleId)),
    check,
    claim: ({ sent }) =>
      exclusively(lockOf(sent), (hasLock) => {
        isLocked = hasLock;
        read();
        raise({ type: 'claimed', sent });
      }),
    request,
    register,
    report: ({ sent }) => ports?.report(sent),
    apply,
    keepConfirmation: ({ confirmation }) => slot.update((current) => withConfirmation(current, confirmation)),
    confirm: ({ isPaid }) =>
      ports?.pause(isPaid ? SUCCESS_DELAY_PAID_MS : SUCCESS_DELAY_MS).then(() => raise({ type: 'confirmed' })),
    readAgain,
    readApproval,
    capture,
    awaitCapture,
    keepMessage: ({ message }) => {
      const { person } = getState().draft;
      return slot.update((current) =>
        withMessage(current, { ...message, person: person && { userId: person.userId } }),
      );
    },
    tell: ({ message }) => ports?.tell(message),
  };

  /** One after the other, with those that they raise. */
  const queue: OrderEffect[] = [];
  function perform(effects: readonly OrderEffect[]): void {
    if (queue.push(...effects) > effects.length) return;
    try {
      for (const effect of queue) void (doing[effect.do] as (each: OrderEffect) => unknown)(effect);
    } finally {
      queue.length = 0;
    }
  }

  return {
    perform,
    read,
    readAgreed,
    terms: () => ports?.terms(),
    tell: (message: DealerMessage) => ports?.tell(message),
    /** Keeps how a fee approved now is captured; false outside of a visit. */
    awaitsCapture: ({ paypalOrderId }: Fee, fee: ApprovedFee) => {
      // (rules/order-and-payment: no late capture)
      if (visit !== undefined) approved.set(paypalOrderId, fee);
      return visit !== undefined;
    },
    connect: (given: OrderPorts) => {
      ports = given;
    },
    begin: () => {
      visit = new AbortController();
    },
    end: () => {
      visit?.abort();
      visit = undefined;
      approved.clear();
    },
  };
}

const lockOf = ({ body }: SentOrder) => `webshop-order-${body.id}`;
const captureLockOf = (orderId: string) => `webshop-payment-${orderId}`;

/** The platform certainly does not have the order; after other failures nobody knows, unless it is busy. */
const REFUSALS: Partial<Record<HttpFailure, RequestFailure>> = {
  conflict: 'reserved',
  unauthorized: 'unauthorized',
  rejected: 'refused',
  'not-found': 'refused',
  forbidden: 'refused',
};
function requestFailureIn(error: unknown): { failure: RequestFailure; retryAfterMs?: number } {
  if (!(error instanceof HttpError) || error.failure !== 'busy')
    return { failure: REFUSALS[failureOf(error)] ?? 'unknown' };
  return { failure: isTurnedAway(error) ? 'turnedAway' : 'busy', retryAfterMs: error.retryAfterMs };
}

function obstacleIn(error: unknown): { failure: OrderFailure; retryAfterMs?: number } {
  if (error instanceof UnreadTradeInError) return { failure: 'unread' };
  if (error instanceof HttpError && error.failure === 'busy')
    return { failure: 'busy', retryAfterMs: error.retryAfterMs };
  return { failure: 'failed' };
}

export function readingFailureIn(error: unknown): { failure: ReadingFailure; retryAfterMs?: number } {
  const { failure, retryAfterMs } = obstacleIn(error);
  if (failure === 'unread' || failure === 'busy') return { failure, retryAfterMs };
  return { failure: failureOf(error) === 'not-found' ? 'gone' : 'unknown' };
}

const UNKNOWN: readonly HttpFailure[] = ['network', 'timeout', 'aborted', 'unreadable'];

const failureOf = (error: unknown) => (error instanceof HttpError ? error.failure : 'unreadable');
