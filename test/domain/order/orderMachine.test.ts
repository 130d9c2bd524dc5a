import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { newOrderDraft } from '../../../src/domain/order/draft';
import type { OrderEffect, OrderEvent, OrderMachine } from '../../../src/domain/order/orderEvents';
import type { OrderTerm } from '../../../src/domain/order/orderTerm';
import type { OrderReading } from '../../../src/domain/order/orderTerms';
import { next } from '../../../src/domain/order/orderMachine';
import { followedState } from '../../../src/domain/order/orderTabs';
import {
  isOpenState,
  NEW_ORDER,
  orderStateSchema,
  type OrderStage,
  type OrderState,
  type PaymentStage,
} from '../../../src/domain/order/orderState';
import { aCustomer, aLeasingQuote, aSentOrder, aTradeIn, ORDER_ID } from '../../builders/order';

const sent = aSentOrder();
const { confirmation } = sent;
const fee = { paypalOrderId: 'PAY-1', amount: 250 };
const customer = aCustomer();
const PRICE: OrderTerm = { name: 'price', label: 'VW Golf', value: 4_092_000, text: '40.920 €' };
const NEW_ID = '77777777-7777-4777-8777-777777777777';

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
const EVENTS = {
  press: { type: 'press', customer },
  held: { type: 'held', failure: 'changed' },
  claimed: { type: 'claimed', sent },
  answered: { type: 'answered', redirectLink: undefined, placedAt: confirmation.placedAt },
  lost: { type: 'unanswered', failure: 'unknown', isRepeated: false },
  refused: { type: 'unanswered', failure: 'refused', isRepeated: false },
  renew: { type: 'renew', newId: NEW_ID },
  approved: { type: 'approved', orderId: ORDER_ID, fee },
  gone: { type: 'approvalRead', reading: 'gone' },
  captureClaimed: { type: 'captureClaimed', isFree: true },
  captured: { type: 'captureEnded', outcome: 'paid' },
  declined: { type: 'captureEnded', outcome: 'declined' },
  unsaid: { type: 'captureEnded', outcome: 'unconfirmed' },
} satisfies Record<string, OrderEvent>;
type EventName = keyof typeof EVENTS;

const stateOf = (order: keyof typeof ORDERS, payment: keyof typeof PAYMENTS): OrderState => ({
  order: ORDERS[order],
  payment: PAYMENTS[payment],
});

const NEXT_ID = '99999999-9999-4999-8999-999999999999';

function aMachine(
  order: keyof typeof ORDERS = 'draft',
  payment: keyof typeof PAYMENTS = 'none',
  overrides: Partial<OrderMachine> = {},
): OrderMachine {
  const { customer: entries, ...draft } = newOrderDraft(ORDER_ID, sent.body.vehicleId);
  return {
    draft: { ...draft, state: stateOf(order, payment) },
    customer: entries,
    nextId: NEXT_ID,
    emptied: [],
    customerVersion: 0,
    version: 0,
    isNotStored: false,
    hasLeft: false,
    isCapturing: payment === 'capturing',
    isConfirmed: false,
    messages: [],
    ...overrides,
  };
}

const stageOf = ({ draft: { state } }: OrderMachine) => `${state.order.stage}/${state.payment.stage}`;
const doing = (effects: readonly OrderEffect[]) => effects.map((effect) => effect.do);

/** Each event that leads to another stage, by its name. */
function waysFrom(order: keyof typeof ORDERS, payment: keyof typeof PAYMENTS) {
  const before = aMachine(order, payment);
  return Object.fromEntries(
    Object.entries(EVENTS).flatMap(([name, event]) => {
      const after = stageOf(next(before, event).machine);
      return after === stageOf(before) ? [] : [[name, after]];
    }),
  ) as Partial<Record<EventName, string>>;
}

