import * as z from 'zod/mini';
import { optionalOf, number, text } from '../../lib/schema';
import { leasingQuoteSchema } from '../finance/leasing';
import { customerTypes } from '../person/fields';
import { isOpenOrder } from './orderStages';
import type { OrderCreate } from '../bodies';
import { confirmationSchema, type OrderConfirmation } from './orderConfirmation';

/** The one source for being sent, maybe arrived, placed, or paid for (docs/order.md). */
export interface OrderState {
  order: OrderStage;
  payment: PaymentStage;
}

/** Sent to the bank once the platform has the order. */
const applicationSchema = z.object({ customerType: z.enum(customerTypes.keys), quote: leasingQuoteSchema });

/** An id is never sent with two bodies (rules/order-and-payment: sent and unanswered). */
const sentOrderSchema = z.object({
  body: z.custom<OrderCreate>(isOrderBody),
  confirmation: confirmationSchema,
  application: optionalOf(applicationSchema),
});

export type SentOrder = z.output<typeof sentOrderSchema>;
export type LeasingApplication = z.output<typeof applicationSchema>;

/** `replaced`: probably reserved by the visitor's own first order. `unauthorized`: a login has ended. */
export type OrderRefusal = 'reserved' | 'replaced' | 'rejected' | 'unauthorized';

const ORDER_STAGES = ['draft', 'checking', 'sending', 'unanswered', 'refused', 'placed'] as const;

/** `refused`: certainly not on the platform. */
export type OrderStage =
  | { stage: 'draft' | 'checking' }
  | { stage: 'sending' | 'unanswered'; sent: SentOrder }
  | { stage: 'refused'; reason: OrderRefusal }
  | { stage: 'placed'; confirmation: OrderConfirmation };

const PAYMENT_STAGES = ['none', 'approved', 'capturing', 'captured', 'unconfirmed', 'stranded'] as const;

/** Reservation fee at PayPal; EUR. */
export interface Fee {
  paypalOrderId: string;
  amount: number;
}

/** `stranded`: captured, but another order has the vehicle; the dealer refunds it. */
export type PaymentStage = { stage: 'none' } | ({ stage: Exclude<(typeof PAYMENT_STAGES)[number], 'none'> } & Fee);

export const NEW_ORDER: OrderState = { order: { stage: 'draft' }, payment: { stage: 'none' } };

/** Fails if incomplete: a sent or paid order is never read as new. */
const storedSchema = z.object({
  order: z.object({ stage: z.enum(ORDER_STAGES), sent: optionalOf(sentOrderSchema) }),
  payment: z.object({ stage: z.enum(PAYMENT_STAGES), paypalOrderId: text(), amount: number() }),
});

/** Stages that end with a visit are read as what remains. */
export const orderStateSchema = z.pipe(
  storedSchema.check(z.refine(isWhole)),
  z.transform(({ order, payment }): OrderState => ({ order: readOrder(order), payment: readPayment(payment) })),
);

type StoredState = z.output<typeof storedSchema>;

function isWhole({ order, payment }: StoredState): boolean {
  const isSent = order.stage === 'sending' || order.stage === 'unanswered';
  const hasFee = payment.paypalOrderId !== undefined && payment.amount !== undefined;
  return (!isSent || order.sent !== undefined) && (payment.stage === 'none' || hasFee);
}

function readOrder({ stage, sent }: StoredState['order']): OrderStage {
  return sent && (stage === 'sending' || stage === 'unanswered') ? { stage: 'unanswered', sent } : { stage: 'draft' };
}

function readPayment({ stage, paypalOrderId, amount }: StoredState['payment']): PaymentStage {
  const isNone = stage === 'none' || stage === 'approved' || paypalOrderId === undefined || amount === undefined;
  // `capturing` stays: another tab may be doing it, and PayPal may decline.
  return isNone ? { stage: 'none' } : { stage, paypalOrderId, amount };
}

export function sentIn({ order }: OrderState): SentOrder | undefined {
  return order.stage === 'sending' || order.stage === 'unanswered' ? order.sent : undefined;
}

/** The fee was captured, or may have been. */
export function isPaid(payment: PaymentStage): payment is Extract<PaymentStage, Fee> {
  return payment.stage !== 'none' && payment.stage !== 'approved';
}

/** It may be on the platform, or money has moved (rules/order-and-payment: unanswered draft is kept). */
export const isOpenState = (state: OrderState) => isOpenOrder(state);

export function isUnderWay({ order }: OrderState): boolean {
  return order.stage === 'checking' || order.stage === 'sending' || order.stage === 'placed';
}

export const isPaying = ({ stage }: PaymentStage) => stage === 'approved' || stage === 'capturing';

export function isBusyState(state: OrderState): boolean {
  return isUnderWay(state) || isPaying(state.payment);
}

export const feeOf = ({ paypalOrderId, amount }: Fee): Fee => ({ paypalOrderId, amount });

function isOrderBody(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'id' in value && 'vehicleId' in value;
}
