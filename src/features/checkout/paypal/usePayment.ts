import type { CreateOrderActions, OnApproveActions } from '@paypal/paypal-js';
import { useRef } from 'react';
import { useStore } from 'zustand';
import type { OrderCustomer } from '../../../domain/order/orderCustomer';
import type { PaymentFailure } from '../../../domain/order/orderEvents';
import { isBusyState } from '../../../domain/order/orderState';
import { paypalRequest } from '../../../domain/order/paypalPayment';
import { isReserved } from '../../../domain/vehicle/reservation';
import { vehicleTitle } from '../../../domain/vehicle/text/title';
import { useNow } from '../../../state/shopContext';
import { currentViewOf, useCheckout } from '../checkoutContext';
import { RESERVED, sendingFailureText } from '../summary/failureTexts';
import { isSameBill } from '../order/bill';
import { useOrderBasis } from '../useOrderBasis';
import { usePaypalButtons, type PaymentActions, type SdkState } from './usePaypalButtons';

/** Why the fee was not paid. */
const TEXTS = {
  failed:
    'Die Zahlung hat nicht geklappt, es wurde nichts abgebucht. Bitte versuchen Sie es erneut oder wählen Sie eine andere Zahlungsart.',
  declined:
    'Die Zahlung hat nicht geklappt, es wurde nichts abgebucht. Bitte versuchen Sie es erneut oder wählen Sie eine andere Zahlungsart.',
  gone: `${RESERVED} Ihre Zahlung wurde deshalb nicht ausgeführt, es wurde nichts abgebucht.`,
  reserved: RESERVED,
  changed: 'Ein Preis oder ein Angebot hat sich geändert. Bitte prüfen Sie Ihre Bestellung.',
  repriced:
    'Der Preis dieses Fahrzeugs hat sich geändert. Ihre Zahlung wurde deshalb nicht ausgeführt, es wurde nichts abgebucht.',
  unknown:
    'Es ließ sich nicht prüfen, ob das Fahrzeug noch frei ist. Ihre Zahlung wurde deshalb nicht ausgeführt, es wurde nichts abgebucht. Bitte versuchen Sie es erneut.',
} satisfies Record<PaymentFailure, string>;

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
export function usePayment(customer: OrderCustomer, failure: PaymentFailure | undefined): PaymentState {
  const now = useNow();
  const { store, view } = useCheckout();
  const { state } = view.draft;
  const orderFailure = useStore(store, (current) => current.failure);
  /** Order and amount (EUR) by the id of PayPal's order, unaffected by choices while its window is open. */
  const requested = useRef(new Map<string, { orderId: string; amount: number }>());
  const { vehicle, tenant } = view;
  const basis = useOrderBasis(view);

  /** PayPal is not opened; an error says so to its script. */
  function refuse(reason: 'reserved' | 'changed'): never {
    store.raise(
      // The order with its new price is behind the dialog.
      reason === 'changed' ? { type: 'closePayment', failure: reason } : { type: 'paymentFailed', failure: reason },
    );
    throw new Error(TEXTS[reason]);
  }

  const actions: PaymentActions = {
    create: async ({ order }: CreateOrderActions) => {
      store.raise({ type: 'paymentFailed', failure: undefined });
      store.refresh();
      if (store.getState().draft.state.payment.stage !== 'none') throw new Error('paid already');
      // No payment for an order that is no longer as shown.
      const facts = await basis.read();
      // Another press was faster.
      if (store.getState().draft.state.payment.stage !== 'none') throw new Error('paid already');
      basis.show(facts);
      if (isReserved(facts.vehicle, now())) refuse('reserved');
      const newest = currentViewOf(store, view, facts);
      if (!isSameBill(newest, view)) refuse('changed');
      const { orderId } = newest.draft;
      const amount = newest.totals.today;
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
