import { useQueryClient } from '@tanstack/react-query';
import { applyForLeasing } from '../../../api/leasing';
import { createOrder } from '../../../api/orders';
import { HttpError } from '../../../lib/http/errors';
import { rateStatusOf } from '../../../domain/order/rateStatus';
import { hasPrice } from '../../../domain/vehicle/price';
import type { Vehicle } from '../../../domain/vehicle/vehicle';
import { orderCreateOf } from '../../../domain/order/orderCreate';
import { isBinding } from '../../../domain/order/paymentOption/paymentOption';
import type { OrderLeasing } from '../../../domain/finance/leasing';
import type { OrderCustomer } from '../../../domain/order/orderCustomer';
import { useAccount, useCustomer } from '../../../state/account';
import { useRememberPerson } from '../../../state/knownPerson';
import { useEmit, useHost, useNow, usePlatform, useTenant } from '../../../state/shopContext';
import { useSubmission } from '../../../state/useSubmission';
import { VEHICLES_KEY } from '../../../state/vehicleQuery';
import { useCheckout, useCurrentView } from '../checkoutContext';
import { orderEventOf } from '../orderEvent';
import { confirmationOf } from './confirmation';
import { useVehicleRecheck } from './useVehicleRecheck';

/** Between the answer and the success screen (checkout 4). */
const SETTLE_MS = 127;
/** The same for an order that was paid: time to read that the payment has arrived. */
const SETTLE_PAID_MS = 1250;

export const REFUSED = 'Dieses Fahrzeug wurde gerade reserviert.';
const FAILED = 'Die Bestellung konnte nicht übermittelt werden. Bitte versuchen Sie es erneut.';

const isRefusal = (error: Error) => error instanceof HttpError && error.failure === 'conflict';

interface OrderSubmission {
  isSending: boolean;
  /** Stands above the button; everything that was entered stays. */
  failure: string | undefined;
  /** The vehicle was reserved by somebody else. */
  isRefused: boolean;
  send: (customer: OrderCustomer) => Promise<void>;
}

/** Sends the order under the id of the draft; sent several times it is one order on the platform (decisions 5). */
export function useOrderSubmission(): OrderSubmission {
  const platform = usePlatform();
  const { adminId, settings } = useTenant();
  const host = useHost();
  const emit = useEmit();
  const now = useNow();
  const { store } = useCheckout();
  const currentView = useCurrentView();
  const login = useCustomer();
  const account = useAccount();
  const queryClient = useQueryClient();
  const remember = useRememberPerson();
  const recheck = useVehicleRecheck();

  /**
   * The vehicle at the price that the order goes out with; `undefined` where the visitor has to look at a changed order first. Nobody orders
   * at a price that they have not seen. A request binds to nothing and is not held up for it, unless a bank's rate has to be calculated
   * anew. What was paid for, or may be on the platform already, goes out as it was.
   */
  async function vehicleToOrder(signal: AbortSignal): Promise<Vehicle | undefined> {
    const { draft, order, vehicle } = currentView();
    if (draft.wasSent || store.knownPayment() !== undefined) return vehicle;
    store.actions.noteChecking();
    const checked = await checkedVehicle(signal);
    // An offer that has ended since the screen was drawn: the checkout is drawn anew, without it.
    return currentView({ now: now() }).order.tradeIn === order.tradeIn ? checked : undefined;
  }

  async function checkedVehicle(signal: AbortSignal): Promise<Vehicle | undefined> {
    const { order, vehicle } = currentView();
    if (order.paymentOption !== undefined && isBinding(order.paymentOption))
      return (await recheck.read(signal)).isPriceChanged ? undefined : vehicle;
    const newest = await recheck.readSoon(signal);
    if (newest === undefined || !hasPrice(newest) || newest.publicPrice === vehicle.publicPrice) return vehicle;
    const priced = { ...vehicle, publicPrice: newest.publicPrice };
    if (rateStatusOf({ ...order, vehicle: priced }) !== 'outdated') return priced;
    recheck.show(newest);
    return undefined;
  }

  /** The application to the leasing bank, once for an order (checkout 7). Resolves to false where it failed; the order is not affected. */
  async function applyAtBank(customer: OrderCustomer, leasing: OrderLeasing | undefined, signal: AbortSignal) {
    if (!leasing?.quote || store.isPlacedElsewhere()) return true;
    const { quote, legalTextHtml, terms } = leasing;
    const application = {
      carId: store.getState().draft.vehicleId,
      customerType: terms?.customerType ?? customer.customerType,
      quote: { ...quote, legalTextHtml },
    };
    return applyForLeasing(platform, application, signal).then(
      () => true,
      () => false,
    );
  }

  const { isPending, error, submit } = useSubmission({
    send: async (customer: OrderCustomer, signal) => {
      const vehicle = await vehicleToOrder(signal);
      if (vehicle === undefined) {
        store.actions.noteFailed(false);
        return;
      }
      store.actions.noteSent();
      // As they are now: order and payment may have changed while PayPal took the money.
      const shownPrice = currentView().vehicle.publicPrice;
      const view = currentView({ vehicle });
      const { order, totals, draft } = view;
      const paypalOrderId = store.knownPayment()?.paypalOrderId;
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
      const { redirectLink } = await createOrder(platform, body, signal);
      const isBankUninformed = !(await applyAtBank(customer, order.leasing, signal));
      // It is reserved now. Not refetched at once: a 404 for a sold vehicle would replace the confirmation.
      await queryClient.invalidateQueries({ queryKey: VEHICLES_KEY, refetchType: 'none' });
      // The account lists the order; a new account is prefilled with what was typed.
      await queryClient.invalidateQueries({ queryKey: ['account'], refetchType: 'none' });
      remember(customer);
      await new Promise((resolve) => setTimeout(resolve, paypalOrderId === undefined ? SETTLE_MS : SETTLE_PAID_MS));
      store.actions.finish(
        confirmationOf(view, { customer, shownPrice, redirectLink, isBankUninformed, placedAt: now() }),
      );
      const { paymentOption } = order;
      if (paymentOption === undefined) return;
      emit('order-created', {
        ...orderEventOf(order),
        orderId: draft.orderId,
        paymentOption: paymentOption.id,
        isBinding: isBinding(paymentOption),
      });
    },
    onError: (reason) => {
      store.actions.noteFailed(isRefusal(reason));
      recheck.onRefusal(reason);
    },
  });
  const isRefused = error !== null && isRefusal(error);
  return {
    isSending: isPending,
    failure: error === null ? undefined : isRefused ? REFUSED : FAILED,
    isRefused,
    send: submit,
  };
}
