import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CreatedOrder } from '../../../api/orders';
import { isUnsent, type DealerMessage } from '../../../domain/order/dealerMessage';
import { newOrderDraft, type OrderDecisions, type OrderDraft } from '../../../domain/order/draft';
import type { OrderCreate } from '../../../domain/bodies';
import type { OrderConfirmation } from '../../../domain/order/orderConfirmation';
import type { OrderCustomer } from '../../../domain/order/orderCustomer';
import {
  isStorable,
  type OrderEffect,
  type OrderEvent,
  type OrderFailure,
  type OrderMachine,
  type ReadingFailure,
  type RequestFailure,
} from '../../../domain/order/orderEvents';
import { isCapturedElsewhere, next } from '../../../domain/order/orderMachine';
import { ofLogin } from '../../../domain/order/orderPerson';
import type { OrderTerm } from '../../../domain/order/orderTerm';
import type { OrderReading } from '../../../domain/order/orderTerms';
import { messagesOf } from '../../../domain/order/orderTabs';
import {
  draftIn,
  EMPTY_SLOT,
  orderSlotOf,
  placedIn,
  withConfirmation,
  withDraft,
  withMessage,
  withoutDraft,
  withPlaced,
  type OrderSlot,
} from '../../../domain/order/orderSlot';
import {
  isBusyState,
  isOpenState,
  isPaid,
  isPaying,
  sentIn,
  type Fee,
  type LeasingApplication,
  type SentOrder,
} from '../../../domain/order/orderState';
import { HttpError, type HttpFailure } from '../../../lib/http/errors';
import type { ShopStorage } from '../../../lib/storage';
import { exclusively, exclusivelyIfFree } from '../../../lib/page/tabLock';
import { randomUuid } from '../../../lib/uuid';
import { checkoutActions, type CheckoutActions } from './checkoutActions';
import { ownOrdersIn } from '../../../state/device-data/ownOrders';
import { withOwnChoices, type TabChoices } from './tabChoices';

/** Between the answer and the success screen, ms. */
const SUCCESS_DELAY_MS = 127;
/** The same for a paid order, ms: time to read that the payment has arrived. */
const SUCCESS_DELAY_PAID_MS = 1250;
/** Until the write of another tab to local storage is visible in this one, where no lock keeps them apart, ms. */
const OTHER_TAB_MS = 100;

/** A fee that PayPal has not answered for by then is waited for no longer, in the tab that captures it and in others, ms. */
export const CAPTURE_END_MS = 60_000;

/** An order to send, or why it is not sent; with what it rests on, unless it binds to nothing. */
export type CheckedOrder = ({ sent: SentOrder } | { failure: OrderFailure }) & { reading?: OrderReading };

/** What an order needs of the platform, of PayPal and of the page. Promises reject with `HttpError`. */
export interface OrderPorts {
  /** What the order rests on, as it is on the screen. */
  terms: () => OrderTerm[];
  /** Reads what the order rests on, and builds the order to send. */
  check: (customer: OrderCustomer, signal: AbortSignal) => Promise<CheckedOrder>;
  createOrder: (body: OrderCreate, signal: AbortSignal) => Promise<CreatedOrder>;
  applyForLeasing: (application: LeasingApplication, vehicleId: string, signal: AbortSignal) => Promise<void>;
  /** Tells page and account of the new order. */
  report: (sent: SentOrder) => void;
  /** Reads again what an order with these choices rests on, and shows it. */
  readAgain: (draft: OrderDecisions, signal: AbortSignal) => Promise<OrderReading>;
  /** Sends a message to the dealer, unless another tab does. */
  tell: (message: DealerMessage) => void;
  /** Ends with the visit at the latest. */
  pause: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
}

/** Captures an approved fee. @returns `undefined` if PayPal does not report the result */
type Capture = () => Promise<boolean | undefined>;

/** One order: its machine, and the runner that does what the machine says. The runner is the only writer of the order's slot. */
export interface OrderStore extends StoreApi<OrderMachine> {
  actions: CheckoutActions;
  /** No draft was stored; only then presets of the host's own address are applied. */
  isFresh: boolean;
  raise: (event: OrderEvent) => void;
  press: (customer?: OrderCustomer) => void;
  /** The order button of an order whose fee is paid first; sends one whose fee is paid. */
  openPayment: (customer: OrderCustomer) => void;
  /** Before PayPal is opened. @returns false if the order is no longer as it was agreed to. @throws {HttpError} */
  isAsAgreed: () => Promise<boolean>;
  /** A fee approved at PayPal: captured at most once for an order, over all presses and tabs. Resolves when that is decided. */
  approve: (orderId: string, fee: Fee, capture: Capture) => Promise<void>;
  /** Applies what other tabs have stored. */
  refresh: () => void;
  /** The message about an order as any tab has stored it last. */
  storedMessage: (orderId: string) => DealerMessage | undefined;
  connect: (ports: OrderPorts) => void;
  /** Stores the order and follows other tabs while the checkout is mounted; returns the cleanup. */
  listen: () => () => void;
}

