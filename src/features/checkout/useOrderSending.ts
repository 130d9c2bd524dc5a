import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { applyForLeasing } from '../../api/leasing';
import { createOrder } from '../../api/orders';
import type { OrderCustomer } from '../../domain/order/orderCustomer';
import { orderProblems } from '../../domain/order/orderProblems';
import { isPaid, type SentOrder } from '../../domain/order/orderState';
import { isBinding } from '../../domain/order/paymentOption/paymentOption';
import { paymentOptionById } from '../../domain/order/paymentOption/paymentOptions';
import { rateStatusOf } from '../../domain/order/rateStatus';
import { hasPrice } from '../../domain/vehicle/price';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { useAccount, useCustomer } from '../../state/account';
import { useRememberPerson } from '../../state/knownPerson';
import { useEmit, useHost, useNow, usePlatform, useTenant } from '../../state/shopContext';
import { VEHICLES_KEY } from '../../state/vehicleQuery';
import { currentViewOf } from './checkoutContext';
import type { CheckoutStore } from './checkoutStore';
import type { CheckoutView } from './checkoutView';
import { orderEventOf } from './orderEvent';
import { sendOrder } from './sendOrder';
import { sentOrderOf } from './summary/sentOrder';
import { useVehicleRecheck } from './summary/useVehicleRecheck';

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * Sending of the order. Part of the checkout, not of its form: opening another step does not abort it.
 *
 * @returns sends the order; `customer` is not needed for one that was sent before
 */
export function useOrderSending(store: CheckoutStore, view: CheckoutView) {
  const platform = usePlatform();
  const { adminId, settings, behaviours } = useTenant();
  const host = useHost();
  const emit = useEmit();
  const now = useNow();
  const login = useCustomer();
  const account = useAccount();
  const queryClient = useQueryClient();
  const remember = useRememberPerson();
  const recheck = useVehicleRecheck(store, view.vehicle);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const viewNow = (vehicle = view.vehicle) => currentViewOf(store, view, { vehicle, now: now() });

  /** Whether all choices are still possible; the hand-over day may have passed while the summary was open. */
  function isPossible(current: CheckoutView): boolean {
    if (orderProblems(current.order, behaviours.hasHandOverStep).length > 0) {
      store.fail('incomplete');
      return false;
    }
    // False after the end of an offer since the last render, which the next render removes.
    return current.order.tradeIn === currentViewOf(store, view).order.tradeIn;
  }

  /**
   * Vehicle at the price to send; `undefined` if the visitor has to check a changed price first. A non-binding request is not delayed
   * by it, unless a bank's rate has to be recalculated. A paid order is sent unchanged.
   */
  async function checkedVehicle({ order, vehicle, draft }: CheckoutView, signal: AbortSignal) {
    if (isPaid(draft.state.payment)) return vehicle;
    if (order.paymentOption !== undefined && isBinding(order.paymentOption))
      return (await recheck.read(signal)).isPriceChanged ? undefined : vehicle;
    const newest = await recheck.readSoon(signal);
    if (newest === undefined || !hasPrice(newest) || newest.publicPrice === vehicle.publicPrice) return vehicle;
    const priced: Vehicle = { ...vehicle, publicPrice: newest.publicPrice };
    if (rateStatusOf({ ...order, vehicle: priced }) !== 'outdated') return priced;
    recheck.show(newest);
    return undefined;
  }

  const isOf = (userId: string) => (store.getState().draft.person?.userId ?? userId) === userId;

  async function prepare(customer: OrderCustomer, signal: AbortSignal): Promise<SentOrder | undefined> {
    const before = viewNow();
    if (!isPossible(before)) return undefined;
    const vehicle = await checkedVehicle(before, signal);
    if (vehicle === undefined) return undefined;
    // Read again: order, payment and day may have changed during the request.
    const current = viewNow(vehicle);
    if (!isPossible(current)) return undefined;
    return sentOrderOf(current, {
      customer,
      // A paid order of somebody else stays theirs.
      account: login && isOf(login.id) ? { id: login.id, authType: account?.authType ?? 1 } : undefined,
      vehicleDealerId: settings.vehicleDealerId ?? adminId,
      sourceUrl: host.currentUrl(),
      shownPrice: view.vehicle.publicPrice,
      sentAt: now(),
    });
  }

  async function onTaken({ body, confirmation }: SentOrder, customer: OrderCustomer | undefined): Promise<void> {
    // The vehicle is reserved now. Not refetched at once: a 404 for a sold vehicle would replace the confirmation.
    await queryClient.invalidateQueries({ queryKey: VEHICLES_KEY, refetchType: 'none' });
    // The account lists the order; a new account is prefilled with the customer's data.
    await queryClient.invalidateQueries({ queryKey: ['account'], refetchType: 'none' });
    if (customer) remember(customer);
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

  return async (customer?: OrderCustomer): Promise<void> => {
    const controller = new AbortController();
    const { signal } = controller;
    running.current ??= controller;
    // A double click is one request.
    if (running.current !== controller) return;
    await sendOrder({
      store,
      signal,
      now,
      pause,
      prepare: () => (customer ? prepare(customer, signal) : Promise.resolve(undefined)),
      createOrder: (body) => createOrder(platform, body, signal),
      applyForLeasing: ({ customerType, quote }, carId) =>
        applyForLeasing(platform, { carId, customerType, quote }, signal),
      onTaken: (sent) => onTaken(sent, customer),
      onFailure: recheck.onRefusal,
    });
    if (running.current === controller) running.current = undefined;
  };
}
