import type { CreateOrderActions, OnApproveActions } from '@paypal/paypal-js';
import { useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { OrderCustomer } from '../../../domain/order/orderCustomer';
import { isUnderWay } from '../../../domain/order/orderState';
import { paypalRequest } from '../../../domain/order/paypalPayment';
import { isReserved } from '../../../domain/vehicle/reservation';
import { vehicleTitle } from '../../../domain/vehicle/text/title';
import { HttpError } from '../../../lib/http/errors';
import { useNow } from '../../../state/shopContext';
import { currentViewOf, useCheckout } from '../checkoutContext';
import { RESERVED, sendingFailureText } from '../summary/failureTexts';
import { useVehicleRecheck } from '../summary/useVehicleRecheck';
import { approvePayment, type ApprovalResult, type VehicleCheck } from './approvePayment';
import { usePaypalButtons, type PaymentActions, type SdkState } from './usePaypalButtons';

const FAILED =
  'Die Zahlung hat nicht geklappt, es wurde nichts abgebucht. Bitte versuchen Sie es erneut oder wählen Sie eine andere Zahlungsart.';
/** Short form; with both prices above the button of the summary. */
const PRICE_CHANGED = 'Der Preis dieses Fahrzeugs hat sich geändert.';

/** Why an approved payment was not captured. */
const NOT_CAPTURED = {
  declined: FAILED,
  gone: `${RESERVED} Ihre Zahlung wurde deshalb nicht ausgeführt, es wurde nichts abgebucht.`,
  repriced: `${PRICE_CHANGED} Ihre Zahlung wurde deshalb nicht ausgeführt, es wurde nichts abgebucht.`,
  unknown:
    'Es ließ sich nicht prüfen, ob das Fahrzeug noch frei ist. Ihre Zahlung wurde deshalb nicht ausgeführt, es wurde nichts abgebucht. Bitte versuchen Sie es erneut.',
} satisfies Partial<Record<ApprovalResult, string>>;

export interface PaymentState {
  sdk: SdkState;
  /** PayPal captures the payment, or the order is being sent: the dialog cannot be closed. */
  isRunning: boolean;
  /** Error message of the payment. */
  failure: string | undefined;
  /** Error message of the order after a successful payment. */
  orderFailure: string | undefined;
  /** Loads the buttons, also after a failure. */
  load: () => void;
  /** Sends the paid order. */
  send: () => void;
}

/** Captures the payment. @returns `undefined` if PayPal does not report the result */
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

/** The payment of the reservation fee, then the order (rules/order-and-payment: payment before order). */
export function usePayment(customer: OrderCustomer): PaymentState {
  const now = useNow();
  const { store, view, send } = useCheckout();
  const { state } = view.draft;
  const orderFailure = useStore(store, (current) => current.failure);
  const [failure, setFailure] = useState<string>();
  /** Order and amount (EUR) by the id of PayPal's order, unaffected by choices while its window is open. */
  const requested = useRef(new Map<string, { orderId: string; amount: number }>());
  const { vehicle, tenant } = view;
  const recheck = useVehicleRecheck(store, vehicle);

  /** Closes the dialog, which covers the order with its new price. */
  function refuseForPrice(text: string): void {
    store.actions.closePayment(false);
    setFailure(text);
  }

  async function checkVehicle(): Promise<VehicleCheck> {
    try {
      const { newest, isPriceChanged } = await recheck.read();
      if (isReserved(newest, now())) return 'gone';
      return isPriceChanged ? 'repriced' : 'free';
    } catch (reason) {
      recheck.onRefusal(reason);
      return reason instanceof HttpError && reason.failure === 'not-found' ? 'gone' : 'unknown';
    }
  }

  const actions: PaymentActions = {
    create: async ({ order }: CreateOrderActions) => {
      setFailure(undefined);
      store.refresh();
      if (store.getState().draft.state.payment.stage !== 'none') throw new Error('paid already');
      // No payment for a vehicle that was reserved, sold or repriced meanwhile.
      const { newest, isPriceChanged } = await recheck.read().catch((reason: unknown) => {
        recheck.onRefusal(reason);
        throw reason;
      });
      if (isPriceChanged) {
        refuseForPrice(PRICE_CHANGED);
        throw new Error(PRICE_CHANGED);
      }
      if (isReserved(newest, now())) {
        setFailure(RESERVED);
        throw new Error(RESERVED);
      }
      const { draft, totals } = currentViewOf(store, view);
      const { orderId } = draft;
      const amount = totals.today;
      const paypalOrderId = await order.create(paypalRequest(orderId, amount, vehicleTitle(vehicle)));
      requested.current.set(paypalOrderId, { orderId, amount });
      return paypalOrderId;
    },
    approve: async (paypalOrderId: string, approval: OnApproveActions) => {
      const isWaitedFor = store.getState().payment?.isOpen === true;
      const { draft, totals } = currentViewOf(store, view);
      const { orderId, amount } = requested.current.get(paypalOrderId) ?? {
        orderId: draft.orderId,
        amount: totals.today,
      };
      const result = await approvePayment({
        store,
        orderId,
        fee: { paypalOrderId, amount },
        check: checkVehicle,
        capture: () => {
          store.actions.openPayment(customer);
          return capture(approval);
        },
      });
      if (result === 'repriced') refuseForPrice(NOT_CAPTURED.repriced);
      else if (result === 'declined' || result === 'gone' || result === 'unknown') {
        store.actions.openPayment(customer);
        setFailure(NOT_CAPTURED[result]);
      } else if (result === 'captured') {
        // After the dialog was closed beside PayPal's window the order may have changed, so the visitor has to send it.
        if (isWaitedFor) await send(customer);
        else store.actions.closePayment(false);
      }
    },
    cancel: () => store.actions.closePayment(true),
    fail: () => setFailure((known) => known ?? FAILED),
  };
  const { sdk, load } = usePaypalButtons(actions, tenant.settings.carDealerPaypalApiClientId ?? '');
  const { stage } = state.payment;
  return {
    sdk,
    isRunning: stage === 'approved' || stage === 'capturing' || isUnderWay(state),
    failure,
    orderFailure: orderFailure && sendingFailureText(orderFailure),
    load,
    send: () => void send(customer),
  };
}
