import { useEffect, useRef, useState } from 'react';
import { createOrder } from '../../../api/orders';
import { HttpError, isAborted } from '../../../lib/http/errors';
import { orderCreateOf } from '../../../domain/order/orderCreate';
import type { OrderCustomer } from '../../../domain/order/orderCustomer';
import { useAccount, useCustomer } from '../../../state/account';
import { useEmit, useHost, usePlatform, useTenant } from '../../../state/shopContext';
import { useCheckout } from '../checkoutContext';

/** Between the answer and the success screen (checkout 4). */
const SETTLE_MS = 127;
/** The same for an order that was paid: time to read that the payment has arrived. */
const SETTLE_PAID_MS = 1250;

export const REFUSED = 'Dieses Fahrzeug wurde gerade reserviert.';
const FAILED = 'Die Bestellung konnte nicht übermittelt werden. Bitte versuchen Sie es erneut.';

interface OrderSubmission {
  isSending: boolean;
  /** Stands above the button; everything that was entered stays. */
  failure: string | undefined;
  /** Does nothing while an order is on its way: a double click is one order. */
  send: (customer: OrderCustomer) => Promise<void>;
}

/** Sends the order under the id of the draft, as often as it takes: the platform makes one order of it (decisions 5). */
export function useOrderSubmission(): OrderSubmission {
  const platform = usePlatform();
  const { adminId, settings } = useTenant();
  const host = useHost();
  const emit = useEmit();
  const { store, view } = useCheckout();
  const login = useCustomer();
  const account = useAccount();
  const running = useRef<AbortController>(undefined);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();

  useEffect(() => () => running.current?.abort(), []);

  const send = async (customer: OrderCustomer) => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setSending(true);
    setFailure(undefined);
    store.actions.noteSent();
    const { order, totals, draft, vehicle } = view;
    // It may have been paid in this very breath.
    const paypalOrderId = store.knownPayment()?.paypalOrderId;
    try {
      const body = orderCreateOf({
        orderId: draft.orderId,
        vehicleDealerId: settings.vehicleDealerId ?? adminId,
        order,
        totals,
        customer,
        account: login && { id: login.id, authType: account?.authType ?? 1 },
        carAccessories: draft.carAccessories,
        paypalOrderId,
        sourceUrl: host.currentUrl(),
      });
      const { redirectLink } = await createOrder(platform, body, controller.signal);
      await new Promise((resolve) => setTimeout(resolve, paypalOrderId === undefined ? SETTLE_MS : SETTLE_PAID_MS));
      store.actions.finish({ order, email: customer.email.trim(), redirectLink });
      emit('order-created', {
        orderId: draft.orderId,
        vehicleId: vehicle.id,
        paymentOption: order.paymentOption?.id ?? '',
      });
    } catch (error) {
      if (isAborted(error)) return;
      const isRefused = error instanceof HttpError && error.failure === 'conflict';
      store.actions.noteFailed(isRefused);
      setFailure(isRefused ? REFUSED : FAILED);
      setSending(false);
      running.current = undefined;
    }
  };
  return { isSending, failure, send };
}
