import { describe, expect, it } from 'vitest';
import {
  EMPTY_SLOT,
  recentSlot,
  withDraft,
  withMessage,
  withPlaced,
  type OrderSlot,
} from '../../../src/domain/order/orderSlot';
import { cancellationMessage } from '../../../src/domain/order/dealerMessage';
import { anOrderDraft, aSentOrder, ORDER_ID, paidState, unansweredState } from '../../builders/order';

const idOf = (number: number) => `${ORDER_ID.slice(0, -1)}${number}`;
const draftOf = (number: number, overrides: Parameters<typeof anOrderDraft>[0] = {}) =>
  anOrderDraft({ orderId: idOf(number), vehicleId: `vehicle-${number}`, changedAt: number, ...overrides });
const slotOf = (...drafts: ReturnType<typeof draftOf>[]): OrderSlot => ({ ...EMPTY_SLOT, drafts });
const vehiclesIn = ({ drafts }: OrderSlot) => drafts.map(({ vehicleId }) => vehicleId.slice(-1)).join('');

describe('the orders that are kept', () => {
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
    const person = { firstName: 'Anna', lastName: 'Weber', email: 'anna@beispiel.de', phone: undefined };
    const about = { orderId: idOf(1), vehicleId: 'vehicle-1', vehicle: 'Opel Corsa', person };
    const message = cancellationMessage(about, idOf(2));
    const now = new Date();
    const renewed = draftOf(1, { orderId: idOf(2), replaces: idOf(1) });
    const isKept = (slot: OrderSlot) => recentSlot(slot, now).messages.length === 1;
    expect(isKept(withMessage(slotOf(), message))).toBe(true);
    expect(isKept(withMessage(slotOf(), { ...message, state: 'sent' }))).toBe(false);
    expect(isKept(withMessage(slotOf(renewed), { ...message, state: 'sent' }))).toBe(true);
  });
});
