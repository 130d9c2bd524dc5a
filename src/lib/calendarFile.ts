import { addDays, type CalendarDay } from './dates/calendarDay';

export interface CalendarEvent {
  /** Stays the same, so that a calendar replaces the event. */
  id: string;
  /** Whole day, or moment of the beginning. */
  at: CalendarDay | Date;
  title: string;
  text?: string;
  place?: string;
  /** The calendar shows the time as free. */
  isFree?: boolean;
}

/** RFC 5545, 3.1. */
const MAX_LINE_OCTETS = 75;
// A carriage return alone would begin a line.
const escaped = (text: string) => text.replace(/[\\;,]/g, String.raw`\$&`).replace(/\s*[\r\n]+\s*/g, String.raw`\n`);
const compact = (date: string) => date.replace(/\.\d+/, '').replace(/[-:]/g, '');

/** Folds a longer line; no character is cut. */
function folded(line: string): string {
  let [whole, bytes] = ['', 0];
  for (const sign of line) {
    const size = new TextEncoder().encode(sign).length;
    const isFull = bytes + size > MAX_LINE_OCTETS;
    whole += isFull ? `\r\n ${sign}` : sign;
    bytes = isFull ? 1 + size : bytes + size;
  }
  return whole;
}

const timesOf = (at: CalendarEvent['at']) =>
  typeof at === 'string'
    ? [`DTSTART;VALUE=DATE:${compact(at)}`, `DTEND;VALUE=DATE:${compact(addDays(at, 1))}`]
    : [`DTSTART:${compact(at.toISOString())}`, 'DURATION:PT1H'];

/** Events as a calendar file (RFC 5545). */
export function calendarFile(events: readonly CalendarEvent[], now: Date): string {
  const lines = events.flatMap(({ id, at, title, text, place, isFree = false }) => [
    'BEGIN:VEVENT',
    `UID:${escaped(id)}`,
    `DTSTAMP:${compact(now.toISOString())}`,
    ...timesOf(at),
    `SUMMARY:${escaped(title)}`,
    ...(text === undefined ? [] : [`DESCRIPTION:${escaped(text)}`]),
    ...(place === undefined ? [] : [`LOCATION:${escaped(place)}`]),
    ...(isFree ? ['TRANSP:TRANSPARENT'] : []),
    'END:VEVENT',
  ]);
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//webshop-widget//DE', ...lines, 'END:VCALENDAR', '']
    .map(folded)
    .join('\r\n');
}