interface OrderStoreOptions {
  storage: ShopStorage;
  adminId: string;
  vehicleId: string;
  /** A new draft of a B2B shop begins with a commercial customer. */
  isB2BShop?: boolean;
  /** Financing or leasing applied on the vehicle's page. */
  applied?: Pick<OrderDraft, 'financing' | 'leasing'>;
  /** Article numbers from the accessories navigator on the vehicle's page, for a new draft; a stored one has its own. */
  carAccessories?: readonly string[];
  userId?: string;
  /** Choices of this tab, where another tab may order the same vehicle. */
  tab?: TabChoices;
  now?: () => Date;
}

export function createOrderStore(options: OrderStoreOptions): OrderStore {
  const { storage, adminId, vehicleId, isB2BShop = false, applied, carAccessories = [], tab } = options;
  const { now = () => new Date() } = options;
  /** Whose orders are read and written, and the order of this tab. */
  let inHand: { userId: string | undefined; orderId?: string } = { userId: options.userId };
  const slot = ownOrdersIn(orderSlotOf(storage, adminId), EMPTY_SLOT, () => ({ ...inHand, now: now() }));
  const stored = slot.read();
  const earlier = withOwnChoices(draftIn(stored, vehicleId), tab?.read());
  const { customer, ...decisions } =
    earlier ?? newOrderDraft(randomUuid(), vehicleId, isB2BShop ? 'commercial' : 'private');
  const store = createStore<OrderMachine>()(() =>
    ofLogin({
      login: { userId: options.userId },
      nextId: randomUuid(),
      draft: {
        ...decisions,
        ...(!earlier && { carAccessories: [...carAccessories] }),
        // An order that may have arrived stays as it was sent.
        ...(!isOpenState(decisions.state) && applied),
      },
      customer,
      emptied: [],
      customerVersion: 0,
      version: decisions.changedAt,
      isUnkept: false,
      hasLeft: false,
      isCapturing: false,
      isConfirmed: false,
      messages: messagesOf(stored, decisions),
    }),
  );
  const { getState, setState } = store;

  let ports: OrderPorts | undefined;
  /** Of the mounted checkout. */
  let visit: AbortController | undefined;
  const captures = new Map<string, Capture>();
  /** False after a claim that no lock keeps from those of other tabs. */
  let isLocked = true;

  function raise(event: OrderEvent): void {
    const { machine, effects } = next(getState(), event);
    const isNew = machine.draft.orderId === machine.nextId;
    setState(isNew ? { ...machine, nextId: randomUuid() } : machine, true);
    inHand = { userId: ownerOf(machine), orderId: machine.draft.orderId };
    perform(effects);
  }

  /** Effects that are being performed, and those that they raise: one after the other. */
  const queue: OrderEffect[] = [];
  function perform(effects: readonly OrderEffect[]): void {
    if (queue.push(...effects) > effects.length) return;
    try {
      for (const effect of queue) void (doing[effect.do] as (each: OrderEffect) => unknown)(effect);
    } finally {
      queue.length = 0;
    }
  }

  const read = () => raise({ type: 'read', slot: slot.read() });

  /** Slot with this order over what other tabs have stored meanwhile. */
  function updated(current: OrderSlot): OrderSlot {
    raise({ type: 'read', slot: current });
    const machine = getState();
    if (!isStorable(machine) || placedIn(current, machine.draft.orderId)) return current;
    const version = Math.max(now().getTime(), machine.version + 1);
    raise({ type: 'numbered', version });
    return withDraft(current, { ...machine.draft, customer: machine.customer, changedAt: version });
  }

  async function check(customer: OrderCustomer): Promise<void> {
    const signal = visit?.signal;
    if (!ports || !signal) return;
    try {
      const checked = await ports.check(customer, signal);
      if (signal.aborted) raise({ type: 'held' });
      else raise({ type: 'failure' in checked ? 'held' : 'checked', ...checked } as OrderEvent);
    } catch {
      raise({ type: 'held', failure: signal.aborted ? undefined : 'failed' });
    }
  }

  async function request(isRepeated: boolean): Promise<void> {
    if (!ports || !visit) return;
    if (!isLocked) {
      isLocked = true;
      await ports.pause(OTHER_TAB_MS);
      raise({ type: 'collided', slot: slot.read() });
    }
    const { order } = getState().draft.state;
    if (order.stage !== 'sending') return;
    const { body } = order.sent;
    /** Another tab may have begun the order anew meanwhile. */
    const raiseIfSame = (event: OrderEvent) => {
      if (sentIn(getState().draft.state)?.body.id === body.id) raise(event);
    };
    try {
      const { redirectLink } = await ports.createOrder(body, visit.signal);
      raiseIfSame({ type: 'answered', redirectLink, placedAt: now().toISOString() });
    } catch (error) {
      raiseIfSame({ type: 'unanswered', failure: requestFailureOf(error), isRepeated });
    }
  }

  async function register(sent: SentOrder, unstored: OrderConfirmation): Promise<void> {
    let isFirst = false;
    const { person } = getState().draft;
    const owner = person && { userId: person.userId, hasLeft: person.hasLeft };
    const placed: OrderConfirmation = { ...unstored, person: owner };
    let confirmation = placed;
    // Where the lock is taken, another tab stores the confirmation.
    await exclusivelyIfFree(lockOf(sent), async () => {
      const stored = placedIn(slot.read(), unstored.orderId);
      isFirst = stored === undefined;
      confirmation = stored ?? placed;
      slot.update((current) => withPlaced(current, placed));
      await Promise.resolve();
    });
    raise({ type: 'registered', sent, confirmation, isFirst });
  }

  /** Once for an order (rules/order-and-payment: leasing applied once); after a lost answer the confirmation says that nobody knows. */
  async function apply(application: LeasingApplication, carId: string): Promise<void> {
    if (!ports || !visit) return;
    try {
      await ports.applyForLeasing(application, carId, visit.signal);
      raise({ type: 'applied', outcome: 'answered' });
    } catch (error) {
      raise({ type: 'applied', outcome: hasFailed(error, UNKNOWN) ? undefined : 'failed' });
    }
  }

  /** Reads what the order rests on with the choices that were agreed to: those of PayPal's window, whatever is chosen since. */
  async function readAgreed(): Promise<OrderReading> {
    if (!ports || !visit) throw new HttpError('aborted');
    const { agreement, draft } = getState();
    return ports.readAgain(agreement?.draft ?? draft, visit.signal);
  }

  const readApproval = () =>
    readAgreed().then(
      (reading) => raise({ type: 'approvalRead', reading }),
      (error: unknown) => raise({ type: 'approvalRead', reading: readingFailureOf(error) }),
    );

  /** The refusal is on the screen; a vehicle that is gone has a screen of its own. */
  function readAgain(): void {
    if (!ports || !visit) return;
    void ports.readAgain(getState().draft, visit.signal).then(
      (reading) => raise({ type: 'readAgain', reading }),
      () => raise({ type: 'readAgain' }),
    );
  }

  async function awaitCapture(orderId: string): Promise<void> {
    if (!ports || !visit) return;
    const { signal } = visit;
    const longest = ports.pause(CAPTURE_END_MS, signal);
    // Where no lock tells, a capture is given the time that it may take.
    const end = exclusively(captureLockOf(orderId), (hasLock) => (hasLock ? undefined : longest));
    await Promise.race([end, longest]);
    if (signal.aborted) return;
    read();
    if (isCapturedElsewhere(getState())) raise({ type: 'captureEnded', isCaptured: undefined });
  }

  async function capture(orderId: string): Promise<void> {
    const isFree = await exclusivelyIfFree(captureLockOf(orderId), async () => {
      read();
      raise({ type: 'captureClaimed', isFree: visit !== undefined && getState().draft.orderId === orderId });
      const { payment } = getState().draft.state;
      if (payment.stage !== 'capturing') return;
      raise({ type: 'captureEnded', isCaptured: await captures.get(payment.paypalOrderId)?.() });
    });
    if (!isFree) raise({ type: 'captureClaimed', isFree });
  }

  type Doing = { [Name in OrderEffect['do']]: (effect: Extract<OrderEffect, { do: Name }>) => unknown };
  const doing: Doing = {
    keep: () => raise({ type: 'kept', isKept: slot.update(updated) }),
    keepSoon: () => slot.updateSoon(updated),
    remove: () => slot.update((current) => withoutDraft(current, vehicleId)),
    check: ({ customer: entries }) => check(entries),
    claim: ({ sent }) =>
      exclusively(lockOf(sent), (hasLock) => {
        isLocked = hasLock;
        read();
        raise({ type: 'claimed', sent });
      }),
    request: ({ isRepeated }) => request(isRepeated),
    register: ({ sent, confirmation }) => register(sent, confirmation),
    report: ({ sent }) => ports?.report(sent),
    apply: ({ application, vehicleId: carId }) => apply(application, carId),
    keepConfirmation: ({ confirmation }) => slot.update((current) => withConfirmation(current, confirmation)),
    confirm: ({ isPaid }) =>
      ports?.pause(isPaid ? SUCCESS_DELAY_PAID_MS : SUCCESS_DELAY_MS).then(() => raise({ type: 'confirmed' })),
    readAgain,
    readApproval,
    capture: ({ orderId }) => capture(orderId),
    awaitCapture: ({ orderId }) => awaitCapture(orderId),
    keepMessage: ({ message }) => {
      const { person } = getState().draft;
      return slot.update((current) =>
        withMessage(current, { ...message, person: person && { userId: person.userId } }),
      );
    },
    tell: ({ message }) => ports?.tell(message),
  };

  /** Resolves at the first state that is as asked. */
  const until = (isThere: (machine: OrderMachine) => boolean) =>
    new Promise<void>((resolve) => {
      const stop = store.subscribe((machine) => {
        if (!isThere(machine)) return;
        stop();
        resolve();
      });
      if (isThere(getState())) {
        stop();
        resolve();
      }
    });

  const order = Object.assign(store, {
    isFresh: !earlier,
    raise,
    press: (customer?: OrderCustomer) => {
      read();
      raise({ type: 'press', customer, terms: ports?.terms() });
    },
    openPayment: (customer: OrderCustomer) => {
      read();
      const type = isPaid(getState().draft.state.payment) ? 'press' : 'openPayment';
      raise({ type, customer, terms: ports?.terms() ?? [] });
    },
    isAsAgreed: async () => {
      read();
      const isUnpaid = () => getState().draft.state.payment.stage === 'none';
      if (!isUnpaid()) return false;
      const reading = await readAgreed();
      // Another press was faster.
      if (!isUnpaid()) return false;
      raise({ type: 'paymentRead', reading });
      return getState().paymentWindow?.failure === undefined;
    },
    approve: async (orderId: string, fee: Fee, take: Capture) => {
      // (rules/order-and-payment: no late capture)
      if (visit === undefined) return;
      captures.set(fee.paypalOrderId, take);
      read();
      raise({ type: 'approved', orderId, fee });
      await until(({ draft }) => !isPaying(draft.state.payment));
    },
    refresh: read,
    storedMessage: (orderId: string) => slot.read().messages.find((message) => message.orderId === orderId),
    connect: (given: OrderPorts) => {
      ports = given;
    },
    listen: () => {
      visit = new AbortController();
      // At once, so that a second tab at this address sends the same order.
      perform([{ do: 'keep' }]);
      // A message that failed in an earlier visit is sent once more.
      for (const message of getState().messages) if (isUnsent(message)) ports?.tell(message);
      if (isCapturedElsewhere(getState())) perform([{ do: 'awaitCapture', orderId: getState().draft.orderId }]);
      tab?.write(getState().draft);
      const stopWriting = store.subscribe((current, before) => {
        if (current.draft !== before.draft) tab?.write(current.draft);
      });
      const stop = slot.onForeignChange((current) => raise({ type: 'written', slot: current }));
      return () => {
        visit?.abort();
        visit = undefined;
        stop();
        stopWriting();
        slot.flush();
      };
    },
  });
  return Object.assign(order, { actions: checkoutActions(order) });
}

/** Whose orders the store reads and writes: those of who has the order, while it is being sent or may have arrived. */
const ownerOf = ({ draft: { person, state }, login }: OrderMachine) =>
  isOpenState(state) || isBusyState(state) ? person?.userId : login?.userId;

const lockOf = ({ body }: SentOrder) => `webshop-order-${body.id}`;
const captureLockOf = (orderId: string) => `webshop-payment-${orderId}`;

/** Failures after which the platform certainly does not have the order. */
const REFUSALS: readonly HttpFailure[] = ['rejected', 'not-found', 'unauthorized', 'forbidden'];
/** Failures after which nobody knows. */
const UNKNOWN: readonly HttpFailure[] = ['network', 'timeout', 'aborted', 'unreadable'];

const hasFailed = (error: unknown, failures: readonly HttpFailure[]) =>
  error instanceof HttpError && failures.includes(error.failure);

const readingFailureOf = (error: unknown): ReadingFailure => (hasFailed(error, ['not-found']) ? 'gone' : 'unknown');

function requestFailureOf(error: unknown): RequestFailure {
  if (hasFailed(error, ['conflict'])) return 'reserved';
  return hasFailed(error, REFUSALS) ? 'refused' : 'unknown';
}
