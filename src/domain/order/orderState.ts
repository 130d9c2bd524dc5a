import * as z from 'zod/mini';
import { optionalOf, number, text } from '../../lib/schema';
import { leasingQuoteSchema } from '../finance/leasing';
import { customerTypes } from '../person/fields';
import type { OrderCreate } from './orderBody';
import { confirmationSchema, type OrderConfirmation } from './orderConfirmation';

/**
 * State machine of one order: the single source for whether it is being sent, may have arrived, was placed, or was paid for.
 *
 *   order     draft ──check──▶ checking ──send──▶ sending ──answer──▶ placed
 *               ▲ ▲               │                │ │ ▲
 *               │ └─────hold──────┘     ┌──lose────┘ │ │
 *               │                       ▼            │ │
 *               ├───────renew─────── unanswered ──resend
 *               │                                    │
 *               └──(check again)──── refused ◀─refuse┘
 *
 *   payment   none ──approve──▶ approved ──capture──▶ capturing ──confirm──▶ captured ────┐
 *               ▲                  │                    │  │                              ├─refuse (reserved)─▶ stranded
 *               ├──────drop────────┘                    │  └──doubt──▶ unconfirmed ───────┘
 *               └──────decline──────────────────────────┘
 *
 *   bank      (of a leasing, on the confirmation of the placed order)   sent ──▶ answered | failed
 *
 * - `unanswered` holds the exact body that was sent and its confirmation: it is sent again unchanged, or renewed under another id.
 *   The order does not change in this stage.
 * - `refused`: the platform certainly does not have the order.
 * - `stranded`: the fee was captured, and the vehicle is reserved by another order. The dealer refunds it.
 * - `checking`, `approved` and `refused` end with the visit. After a reload `sending` and `capturing` are read as `unanswered` and
 *   `unconfirmed` (see `orderStateSchema`).
 */
export interface OrderState {
  order: OrderStage;
  payment: PaymentStage;
}

/** Application for a leasing, sent to the bank once the platform has the order. */
const applicationSchema = z.object({ customerType: z.enum(customerTypes.keys), quote: leasingQuoteSchema });

/** An order as sent (rules/order-and-payment: sent and unanswered): an id is never sent with two bodies. */
const sentOrderSchema = z.object({
  body: z.custom<OrderCreate>(isOrderBody),
  /** Confirmation to show once the platform has this body. */
  confirmation: confirmationSchema,
  application: optionalOf(applicationSchema),
});

export type SentOrder = z.output<typeof sentOrderSchema>;
export type LeasingApplication = z.output<typeof applicationSchema>;

/** `replaced`: probably reserved by the visitor's own first order, which this order replaces. */
export type OrderRefusal = 'reserved' | 'replaced' | 'rejected';

const ORDER_STAGES = ['draft', 'checking', 'sending', 'unanswered', 'refused', 'placed'] as const;

export type OrderStage =
  | { stage: 'draft' | 'checking' }
  | { stage: 'sending' | 'unanswered'; sent: SentOrder }
  | { stage: 'refused'; reason: OrderRefusal }
  | { stage: 'placed'; confirmation: OrderConfirmation };

const PAYMENT_STAGES = ['none', 'approved', 'capturing', 'captured', 'unconfirmed', 'stranded'] as const;

/** A payment of the reservation fee at PayPal; EUR. */
export interface Fee {
  paypalOrderId: string;
  amount: number;
}

export type PaymentStage = { stage: 'none' } | ({ stage: Exclude<(typeof PAYMENT_STAGES)[number], 'none'> } & Fee);

export const NEW_ORDER: OrderState = { order: { stage: 'draft' }, payment: { stage: 'none' } };

/** A state that lacks a part of itself fails, so that an order that was sent or paid for is never read as a new one. */
const storedSchema = z.object({
  order: z.object({ stage: z.enum(ORDER_STAGES), sent: optionalOf(sentOrderSchema) }),
  payment: z.object({ stage: z.enum(PAYMENT_STAGES), paypalOrderId: text(), amount: number() }),
});

/** Stored state; stages that end with a visit are read as the stage that remains of them. */
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
  if (stage === 'none' || paypalOrderId === undefined || amount === undefined) return { stage: 'none' };
  return reloadedPayment({ stage, paypalOrderId, amount });
}

export type OrderEvent =
  /** The vehicle is refetched before the order is sent. */
  | { type: 'check' }
  /** Not sent: the visitor has to check a change first. */
  | { type: 'hold' }
  | { type: 'send'; sent: SentOrder }
  | { type: 'resend' }
  /** No answer, or an unclear one. */
  | { type: 'lose' }
  | { type: 'refuse'; reason: OrderRefusal }
  | { type: 'answer'; confirmation: OrderConfirmation }
  /** The visitor starts over under another id. */
  | { type: 'renew' }
  /** The visitor has approved the payment at PayPal; nothing is captured yet. */
  | { type: 'approve'; fee: Fee }
  | { type: 'drop' }
  | { type: 'capture' }
  | { type: 'confirm' }
  | { type: 'decline' }
  /** PayPal does not report whether it has captured the fee. */
  | { type: 'doubt' };

