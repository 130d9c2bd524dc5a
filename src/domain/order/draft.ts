import * as z from 'zod/mini';
import { isUuid } from '../vehicle/text/vehicleId';
import { keysOf, mapKeys } from '../../lib/keysOf';
import { nonEmptyText, listOf, optionalOf, record } from '../../lib/schema';
import { orderFinancingSchema } from '../finance/financing';
import { orderLeasingSchema } from '../finance/leasing';
import type { CustomerType } from '../person/fields';
import { ownerSchema } from '../person/owner';
import { tradeInSchema } from '../trade-in/tradeIn';
import { EMPTY_CUSTOMER, type CustomerEntries } from './orderCustomer';
import { orderTermsSchema } from './orderTerm';
import { daySchema, hourSchema } from '../handover/appointment';
import { isOpenState, NEW_ORDER, orderStateSchema } from './orderState';
import { sentChoices } from './sentChoices';

const customerSchema = z.pipe(
  record(),
  z.transform((stored) => customerEntries(stored)),
);

const personSchema = z.object({ ...ownerSchema.shape, filled: listOf(z.string()) });

/** Another order of the vehicle begins with these. */
const choices = {
  wantsTradeIn: z.optional(z.boolean()),
  /** Trade-ins loaded by code and e-mail. */
  tradeIns: listOf(tradeInSchema),
  tradeInId: z.optional(z.string()),
  productIds: z.array(z.string()),
  handOver: z.optional(z.object({ productId: z.string(), day: z.optional(daySchema) })),
  paymentOptionId: z.optional(z.string()),
  appointment: z.optional(z.object({ day: z.optional(daySchema), hour: z.optional(hourSchema) })),
  financing: z.optional(orderFinancingSchema),
  leasing: z.optional(orderLeasingSchema),
  ...sentChoices,
};

/** No prices, no product texts (rules/checkout: draft). */
export const orderDraftSchema = z.object({
  /** Constant: sending again creates no second order (rules/order-and-payment: one order). */
  orderId: z.string().check(z.refine(isUuid)),
  vehicleId: nonEmptyText(),
  /** ms; greater than in all versions that its tab has read. */
  changedAt: z.number(),
  /** Last change of customer or trade-ins, ms. */
  typedAt: optionalOf(z.number()),
  state: orderStateSchema,
  /** It may have arrived; the dealer was asked to cancel it. */
  replaces: z.optional(z.string().check(z.refine(isUuid))),
  ...choices,
  customer: customerSchema,
  /** Terms as first seen with these choices; differences are said before sending. */
  shownTerms: optionalOf(orderTermsSchema),
  /** Owner of the customer, and fields filled in for them and unchanged; `hasLeft`: logged out since it was sent or paid for. */
  person: z.optional(personSchema),
});

/** Order of another version. Never changes (rules/storage-and-privacy: versions). */
const openOrderSchema = z.pipe(
  z.object({
    orderId: z.string().check(z.refine(isUuid)),
    vehicleId: nonEmptyText(),
    changedAt: optionalOf(z.number()),
    state: orderStateSchema,
    replaces: optionalOf(z.string().check(z.refine(isUuid))),
    customer: optionalOf(customerSchema),
    person: optionalOf(personSchema),
  }),
  z.transform(({ customer, changedAt = 0, ...order }): z.output<typeof orderDraftSchema> => ({
    ...order,
    changedAt,
    ...noChoices(),
    customer: customer ?? EMPTY_CUSTOMER,
  })),
);

/** Of other versions only if sent or paid for. */
export const anyDraftSchema = z.union([
  orderDraftSchema,
  openOrderSchema.check(z.refine(({ state }) => isOpenState(state))),
]);

export type OrderDraft = z.output<typeof orderDraftSchema>;

/** Without what changes with every key. */
export type OrderDecisions = Omit<OrderDraft, 'customer'>;

export type Choices = Pick<OrderDraft, keyof typeof choices>;

export const stepChoicesOf = (draft: OrderDecisions) => mapKeys(keysOf(choices), (name) => draft[name]) as Choices;

function noChoices() {
  return { tradeIns: [], productIds: [], carAccessories: [] };
}

export function newOrderDraft(orderId: string, vehicleId: string, customerType: CustomerType = 'private'): OrderDraft {
  return {
    orderId,
    vehicleId,
    changedAt: 0,
    state: NEW_ORDER,
    ...noChoices(),
    customer: { ...EMPTY_CUSTOMER, customerType },
  };
}

/** Missing and invalid fields are empty. */
function customerEntries(stored: Readonly<Record<string, unknown>>): CustomerEntries {
  const entries = Object.entries(EMPTY_CUSTOMER).map(([name, empty]) => [
    name,
    typeof stored[name] === typeof empty ? stored[name] : empty,
  ]);
  return Object.fromEntries(entries) as CustomerEntries;
}
