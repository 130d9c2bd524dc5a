import * as z from 'zod/mini';
import { isUuid } from '../vehicle/text/vehicleId';
import { keptText, listOf, record } from '../../lib/schema';
import { orderFinancingSchema } from '../finance/financing';
import { orderLeasingSchema } from '../finance/leasing';
import type { CustomerType } from '../person/fields';
import { tradeInSchema } from '../trade-in/tradeIn';
import { EMPTY_CUSTOMER, type CustomerEntries } from './orderCustomer';
import { daySchema, hourSchema } from './keptTime';
import { NEW_ORDER, orderStateSchema } from './orderState';

const customerSchema = z.pipe(
  record(),
  z.transform((kept) => customerEntries(kept)),
);

/** An order that is being put together, as local storage keeps it: decisions only, no price and no product text. */
export const orderDraftSchema = z.object({
  /** Id of the order, made once, so that sending it again creates no second order. */
  orderId: z.string().check(z.refine(isUuid)),
  vehicleId: keptText(),
  /** Milliseconds; every version of a draft has a later one than those that its tab has seen. */
  changedAt: z.number(),
  /** What has become of it. */
  state: orderStateSchema,
  /** Id of an order that may have arrived: the dealer was asked to cancel it, and this one takes its place. */
  replaces: z.optional(z.guid()),
  /** Answer to the trade-in question. */
  wantsTradeIn: z.optional(z.boolean()),
  /** Trade-ins that the customer loaded by code and e-mail. */
  tradeIns: listOf(tradeInSchema),
  tradeInId: z.optional(z.string()),
  /** Products but for the hand-over. */
  productIds: z.array(z.string()),
  handOver: z.optional(z.object({ productId: z.string(), day: z.optional(daySchema) })),
  paymentOptionId: z.optional(z.string()),
  appointment: z.optional(z.object({ day: z.optional(daySchema), hour: z.optional(hourSchema) })),
  financing: z.optional(orderFinancingSchema),
  leasing: z.optional(orderLeasingSchema),
  /** Article numbers from the accessories navigator. */
  carAccessories: z.array(z.string()),
  customer: customerSchema,
});

export type OrderDraft = z.output<typeof orderDraftSchema>;

/** A draft without the customer's entries, so that it does not change with every key. */
export type OrderDecisions = Omit<OrderDraft, 'customer'>;

export function newOrderDraft(orderId: string, vehicleId: string, customerType: CustomerType = 'private'): OrderDraft {
  return {
    orderId,
    vehicleId,
    changedAt: 0,
    state: NEW_ORDER,
    tradeIns: [],
    productIds: [],
    carAccessories: [],
    customer: { ...EMPTY_CUSTOMER, customerType },
  };
}

/** Entries of the form from what was kept: fields that are missing or of another kind are empty. */
export function customerEntries(kept: Readonly<Record<string, unknown>>): CustomerEntries {
  const entries = Object.entries(EMPTY_CUSTOMER).map(([name, empty]) => [
    name,
    typeof kept[name] === typeof empty ? kept[name] : empty,
  ]);
  return Object.fromEntries(entries) as CustomerEntries;
}