describe('what can become of an order', () => {
  it.each([
    ['draft', 'none', { press: 'checking/none', approved: 'draft/approved' }],
    ['checking', 'none', { held: 'draft/none', claimed: 'sending/none' }],
    ['sending', 'none', { answered: 'placed/none', lost: 'unanswered/none', refused: 'refused/none' }],
    // Another tab has sent it: its body counts.
    ['unanswered', 'none', { press: 'sending/none', claimed: 'sending/none', renew: 'draft/none' }],
    ['refused', 'none', { press: 'checking/none', approved: 'refused/approved' }],
    ['placed', 'none', {}],
    ['draft', 'approved', { gone: 'draft/none', captureClaimed: 'draft/capturing' }],
    ['draft', 'capturing', { captured: 'draft/captured', declined: 'draft/none', unsaid: 'draft/unconfirmed' }],
    ['draft', 'captured', { press: 'checking/captured' }],
    ['draft', 'unconfirmed', { press: 'checking/unconfirmed' }],
    ['draft', 'stranded', {}],
    // Sent by another tab while PayPal was open.
    ['unanswered', 'approved', { renew: 'draft/approved', gone: 'unanswered/none', captureClaimed: 'unanswered/none' }],
  ] as const)('from %s and %s is %j', (order, payment, ways) => {
    expect(waysFrom(order, payment)).toEqual(ways);
  });

  it.each([
    ['captured', false, 'reserved', 'refused/stranded', ['keep', 'keepMessage', 'tell']],
    ['unconfirmed', false, 'reserved', 'refused/stranded', ['keep', 'keepMessage', 'tell']],
    // Probably reserved for the visitor's own first order.
    ['captured', true, 'replaced', 'refused/captured', ['keep']],
    ['none', false, 'reserved', 'refused/none', ['keep']],
  ] as const)('with a fee %s, where it replaces another: %s, is %s when the vehicle is gone', (...row) => {
    const [payment, isReplacing, failure, stage, effects] = row;
    const before = aMachine('sending', payment);
    const machine = isReplacing ? { ...before, draft: { ...before.draft, replaces: NEW_ID } } : before;
    const step = next(machine, { type: 'unanswered', failure: 'reserved', isRepeated: false });
    expect([step.machine.failure, stageOf(step.machine), doing(step.effects)]).toEqual([failure, stage, effects]);
  });

  it('reads again what it rests on where the platform does not accept it', () => {
    const refused = next(aMachine('sending'), EVENTS.refused);
    expect([refused.machine.failure, doing(refused.effects)]).toEqual(['rejected', ['keep', 'readAgain']]);
  });

  it('is sent again as it was, though the second try is refused', () => {
    const again = next(aMachine('unanswered'), EVENTS.press);
    expect(doing(again.effects)).toEqual(['keep', 'request']);
    const refused = next(again.machine, { type: 'unanswered', failure: 'refused', isRepeated: true });
    expect(refused.machine.draft.state.order).toEqual({ stage: 'unanswered', sent });
    expect(refused.machine.failure).toBe('unacceptable');
    expect(
      next(refused.machine, { type: 'claimed', sent: aSentOrder({ oneTimePayment: 1 }) }).machine.draft.state.order,
    ).toEqual({ stage: 'sending', sent });
  });

  it('is confirmed with what another tab has stored first, and asks the bank from one tab', () => {
    const leased = aSentOrder({}, {}, { customerType: 'private', quote: aLeasingQuote() });
    const answered = next(aMachine('sending'), EVENTS.answered).machine;
    const registered = (isFirst: boolean) =>
      next(answered, { type: 'registered', sent: leased, confirmation, isFirst });
    expect(doing(registered(true).effects)).toEqual(['report', 'apply']);
    expect(doing(registered(false).effects)).toEqual(['report', 'confirm']);
    const applied = next(registered(true).machine, { type: 'applied', outcome: 'failed' });
    expect(applied.machine.draft.state.order).toMatchObject({ confirmation: { bankApplication: 'failed' } });
    expect(doing(applied.effects)).toEqual(['keepConfirmation', 'confirm']);
    expect(next(applied.machine, { type: 'confirmed' }).machine.isConfirmed).toBe(true);
  });
});

