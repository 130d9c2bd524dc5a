import * as z from 'zod/mini';
import { maybe, number, text } from '../../lib/schema';
import { leasingQuoteSchema } from '../finance/leasing';
import { customerTypes } from '../person/fields';
import type { OrderCreate } from './orderBody';
import { confirmationSchema, type OrderConfirmation } from './orderConfirmation';

/**
 * What has become of one order: the only place that knows whether it is being sent, may have arrived, was taken, or was paid for.
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
 * - `unanswered` keeps the exact body that was sent and the confirmation of that body: it is sent again as it was, or renewed under
 *   another id. Nothing else of the order changes meanwhile.
 * - `refused`: the platform certainly does not have the order.
 * - `stranded`: the fee was taken, and the vehicle is somebody else's. The dealer gives it back.
 * - `checking`, `approved` and `refused` belong to one visit. `sending` and `capturing` that are found after a reload are `unanswered`
 *   and `unconfirmed` (see `orderStateSchema`).
 */
export interface OrderState {
  order: OrderStage;
  payment: PaymentStage;
}

/** The leasing that is applied for at the bank once the platform has the order. */
const applicationSchema = z.object({ customerType: z.enum(customerTypes.keys), quote: leasingQuoteSchema });

/** An order as it went out: the same id is never sent with another body. */
const sentOrderSchema = z.object({
  body: z.custom<OrderCreate>(isOrderBody),
  /** What is shown once this body has been taken. */
  confirmation: confirmationSchema,
  application: maybe(applicationSchema),
});

export type SentOrder = z.output<typeof sentOrderSchema>;
export type LeasingApplication = z.output<typeof applicationSchema>;

/** `replaced`: probably reserved by the visitor's own first order, which this one replaces. */
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

/** What was sent or paid is never read as a new order: a state that lacks a part of itself fails. */
const keptSchema = z.object({
  order: z.object({ stage: z.enum(ORDER_STAGES), sent: maybe(sentOrderSchema) }),
  payment: z.object({ stage: z.enum(PAYMENT_STAGES), paypalOrderId: text(), amount: number() }),
});

/** As it is kept; what belongs to an earlier visit is read as what is left of it. */
export const orderStateSchema = z.pipe(
  keptSchema.check(z.refine(isWhole)),
  z.transform(({ order, payment }): OrderState => ({ order: readOrder(order), payment: readPayment(payment) })),
);

type Kept = z.output<typeof keptSchema>;

function isWhole({ order, payment }: Kept): boolean {
  const isSent = order.stage === 'sending' || order.stage === 'unanswered';
  const hasFee = payment.paypalOrderId !== undefined && payment.amount !== undefined;
  return (!isSent || order.sent !== undefined) && (payment.stage === 'none' || hasFee);
}

function readOrder({ stage, sent }: Kept['order']): OrderStage {
  return sent && (stage === 'sending' || stage === 'unanswered') ? { stage: 'unanswered', sent } : { stage: 'draft' };
}

function readPayment({ stage, paypalOrderId, amount }: Kept['payment']): PaymentStage {
  if (stage === 'none' || paypalOrderId === undefined || amount === undefined) return { stage: 'none' };
  return foundPayment({ stage, paypalOrderId, amount });
}

export type OrderEvent =
  /** The vehicle is read once more before the order is sent. */
  | { type: 'check' }
  /** It is not sent after all: the visitor has to look at it first. */
  | { type: 'hold' }
  | { type: 'send'; sent: SentOrder }
  | { type: 'resend' }
  /** No answer, or one that says nothing. */
  | { type: 'lose' }
  | { type: 'refuse'; reason: OrderRefusal }
  | { type: 'answer'; confirmation: OrderConfirmation }
  /** The visitor orders anew, under another id. */
  | { type: 'renew' }
  /** The visitor has agreed at PayPal; nothing was taken yet. */
  | { type: 'approve'; fee: Fee }
  | { type: 'drop' }
  | { type: 'capture' }
  | { type: 'confirm' }
  | { type: 'decline' }
  /** PayPal does not say whether it has taken the fee. */
  | { type: 'doubt' };

/** The state after an event; `undefined`: impossible, nothing happens. */
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

function foundPayment(payment: PaymentStage): PaymentStage {
  if (payment.stage === 'approved') return { stage: 'none' };
  return payment.stage === 'capturing' ? { ...payment, stage: 'unconfirmed' } : payment;
}

/** The state of a tab after another tab has kept the same order in a newer one. What this tab is doing itself goes on. */
export function followedState(own: OrderState, found: OrderState): OrderState {
  const isBusy = own.order.stage === 'sending' || own.order.stage === 'placed';
  const isSentThere = sentIn(found) !== undefined;
  const keepsOrder = isBusy || (own.order.stage !== 'unanswered' && !isSentThere);
  const isPaying = own.payment.stage === 'capturing' || (own.payment.stage === 'approved' && !isPaid(found.payment));
  // What was certainly taken is never not taken.
  const isCertain = own.payment.stage === 'captured' || own.payment.stage === 'stranded';
  const keepsPayment = isPaying || (isCertain && !isPaid(found.payment));
  return { order: keepsOrder ? own.order : found.order, payment: keepsPayment ? own.payment : found.payment };
}

/** The body that may have arrived at the platform, with what belongs to it. */
export function sentIn({ order }: OrderState): SentOrder | undefined {
  return order.stage === 'sending' || order.stage === 'unanswered' ? order.sent : undefined;
}

/** The fee has been taken, or may have been. */
export function isPaid(payment: PaymentStage): payment is Extract<PaymentStage, Fee> {
  return payment.stage !== 'none' && payment.stage !== 'approved';
}

/** Whether something would be lost with this state: it may be on the platform, or money has moved. */
export function isOpenState(state: OrderState): boolean {
  return sentIn(state) !== undefined || isPaid(state.payment);
}

/** Between the press that sends the order and its confirmation. */
export function isUnderWay({ order }: OrderState): boolean {
  return order.stage === 'checking' || order.stage === 'sending' || order.stage === 'placed';
}

/** What is running must not be left: the answer would reach nobody. */
export function isBusyState(state: OrderState): boolean {
  return isUnderWay(state) || state.payment.stage === 'approved' || state.payment.stage === 'capturing';
}

const feeOf = ({ paypalOrderId, amount }: Fee): Fee => ({ paypalOrderId, amount });

function isOrderBody(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'id' in value && 'vehicleId' in value;
}
