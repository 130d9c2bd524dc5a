import { describe, expect, it } from 'vitest';
import { cancellationMessage } from '../../../src/domain/order/dealerMessage';
import { EMPTY_CUSTOMER } from '../../../src/domain/order/orderCustomer';
import type { OrderSlot } from '../../../src/domain/order/orderSlot';
import {
  agedOrders,
  forgottenOrders,
  ordersClaimedBy,
  ordersLeftBy,
  visibleOrders,
  withOthers,
} from '../../../src/domain/order/ownOrders';
import { anOrderDraft, aSentOrder, ORDER_ID, paidState } from '../../builders/order';

const NOW = new Date('2026-11-27T12:00:00Z');
const idOf = (number: number) => `${ORDER_ID.slice(0, -1)}${number}`;
const personOf = (userId: string | undefined) => (userId === undefined ? undefined : { userId, filled: [] });

/** A draft, a paid order, a confirmation and an unsent message of each: of nobody (1 to 3), klara (4 to 6), bert (7 to 9). */
function aSlot(): OrderSlot {
  const owners = [undefined, 'klara', 'bert'];
  const changedAt = NOW.getTime();
  const number = (index: number, of: number) => idOf(3 * index + of);
  return {
    drafts: owners.flatMap((userId, index) => [
      anOrderDraft({ orderId: number(index, 1), changedAt, person: personOf(userId) }),
      anOrderDraft({ orderId: number(index, 2), changedAt, state: paidState(), person: personOf(userId) }),
    ]),
    placedOrders: owners.map((userId, index) => ({
      ...aSentOrder({ id: number(index, 3) }, { placedAt: NOW.toISOString() }).confirmation,
      person: userId === undefined ? undefined : { userId },
    })),
    messages: owners.map((userId, index) => ({
      ...cancellationMessage(aSentOrder({ id: number(index, 3) }), idOf(0)),
      person: userId === undefined ? undefined : { userId },
    })),
  };
}
const numbers = ({ drafts, placedOrders, messages }: OrderSlot) =>
  [drafts, placedOrders, messages].map((entries) => entries.map(({ orderId }) => orderId.slice(-1)).join('')).join(' ');
const seenBy = (userId: string | undefined, slot = aSlot()) => numbers(visibleOrders(slot, { userId, now: NOW }));

// rules/account: data of one person. Drafts, confirmations, messages.
describe('what a visitor sees of the stored orders', () => {
  it('is their own; nothing of another login, nor of nobody', () => {
    expect(seenBy('klara')).toBe('45 6 6');
    expect(seenBy('bert')).toBe('78 9 9');
  });

  it('without a login is nobody’s and what nobody has logged out of; after a logout only what money or an order may be lost with', () => {
    expect(seenBy(undefined)).toBe('124578 369 369');
    expect(seenBy(undefined, ordersLeftBy(aSlot(), 'klara'))).toBe('258 39 369');
    expect(seenBy('klara', ordersLeftBy(aSlot(), 'klara'))).toBe('5 6 6');
  });

  it('is theirs again with the next login, with what nobody has done on this page before', () => {
    const left = ordersLeftBy(aSlot(), 'klara');
    expect(seenBy('klara', ordersClaimedBy(left, 'klara', NOW))).toBe('25 36 36');
    expect(seenBy('klara', ordersClaimedBy(left, 'klara', new Date(NOW.getTime() + 1)))).toBe('5 6 6');
    expect(seenBy(undefined, ordersClaimedBy(left, 'klara', new Date(NOW.getTime() + 1)))).toBe('258 36 369');
  });

  it('is without what others had not sent, and without contact data of what they have placed, however their login has ended', () => {
    for (const slot of [ordersLeftBy(aSlot(), 'klara'), ordersClaimedBy(aSlot(), 'bert', NOW)]) {
      const [drafts, placed] = [slot.drafts, slot.placedOrders].map((entries) =>
        entries.filter(({ person }) => person?.userId === 'klara'),
      );
      expect(drafts).toMatchObject([{ orderId: idOf(5), person: { hasLeft: true } }]);
      expect(placed).toMatchObject([{ orderId: idOf(6), email: undefined, person: { hasLeft: true } }]);
    }
  });

  it('is changed without those of others', () => {
    const stored = aSlot();
    const visitor = { userId: 'bert', now: NOW };
    const changed = withOthers({ drafts: [], placedOrders: [], messages: [] }, stored, visitor);
    expect(numbers(changed)).toBe('1245 36 36');
  });
});

describe('what is forgotten', () => {
  it('when asked for, is all that is the visitor’s but what has no answer yet', () => {
    expect(numbers(forgottenOrders(aSlot(), { userId: 'bert', now: NOW }))).toBe('258 36 369');
  });

  it('of a message that was sent, is all but that', () => {
    const slot = aSlot();
    const sent = { ...slot, messages: slot.messages.map((message) => ({ ...message, state: 'sent' as const })) };
    expect(JSON.stringify(agedOrders(sent, NOW).messages)).not.toMatch(/Weber|beispiel|stornieren/);
    const visitor = { userId: 'bert', now: NOW };
    expect(JSON.stringify(withOthers(visibleOrders(sent, visitor), sent, visitor).messages)).not.toMatch(/Weber/);
  });

  it('by age, are drafts after a day and confirmations after two weeks; never money, nor what the dealer is still to be told', () => {
    const later = (days: number, slot = aSlot()) => agedOrders(slot, new Date(NOW.getTime() + days * 86_400_000));
    expect(numbers(later(0.9))).toBe('124578 369 369');
    expect(numbers(later(1))).toBe('258 369 369');
    expect(JSON.stringify(later(1).placedOrders)).not.toContain('beispiel');
    const over = later(14);
    expect(numbers(over)).toBe('258 369 369');
    expect(numbers(visibleOrders(over, { userId: undefined, now: new Date(NOW.getTime() + 14 * 86_400_000) }))).toBe(
      '258  369',
    );
    expect(numbers(later(15, over))).toBe('258  369');
  });

  it('by no age, is what is hidden when something is stored beside it', () => {
    const over = agedOrders(aSlot(), new Date(NOW.getTime() + 14 * 86_400_000));
    const visitor = { userId: undefined, now: new Date(NOW.getTime() + 14 * 86_400_000) };
    expect(numbers(withOthers(visibleOrders(over, visitor), over, visitor))).toBe('258 369 369');
  });
});

describe('a draft of nobody, once somebody logs in', () => {
  const typed = (typedAt: number) => ({
    ...aSlot(),
    drafts: [anOrderDraft({ changedAt: NOW.getTime(), typedAt, customer: aCustomer })],
  });
  const aCustomer = { ...EMPTY_CUSTOMER, customerType: 'commercial' as const, lastName: 'Weber' };

  it('is theirs with what was typed since their page was opened', () => {
    expect(ordersClaimedBy(typed(NOW.getTime()), 'klara', NOW).drafts).toMatchObject([
      { person: { userId: 'klara' }, customer: { lastName: 'Weber' } },
    ]);
  });

  it('is theirs without customer and trade-ins that somebody left before', () => {
    const [draft] = ordersClaimedBy(typed(NOW.getTime() - 1), 'klara', NOW).drafts;
    expect(draft).toMatchObject({
      person: { userId: 'klara' },
      tradeIns: [],
    });
    expect(JSON.stringify(draft)).not.toMatch(/Weber|commercial/);
  });
});
