import { hasFinancing } from '../../../domain/finance/financing';
import { canLease } from '../../../domain/finance/leasing';
import type { CalendarDay } from '../../../lib/dates/calendarDay';
import { tradeInValidityOf, type TradeInValidity } from '../../../domain/trade-in/tradeIn';
import { appointmentDays } from '../../../domain/handover/appointment';
import { bookableDays, earliestHandOverDay, type BookableDays } from '../../../domain/handover/handOverDay';
import type { Holidays } from '../../../domain/handover/holidays';
import { handOverProducts, type Catalogue } from '../../../domain/products/catalogue';
import type { OrderDecisions } from '../../../domain/order/draft';
import { resolveOrder, type Order } from '../../../domain/order/order';
import { orderTotals, type OrderTotals } from '../../../domain/order/orderTotals';
import type { PaymentOption } from '../../../domain/order/paymentOption/paymentOption';
import { isAtCarDealer, offeredPaymentOptions } from '../../../domain/order/paymentOption/paymentOptions';
import type { CrossSellingProduct } from '../../../domain/products/product';
import type { Tenant } from '../../../domain/tenant/tenant';
import { hasTab } from '../../../domain/vehicle/vehicleTabs';
import type { Vehicle } from '../../../domain/vehicle/vehicle';

export interface CheckoutFacts {
  tenant: Tenant;
  vehicle: Vehicle;
  catalogue: Catalogue;
  navigatorProducts: readonly CrossSellingProduct[];
  hasAccessoriesNavigator: boolean;
  holidays: Holidays;
  now: Date;
}

/** The facts, and the draft resolved against them. */
export interface CheckoutView extends CheckoutFacts {
  draft: OrderDecisions;
  order: Order;
  totals: OrderTotals;
  paymentOptions: readonly PaymentOption[];
  handOverProducts: readonly CrossSellingProduct[];
  hasTradeIn: boolean;
  hasHandOver: boolean;
  handOverDays: (product: CrossSellingProduct) => BookableDays;
  appointmentDays: BookableDays;
  tradeInValidity: TradeInValidity;
}

export function checkoutViewOf(draft: OrderDecisions, facts: CheckoutFacts): CheckoutView {
  const { tenant, vehicle, catalogue, navigatorProducts, holidays, now } = facts;
  const { settings, behaviours } = tenant;
  const handOvers = handOverProducts(catalogue);
  const canHandOver = behaviours.hasHandOverStep && handOvers.length > 0;
  const hasTradeIn = hasTab(settings, 'inzahlungnahme');
  const paymentOptions = offeredPaymentOptions({
    settings,
    vehicle,
    // Without a calculation the bank's first quote is used.
    hasFinancing: draft.financing !== undefined || hasFinancing(vehicle.financingCalculationProviderType),
    hasLeasing: draft.leasing !== undefined || canLease(vehicle),
    canChooseHandOver: canHandOver || !behaviours.hasHandOverStep,
  });
  const days = {
    handOverDays: (product: CrossSellingProduct) =>
      bookableDays(earliestHandOverDay(product, vehicle, settings, now), holidays, { now }),
    tradeInValidity: tradeInValidityOf(settings, now),
  };
  const appointmentDaysUntil = (handOverDay: CalendarDay | undefined) => appointmentDays(holidays, now, handOverDay);
  // With payment first, personal consultation needs no hand-over: next and back skip it (rules/checkout: swapped steps).
  const hasHandOver = (option: PaymentOption | undefined) =>
    canHandOver && !(behaviours.isPaymentBeforeHandOver && isAtCarDealer(option));
  const order = resolveOrder(draft, {
    vehicle,
    catalogue,
    navigatorProducts,
    paymentOptions,
    hasTradeIn,
    hasHandOver,
    appointmentDays: appointmentDaysUntil,
    ...days,
  });
  return {
    ...facts,
    ...days,
    appointmentDays: appointmentDaysUntil(order.handOver?.day),
    draft,
    order,
    totals: orderTotals(order, settings),
    paymentOptions,
    handOverProducts: handOvers,
    hasTradeIn,
    hasHandOver: hasHandOver(order.paymentOption),
  };
}