describe('a change of an order', () => {
  const change = { type: 'change', draft: { paymentOptionId: 'at-car-dealer' } } as const;

  it('is made at once, ends the last message, and the bill is shown anew', () => {
    const before = next(aMachine('draft', 'none', { failure: 'changed' }), {
      type: 'shown',
      terms: [PRICE],
    }).machine;
    const { machine, effects } = next(before, change);
    expect(machine).toMatchObject({
      failure: undefined,
      draft: { paymentOptionId: 'at-car-dealer', shownTerms: undefined },
    });
    expect(doing(effects)).toEqual(['keep']);
  });

  it('waits while the order is sent, and is made once it is refused', () => {
    const waiting = next(next(aMachine('sending'), change).machine, { type: 'change', draft: { productIds: ['p-1'] } });
    expect(waiting.machine.draft).toEqual(aMachine('sending').draft);
    const { machine } = next(waiting.machine, EVENTS.refused);
    expect(machine.draft).toMatchObject({ paymentOptionId: 'at-car-dealer', productIds: ['p-1'] });
    expect(machine.pendingChange).toBeUndefined();
  });

  it('of an order that may have arrived makes a new one, for which the dealer is asked to cancel the first', () => {
    const asked = next(aMachine('unanswered'), change).machine;
    expect(next(asked, { type: 'keepAsSent' }).machine.pendingChange).toBeUndefined();
    const { machine, effects } = next(asked, EVENTS.renew);
    expect(machine.draft).toMatchObject({ orderId: NEW_ID, replaces: ORDER_ID, paymentOptionId: 'at-car-dealer' });
    expect(machine.messages).toMatchObject([{ kind: 'cancellation', orderId: sent.body.id, state: 'pending' }]);
    expect(doing(effects)).toEqual(['keep', 'keepMessage', 'tell']);
  });

  it('by the checkout itself is dropped while the order is fixed', () => {
    const adjust = { ...change, type: 'adjust' } as const;
    expect(next(aMachine('draft'), adjust).machine.draft.paymentOptionId).toBe('at-car-dealer');
    expect(next(aMachine('unanswered'), adjust)).toEqual({ machine: aMachine('unanswered'), effects: [] });
  });

  it('of an entry is stored when the visitor pauses; a field that was emptied stays empty', () => {
    const typed = next(aMachine(), { type: 'change', customer: { ...aMachine().customer, firstName: 'Ada' } });
    expect(doing(typed.effects)).toEqual(['keepSoon']);
    expect(next(typed.machine, { type: 'change', customer: aMachine().customer }).machine.emptied).toEqual([
      'firstName',
    ]);
    expect(next(aMachine(), { type: 'change', customer: { ...aMachine().customer } }).effects).toEqual([]);
  });
});

