import { berlinHour } from '../../lib/dates/germanClock';
import { keysOf, mapKeys } from '../../lib/keysOf';
import type { OrderCreate } from '../bodies';
import { customerTypes, salutations } from '../person/fields';
import type { OrderDecisions } from './draft';
import type { Order } from './order';
import type { OrderCustomer } from './orderCustomer';
import { isPaid } from './orderState';
import type { OrderTotals } from './orderTotals';
import { sentChoices } from './sentChoices';
import { PAYMENT_GROUPS } from './paymentOption/paymentOption';

/** (rules/order-and-payment: hand-over hour) */
const HAND_OVER_HOUR = 12;

export interface OrderParts {
  draft: OrderDecisions;
  vehicleDealerId: string;
  order: Order;
  totals: OrderTotals;
  customer: OrderCustomer;
  account?: { id: string; authType: 1 | 2 | 3 };
  sourceUrl: string;
}

/**
 * Left out as `undefined`: all of a leasing but instalment and duration, company data of private customers, the birth
 * date without a bank.
 * @throws {Error} without a payment option
 */
export function orderCreateOf(parts: OrderParts): OrderCreate {
  const { draft, order, totals } = parts;
  const { payment } = draft.state;
  const option = order.paymentOption;
  if (!option) throw new Error('an order needs a payment option');
  return {
    id: draft.orderId,
    vehicleDealerId: parts.vehicleDealerId,
    vehicleId: order.vehicle.id,
    crossSellingProductIds: [
      ...order.products.map(({ id }) => id),
      ...(order.handOver ? [order.handOver.product.id] : []),
    ],
    handoverDate: order.handOver?.day && berlinHour(order.handOver.day, HAND_OVER_HOUR),
    salesAppointmentAt: order.appointment && berlinHour(order.appointment.day, order.appointment.hour),
    ...choicesAsSent(draft),
    vehicleDealerCustomer: customerOf(parts),
    paymentMethod: option.method,
    oneTimePayment: totals.oneTime,
    monthlyPayment: totals.monthly,
    paymentOptionType: PAYMENT_GROUPS[option.group],
    paymentOptionSubType: option.method,
    orderPaymentType: option.orderPaymentType,
    financing: financingOf(order),
    paypalOrderId: isPaid(payment) ? payment.paypalOrderId : undefined,
    tradeInId: order.tradeIn?.id,
    sourceUrl: parts.sourceUrl,
  };
}

function choicesAsSent(draft: Partial<OrderDecisions>) {
  const sent = mapKeys(keysOf(sentChoices), (name) => (draft[name]?.length ? draft[name] : undefined));
  return sent as Pick<OrderCreate, keyof typeof sentChoices>;
}

function customerOf({ customer, account, order }: OrderParts): OrderCreate['vehicleDealerCustomer'] {
  const salutation = salutations.toWire(customer.salutation);
  const isCommercial = customer.customerType === 'commercial';
  const isBanked = order.financing !== undefined || order.leasing !== undefined;
  return {
    id: account?.id,
    gender: salutation,
    salutationType: salutation,
    firstName: customer.firstName.trim(),
    lastName: customer.lastName.trim(),
    email: customer.email.trim(),
    phoneNumber: customer.phone.trim(),
    companyName: isCommercial ? customer.companyName.trim() : undefined,
    companyUstId: (isCommercial && customer.vatId.replace(/\s/g, '').toUpperCase()) || undefined,
    customerType: customerTypes.toWire(customer.customerType),
    birthDate: isBanked ? customer.birthDate : undefined,
    authType: account?.authType ?? 1,
    address: {
      street: customer.street.trim(),
      houseNumber: customer.houseNumber.trim(),
      zipCode: customer.zipCode.trim(),
      city: customer.city.trim(),
    },
    isMarketingEmailAllowed: customer.allowsEmail,
    isMarketingLetterAllowed: customer.allowsLetter,
    isMarketingAppAllowed: customer.allowsApp,
    isMarketingPhoneAllowed: customer.allowsPhone,
  };
}

function financingOf({ financing, leasing }: Order): OrderCreate['financing'] {
  if (leasing) return { fundingDuration: leasing.fundingDuration, monthlyInstallment: leasing.monthlyInstallment };
  if (!financing) return undefined;
  const { finalInstallment, fundingDeposit, fundingDuration, monthlyInstallment, calculationId, legalTextHtml } =
    financing;
  return { finalInstallment, fundingDeposit, fundingDuration, monthlyInstallment, calculationId, legalTextHtml };
}
