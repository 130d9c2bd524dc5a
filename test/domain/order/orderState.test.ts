import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  followedState,
  isOpenState,
  NEW_ORDER,
  nextState,
  orderStateSchema,
  type OrderEvent,
  type OrderStage,
  type OrderState,
  type PaymentStage,
} from '../../../src/domain/order/orderState';
import { aSentOrder } from '../../builders/order';

const sent = aSentOrder();
const { confirmation } = sent;
const fee = { paypalOrderId: 'PAY-1', amount: 250 };

const ORDERS: Record<OrderStage['stage'], OrderStage> = {
  draft: { stage: 'draft' },
  checking: { stage: 'checking' },
  sending: { stage: 'sending', sent },
  unanswered: { stage: 'unanswered', sent },
  refused: { stage: 'refused', reason: 'reserved' },
  placed: { stage: 'placed', confirmation },
};
const PAYMENTS: Record<PaymentStage['stage'], PaymentStage> = {
  none: { stage: 'none' },
  approved: { stage: 'approved', ...fee },
  capturing: { stage: 'capturing', ...fee },
  captured: { stage: 'captured', ...fee },
  unconfirmed: { stage: 'unconfirmed', ...fee },
  stranded: { stage: 'stranded', ...fee },
};
const EVENTS: Record<OrderEvent['type'], OrderEvent> = {
  check: { type: 'check' },
  hold: { type: 'hold' },
  send: { type: 'send', sent },
  resend: { type: 'resend' },
  lose: { type: 'lose' },
  refuse: { type: 'refuse', reason: 'reserved' },
  answer: { type: 'answer', confirmation },
  renew: { type: 'renew' },
  approve: { type: 'approve', fee },
  drop: { type: 'drop' },
  capture: { type: 'capture' },
  confirm: { type: 'confirm' },
  decline: { type: 'decline' },
  doubt: { type: 'doubt' },
};
const stateOf = (order: keyof typeof ORDERS, payment: keyof typeof PAYMENTS): OrderState => ({
  order: ORDERS[order],
  payment: PAYMENTS[payment],
});

/** Every possible event of an order without a payment, with the stage that it leads to. */
const ORDER_WAYS = {
  draft: { check: 'checking', approve: 'draft' },
  checking: { hold: 'draft', send: 'sending' },
  sending: { lose: 'unanswered', refuse: 'refused', answer: 'placed' },
  unanswered: { resend: 'sending', renew: 'draft' },
  refused: { check: 'checking', approve: 'refused' },
  placed: {},
} satisfies Record<OrderStage['stage'], Partial<Record<OrderEvent['type'], OrderStage['stage']>>>;

/** The same of the payment of an order that was not sent; what the order itself does is left out. */
const PAYMENT_WAYS = {
  none: { approve: 'approved', check: 'none' },
  approved: { drop: 'none', capture: 'capturing' },
  capturing: { confirm: 'captured', decline: 'none', doubt: 'unconfirmed' },
  captured: { check: 'captured' },
  unconfirmed: { check: 'unconfirmed' },
  stranded: {},
} satisfies Record<PaymentStage['stage'], Partial<Record<OrderEvent['type'], PaymentStage['stage']>>>;

const waysOf = (state: OrderState, part: 'order' | 'payment') =>
  Object.fromEntries(
    Object.values(EVENTS).flatMap((event) => {
      const next = nextState(state, event);
      return next ? [[event.type, next[part].stage]] : [];
    }),
  );

describe('what can become of an order', () => {
  it.each(Object.entries(ORDER_WAYS))('from %s is %j', (stage, ways) => {
    expect(waysOf(stateOf(stage as OrderStage['stage'], 'none'), 'order')).toEqual(ways);
  });

  it.each(Object.entries(PAYMENT_WAYS))('with its payment %s is %j', (stage, ways) => {
    expect(waysOf(stateOf('draft', stage as PaymentStage['stage']), 'payment')).toEqual(ways);
  });

  it.each(['captured', 'unconfirmed'] as const)(
    'strands a fee that is %s where the vehicle is somebody else’s',
    (payment) => {
      expect(nextState(stateOf('sending', payment), EVENTS.refuse)?.payment).toEqual(PAYMENTS.stranded);
      expect(nextState(stateOf('sending', payment), { type: 'refuse', reason: 'replaced' })?.payment).toEqual(
        PAYMENTS[payment],
      );
    },
  );

  it('keeps what was sent until it is answered, and sends nothing else under its id', () => {
    const lost = nextState(stateOf('sending', 'none'), EVENTS.lose);
    expect(lost && nextState(lost, EVENTS.resend)?.order).toEqual({ stage: 'sending', sent });
    expect(lost && nextState(lost, { type: 'send', sent: aSentOrder({ oneTimePayment: 1 }) })).toBeUndefined();
  });
});

describe('what is found of an order', () => {
  it.each([
    ['checking', 'none', 'draft', 'none'],
    ['sending', 'captured', 'unanswered', 'captured'],
    ['refused', 'approved', 'draft', 'none'],
    ['draft', 'capturing', 'draft', 'unconfirmed'],
  ] as const)('after a reload while %s and %s is %s and %s', (order, payment, laterOrder, laterPayment) => {
    const found = z.parse(orderStateSchema, stateOf(order, payment));
    expect([found.order.stage, found.payment.stage]).toEqual([laterOrder, laterPayment]);
  });

  it.each([
    ['draft/none', 'unanswered/none', 'unanswered/none'],
    ['checking/none', 'unanswered/none', 'unanswered/none'],
    ['sending/none', 'draft/none', 'sending/none'],
    ['unanswered/none', 'draft/none', 'draft/none'],
    ['draft/unconfirmed', 'draft/none', 'draft/none'],
    ['draft/captured', 'draft/none', 'draft/captured'],
    ['draft/capturing', 'draft/none', 'draft/capturing'],
    ['draft/approved', 'draft/captured', 'draft/captured'],
    ['refused/none', 'draft/none', 'refused/none'],
  ])('in another tab, which says %2$s, by one that says %1$s, is %3$s', (own, found, expected) => {
    const read = (text: string) => {
      const [order, payment] = text.split('/') as [OrderStage['stage'], PaymentStage['stage']];
      return stateOf(order, payment);
    };
    const { order, payment } = followedState(read(own), read(found));
    expect(`${order.stage}/${payment.stage}`).toBe(expected);
  });

  it('is open once it was sent or paid for', () => {
    expect(isOpenState(NEW_ORDER)).toBe(false);
    expect(isOpenState(stateOf('draft', 'approved'))).toBe(false);
    expect(isOpenState(stateOf('unanswered', 'none'))).toBe(true);
    expect(isOpenState(stateOf('draft', 'unconfirmed'))).toBe(true);
  });
});