describe('a fee', () => {
  const open = next(aMachine(), { type: 'openPayment', customer, terms: [PRICE] }).machine;
  const approve = (machine: OrderMachine) =>
    [EVENTS.approved, EVENTS.captureClaimed, EVENTS.captured].reduce(
      (step, event) => next(step.machine, event),
      next(machine, { type: 'read', slot: { drafts: [], placedOrders: [], messages: [] } }),
    );

  it('is followed by the order, if the visitor waits for it', () => {
    const { machine, effects } = approve(open);
    expect(stageOf(machine)).toBe('checking/captured');
    expect(doing(effects)).toEqual(['keep', 'keep', 'check']);
  });

  it('is followed by a look at the order, if the window was closed meanwhile', () => {
    const { machine } = approve(next(open, { type: 'closePayment' }).machine);
    expect(stageOf(machine)).toBe('draft/captured');
    expect(machine.paymentWindow?.isOpen).toBe(false);
  });

  it('keeps its window open while it is taken and its order sent, whatever PayPal says of a second press', () => {
    const events = [EVENTS.approved, EVENTS.captureClaimed, EVENTS.captured] as const;
    let machine = open;
    for (const event of events) {
      ({ machine } = next(machine, event));
      ({ machine } = next(machine, { type: 'closePayment', isCancelled: true }));
      expect(machine.paymentWindow, stageOf(machine)).toMatchObject({ isOpen: true, isCancelled: false });
    }
    expect(stageOf(machine)).toBe('checking/captured');
  });

  it('is not captured once the visitor has left', () => {
    const left = next(open, { type: 'leave' });
    expect(doing(left.effects)).toEqual(['remove']);
    expect(next(left.machine, EVENTS.approved)).toEqual({ machine: left.machine, effects: [] });
  });

  it('is not captured where it was approved for another order, as before it was begun anew', () => {
    expect(next(open, { ...EVENTS.approved, orderId: NEW_ID })).toEqual({ machine: open, effects: [] });
  });

  it.each(['gone', 'unread', 'busy', 'unknown'] as const)('is not captured for a vehicle that is %s', (reading) => {
    const approved = next(open, EVENTS.approved).machine;
    const { machine } = next(approved, { type: 'approvalRead', reading, retryAfterMs: 5000 });
    expect([stageOf(machine), machine.retryAfterMs]).toEqual(['draft/none', 5000]);
    expect(machine.paymentWindow).toMatchObject({ failure: reading, isOpen: true });
  });

  // PayPal is asked again at the press, before anything is sent.
  it.each([
    ['draft', 'paid', 'draft/captured'],
    ['draft', 'declined', 'draft/none'],
    ['draft', 'unconfirmed', 'draft/unconfirmed'],
    ['checking', 'paid', 'checking/captured'],
    ['checking', 'declined', 'draft/none'],
    ['sending', 'declined', 'sending/unconfirmed'],
    ['unanswered', 'declined', 'unanswered/unconfirmed'],
    ['unanswered', 'paid', 'unanswered/unconfirmed'],
  ] as const)('that PayPal had not confirmed is, in %s, by now %s: %s', (order, outcome, after) => {
    expect(stageOf(next(aMachine(order, 'unconfirmed'), { type: 'paymentAsked', outcome }).machine)).toBe(after);
  });

  it('that was captured stays so, whatever PayPal or another tab says later', () => {
    const paid = aMachine('draft', 'captured');
    expect(next(paid, { type: 'paymentAsked', outcome: 'declined' })).toEqual({ machine: paid, effects: [] });
    const there = aMachine('draft', 'unconfirmed');
    const drafts = [{ ...there.draft, changedAt: 99, customer: there.customer }];
    const { machine } = next(paid, { type: 'written', slot: { drafts, placedOrders: [], messages: [] } });
    expect(stageOf(machine)).toBe('draft/captured');
  });

  it('that PayPal declines at the press is said, and can be paid anew', () => {
    const waiting = { ...open, draft: aMachine('checking', 'unconfirmed').draft };
    const { machine, effects } = next(waiting, { type: 'paymentAsked', outcome: 'declined' });
    expect([machine.paymentWindow?.failure, doing(effects)]).toEqual(['declined', ['keep']]);
    expect(stageOf(next(machine, EVENTS.approved).machine)).toBe('draft/approved');
  });

  it('that another tab captures is awaited, and nothing is sent or paid before it has ended', () => {
    const there = { ...aMachine('draft', 'capturing'), isCapturing: false };
    for (const event of [EVENTS.press, EVENTS.approved])
      expect(next(there, event)).toEqual({ machine: there, effects: [] });
    const slot = {
      drafts: [{ ...there.draft, changedAt: 9, customer: there.customer }],
      placedOrders: [],
      messages: [],
    };
    const { machine, effects } = next(aMachine(), { type: 'written', slot });
    expect([stageOf(machine), doing(effects)]).toEqual(['draft/capturing', ['awaitCapture']]);
    const declined = { ...slot, drafts: [{ ...aMachine().draft, changedAt: 10, customer: there.customer }] };
    expect(stageOf(next(machine, { type: 'written', slot: declined }).machine)).toBe('draft/none');
    expect(stageOf(next(machine, EVENTS.unsaid).machine)).toBe('draft/unconfirmed');
  });
});

