import { describe, expect, it } from 'vitest';
import { orderCalendarFile } from '../../../src/domain/order/orderCalendarFile';
import { anOrder, aPickup, ORDER_ID } from '../../builders/order';

const now = new Date('2026-11-21T09:00:00Z');
const fileOf = (parts: Parameters<typeof anOrder>[0]) =>
  orderCalendarFile({ orderId: ORDER_ID, order: anOrder(parts), companyName: 'Autohaus Sonnenberg; GmbH', now });

describe('calendar file of an order', () => {
  it('holds the appointment with its hour and the hand-over as a whole day', () => {
    const file = fileOf({
      appointment: { day: '2026-11-24', hour: 15 },
      handOver: { product: aPickup(), day: '2026-12-31' },
    });
    const lines = (file ?? '').replaceAll('\r\n ', '').split('\r\n');
    expect(lines).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//webshop-widget//DE',
      'BEGIN:VEVENT',
      `UID:${ORDER_ID}-appointment`,
      'DTSTAMP:20261121T090000Z',
      'DTSTART:20261124T140000Z',
      'DURATION:PT1H',
      'SUMMARY:Beratung bei Autohaus Sonnenberg\\; GmbH: Volkswagen Golf',
      'LOCATION:Aachener Straße 100\\, 50674 Köln',
      'END:VEVENT',
      'BEGIN:VEVENT',
      `UID:${ORDER_ID}-hand-over`,
      'DTSTAMP:20261121T090000Z',
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
      'SUMMARY:Abholung im Autohaus: Volkswagen Golf',
      'LOCATION:Aachener Straße 100\\, 50674 Köln',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('has no line above 75 octets, splits no emoji, and has no place for a delivery', () => {
    const name = `Lieferung über große Entfernungen ${'🚗'.repeat(60)}`;
    const file = fileOf({ handOver: { product: aPickup({ type: 'delivery', name }), day: '2026-12-01' } }) ?? '';
    const lines = file.split('\r\n');
    expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75);
    expect(lines.join('\n').replaceAll('\n ', '')).toContain(`SUMMARY:${name}: Volkswagen Golf`);
    expect(lines.filter((line) => /\p{Surrogate}/u.test(line))).toEqual([]);
    expect(file).not.toContain('LOCATION');
  });

  it('is none without a date', () => {
    expect(fileOf({})).toBeUndefined();
  });
});
