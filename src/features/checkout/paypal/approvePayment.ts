import type { Fee } from '../../../domain/order/orderState';
import { exclusivelyIfFree } from '../../../lib/tabLock';
import type { CheckoutStore } from '../checkoutStore';

/** Whether the vehicle can still be paid for (rules/order-and-payment: recheck before capture); `unknown`: it could not be read. */
export type VehicleCheck = 'free' | 'gone' | 'repriced' | 'unknown';

export type ApprovalResult =
  /** Captured, or not reported by PayPal. */
  | 'captured'
  | 'unconfirmed'
  | 'declined'
  /** Not captured: another press or tab has paid, or the order has been replaced since PayPal was opened. */
  | 'ignored'
  | Exclude<VehicleCheck, 'free'>;

interface Approval {
  store: CheckoutStore;
  /** Id of the order that PayPal was opened for. */
  orderId: string;
  fee: Fee;
  /** Refetches the vehicle, which may be gone since PayPal's window was opened. */
  check: () => Promise<VehicleCheck>;
  /** @returns `undefined` if PayPal does not report the result */
  capture: () => Promise<boolean | undefined>;
}

/**
 * Captures an approved fee (rules/order-and-payment: no late capture). Its id is stored before the capture; the fee of an order is captured
 * once across all presses and tabs.
 */
export async function approvePayment({ store, orderId, fee, check, capture }: Approval): Promise<ApprovalResult> {
  const { dispatch } = store;
  const isForThisOrder = () => store.isOpen() && store.getState().draft.orderId === orderId;
  store.refresh();
  if (!isForThisOrder() || !dispatch({ type: 'approve', fee })) return 'ignored';

  const checked = await check();
  if (checked !== 'free') {
    dispatch({ type: 'drop' });
    return checked;
  }
  let result: ApprovalResult = 'ignored';
  await exclusivelyIfFree(`webshop-payment-${orderId}`, async () => {
    store.refresh();
    if (!isForThisOrder() || !dispatch({ type: 'capture' })) return;
    const isCaptured = await capture();
    dispatch({ type: isCaptured === undefined ? 'doubt' : isCaptured ? 'confirm' : 'decline' });
    result = isCaptured === undefined ? 'unconfirmed' : isCaptured ? 'captured' : 'declined';
  });
  dispatch({ type: 'drop' });
  return result;
}