describe('what binds', () => {
  const DEARER = { ...PRICE, value: (PRICE.value as number) + 1, text: '40.920,01 €' };
  const READINGS: [reading: OrderReading, failure: string | undefined][] = [
    [{ terms: [PRICE] }, undefined],
    // As a text it may be the same.
    [{ terms: [{ ...PRICE, text: '40.920 Euro' }] }, undefined],
    [{ terms: [DEARER] }, 'changed'],
    [{ terms: [{ ...DEARER, text: PRICE.text }] }, 'changed'],
    [{ terms: [] }, 'changed'],
    [{ terms: [PRICE, { ...PRICE, name: 'mileage' }] }, 'changed'],
    [{ terms: [PRICE], obstacle: 'reserved' }, 'reserved'],
    [{ terms: [PRICE], obstacle: 'closed' }, 'closed'],
  ];
  const pressed = next(aMachine(), { type: 'press', customer, terms: [PRICE] }).machine;
  const open = next(aMachine(), { type: 'openPayment', customer, terms: [PRICE] }).machine;

  it.each(READINGS)('is sent, asked for and captured as it was agreed to, or not at all: %j', (reading, failure) => {
    const checked = next(pressed, { type: 'checked', sent, reading });
    expect([checked.machine.failure, doing(checked.effects)]).toEqual(
      failure === undefined ? [undefined, ['claim']] : [failure, ['keep']],
    );
    expect(stageOf(checked.machine)).toBe(failure === undefined ? 'checking/none' : 'draft/none');
    expect(next(open, { type: 'paymentRead', reading }).machine.paymentWindow?.failure).toBe(failure);
    const approval = next(next(open, EVENTS.approved).machine, { type: 'approvalRead', reading });
    expect(doing(approval.effects)).toEqual(failure === undefined ? ['capture'] : ['keep']);
    if (failure !== undefined) expect(stageOf(approval.machine)).toBe('draft/none');
  });

  it('is agreed to by the press that follows, with the trade-in as it is now', () => {
    const tradeIns = [aTradeIn({ customerPrice: 1_000 })];
    const { machine } = next(pressed, { type: 'checked', sent, reading: { terms: [DEARER], tradeIns } });
    expect(machine.draft.tradeIns).toEqual(tradeIns);
    const again = next(machine, { type: 'press', customer, terms: [DEARER] }).machine;
    expect(doing(next(again, { type: 'checked', sent, reading: { terms: [DEARER] } }).effects)).toEqual(['claim']);
  });

  it('is what was agreed to with a fee, though choices have changed since, and nothing without an agreement', () => {
    const chosen = next(open, { type: 'change', draft: { paymentOptionId: 'at-car-dealer' } }).machine;
    expect(chosen.agreement?.draft.paymentOptionId).toBeUndefined();
    const approved = next(aMachine(), EVENTS.approved).machine;
    expect(stageOf(next(approved, { type: 'approvalRead', reading: { terms: [] } }).machine)).toBe('draft/none');
  });

  it('is no question for a request, and never left out of an order', () => {
    const asked = aSentOrder({}, { paymentOptionId: 'at-car-dealer' });
    expect(doing(next(pressed, { type: 'checked', sent: asked }).effects)).toEqual(['claim']);
    expect(next(pressed, { type: 'checked', sent }).machine.failure).toBe('failed');
  });

  it('may be reserved by the first order that it replaces: the platform says so', () => {
    const replacing = { ...pressed, draft: { ...pressed.draft, replaces: NEW_ID } };
    const reading: OrderReading = { terms: [PRICE], obstacle: 'reserved' };
    expect(doing(next(replacing, { type: 'checked', sent, reading }).effects)).toEqual(['claim']);
  });

  it.each([
    ['the same', { terms: [PRICE] }, 'unacceptable'],
    ['something else', { terms: [DEARER] }, 'rejected'],
    ['a closed shop', { terms: [PRICE], obstacle: 'closed' }, 'closed'],
    // Whether the same would be refused again, nobody knows.
    ['nothing that could be read', undefined, 'rejected'],
  ] as const)('is asked for again after a refusal, paid or not: %s', (_, reading, failure) => {
    for (const payment of ['none', 'captured'] as const) {
      const sending = { ...aMachine('sending', payment), agreement: pressed.agreement };
      const refused = next(sending, EVENTS.refused);
      expect(doing(refused.effects)).toEqual(['keep', 'readAgain']);
      const known = reading && { ...reading, terms: [...reading.terms] };
      expect(next(refused.machine, { type: 'readAgain', reading: known }).machine.failure).toBe(failure);
    }
  });
});

