import { addDays, type CalendarDay } from './dates/calendarDay';

export interface CalendarEvent {
  /** The same for the same event, so that a calendar replaces it. */
  id: string;
  day: CalendarDay;
  title: string;
  text: string;
}

const LONGEST = 75;
const escaped = (text: string) => text.replace(/[\\;,]/g, String.raw`\$&`).replace(/\r?\n/g, String.raw`\n`);
const plain = (day: CalendarDay) => day.replaceAll('-', '');

/** A longer line goes on in the next one, after a blank. */
function folded(line: string): string {
  let [whole, bytes] = ['', 0];
  for (const sign of line) {
    const size = new TextEncoder().encode(sign).length;
    const isFull = bytes + size > LONGEST;
    whole += isFull ? `\r\n ${sign}` : sign;
    bytes = isFull ? 1 + size : bytes + size;
  }
  return whole;
}

export function calendarFile(events: readonly CalendarEvent[], now: Date): string {
  const stamp = `${now.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
  const lines = events.flatMap(({ id, day, title, text }) => [
    'BEGIN:VEVENT',
    `UID:${escaped(id)}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${plain(day)}`,
    `DTEND;VALUE=DATE:${plain(addDays(day, 1))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]);
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Webshop//Heute//DE', ...lines, 'END:VCALENDAR', '']
    .map(folded)
    .join('\r\n');
}
