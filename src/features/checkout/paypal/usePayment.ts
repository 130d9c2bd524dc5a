import type { CreateOrderActions, OnApproveActions } from '@paypal/paypal-js';
import { useRef } from 'react';
import { useStore } from 'zustand';
import type { OrderCustomer } from '../../../domain/order/orderCustomer';
import type { PaymentFailure } from '../../../domain/order/orderEvents';
import { isBusyState, type Fee } from '../../../domain/order/orderState';
import { paymentOutcomeOf, paypalRequest, type PaymentOutcome } from '../../../domain/order/paypalPayment';
import { vehicleTitle } from '../../../domain/vehicle/text/title';
import { currentViewOf, useCheckout } from '../runner/checkoutContext';
import { CAPTURE_END_MS, type ApprovedFee } from '../runner/orderRunner';
import { PAYMENT_FAILED, RESERVED, sendingFailureText } from '../notices/failureTexts';
import { busyText } from '../../../ui/feedback/busyText';
import { usePaypalButtons, type PaymentActions, type SdkState } from './usePaypalButtons';

const TEXTS = {
  failed: PAYMENT_FAILED,
  declined: PAYMENT_FAILED,
  gone: `${RESERVED} Ihre Zahlung wurde deshalb nicht ausgeführt, es wurde nichts abgebucht.`,
  reserved: RESERVED,
  closed: 'Das Autohaus nimmt im Shop gerade keine Bestellungen an. Es wurde nichts abgebucht.',
  unread: `${sendingFailureText({ failure: 'unread' })} Es wurde nichts abgebucht.`,
  // Said by the order behind the window.
  changed: undefined,
  uncaptured: undefined,
  unknown:
    'Es ließ sich nicht prüfen, ob das Fahrzeug noch frei ist. Ihre Zahlung wurde deshalb nicht ausgeführt, es wurde nichts abgebucht. Bitte versuchen Sie es erneut.',
} satisfies Record<Exclude<PaymentFailure, 'busy'>, string | undefined>;

const failureText = (failure: PaymentFailure | undefined, retryAfterMs: number | undefined) =>
  failure === 'busy' ? `${busyText(retryAfterMs)} Es wurde nichts abgebucht.` : failure && TEXTS[failure];

export interface PaymentState {
  sdk: SdkState;
  /** Capturing, or sending the order: the dialog cannot be closed. */
  isRunning: boolean;
  failure: string | undefined;
  /** Of the order after a successful payment. */
  orderFailure: string | undefined;
  load: () => void;
  send: () => void;
}

/** Asks PayPal about this very fee. */
function approvedFee({ order }: OnApproveActions, fee: Fee, orderId: string): ApprovedFee {
  const outcomeOf = (answer: unknown) => paymentOutcomeOf(answer, fee, orderId);
  async function capture(): Promise<PaymentOutcome> {
    if (!order) return 'declined';
    const answer = await order.capture().then(
      (response) => ({ outcome: outcomeOf(response) }),
      () => undefined,
    );
    if (answer === undefined) return order.get().then(outcomeOf);
    // An answer in short form names no capture.
    return answer.outcome === 'unconfirmed' ? ask() : answer.outcome;
  }
  /** Only a declined capture is none. */
  async function ask(): Promise<PaymentOutcome> {
    return order ? inTime(order.get().then((answer) => outcomeOf({ ...answer, status: undefined }))) : 'unconfirmed';
  }
  return { capture: () => inTime(capture()), ask };
}

/** `unconfirmed` without an answer in time. */
function inTime(answer: Promise<PaymentOutcome>): Promise<PaymentOutcome> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise<PaymentOutcome>((resolve) => {
    timer = setTimeout(() => resolve('unconfirmed'), CAPTURE_END_MS);
  });
  const said = answer.catch((): PaymentOutcome => 'unconfirmed');
  return Promise.race([said, end]).finally(() => clearTimeout(timer));
}

/** (rules/order-and-payment: payment before order) */
export function usePayment(customer: OrderCustomer, failure: PaymentFailure | undefined): PaymentState {
  const { store, view } = useCheckout();
  const { state } = view.draft;
  const orderFailure = useStore(store, sendingFailureText);
  const retryAfterMs = useStore(store, (machine) => machine.retryAfterMs);
  /** Order and amount (EUR) by PayPal's order id, unaffected by choices while its window is open. */
  const requested = useRef(new Map<string, { orderId: string; amount: number }>());
  const { vehicle, tenant, totals } = view;

  const actions: PaymentActions = {
    create: async ({ order }: CreateOrderActions) => {
      store.raise({ type: 'paymentFailed', failure: undefined });
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
      const fee = { paypalOrderId, amount };
      return store.approve(orderId, fee, approvedFee(approval, fee, orderId));
    },
    cancel: () => store.raise({ type: 'closePayment', isCancelled: true }),
    fail: () => {
      const { paymentWindow, retryAfterMs } = store.getState();
      store.raise({ type: 'paymentFailed', failure: paymentWindow?.failure ?? 'failed', retryAfterMs });
    },
  };
  const { sdk, load } = usePaypalButtons(actions, tenant.settings.carDealerPaypalApiClientId ?? '');
  return {
    sdk,
    isRunning: isBusyState(state),
    failure: failureText(failure, retryAfterMs),
    orderFailure,
    load,
    send: () => store.press(customer),
  };
}
