import type { Fee } from '../../../domain/order/orderState';
import { exclusivelyIfFree } from '../../../lib/tabLock';
import type { CheckoutStore } from '../checkoutStore';

/** Whether the vehicle can still be paid for; `unknown`: it could not be read. */
export type VehicleCheck = 'free' | 'gone' | 'repriced' | 'unknown';

export type ApprovalResult =
  /** The money has moved, or PayPal does not say whether it has. */
  | 'captured'
  | 'unconfirmed'
  | 'declined'
  /** Nothing was captured: another press or tab has paid, or the order is no longer the one that PayPal was opened for. */
  | 'ignored'
  | Exclude<VehicleCheck, 'free'>;

interface Approval {
  store: CheckoutStore;
  /** Id of the order that PayPal was opened for. */
  orderId: string;
  fee: Fee;
  /** Reads the vehicle once more: it may have gone while PayPal's window was open. */
  check: () => Promise<VehicleCheck>;
  /** @returns `undefined` where PayPal does not say whether it has taken the money */
  capture: () => Promise<boolean | undefined>;
}

/**
 * From the approval at PayPal to the captured fee. Its id is kept before the money moves; a vehicle's fee is captured once, however often
 * buttons are pressed and in however many tabs.
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
