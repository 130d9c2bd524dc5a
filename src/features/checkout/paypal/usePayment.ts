import type { CreateOrderActions, OnApproveActions } from '@paypal/paypal-js';
import { useRef } from 'react';
import { useStore } from 'zustand';
import type { OrderCustomer } from '../../../domain/order/orderCustomer';
import type { PaymentFailure } from '../../../domain/order/orderEvents';
import { isBusyState } from '../../../domain/order/orderState';
import { paypalRequest } from '../../../domain/order/paypalPayment';
import { vehicleTitle } from '../../../domain/vehicle/text/title';
import { currentViewOf, useCheckout } from '../runner/checkoutContext';
import { CAPTURE_END_MS } from '../runner/orderRunner';
import { RESERVED, sendingFailureText } from '../notices/failureTexts';
import { usePaypalButtons, type PaymentActions, type SdkState } from './usePaypalButtons';

/** Why the fee was not paid. */
const TEXTS = {
  failed:
    'Die Zahlung hat nicht geklappt, es wurde nichts abgebucht. Bitte versuchen Sie es erneut oder wählen Sie eine andere Zahlungsart.',
  declined:
    'Die Zahlung hat nicht geklappt, es wurde nichts abgebucht. Bitte versuchen Sie es erneut oder wählen Sie eine andere Zahlungsart.',
  gone: `${RESERVED} Ihre Zahlung wurde deshalb nicht ausgeführt, es wurde nichts abgebucht.`,
  reserved: RESERVED,
  closed: 'Das Autohaus nimmt im Shop gerade keine Bestellungen an. Es wurde nichts abgebucht.',
  // Said by the order behind the window, with what has changed.
  changed: undefined,
  uncaptured: undefined,
  unknown:
    'Es ließ sich nicht prüfen, ob das Fahrzeug noch frei ist. Ihre Zahlung wurde deshalb nicht ausgeführt, es wurde nichts abgebucht. Bitte versuchen Sie es erneut.',
} satisfies Record<PaymentFailure, string | undefined>;

export interface PaymentState {
  sdk: SdkState;
  /** PayPal captures the payment, or the order is being sent: the dialog cannot be closed. */
  isRunning: boolean;
  failure: string | undefined;
  /** Error message of the order after a successful payment. */
  orderFailure: string | undefined;
  /** Loads the buttons, also after a failure. */
  load: () => void;
  /** Sends the paid order. */
  send: () => void;
}

/** Captures the payment. @returns `undefined` if PayPal does not report the result, or not in time */
async function capture(approval: OnApproveActions): Promise<boolean | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise<undefined>((resolve) => (timer = setTimeout(() => resolve(undefined), CAPTURE_END_MS)));
  return Promise.race([outcomeOf(approval), end]).finally(() => clearTimeout(timer));
}

async function outcomeOf({ order }: OnApproveActions): Promise<boolean | undefined> {
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
export function usePayment(customer: OrderCustomer, failure: PaymentFailure | undefined): PaymentState {
  const { store, view } = useCheckout();
  const { state } = view.draft;
  const orderFailure = useStore(store, (current) => current.failure);
  /** Order and amount (EUR) by the id of PayPal's order, unaffected by choices while its window is open. */
  const requested = useRef(new Map<string, { orderId: string; amount: number }>());
  const { vehicle, tenant, totals } = view;

  const actions: PaymentActions = {
    create: async ({ order }: CreateOrderActions) => {
      store.raise({ type: 'paymentFailed', failure: undefined });
      // An error says to PayPal's script that it is not opened.
      if (!(await store.isAsAgreed())) throw new Error('paid already, or not as agreed to');
      const { orderId } = store.getState().draft;
      const amount = totals.today;
      const paypalOrderId = await order.create(paypalRequest(orderId, amount, vehicleTitle(vehicle)));
      requested.current.set(paypalOrderId, { orderId, amount });
      return paypalOrderId;
    },
    approve: (paypalOrderId: string, approval: OnApproveActions) => {
      const { draft, totals } = currentViewOf(store, view);
      const { orderId, amount } = requested.current.get(paypalOrderId) ?? {
        orderId: draft.orderId,
        amount: totals.today,
      };
      return store.approve(orderId, { paypalOrderId, amount }, () => capture(approval));
    },
    cancel: () => store.raise({ type: 'closePayment', isCancelled: true }),
    fail: () => store.raise({ type: 'paymentFailed', failure: store.getState().paymentWindow?.failure ?? 'failed' }),
  };
  const { sdk, load } = usePaypalButtons(actions, tenant.settings.carDealerPaypalApiClientId ?? '');
  return {
    sdk,
    isRunning: isBusyState(state),
    failure: failure && TEXTS[failure],
    orderFailure: sendingFailureText(orderFailure),
    load,
    send: () => store.press(customer),
  };
}
