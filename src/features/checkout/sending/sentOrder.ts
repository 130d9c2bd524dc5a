import { orderCreateOf, type OrderParts } from '../../../domain/order/orderCreate';
import type { LeasingApplication, SentOrder } from '../../../domain/order/orderState';
import type { CheckoutView } from '../runner/checkoutView';
import { changeTexts, type TermChange } from '../../../domain/order/orderTerm';
import { exactPrice } from '../../../lib/format';
import { orderCalendarFile } from '../../../domain/order/orderCalendarFile';
import { addressLine } from '../../../domain/tenant/locationText';
import { shortWarrantyText } from '../../../domain/law/guarantee';
import { warnedLegalText } from '../../../domain/law/creditDuties';
import { ratesNamed } from '../../../domain/order/order';
import type { OrderConfirmation } from '../../../domain/order/orderConfirmation';
import type { OrderTotals } from '../../../domain/order/orderTotals';
import { isBinding, type PaymentOption } from '../../../domain/order/paymentOption/paymentOption';
import { vehiclePictures } from '../../../domain/vehicle/pictures';
import { vehicleTitle } from '../../../domain/vehicle/text/title';
import { billOf } from '../bill/bill';

interface Sending extends Pick<OrderParts, 'customer' | 'account' | 'vehicleDealerId' | 'sourceUrl'> {
  /** Since the visitor first saw it; an order that binds has their agreement. */
  changes: readonly TermChange[];
  sentAt: Date;
}

export function sentOrderOf(view: CheckoutView, { changes, sentAt, ...parts }: Sending): SentOrder {
  const { draft, order, totals } = view;
  const { customer } = parts;
  return {
    body: orderCreateOf({ ...parts, draft, order, totals }),
    confirmation: confirmationOf(view, { customer, changes, sentAt }),
    application: applicationOf(view, customer.customerType),
  };
}

function applicationOf(
  { order: { leasing } }: CheckoutView,
  customerType: LeasingApplication['customerType'],
): LeasingApplication | undefined {
  if (!leasing?.quote) return undefined;
  const { quote, legalTextHtml, terms } = leasing;
  return { customerType: terms?.customerType ?? customerType, quote: { ...quote, legalTextHtml } };
}

/** Only orders with a current rate are sent. */
const CURRENT = { status: 'current', isCalculating: false } as const;

function confirmationOf(
  { draft, order, totals, tenant, vehicle }: CheckoutView,
  sent: Pick<Sending, 'customer' | 'changes' | 'sentAt'>,
): OrderConfirmation {
  const { handOver, paymentOption } = order;
  const { sentAt, customer, changes } = sent;
  const { orderId } = draft;
  const { companyName, isB2BShop } = tenant.settings;
  const legalText = (order.financing ?? order.leasing)?.legalTextHtml;
  return {
    email: customer.email.trim(),
    // The type may have changed after the company was entered.
    company: customer.customerType === 'commercial' ? customer.companyName : undefined,
    deliveryAddress: handOver?.product.type === 'delivery' ? addressLine(customer) : undefined,
    orderId,
    vehicleId: vehicle.id,
    internalId: vehicle.internalId,
    placedAt: sentAt.toISOString(),
    vehicle: vehicleTitle(vehicle),
    picture: vehiclePictures(vehicle)[0],
    paymentOptionId: paymentOption?.id ?? '',
    appointment: order.appointment,
    handOver: handOver?.day === undefined ? undefined : handOverOf(handOver.product, handOver.day),
    hasTradeIn: order.tradeIn !== undefined,
    place: addressLine(vehicle.location?.address),
    bill: billOf(order, totals, CURRENT, isB2BShop),
    transferAmount: transferAmountOf(paymentOption, totals),
    transferEuro: transferAmountOf(paymentOption, totals) === undefined ? undefined : totals.atHandOver,
    legalTextHtml:
      legalText === undefined
        ? undefined
        : warnedLegalText(legalText, 'confirmation', ratesNamed(order), tenant.settings, sentAt),
    shortWarranty: customer.acceptsShortWarranty
      ? shortWarrantyText(tenant.settings, vehicle, customer.customerType === 'commercial')
      : undefined,
    isPaymentOpen: draft.state.payment.stage === 'unconfirmed' || undefined,
    replaces: draft.replaces,
    priceChange: changeNote(changes, paymentOption),
    calendar: orderCalendarFile({ orderId, order, companyName, now: sentAt }),
  };
}

function changeNote(changes: readonly TermChange[], option: PaymentOption | undefined): string | undefined {
  if (changes.length === 0) return undefined;
  const noun = option && !isBinding(option) ? 'Anfrage' : 'Bestellung';
  const isPriced = changes.every(({ now }) => now?.name === 'price');
  const end = isPriced ? 'nennt den neuen Preis' : 'nennt den neuen Stand';
  return `${changeTexts(changes).join(' ')} Ihre ${noun} ${end}.`;
}

export function transferAmountOf(option: PaymentOption | undefined, { atHandOver }: OrderTotals): string | undefined {
  return option?.details === 'bankAccount' && atHandOver > 0 ? exactPrice(atHandOver) : undefined;
}

const handOverOf = ({ name, type }: { name: string; type: string }, day: string) => ({
  name,
  isDelivery: type === 'delivery',
  day,
});
