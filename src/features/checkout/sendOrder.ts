import type { CreatedOrder } from '../../api/orders';
import { refundMessage } from '../../domain/order/dealerMessage';
import type { OrderCreate } from '../../domain/order/orderBody';
import { isPaid, sentIn, type Fee, type LeasingApplication, type SentOrder } from '../../domain/order/orderState';
import { HttpError } from '../../lib/http/errors';
import { exclusively, exclusivelyIfFree } from '../../lib/tabLock';
import type { CheckoutStore } from './checkoutStore';

/** Between the answer and the success screen, ms. */
const SETTLE_MS = 127;
/** The same for an order that was paid: time to read that the payment has arrived. */
const SETTLE_PAID_MS = 1250;

export interface SendOrderParts {
  store: CheckoutStore;
  /** The order as it is to go out; `undefined` where the visitor has to look at it first. Not called for what was sent before. */
  prepare: (signal: AbortSignal) => Promise<SentOrder | undefined>;
  createOrder: (body: OrderCreate, signal: AbortSignal) => Promise<CreatedOrder>;
  applyForLeasing: (application: LeasingApplication, carId: string, signal: AbortSignal) => Promise<void>;
  /** Before the confirmation is shown; the platform has the order. */
  onTaken: (sent: SentOrder) => Promise<void>;
  /** Neither checked nor sent, or refused. */
  onFailure: (reason: unknown) => void;
  now: () => Date;
  pause: (milliseconds: number) => Promise<void>;
  signal: AbortSignal;
}

/** A refusal that comes from the platform itself: it does not keep what it has refused. */
const REFUSALS: readonly string[] = ['conflict', 'rejected', 'not-found', 'unauthorized', 'forbidden'];
const hasFailed = (error: unknown, failures: readonly string[]) =>
  error instanceof HttpError && failures.includes(error.failure);

/**
 * Sends an order under the id of its draft, one way from the press to the confirmation. An order that was sent before goes out as it was.
 * Never rejects: what has become of it stands in the store.
 */
export async function sendOrder(parts: SendOrderParts): Promise<void> {
  const { store, signal, now } = parts;
  const { dispatch } = store;
  store.refresh();
  store.fail(undefined);
  const isRepeated = sentIn(store.getState().draft.state) !== undefined;
  const sent = isRepeated ? resend(store) : await sendNew(parts);
  if (sent === undefined) return;

  try {
    const { redirectLink } = await parts.createOrder(sent.body, signal);
    const confirmation = {
      ...sent.confirmation,
      redirectLink,
      placedAt: now().toISOString(),
      ...(sent.application && { bankApplication: 'sent' as const }),
    };
    const isFirst = await exclusivelyIfFree(lockOf(sent), async () => {
      if (store.place(confirmation)) await applyAtBank(parts, sent);
    });
    // Another tab is at it: it has kept the confirmation, or does so now.
    if (!isFirst) dispatch({ type: 'answer', confirmation });
    await parts.onTaken(sent);
    await parts.pause(sent.body.paypalOrderId === undefined ? SETTLE_MS : SETTLE_PAID_MS);
    if (!signal.aborted) store.showPlaced();
  } catch (reason) {
    noteFailure(parts, reason, isRepeated);
  }
}

const lockOf = ({ body }: SentOrder) => `webshop-order-${body.id}`;

function resend({ dispatch, getState }: CheckoutStore): SentOrder | undefined {
  return dispatch({ type: 'resend' }) ? sentIn(getState().draft.state) : undefined;
}

/** Checks the order, and keeps what is sent before it goes out. */
async function sendNew({ store, prepare, onFailure, signal }: SendOrderParts): Promise<SentOrder | undefined> {
  const { dispatch, getState } = store;
  if (!dispatch({ type: 'check' })) return undefined;
  try {
    const sent = await prepare(signal);
    if (sent === undefined || signal.aborted) {
      dispatch({ type: 'hold' });
      return undefined;
    }
    await exclusively(lockOf(sent), () => {
      // Another tab may have sent it meanwhile: its body counts.
      store.refresh();
      if (!dispatch({ type: 'send', sent })) dispatch({ type: 'resend' });
    });
    const { order } = getState().draft.state;
    return order.stage === 'sending' ? order.sent : undefined;
  } catch (reason) {
    if (dispatch({ type: 'hold' }) && !signal.aborted) store.fail('failed');
    onFailure(reason);
    return undefined;
  }
}

/** Once an order. Where its answer is lost, the confirmation says that its arrival is not known. */
async function applyAtBank({ store, applyForLeasing, signal }: SendOrderParts, sent: SentOrder): Promise<void> {
  if (sent.application === undefined) return;
  try {
    await applyForLeasing(sent.application, sent.body.vehicleId, signal);
    store.noteBank('answered');
  } catch (reason) {
    if (!hasFailed(reason, ['network', 'timeout', 'aborted', 'unreadable'])) store.noteBank('failed');
  }
}

function refundOf({ body, confirmation }: SentOrder, { paypalOrderId, amount }: Fee) {
  const { firstName, lastName, email, phoneNumber: phone } = body.vehicleDealerCustomer;
  const { id: orderId, vehicleId } = body;
  const about = { orderId, vehicleId, vehicle: confirmation.vehicle, person: { firstName, lastName, email, phone } };
  return refundMessage(about, paypalOrderId, amount);
}

function noteFailure({ store, onFailure, signal }: SendOrderParts, reason: unknown, isRepeated: boolean): void {
  const { draft } = store.getState();
  const isConflict = hasFailed(reason, ['conflict']);
  // A second time it was refused, the first may have arrived all the same; but not where the vehicle is somebody else's.
  if (!isConflict && (isRepeated || !hasFailed(reason, REFUSALS))) {
    store.dispatch({ type: 'lose' });
    if (!signal.aborted) store.fail('failed');
    return;
  }
  const refusal = !isConflict ? 'rejected' : draft.replaces === undefined ? 'reserved' : 'replaced';
  const sent = sentIn(draft.state);
  store.dispatch({ type: 'refuse', reason: refusal });
  const { payment } = store.getState().draft.state;
  if (sent && payment.stage === 'stranded') store.noteMessage(refundOf(sent, payment));
  store.fail(refusal === 'rejected' ? 'failed' : refusal);
  if (!isPaid(draft.state.payment)) onFailure(reason);
}
