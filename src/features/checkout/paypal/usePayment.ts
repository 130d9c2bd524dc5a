import type { CreateOrderActions, OnApproveActions } from '@paypal/paypal-js';
import { useRef, useState } from 'react';
import type { OrderCustomer } from '../../../domain/order/orderCustomer';
import { paypalRequest } from '../../../domain/order/paypalPayment';
import { isReserved } from '../../../domain/vehicle/reservation';
import { vehicleTitle } from '../../../domain/vehicle/text/title';
import { useNow } from '../../../state/shopContext';
import { useCheckout, useCurrentView } from '../checkoutContext';
import { REFUSED, useOrderSubmission } from '../summary/useOrderSubmission';
import { useVehicleRecheck } from '../summary/useVehicleRecheck';
import { usePaypalButtons, type PaymentActions, type SdkState } from './usePaypalButtons';

const FAILED =
  'Die Zahlung hat nicht geklappt, es wurde nichts abgebucht. Bitte versuchen Sie es erneut oder wählen Sie eine andere Zahlungsart.';
/** In full above the button of the summary. */
const PRICE_CHANGED = 'Der Preis dieses Fahrzeugs hat sich geändert.';

export interface PaymentState {
  sdk: SdkState;
  /** PayPal captures the payment, or the order is being sent: the dialog cannot be closed. */
  isRunning: boolean;
  /** The payment failed. */
  failure: string | undefined;
  /** The payment succeeded, the order failed. */
  orderFailure: string | undefined;
  /** Loads the buttons; after a failure, once more. */
  load: () => void;
  /** Sends the order that has been paid for. */
  send: () => void;
}

/** Whether PayPal has taken the money; `undefined`: it does not say. */
async function capture({ order }: OnApproveActions): Promise<boolean | undefined> {
  if (!order) return false;
  try {
    await order.capture();
    return true;
  } catch {
    // The answer may have been lost.
    return order.get().then(
      ({ status }) => status === 'COMPLETED',
      () => undefined,
    );
  }
}

/**
 * The payment of the reservation fee, then the order (checkout 4). The payment's id is kept before it is captured; it is captured once,
 * however often buttons are pressed and in however many tabs.
 */
export function usePayment(customer: OrderCustomer): PaymentState {
  const now = useNow();
  const { store, view } = useCheckout();
  const { isSending, failure: orderFailure, send } = useOrderSubmission();
  const [isCapturing, setCapturing] = useState(false);
  const [failure, setFailure] = useState<string>();
  /** EUR by the id of PayPal's order: the amount that was asked for, whatever is chosen while PayPal's window is open. */
  const requestedAmounts = useRef(new Map<string, number>());
  const currentView = useCurrentView();
  const recheck = useVehicleRecheck();
  const { vehicle, tenant } = view;

  const actions: PaymentActions = {
    create: async ({ order }: CreateOrderActions) => {
      setFailure(undefined);
      if (store.knownPayment()) throw new Error('paid already');
      // Nobody may pay for a vehicle that was reserved or sold meanwhile, or has another price.
      const { newest, isPriceChanged } = await recheck.read().catch((reason: unknown) => {
        recheck.onRefusal(reason);
        throw reason;
      });
      if (isPriceChanged) {
        // The order with its new price stands behind the dialog.
        store.actions.closePayment(false);
        setFailure(PRICE_CHANGED);
        throw new Error(PRICE_CHANGED);
      }
      const { draft, totals } = currentView();
      if (isReserved(newest, now()) && !draft.wasSent) {
        setFailure(REFUSED);
        throw new Error(REFUSED);
      }
      const amount = totals.today;
      const paypalOrderId = await order.create(paypalRequest(draft.orderId, amount, vehicleTitle(vehicle)));
      requestedAmounts.current.set(paypalOrderId, amount);
      return paypalOrderId;
    },
    approve: async (paypalOrderId: string, actions: OnApproveActions) => {
      // Another tab or an earlier press has paid already.
      if (store.knownPayment()) return;
      const isWaitedFor = store.getState().payment?.isOpen === true;
      const payment = {
        paypalOrderId,
        paidAmount: requestedAmounts.current.get(paypalOrderId) ?? currentView().totals.today,
      };
      setCapturing(true);
      store.actions.openPayment(customer);
      store.actions.notePayment({ ...payment, isPaymentOpen: true });
      const isCaptured = await capture(actions);
      setCapturing(false);
      if (isCaptured === undefined) store.actions.noteFailed(false);
      else if (isCaptured) {
        store.actions.notePayment(payment);
        // The dialog was closed beside PayPal's window: what is ordered may have changed since, so the visitor has to send it.
        if (isWaitedFor) await send(customer);
        else store.actions.closePayment(false);
      } else {
        store.actions.notePayment({});
        setFailure(FAILED);
      }
    },
    cancel: () => store.actions.closePayment(true),
    fail: () => setFailure((known) => known ?? FAILED),
  };
  const { sdk, load } = usePaypalButtons(actions, tenant.settings.carDealerPaypalApiClientId ?? '');
  return { sdk, isRunning: isCapturing || isSending, failure, orderFailure, load, send: () => void send(customer) };
}
