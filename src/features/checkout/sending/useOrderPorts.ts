import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { applyForLeasing } from '../../../api/leasing';
import { createOrder } from '../../../api/orders';
import type { OrderDecisions } from '../../../domain/order/draft';
import type { OrderCustomer } from '../../../domain/order/orderCustomer';
import { isOfLogin } from '../../../domain/order/orderPerson';
import { orderProblems } from '../../../domain/order/orderProblems';
import { termChanges } from '../../../domain/order/orderTerm';
import { orderTermsOf, type OrderReading } from '../../../domain/order/orderTerms';
import { isPaid, type SentOrder } from '../../../domain/order/orderState';
import { isBinding } from '../../../domain/order/paymentOption/paymentOption';
import { paymentOptionById } from '../../../domain/order/paymentOption/paymentOptions';
import { rateStatusOf } from '../../../domain/order/rateStatus';
import { hasPrice } from '../../../domain/vehicle/price';
import { useAccount, useCustomer } from '../../../state/account';
import { useSendMessage, type MessageSending } from '../../../state/dealerMessages';
import { useRememberPerson } from '../../../state/knownPerson';
import { useEmit, useHost, useNow, usePlatform, useTenant } from '../../../state/shopContext';
import { useValuedTradeIn } from '../../../state/valuedTradeIn';
import { VEHICLES_KEY } from '../../../state/vehicles/vehicleQuery';
import { currentViewOf } from '../runner/checkoutContext';
import type { CheckoutFacts, CheckoutView } from '../runner/checkoutView';
import { orderEventOf } from '../runner/orderEvent';
import type { CheckedOrder } from '../runner/orderRunner';
import type { OrderStore } from '../runner/orderStore';
import { sentOrderOf } from './sentOrder';
import { useOrderBasis } from './useOrderBasis';

function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

interface NewestOrder {
  newest: CheckoutView;
  reading?: OrderReading;
}

/** Longest wait of a non-binding request for the newest price, ms. */
const SOON_MS = 1000;

/** Of the checkout, not its form: opening another step aborts nothing. @returns messages to the dealer */
export function useOrderPorts(store: OrderStore, view: CheckoutView): MessageSending {
  const platform = usePlatform();
  const { adminId, settings, behaviours } = useTenant();
  const host = useHost();
  const emit = useEmit();
  const now = useNow();
  const login = useCustomer();
  const account = useAccount();
  const queryClient = useQueryClient();
  const remember = useRememberPerson();
  const valued = useValuedTradeIn();
  const basis = useOrderBasis(view);
  const pressed = useRef<OrderCustomer>(undefined);
  const { sendOnce, ...sending } = useSendMessage(
    { read: store.storedMessage, mark: (message) => store.raise({ type: 'message', message }) },
    view.vehicle,
  );

  const viewNow = (facts?: Partial<CheckoutFacts>) => currentViewOf(store, view, { ...facts, now: now() });
  const isComplete = ({ order }: CheckoutView) => orderProblems(order, behaviours.hasHandOverStep).length === 0;

  const terms = useEffectEvent(() => orderTermsOf(currentViewOf(store, view)));

  /** What binds rests on what is read again; a paid order is sent as on the screen. */
  async function bindingOrder(signal: AbortSignal): Promise<NewestOrder> {
    const { draft } = viewNow();
    if (!isPaid(draft.state.payment)) return basis.read(draft, signal);
    return { newest: viewNow(), reading: { terms: orderTermsOf(viewNow()) } };
  }

  /** Hardly delayed, newest price, unless a rate or a trade-in has ended. */
  async function request(signal: AbortSignal): Promise<NewestOrder | 'changed'> {
    const { order, vehicle } = viewNow();
    if (order.tradeIn?.id !== view.order.tradeIn?.id) return 'changed';
    const read = basis.readVehicle(signal).catch(() => vehicle);
    const newest = await Promise.race([read, pause(SOON_MS).then(() => vehicle)]);
    if (!hasPrice(newest)) return { newest: viewNow() };
    if (rateStatusOf({ ...order, vehicle: newest }) !== 'outdated') return { newest: viewNow({ vehicle: newest }) };
    basis.showVehicle(newest);
    return 'changed';
  }

  const check = useEffectEvent(async (customer: OrderCustomer, signal: AbortSignal): Promise<CheckedOrder> => {
    pressed.current = customer;
    const { order, draft } = viewNow();
    const onScreen = terms();
    // Of the press; a paid order of somebody else stays theirs.
    const accountId = isOfLogin(store.getState()) ? login?.id : undefined;
    // A day or an offer may have ended while the summary was open (rules/order-and-payment: check before sending).
    if (!isComplete(viewNow())) return { type: 'held', failure: 'incomplete' };
    const isContract = order.paymentOption !== undefined && isBinding(order.paymentOption);
    const current = await (isContract ? bindingOrder(signal) : request(signal));
    if (current === 'changed') return { type: 'held', failure: 'changed' };
    const { newest, reading } = current;
    if (!isComplete(newest)) return { type: 'held', failure: 'incomplete', reading };
    const before = isContract ? draft.shownTerms : undefined;
    const sent = sentOrderOf(newest, {
      customer,
      account: accountId === undefined ? undefined : { id: accountId, authType: account?.authType ?? 1 },
      vehicleDealerId: settings.vehicleDealerId ?? adminId,
      sourceUrl: host.currentUrl(),
      changes: termChanges(orderTermsOf(newest), before ?? onScreen),
      sentAt: now(),
    });
    return { type: 'checked', sent, reading };
  });

  const report = useEffectEvent(({ body, confirmation }: SentOrder) => {
    // Reserved. Not refetched at once: a 404 for a sold vehicle would replace the confirmation.
    void queryClient.invalidateQueries({ queryKey: VEHICLES_KEY, refetchType: 'none' });
    // An answer that is on its way is from before, too.
    queryClient.setQueryDefaults(['account'], { staleTime: 0 });
    if (pressed.current && isOfLogin(store.getState())) remember(pressed.current);
    const option = paymentOptionById(confirmation.paymentOptionId);
    if (option === undefined) return;
    const { order } = currentViewOf(store, view);
    // Redeemed: deducted from no other price.
    if (order.tradeIn) valued.change({ tradeIn: undefined, valuation: undefined });
    emit('order-created', {
      ...orderEventOf(order),
      orderId: body.id,
      paymentOption: option.id,
      isBinding: isBinding(option),
    });
  });

  const readAgain = useEffectEvent(
    async (draft: OrderDecisions, signal: AbortSignal) => (await basis.read(draft, signal)).reading,
  );
  const tell = useEffectEvent(sendOnce);

  useEffect(() => {
    store.connect({
      terms: () => terms(),
      check: (customer, signal) => check(customer, signal),
      createOrder: (body, signal) => createOrder(platform, body, signal),
      applyForLeasing: ({ customerType, quote }, carId, signal) =>
        applyForLeasing(platform, { carId, customerType, quote }, signal),
      report: (sent) => report(sent),
      readAgain: (draft, signal) => readAgain(draft, signal),
      tell: (message) => tell(message),
      pause,
    });
    return store.listen();
  }, [store, platform]);
  return sending;
}
