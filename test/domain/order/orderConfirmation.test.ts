import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { confirmationSchema, placedOrderOf } from '../../../src/domain/order/orderConfirmation';
import { agedOrder } from '../../../src/domain/order/placedAge';
import { ORDER_ID } from '../../builders/order';

const now = new Date('2026-11-22T10:00:00Z');
const kept = {
  orderId: ORDER_ID,
  vehicleId: 'v-1',
  internalId: 'SR-11013',
  placedAt: '2026-11-21T10:00:01Z',
  vehicle: 'Volkswagen Golf',
  paymentOptionId: 'advance-transfer',
  bill: { groups: [{ lines: [{ label: 'Golf', amount: '20.000 €' }] }], due: [], wishes: [] },
};
const read = (overrides: object = {}) => z.safeParse(confirmationSchema, { ...kept, ...overrides }).data;
const placed = read() ?? expect.fail('unreadable');

describe('the confirmation of a placed order', () => {
  it('is found by the id of its vehicle and by its stock number', () => {
    expect(placedOrderOf([placed], 'v-1')).toBe(placed);
    expect(placedOrderOf([placed], 'SR-11013')).toBe(placed);
    expect(placedOrderOf([placed], 'v-2')).toBeUndefined();
  });

  const contact = { email: 'anna@beispiel.de', company: 'Weber GmbH', deliveryAddress: 'Lindenallee 12a' };
  const sentBy = { ...placed, ...contact };
  const after = (days: number, ms = 0) => new Date(Date.parse(placed.placedAt) + days * 86_400_000 + ms);
  const isShown = (order: { ageing?: { overAt?: number } } | undefined) => order && order.ageing?.overAt === undefined;

  it('is shown for 14 days, after a day without contact data, and removed a day later', () => {
    expect(agedOrder(sentBy, now)).toMatchObject(contact);
    expect(JSON.stringify(agedOrder(sentBy, after(1)))).not.toMatch(/anna|Weber|Linden/);
    expect(isShown(agedOrder(placed, after(14, -1)))).toBe(true);
    const over = agedOrder(sentBy, after(14)) ?? expect.fail('gone');
    expect(isShown(over)).toBe(false);
    expect(JSON.stringify(over)).not.toMatch(/anna|Weber|Linden/);
    expect(isShown(agedOrder(over, after(15, -1)))).toBe(false);
    expect(agedOrder(over, after(15))).toBeUndefined();
  });

  it('is there again after a visit with a wrong clock, with the day that it was placed on', () => {
    for (const wrong of [after(20), after(-20_000)]) {
      const seen = agedOrder(placed, wrong) ?? expect.fail('gone');
      const again = agedOrder(seen, after(2));
      expect(isShown(again)).toBe(true);
      expect(again?.placedAt).toBe(placed.placedAt);
    }
  });

  it('from ahead of the clock is kept for 14 days from the first time that it is seen', () => {
    const ahead = agedOrder({ ...sentBy, placedAt: after(365).toISOString() }, now) ?? expect.fail('gone');
    expect(JSON.stringify(ahead)).not.toMatch(/anna|Weber|Linden/);
    const later = (ms: number) => new Date(now.getTime() + 14 * 86_400_000 + ms);
    expect(isShown(agedOrder(ahead, later(-1)))).toBe(true);
    expect(isShown(agedOrder(ahead, later(0)))).toBe(false);
  });

  it('is the latest where a request was made anew', () => {
    const later = { ...placed, orderId: '55555555-5555-4555-8555-555555555555' };
    expect(placedOrderOf([placed, later], 'v-1')).toBe(later);
  });

  it('loses a broken line, never itself; a link that is none of the web is none', () => {
    expect(
      read({ bill: { groups: [{ lines: [7, { label: 'Golf', amount: '1 €' }] }], due: null } })?.bill,
    ).toMatchObject({
      groups: [{ lines: [{ label: 'Golf' }] }],
      due: [],
    });
    expect(read({ redirectLink: 'javascript:alert(1)' })?.redirectLink).toBeUndefined();
    expect(read({ redirectLink: 'https://bank.example@evil.example/' })?.redirectLink).toBeUndefined();
    expect(read({ handOver: { name: 'Abholung', isDelivery: false, day: '2026-02-30' } })?.handOver).toBeUndefined();
  });

  it.each([
    ['orderId', 'nope'],
    ['vehicleId', ''],
    ['placedAt', 'gestern'],
  ])('is none when its %s is %j', (name, value) => {
    expect(read({ [name]: value })).toBeUndefined();
  });
});