// rules/platform-and-wire: not now is not no.
describe('a platform that is busy', () => {
  it.each([
    ['turnedAway', false, 'draft', 'busy'],
    ['turnedAway', true, 'unanswered', 'busy'],
    ['busy', false, 'unanswered', 'busy'],
    ['busy', true, 'unanswered', 'busy'],
    ['refused', true, 'unanswered', 'unacceptable'],
    ['unknown', false, 'unanswered', 'failed'],
  ] as const)('after %s (repeated: %s) leaves the order %s, says %s, and does nothing by itself', (...row) => {
    const [failure, isRepeated, stage, said] = row;
    for (const payment of ['none', 'captured'] as const) {
      const event = { type: 'unanswered', failure, isRepeated, retryAfterMs: 30_000 } as const;
      const { machine, effects } = next(aMachine('sending', payment), event);
      expect([stageOf(machine), machine.failure, machine.retryAfterMs]).toEqual([`${stage}/${payment}`, said, 30_000]);
      expect(doing(effects)).toEqual(['keep']);
    }
  });

  // Somebody else has the vehicle: then it did not arrive before either.
  it.each([
    ['none', 'refused/none'],
    ['captured', 'refused/stranded'],
  ] as const)('has certainly not taken a repeated order whose vehicle is reserved: fee %s', (payment, after) => {
    const event = { type: 'unanswered', failure: 'reserved', isRepeated: true } as const;
    expect(stageOf(next(aMachine('sending', payment), event).machine)).toBe(after);
  });

  it('before the order is sent holds it, with the time that it asks for and the window as it is', () => {
    const held = { type: 'held', failure: 'busy', retryAfterMs: 5000 } as const;
    const window = { customer, isOpen: true, isCancelled: false };
    const { machine } = next({ ...aMachine('checking'), paymentWindow: window }, held);
    expect([stageOf(machine), machine.failure, machine.retryAfterMs]).toEqual(['draft/none', 'busy', 5000]);
    expect(machine.paymentWindow?.isOpen).toBe(true);
  });
});

describe('what is found of an order', () => {
  it.each([
    ['checking', 'none', 'draft', 'none'],
    ['sending', 'captured', 'unanswered', 'captured'],
    ['refused', 'approved', 'draft', 'none'],
    // Another tab may be doing it.
    ['draft', 'capturing', 'draft', 'capturing'],
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
    ['draft/none', 'draft/capturing', 'draft/capturing'],
    ['refused/none', 'draft/none', 'refused/none'],
  ])('here %s, where another tab has stored %s, is %s', (own, found, expected) => {
    const read = (text: string) => {
      const [order, payment] = text.split('/') as [OrderStage['stage'], PaymentStage['stage']];
      return stateOf(order, payment);
    };
    const { order, payment } = followedState(read(own), read(found), own.endsWith('capturing'));
    expect(`${order.stage}/${payment.stage}`).toBe(expected);
  });

  it('is open once it was sent or paid for', () => {
    expect(isOpenState(NEW_ORDER)).toBe(false);
    expect(isOpenState(stateOf('draft', 'approved'))).toBe(false);
    expect(isOpenState(stateOf('unanswered', 'none'))).toBe(true);
    expect(isOpenState(stateOf('draft', 'unconfirmed'))).toBe(true);
  });
});

// rules/account: data of one person.
it('begins anew with the choices, and without customer and trade-in, where somebody else logs in or they log out', () => {
  const klaras = aMachine('draft', 'none', { login: { userId: 'klara' } });
  const machine: OrderMachine = {
    ...klaras,
    customer: { ...klaras.customer, lastName: 'Kundin' },
    draft: {
      ...klaras.draft,
      person: { userId: 'klara', filled: [] },
      tradeIns: [aTradeIn({ code: 'CODE-1' })],
      tradeInId: 'trade-in',
      paymentOptionId: 'at-car-dealer',
    },
  };
  for (const event of [{ type: 'loggedIn', userId: 'bert' } as const, { type: 'personLeft' } as const]) {
    const { draft, customer } = next(machine, event).machine;
    expect(draft).toMatchObject({ orderId: NEXT_ID, tradeIns: [], paymentOptionId: 'at-car-dealer' });
    expect([draft.tradeInId, customer.lastName]).toEqual([undefined, '']);
  }
});
