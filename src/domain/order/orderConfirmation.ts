import * as z from 'zod/mini';
import { isUuid } from '../vehicle/text/vehicleId';
import { listOf, number, optionalOf, readBy, requiredText, text, url } from '../../lib/schema';
import { dateText } from '../../lib/dates/dateText';
import { securePage } from '../../lib/webAddress';
import { daySchema, hourSchema } from '../handover/appointment';
import { ownerSchema } from '../person/owner';

const lineSchema = z.object({ label: requiredText(), amount: requiredText(), note: text() });

const billSchema = z.object({
  groups: listOf(z.object({ heading: text(), lines: listOf(lineSchema), sum: optionalOf(lineSchema) })),
  due: listOf(lineSchema),
  /** Articles without a price: requested, not ordered (rules/order-and-payment: wishes). */
  wishes: listOf(requiredText()),
});

/** Of the customer only e-mail, company and delivery address. */
export const confirmationSchema = z.object({
  orderId: z.string().check(z.refine(isUuid)),
  vehicleId: requiredText(),
  /** Addresses may name the vehicle by it. */
  internalId: text(),
  placedAt: z.pipe(dateText(), z.string()),
  vehicle: requiredText(),
  picture: url(),
  paymentOptionId: requiredText(),
  email: text(),
  company: text(),
  deliveryAddress: text(),
  redirectLink: readBy(securePage, 'address'),
  appointment: optionalOf(z.object({ day: daySchema, hour: hourSchema })),
  handOver: optionalOf(z.object({ name: requiredText(), isDelivery: z.boolean(), day: daySchema })),
  hasTradeIn: optionalOf(z.boolean()),
  place: text(),
  bill: billSchema,
  /** Formatted; absent without a transfer. */
  transferAmount: text(),
  transferEuro: number(),
  legalTextHtml: text(),
  /** (rules/law: one year for used vehicles) */
  shortWarranty: text(),
  calendar: text(),
  priceChange: text(),
  /** Application for leasing; absent without one. `sent`: arrival unknown (yet). */
  bankApplication: optionalOf(z.enum(['sent', 'answered', 'failed'])),
  replaces: text(),
  withdrawnAt: text(),
  person: optionalOf(ownerSchema),
  ageing: optionalOf(z.object({ seenAt: number(), overAt: number() })),
  isPaymentOpen: optionalOf(z.boolean()),
});

export type OrderConfirmation = z.output<typeof confirmationSchema>;
export type BillLine = z.output<typeof lineSchema>;
export type Bill = z.output<typeof billSchema>;

/** @param addressId id or stock number in the address */
export function placedOrderOf(
  placedOrders: readonly OrderConfirmation[],
  addressId: string,
): OrderConfirmation | undefined {
  return placedOrders.findLast(({ vehicleId, internalId }) => vehicleId === addressId || internalId === addressId);
}
