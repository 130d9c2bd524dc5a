import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { applyForLeasing } from '../../api/leasing';
import { createOrder } from '../../api/orders';
import type { DealerMessage } from '../../domain/order/dealerMessage';
import type { OrderCustomer } from '../../domain/order/orderCustomer';
import type { CaptureFailure, OrderFailure } from '../../domain/order/orderEvents';
import { isOfLogin } from '../../domain/order/orderPerson';
import { orderProblems } from '../../domain/order/orderProblems';
import { isPaid, type SentOrder } from '../../domain/order/orderState';
import { isBinding } from '../../domain/order/paymentOption/paymentOption';
import { paymentOptionById } from '../../domain/order/paymentOption/paymentOptions';
import { rateStatusOf } from '../../domain/order/rateStatus';
import { hasPrice } from '../../domain/vehicle/price';
import { isReserved } from '../../domain/vehicle/reservation';
import { HttpError } from '../../lib/http/errors';
import { useAccount, useCustomer } from '../../state/account';
import { useSendMessage } from '../../state/dealerMessages';
import { useRememberPerson } from '../../state/knownPerson';
import { useEmit, useHost, useNow, usePlatform, useTenant } from '../../state/shopContext';
import { VEHICLES_KEY } from '../../state/vehicleQuery';
import { currentViewOf } from './checkoutContext';
import type { CheckoutFacts, CheckoutView } from './checkoutView';
import { isSameBill } from './order/bill';
import { orderEventOf } from './orderEvent';
import type { OrderStore } from './orderStore';
import { sentOrderOf } from './summary/sentOrder';
import { useOrderBasis } from './useOrderBasis';

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Until a request that binds to nothing no longer waits for the newest price, ms. */
const SOON_MS = 1000;

/**
 * Connects an order to platform and page. Part of the checkout, not of its form: opening another step does not abort it.
 *
 * @returns sends a message to the dealer again that may not have arrived
 */
export function useOrderPorts(store: OrderStore, view: CheckoutView): (message: DealerMessage) => void {
  const platform = usePlatform();
  const { adminId, settings, behaviours } = useTenant();
  const host = useHost();
  const emit = useEmit();
  const now = useNow();
  const login = useCustomer();
  const account = useAccount();
  const queryClient = useQueryClient();
  const remember = useRememberPerson();
  const basis = useOrderBasis(view);
  const pressed = useRef<OrderCustomer>(undefined);
  const { sendOnce, resend } = useSendMessage(
    { read: store.storedMessage, mark: (message) => store.raise({ type: 'message', message }) },
    view.vehicle,
  );

  const viewNow = (facts?: Partial<CheckoutFacts>) => currentViewOf(store, view, { ...facts, now: now() });
  const isComplete = ({ order }: CheckoutView) => orderProblems(order, behaviours.hasHandOverStep).length === 0;

  /**
   * The order with what is newest, or why it is not sent as it was shown. A paid order is sent unchanged; a request that binds to nothing is
   * hardly delayed, and names the newest price, unless a bank's rate has to be calculated again.
   */
  async function newestView(signal: AbortSignal): Promise<CheckoutView | OrderFailure> {
    const { order, draft, vehicle } = viewNow();
    if (isPaid(draft.state.payment)) return viewNow();
    if (order.paymentOption !== undefined && isBinding(order.paymentOption)) {
      const facts = await basis.read(signal);
      basis.show(facts);
      const newest = viewNow(facts);
      if (isReserved(newest.vehicle, now())) return newest;
      return isSameBill(newest, view) ? newest : 'changed';
    }
    const read = basis.readVehicle(signal).catch(() => vehicle);
    const newest = await Promise.race([read, pause(SOON_MS).then(() => vehicle)]);
    if (!hasPrice(newest) || newest.publicPrice === vehicle.publicPrice) return viewNow();
    const priced = { ...vehicle, publicPrice: newest.publicPrice };
    if (rateStatusOf({ ...order, vehicle: priced }) !== 'outdated') return viewNow({ vehicle: priced });
    basis.show({ vehicle: newest });
    return 'changed';
  }

  async function check(customer: OrderCustomer, signal: AbortSignal): Promise<SentOrder | { failure: OrderFailure }> {
    pressed.current = customer;
    // That of the press; a paid order of somebody else stays theirs.
    const accountId = isOfLogin(store.getState()) ? login?.id : undefined;
    // A day or an offer may have ended while the summary was open (rules/order-and-payment: check before sending).
    if (!isComplete(viewNow())) return { failure: 'incomplete' };
    const current = await newestView(signal);
    if (typeof current === 'string') return { failure: current };
    if (!isComplete(current)) return { failure: 'incomplete' };
    if (!isPaid(current.draft.state.payment) && current.order.tradeIn?.id !== view.order.tradeIn?.id)
      return { failure: 'changed' };
    return sentOrderOf(current, {
      customer,
      account: accountId === undefined ? undefined : { id: accountId, authType: account?.authType ?? 1 },
      vehicleDealerId: settings.vehicleDealerId ?? adminId,
      sourceUrl: host.currentUrl(),
      shownPrice: view.vehicle.publicPrice,
      sentAt: now(),
    });
  }

  function report({ body, confirmation }: SentOrder): void {
    // The vehicle is reserved now. Not refetched at once: a 404 for a sold vehicle would replace the confirmation.
    void queryClient.invalidateQueries({ queryKey: VEHICLES_KEY, refetchType: 'none' });
    // The account lists the order; a new account is prefilled with the customer's data.
    void queryClient.invalidateQueries({ queryKey: ['account'], refetchType: 'none' });
    // Not for the next person, where they have logged out meanwhile.
    if (pressed.current && isOfLogin(store.getState())) remember(pressed.current);
    const option = paymentOptionById(confirmation.paymentOptionId);
    if (option === undefined) return;
    const { order } = currentViewOf(store, view);
    emit('order-created', {
      ...orderEventOf(order),
      orderId: body.id,
      paymentOption: option.id,
      isBinding: isBinding(option),
    });
  }

  /** Between approval and capture (rules/order-and-payment: recheck before capture). */
  async function checkVehicle(): Promise<Exclude<CaptureFailure, 'declined'> | undefined> {
    try {
      const vehicle = await basis.readVehicle();
      if (isReserved(vehicle, now())) return 'gone';
      if (vehicle.publicPrice === view.vehicle.publicPrice) return undefined;
      basis.show({ vehicle });
      return 'repriced';
    } catch (error) {
      return error instanceof HttpError && error.failure === 'not-found' ? 'gone' : 'unknown';
    }
  }

  /** Says what no longer goes, once an order was refused. */
  function readAgain(): void {
    void basis.read().then(
      (facts) => {
        basis.show(facts);
        if (facts.tradeIns) store.raise({ type: 'adjust', draft: { tradeIns: facts.tradeIns } });
      },
      // The refusal is on the screen; a vehicle that is gone has a screen of its own.
      () => undefined,
    );
  }

  useLayoutEffect(() => {
    store.connect({
      check,
      createOrder: (body, signal) => createOrder(platform, body, signal),
      applyForLeasing: ({ customerType, quote }, carId, signal) =>
        applyForLeasing(platform, { carId, customerType, quote }, signal),
      report,
      readAgain,
      checkVehicle,
      tell: sendOnce,
      pause,
    });
  });
  useEffect(() => store.listen(), [store]);
  return resend;
}
