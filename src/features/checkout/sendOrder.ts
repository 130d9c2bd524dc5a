import type { CreatedOrder } from '../../api/orders';
import { agreementMessage, refundMessage } from '../../domain/order/dealerMessage';
import type { OrderCreate } from '../../domain/order/orderBody';
import { isPaid, sentIn, type LeasingApplication, type SentOrder } from '../../domain/order/orderState';
import { HttpError } from '../../lib/http/errors';
import { exclusively, exclusivelyIfFree } from '../../lib/tabLock';
import type { CheckoutStore } from './checkoutStore';

/** Between the answer and the success screen, ms. */
const SUCCESS_DELAY_MS = 127;
/** The same for a paid order, ms: time to read that the payment has arrived. */
const SUCCESS_DELAY_PAID_MS = 1250;
/** Until the write of another tab to local storage is visible in this one, where no lock keeps them apart, ms. */
const OTHER_TAB_MS = 100;

interface SendOrderParts {
  store: CheckoutStore;
  /** Builds the order to send; `undefined` if the visitor has to check it first. Not called for an order that was sent before. */
  prepare: (signal: AbortSignal) => Promise<SentOrder | undefined>;
  createOrder: (body: OrderCreate, signal: AbortSignal) => Promise<CreatedOrder>;
  applyForLeasing: (application: LeasingApplication, carId: string, signal: AbortSignal) => Promise<void>;
  /** Called once the platform has the order, before the confirmation is shown. */
  onTaken: (sent: SentOrder) => Promise<void>;
  /** Called if the check has failed or the order was refused. */
  onFailure: (reason: unknown) => void;
  now: () => Date;
  pause: (milliseconds: number) => Promise<void>;
  signal: AbortSignal;
}

/** Failures after which the platform certainly does not have the order. */
const REFUSALS: readonly string[] = ['conflict', 'rejected', 'not-found', 'unauthorized', 'forbidden'];
const hasFailed = (error: unknown, failures: readonly string[]) =>
  error instanceof HttpError && failures.includes(error.failure);

/**
 * Sends an order under the id of its draft, from the press of the button to the confirmation. An order that was sent before is sent
 * again with the same body. Never rejects: the result is in the store.
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
    const agreement = agreementMessage(sent);
    if (isFirst && agreement) store.markMessage(agreement);
    // Another tab stores the confirmation.
    if (!isFirst) dispatch({ type: 'answer', confirmation });
    await parts.onTaken(sent);
    await parts.pause(sent.body.paypalOrderId === undefined ? SUCCESS_DELAY_MS : SUCCESS_DELAY_PAID_MS);
    if (!signal.aborted) store.showPlaced();
  } catch (reason) {
    markFailure(parts, reason, isRepeated);
  }
}

const lockOf = ({ body }: SentOrder) => `webshop-order-${body.id}`;

function resend({ dispatch, getState }: CheckoutStore): SentOrder | undefined {
  return dispatch({ type: 'resend' }) ? sentIn(getState().draft.state) : undefined;
}

/** Checks the order, and stores its body before the request (rules/order-and-payment: check before sending). */
async function sendNew({ store, prepare, onFailure, pause, signal }: SendOrderParts): Promise<SentOrder | undefined> {
  const { dispatch, getState } = store;
  if (!dispatch({ type: 'check' })) return undefined;
  try {
    const sent = await prepare(signal);
    if (sent === undefined || signal.aborted) {
      dispatch({ type: 'hold' });
      return undefined;
    }
    const isLocked = await exclusively(lockOf(sent), () => {
      // If another tab has sent it meanwhile, its body counts.
      store.refresh();
      if (!dispatch({ type: 'send', sent })) dispatch({ type: 'resend' });
    });
    if (!isLocked) await pause(OTHER_TAB_MS);
    store.adoptSent();
    const { order } = getState().draft.state;
    return order.stage === 'sending' ? order.sent : undefined;
  } catch (reason) {
    if (dispatch({ type: 'hold' }) && !signal.aborted) store.fail('failed');
    onFailure(reason);
    return undefined;
  }
}

/**
 * Called once for an order (rules/order-and-payment: leasing applied once). After a lost answer the confirmation says that the arrival is
 * not known.
 */
async function applyAtBank({ store, applyForLeasing, signal }: SendOrderParts, sent: SentOrder): Promise<void> {
  if (sent.application === undefined) return;
  try {
    await applyForLeasing(sent.application, sent.body.vehicleId, signal);
    store.markBankApplication('answered');
  } catch (reason) {
    if (!hasFailed(reason, ['network', 'timeout', 'aborted', 'unreadable'])) store.markBankApplication('failed');
  }
}

function markFailure({ store, onFailure, signal }: SendOrderParts, reason: unknown, isRepeated: boolean): void {
  const { draft } = store.getState();
  const isConflict = hasFailed(reason, ['conflict']);
  // After a refused repetition the first request may still have arrived, unless the vehicle is reserved by another order.
  if (!isConflict && (isRepeated || !hasFailed(reason, REFUSALS))) {
    store.dispatch({ type: 'lose' });
    if (!signal.aborted) store.fail('failed');
    return;
  }
  const refusal = !isConflict ? 'rejected' : draft.replaces === undefined ? 'reserved' : 'replaced';
  const sent = sentIn(draft.state);
  store.dispatch({ type: 'refuse', reason: refusal });
  const { payment } = store.getState().draft.state;
  if (sent && payment.stage === 'stranded') store.markMessage(refundMessage(sent, payment));
  store.fail(refusal === 'rejected' ? 'failed' : refusal);
  if (!isPaid(draft.state.payment)) onFailure(reason);
}
