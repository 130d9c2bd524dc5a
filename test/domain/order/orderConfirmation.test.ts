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

  it('is kept for 14 days, after a day without contact data; one that a wrong clock has dated ahead is, too', () => {
    const contact = { email: 'anna@beispiel.de', company: 'Weber GmbH', deliveryAddress: 'Lindenallee 12a' };
    const sentBy = { ...placed, ...contact };
    expect(agedOrder(sentBy, now)).toMatchObject(contact);
    expect(JSON.stringify(agedOrder(sentBy, new Date('2026-11-22T10:00:01Z')))).not.toMatch(/anna|Weber|Linden/);
    expect(agedOrder(placed, new Date('2026-12-05T10:00:00Z'))).toMatchObject({ vehicle: placed.vehicle });
    expect(agedOrder(placed, new Date('2026-12-05T10:00:01Z'))).toBeUndefined();
    const ahead = agedOrder({ ...sentBy, placedAt: '2027-11-21T10:00:01Z' }, now) ?? expect.fail('gone');
    expect(JSON.stringify(ahead)).not.toMatch(/anna|Weber|Linden/);
    expect(agedOrder(ahead, new Date(now.getTime() + 14 * 86_400_000))).toBeUndefined();
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
