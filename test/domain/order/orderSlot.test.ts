import { describe, expect, it } from 'vitest';
import {
  EMPTY_SLOT,
  orderSlotOf,
  withDraft,
  withMessage,
  withPlaced,
  type OrderSlot,
} from '../../../src/domain/order/orderSlot';
import { agedOrders } from '../../../src/domain/order/ownOrders';
import { cancellationMessage } from '../../../src/domain/order/dealerMessage';
import { DRAFT_VERSION } from '../../../src/domain/order/draftVersion';
import { isOpenState } from '../../../src/domain/order/orderState';
import { SLOT_PARTS } from '../../../src/domain/order/slotParts';
import { createStorage, STORAGE_KEYS } from '../../../src/lib/storage';
import { ADMIN_ID } from '../../builders/tenant';
import { anOrderDraft, aSentOrder, ORDER_ID, paidState, unansweredState } from '../../builders/order';

const idOf = (number: number) => `${ORDER_ID.slice(0, -1)}${number}`;
const draftOf = (number: number, overrides: Parameters<typeof anOrderDraft>[0] = {}) =>
  anOrderDraft({ orderId: idOf(number), vehicleId: `vehicle-${number}`, changedAt: number, ...overrides });
const slotOf = (...drafts: ReturnType<typeof draftOf>[]): OrderSlot => ({ ...EMPTY_SLOT, drafts });
const vehiclesIn = ({ drafts }: OrderSlot) => drafts.map(({ vehicleId }) => vehicleId.slice(-1)).join('');

/** The slot as another release of the script has stored it: its choices have another shape, what was sent and paid for has not. */
const storedBy = (version: number) => ({
  drafts: [
    { ...draftOf(1, { state: paidState() }), productIds: { chosen: ['p-1'] }, [`since${version}`]: true },
    { ...draftOf(2, { state: unansweredState() }), customer: undefined, changedAt: 'yesterday' },
    draftOf(3),
  ],
  placedOrders: [{ ...aSentOrder({ id: idOf(4) }).confirmation, [`since${version}`]: true }],
  messages: [cancellationMessage(aSentOrder({ id: idOf(1) }), idOf(2))],
});

describe('an update of the shop, or its return to an older release', () => {
  it.each([1, 2, 3, 9])('loses nothing that was sent, paid for or placed: from version %i', (version) => {
    const text = JSON.stringify({ [ADMIN_ID]: { version, value: storedBy(version) } });
    const localStorage = { getItem: (key: string) => (key === STORAGE_KEYS.checkoutDraft ? text : null) };
    const page = Object.assign(new EventTarget(), { localStorage: localStorage as Storage });
    const slot = orderSlotOf(createStorage(page), ADMIN_ID).read();
    const open = slot?.drafts.filter(({ state }) => isOpenState(state)) ?? [];
    expect(open.map(({ orderId, state: { order, payment } }) => [orderId, order.stage, payment.stage])).toEqual([
      [idOf(1), 'draft', 'captured'],
      [idOf(2), 'unanswered', 'none'],
    ]);
    expect(open[1]?.state).toEqual(unansweredState());
    // Choices of another version are made again.
    expect(slot && vehiclesIn(slot)).toBe(version === DRAFT_VERSION ? '123' : '12');
    expect([slot?.placedOrders.length, slot?.messages.length]).toEqual([1, 1]);
  });
});

describe('the orders that are kept', () => {
  it('are, of one order, those of the tab that has paid, else the later ones', () => {
    const paid = draftOf(1, { state: paidState() });
    const later = draftOf(1, { changedAt: 9 });
    expect([SLOT_PARTS.isLater(paid, later), SLOT_PARTS.isLater(later, paid)]).toEqual([true, false]);
    expect([SLOT_PARTS.isLater(later, draftOf(1)), SLOT_PARTS.isLater(draftOf(1), later)]).toEqual([true, false]);
  });

  it.each([
    ['the oldest', slotOf(draftOf(2), draftOf(1), draftOf(3)), '234'],
    ['the oldest that is not paid', slotOf(draftOf(1, { state: paidState() }), draftOf(2), draftOf(3)), '134'],
    ['the oldest that was not sent', slotOf(draftOf(1, { state: unansweredState() }), draftOf(2), draftOf(3)), '134'],
    ['none where all are open', slotOf(...[1, 2, 3].map((each) => draftOf(each, { state: paidState() }))), '1234'],
  ])('give way to a fourth vehicle: %s', (_, slot, left) => {
    expect(vehiclesIn(withDraft(slot, draftOf(4)))).toBe(left);
  });

  it('hold one draft a vehicle, and lose no open order to one of another id', () => {
    const open = draftOf(1, { state: paidState() });
    const other = draftOf(1, { orderId: idOf(9) });
    expect(withDraft(slotOf(draftOf(1)), other).drafts).toEqual([other]);
    expect(withDraft(slotOf(open), other).drafts).toEqual([open, other]);
    const renewed = { ...other, replaces: open.orderId };
    expect(withDraft(slotOf(open), renewed).drafts).toEqual([renewed]);
  });

  it('lose only the draft that was placed, and keep its first confirmation', () => {
    const { confirmation } = aSentOrder({ id: idOf(1) });
    const placed = withPlaced(slotOf(draftOf(1), draftOf(2, { state: paidState() })), confirmation);
    expect(vehiclesIn(placed)).toBe('2');
    expect(withPlaced(placed, { ...confirmation, email: 'later@beispiel.de' }).placedOrders).toEqual([confirmation]);
  });

  it('forget a message that was sent once nothing refers to its order', () => {
    const message = cancellationMessage(aSentOrder({ id: idOf(1) }), idOf(2));
    const now = new Date();
    const renewed = draftOf(1, { orderId: idOf(2), replaces: idOf(1), changedAt: now.getTime() });
    const isKept = (slot: OrderSlot) => agedOrders(slot, now).messages.length === 1;
    expect(isKept(withMessage(slotOf(), message))).toBe(true);
    expect(isKept(withMessage(slotOf(), { ...message, state: 'sent' }))).toBe(false);
    expect(isKept(withMessage(slotOf(renewed), { ...message, state: 'sent' }))).toBe(true);
  });
});
