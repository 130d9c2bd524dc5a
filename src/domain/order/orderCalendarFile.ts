import { addressLine } from '../tenant/locationText';
import { addDays } from '../../lib/dates/calendarDay';
import { berlinHour } from '../../lib/dates/germanClock';
import { vehicleHeading } from '../vehicle/text/title';
import type { Order } from './order';

/** Appointment and hand-over of an order as a calendar file (RFC 5545); `undefined` without either. */
export function orderCalendarFile({
  orderId,
  order,
  companyName,
  now,
}: {
  orderId: string;
  order: Order;
  companyName: string;
  now: Date;
}): string | undefined {
  const { vehicle, appointment, handOver } = order;
  const heading = vehicleHeading(vehicle);
  const place = addressLine(vehicle.location?.address);
  const common = [`DTSTAMP:${compact(now.toISOString())}`];
  const events: string[][] = [];
  if (appointment) {
    events.push([
      `UID:${orderId}-appointment`,
      ...common,
      `DTSTART:${compact(berlinHour(appointment.day, appointment.hour))}`,
      'DURATION:PT1H',
      `SUMMARY:${escaped(`Beratung bei ${companyName}: ${heading}`)}`,
      ...(place === undefined ? [] : [`LOCATION:${escaped(place)}`]),
    ]);
  }
  if (handOver?.day !== undefined) {
    events.push([
      `UID:${orderId}-hand-over`,
      ...common,
      `DTSTART;VALUE=DATE:${compact(handOver.day)}`,
      `DTEND;VALUE=DATE:${compact(addDays(handOver.day, 1))}`,
      `SUMMARY:${escaped(`${handOver.product.name}: ${heading}`)}`,
      ...(place === undefined || handOver.product.type === 'delivery' ? [] : [`LOCATION:${escaped(place)}`]),
    ]);
  }
  if (events.length === 0) return undefined;
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//webshop-widget//checkout//DE'];
  for (const event of events) lines.push('BEGIN:VEVENT', ...event, 'END:VEVENT');
  return `${[...lines, 'END:VCALENDAR'].map(folded).join('\r\n')}\r\n`;
}

/** '2026-12-01T11:00:00Z' → '20261201T110000Z' */
const compact = (date: string) => date.replace(/\.\d+/, '').replace(/[-:]/g, '');
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\s*[\r\n]+\s*/g, '\\n');

/** Longest line in octets, without its line break (RFC 5545, 3.1). */
const MAX_LINE_OCTETS = 75;

/** Folds a long line: continuation lines begin with a space. Characters are never split. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let text = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > MAX_LINE_OCTETS) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return text;
}
