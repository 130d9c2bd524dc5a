import type { OrderCreate } from '../contract';
import type { TenantState } from '../state';
import { holidaysOf, stateOfZip } from './holidays';

/** Order payment types of each `paymentOptionType`. */
const TYPES_OF_GROUP: Record<OrderCreate['paymentOptionType'], readonly number[]> = {
  1: [2, 3, 4, 5],
  2: [1],
  3: [6, 7, 8, 10, 11, 12],
  4: [9],
};
/** Payment types concluded at the dealer: with an appointment instead of a hand-over. */
const AT_DEALER: readonly number[] = [1, 6, 9];
const HAND_OVER_TYPES: readonly number[] = [5, 6, 7];
/** Payment types completed on a page of the bank or payment service. */
export const REDIRECTED: readonly number[] = [4, 7, 8, 10, 11, 12];

export function isReserved(reservedUntil: string | undefined, now: Date): boolean {
  return reservedUntil !== undefined && new Date(reservedUntil) >= now;
}

/** Reason to reject a well-formed order, or `undefined`. @param hasHandOver false for the tenant without that step */
export function orderProblem(
  order: OrderCreate,
  tenant: TenantState,
  hasHandOver: boolean,
  now: Date,
): string | undefined {
  const vehicle = tenant.vehicles.find(({ id }) => id === order.vehicleId);
  if (!vehicle) return 'vehicleId: unbekannt';
  if (tenant.settings.isCheckoutEnabled === false) return 'Der Händler nimmt keine Bestellungen an.';
  if (!(vehicle.publicPrice > 0)) return 'vehicleId: ohne Preis nicht zu bestellen';
  const products = order.crossSellingProductIds.map((wanted) => tenant.products.find(({ id }) => id === wanted));
  if (products.includes(undefined)) return 'crossSellingProductIds: unbekannt';
  if (new Set(order.crossSellingProductIds).size !== order.crossSellingProductIds.length)
    return 'crossSellingProductIds: doppelt';
  const handOvers = products.filter((product) => product && HAND_OVER_TYPES.includes(Number(product.productType)));
  if (handOvers.length > 1) return 'crossSellingProductIds: mehr als eine Übergabe';
  if (!TYPES_OF_GROUP[order.paymentOptionType].includes(order.orderPaymentType))
    return 'orderPaymentType: passt nicht zu paymentOptionType';
  if (AT_DEALER.includes(order.orderPaymentType)) {
    if (order.paymentOptionType === 2 && order.salesAppointmentAt === undefined) return 'salesAppointmentAt: fehlt';
  } else if (hasHandOver && (handOvers.length === 0 || order.handoverDate === undefined)) {
    return 'handoverDate: fehlt';
  }
  for (const day of [order.handoverDate, order.salesAppointmentAt]) {
    if (day !== undefined && new Date(day) < now) return 'handoverDate: liegt in der Vergangenheit';
  }
  const blocked = order.handoverDate && blockedDay(order.handoverDate, vehicle.carDealerLocation?.address?.zipCode);
  if (blocked) return `handoverDate: ${blocked}`;
  const tradeIn = tenant.tradeIns.find(({ id }) => id === order.tradeInId);
  if (tradeIn?.redeemedAt !== undefined) return 'tradeInId: schon eingelöst';
  if (order.orderPaymentType === 3 && order.paypalOrderId === undefined) return 'paypalOrderId: fehlt';
  return customerProblem(order, now);
}

const berlin = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short', timeStyle: 'short' });

/** Reason to reject a hand-over: not at noon in Berlin, a Sunday, or a holiday of the dealer's whole state. */
function blockedDay(handoverDate: string, zip: string | undefined): string | undefined {
  const [day = '', time] = berlin.format(new Date(handoverDate)).split(' ');
  if (time !== '12:00') return '12:00 Uhr Europe/Berlin wird erwartet';
  if (new Date(day).getUTCDay() === 0) return 'ein Sonntag';
  const state = stateOfZip(zip ?? '');
  const holidays = state ? Object.entries(holidaysOf(state, Number(day.slice(0, 4)))) : [];
  return holidays.find(([, { datum, hinweis }]) => datum === day && hinweis === '')?.[0];
}

function customerProblem({ vehicleDealerCustomer: customer, ...order }: OrderCreate, now: Date): string | undefined {
  if (customer.customerType === 2 && !customer.companyName) return 'vehicleDealerCustomer.companyName: fehlt';
  if (order.paymentOptionType < 3) return undefined;
  if (!order.financing) return 'financing: fehlt';
  if (
    order.paymentOptionType === 4 &&
    Object.keys(order.financing).some((key) => key !== 'monthlyInstallment' && key !== 'fundingDuration')
  ) {
    return 'financing: für Leasing nur monthlyInstallment und fundingDuration';
  }
  if (customer.customerType === 2) return undefined;
  const eighteen = `${now.getUTCFullYear() - 18}${now.toISOString().slice(4, 10)}`;
  if (customer.birthDate === undefined || customer.birthDate > eighteen)
    return 'vehicleDealerCustomer.birthDate: 18 Jahre oder älter';
  return undefined;
}
