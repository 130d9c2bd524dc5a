import * as z from 'zod/mini';
import { isUuid } from '../vehicle/text/vehicleId';
import { listOf, maybe, readBy, requiredText, text } from '../../lib/schema';
import { dateText } from '../../lib/dateText';
import { webAddress } from '../../lib/webAddress';
import { daySchema, hourSchema } from './keptTime';

/** How long a placed order keeps its confirmation for a reload (rules/order-and-payment: confirmation survives a reload). */
const KEPT_MS = 24 * 3_600_000;

const lineSchema = z.object({ label: requiredText(), amount: requiredText(), note: text() });

/** What the bill of an order said when it was sent, as it was shown. */
const billSchema = z.object({
  /** What is paid once, monthly and at the end; each adds up by itself. */
  groups: listOf(z.object({ heading: text(), lines: listOf(lineSchema), sum: maybe(lineSchema) })),
  due: listOf(lineSchema),
  /** Articles without a price: asked for, and no part of the order (rules/order-and-payment: wishes). */
  wishes: listOf(requiredText()),
});

/**
 * The confirmation of an order that the platform has taken: all that its screen shows, so that a reload needs neither the vehicle nor the
 * products. Of the customer it holds the address of the confirmation, the company that orders and where to deliver, and nothing else.
 */
export const confirmationSchema = z.object({
  orderId: z.string().check(z.refine(isUuid)),
  vehicleId: requiredText(),
  /** Stock number: addresses may name the vehicle by it. */
  internalId: text(),
  placedAt: z.pipe(dateText(), z.string()),
  vehicle: requiredText(),
  paymentOptionId: requiredText(),
  email: text(),
  /** The company that has ordered. */
  company: text(),
  /** Where the vehicle is delivered, in one line. */
  deliveryAddress: text(),
  /** Where a payment service or bank goes on with it; http(s) only. */
  redirectLink: readBy((link) => (typeof link === 'string' ? webAddress(link)?.href : undefined)),
  appointment: maybe(z.object({ day: daySchema, hour: hourSchema })),
  handOver: maybe(z.object({ name: requiredText(), isDelivery: z.boolean(), day: daySchema })),
  /** The dealer takes an old vehicle. */
  hasTradeIn: maybe(z.boolean()),
  /** Where the dealer has the vehicle, in one line. */
  place: text(),
  bill: billSchema,
  /** What is to be transferred, where the customer transfers anything. */
  transferAmount: text(),
  /** Of a financing or leasing; hostile until sanitised. */
  legalTextHtml: text(),
  /** Appointment and hand-over as a calendar file. */
  calendar: text(),
  /** The price was changed between the last look at it and the request. */
  priceChange: text(),
  /** The application for the leasing that was ordered; absent without one. `sent`: its arrival is not known (yet). */
  bankApplication: maybe(z.enum(['sent', 'answered', 'failed'])),
  /** Number of an order that may have arrived before, and that the dealer was asked to cancel. */
  replaces: text(),
  /** PayPal took the payment and never confirmed it. */
  isPaymentOpen: maybe(z.boolean()),
});

export type OrderConfirmation = z.output<typeof confirmationSchema>;
export type BillLine = z.output<typeof lineSchema>;
export type Bill = z.output<typeof billSchema>;

/** Whether its confirmation is still to be shown. */
export function isRecentlyPlaced({ placedAt }: Pick<OrderConfirmation, 'placedAt'>, now: Date): boolean {
  return now.getTime() - Date.parse(placedAt) < KEPT_MS;
}

/** The latest order of a vehicle that still has its confirmation. @param addressId id or stock number, as an address names it */
export function placedOrderOf(
  placedOrders: readonly OrderConfirmation[],
  addressId: string,
  now: Date,
): OrderConfirmation | undefined {
  return placedOrders.findLast(
    (placed) => (placed.vehicleId === addressId || placed.internalId === addressId) && isRecentlyPlaced(placed, now),
  );
}