/** State after an event; `undefined` for an impossible event. */
export function nextState(state: OrderState, event: OrderEvent): OrderState | undefined {
  const { order, payment } = state;
  const withOrder = (next: OrderStage): OrderState => ({ ...state, order: next });
  const withPayment = (next: PaymentStage): OrderState => ({ ...state, payment: next });
  const isSendable = payment.stage === 'none' || payment.stage === 'captured' || payment.stage === 'unconfirmed';
  const isEditable = order.stage === 'draft' || order.stage === 'refused';

  switch (event.type) {
    case 'check':
      return isEditable && isSendable ? withOrder({ stage: 'checking' }) : undefined;
    case 'hold':
      return order.stage === 'checking' ? withOrder({ stage: 'draft' }) : undefined;
    case 'send':
      return order.stage === 'checking' && isSendable ? withOrder({ stage: 'sending', sent: event.sent }) : undefined;
    case 'resend':
      return order.stage === 'unanswered' && isSendable ? withOrder({ stage: 'sending', sent: order.sent }) : undefined;
    case 'lose':
      return order.stage === 'sending' ? withOrder({ stage: 'unanswered', sent: order.sent }) : undefined;
    case 'refuse': {
      if (order.stage !== 'sending') return undefined;
      const isStranded = event.reason === 'reserved' && isPaid(payment);
      return {
        order: { stage: 'refused', reason: event.reason },
        payment: isStranded ? { ...feeOf(payment), stage: 'stranded' } : payment,
      };
    }
    case 'answer':
      return order.stage === 'sending' ? withOrder({ stage: 'placed', confirmation: event.confirmation }) : undefined;
    case 'renew':
      return order.stage === 'unanswered' ? withOrder({ stage: 'draft' }) : undefined;
    case 'approve':
      return isEditable && payment.stage === 'none' ? withPayment({ ...event.fee, stage: 'approved' }) : undefined;
    case 'drop':
      return payment.stage === 'approved' ? withPayment({ stage: 'none' }) : undefined;
    case 'capture':
      return isEditable && payment.stage === 'approved' ? withPayment({ ...payment, stage: 'capturing' }) : undefined;
    case 'confirm':
      return payment.stage === 'capturing' ? withPayment({ ...payment, stage: 'captured' }) : undefined;
    case 'decline':
      return payment.stage === 'capturing' ? withPayment({ stage: 'none' }) : undefined;
    case 'doubt':
      return payment.stage === 'capturing' ? withPayment({ ...payment, stage: 'unconfirmed' }) : undefined;
  }
}

function reloadedPayment(payment: PaymentStage): PaymentStage {
  if (payment.stage === 'approved') return { stage: 'none' };
  return payment.stage === 'capturing' ? { ...payment, stage: 'unconfirmed' } : payment;
}

/**
 * State of this tab after another tab has stored a newer one of the same order (rules/order-and-payment: declined elsewhere). A request of
 * this tab continues.
 */
export function followedState(own: OrderState, found: OrderState): OrderState {
  const isBusy = own.order.stage === 'sending' || own.order.stage === 'placed';
  const isSentThere = sentIn(found) !== undefined;
  const keepsOrder = isBusy || (own.order.stage !== 'unanswered' && !isSentThere);
  const isPaying = own.payment.stage === 'capturing' || (own.payment.stage === 'approved' && !isPaid(found.payment));
  // A captured fee never becomes uncaptured.
  const isCertain = own.payment.stage === 'captured' || own.payment.stage === 'stranded';
  const keepsPayment = isPaying || (isCertain && !isPaid(found.payment));
  return { order: keepsOrder ? own.order : found.order, payment: keepsPayment ? own.payment : found.payment };
}

/** Body that may have arrived at the platform, with its confirmation. */
export function sentIn({ order }: OrderState): SentOrder | undefined {
  return order.stage === 'sending' || order.stage === 'unanswered' ? order.sent : undefined;
}

/** The fee was captured, or may have been. */
export function isPaid(payment: PaymentStage): payment is Extract<PaymentStage, Fee> {
  return payment.stage !== 'none' && payment.stage !== 'approved';
}

/**
 * The order may be on the platform, or money has moved (rules/order-and-payment: unanswered draft is kept): losing the state would lose
 * either.
 */
export function isOpenState(state: OrderState): boolean {
  return sentIn(state) !== undefined || isPaid(state.payment);
}

/** Between the press of the order button and the confirmation (rules/order-and-payment: one place knows of sending). */
export function isUnderWay({ order }: OrderState): boolean {
  return order.stage === 'checking' || order.stage === 'sending' || order.stage === 'placed';
}

/** A request is running that must not be aborted by leaving. */
export function isBusyState(state: OrderState): boolean {
  return isUnderWay(state) || state.payment.stage === 'approved' || state.payment.stage === 'capturing';
}

const feeOf = ({ paypalOrderId, amount }: Fee): Fee => ({ paypalOrderId, amount });

function isOrderBody(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'id' in value && 'vehicleId' in value;
}
