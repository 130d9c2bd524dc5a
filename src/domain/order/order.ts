import { isPossibleAppointment, type Appointment } from '../handover/appointment';
import type { CalendarDay } from '../../lib/dates/calendarDay';
import type { BookableDays } from '../handover/handOverDay';
import type { NamedOffers } from '../law/creditDuties';
import type { OrderFinancing } from '../finance/financing';
import type { OrderLeasing } from '../finance/leasing';
import { isTradeInSelectable, type TradeIn, type TradeInValidity } from '../trade-in/tradeIn';
import type { Vehicle } from '../vehicle/vehicle';
import { handOverProducts, type Catalogue } from '../products/catalogue';
import type { OrderDecisions } from './draft';
import { isPaid } from './orderState';
import type { PaymentOption } from './paymentOption/paymentOption';
import { resolvePaymentOption } from './paymentOption/paymentOptions';
import type { CrossSellingProduct } from '../products/product';
import { isHandOverType } from '../products/productType';

interface ChosenAccessory {
  articleNumber: string;
  product?: CrossSellingProduct;
}

/** (rules/checkout: navigator products are hidden). */
function accessoriesOf(articleNumbers: readonly string[], products: readonly CrossSellingProduct[]): ChosenAccessory[] {
  return articleNumbers.map((articleNumber) => ({
    articleNumber,
    product: products.find((product) => product.articleNumber === articleNumber),
  }));
}

/** Without what is gone or can no longer be chosen. */
export interface Order {
  vehicle: Vehicle;
  products: readonly CrossSellingProduct[];
  accessories?: readonly ChosenAccessory[];
  handOver?: { product: CrossSellingProduct; day?: CalendarDay };
  paymentOption?: PaymentOption;
  appointment?: Appointment;
  financing?: OrderFinancing;
  leasing?: OrderLeasing;
  tradeIn?: TradeIn;
  /** EUR, paid online. */
  paid?: number;
  isPaymentOpen?: boolean;
}

export const paidLabel = ({ isPaymentOpen }: Pick<Order, 'isPaymentOpen'>) =>
  isPaymentOpen ? 'Bei PayPal, noch nicht bestätigt' : 'Bereits bezahlt';

export function ratesNamed({ financing, leasing, vehicle }: Order): NamedOffers {
  return {
    financing: financing !== undefined,
    leasing: leasing && (leasing.terms?.provider ?? vehicle.leasingCalculationProviderType ?? true),
  };
}

export interface OrderScope {
  vehicle: Vehicle;
  catalogue: Catalogue;
  navigatorProducts: readonly CrossSellingProduct[];
  paymentOptions: readonly PaymentOption[];
  hasTradeIn: boolean;
  hasHandOver: (paymentOption: PaymentOption | undefined) => boolean;
  handOverDays: (product: CrossSellingProduct) => BookableDays;
  /** Not later than the hand-over (rules/checkout: appointment). */
  appointmentDays: (handOverDay: CalendarDay | undefined) => BookableDays;
  /** (rules/trade-in: offer of a normal result) */
  tradeInValidity: TradeInValidity;
}

/** Removes a day or appointment that is no longer possible. */
export function resolveOrder(draft: OrderDecisions, scope: OrderScope): Order {
  const paymentOption = resolvePaymentOption(draft, scope.paymentOptions);
  const handOverProduct = scope.hasHandOver(paymentOption)
    ? handOverProducts(scope.catalogue).find(({ id }) => id === draft.handOver?.productId)
    : undefined;
  const handOver = handOverProduct && {
    product: handOverProduct,
    day: possibleDay(draft.handOver?.day, scope.handOverDays(handOverProduct)),
  };
  const { day, hour } = draft.appointment ?? {};
  const appointment = day === undefined || hour === undefined ? undefined : { day, hour };
  return {
    vehicle: scope.vehicle,
    products: scope.catalogue.filter(({ id, type }) => draft.productIds.includes(id) && !isHandOverType(type)),
    accessories: accessoriesOf(draft.carAccessories, scope.navigatorProducts),
    handOver,
    paymentOption,
    appointment:
      paymentOption?.details === 'appointment' &&
      appointment !== undefined &&
      isPossibleAppointment(appointment, scope.appointmentDays(handOver?.day))
        ? appointment
        : undefined,
    financing: paymentOption?.group === 'financing' ? draft.financing : undefined,
    leasing: paymentOption?.group === 'leasing' ? draft.leasing : undefined,
    tradeIn:
      scope.hasTradeIn && draft.wantsTradeIn
        ? draft.tradeIns.find(
            (tradeIn) => tradeIn.id === draft.tradeInId && isTradeInSelectable(tradeIn, scope.tradeInValidity),
          )
        : undefined,
    paid: isPaid(draft.state.payment) ? draft.state.payment.amount : undefined,
    isPaymentOpen: draft.state.payment.stage === 'unconfirmed' || undefined,
  };
}

function possibleDay(day: CalendarDay | undefined, days: BookableDays): CalendarDay | undefined {
  return day !== undefined && days.reasonAgainst(day) === undefined ? day : undefined;
}
