import { expect, it } from 'vitest';
import { calendarFile } from '../../src/lib/calendarFile';

const NOW = new Date('2026-05-04T10:00:00.123Z');

it('writes an event of a day, the day after as its end', () => {
  const file = calendarFile(
    [{ id: 'a-1', at: '2026-05-31', title: 'Angebot; 7.000 €, BMW', text: 'Zeile 1\nZeile 2', isFree: true }],
    NOW,
  );
  expect(file.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//webshop-widget//DE',
    'BEGIN:VEVENT',
    'UID:a-1',
    'DTSTAMP:20260504T100000Z',
    'DTSTART;VALUE=DATE:20260531',
    'DTEND;VALUE=DATE:20260601',
    String.raw`SUMMARY:Angebot\; 7.000 €\, BMW`,
    String.raw`DESCRIPTION:Zeile 1\nZeile 2`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

it('folds long lines by bytes, and no sign is cut', () => {
  const title = 'Škoda €'.repeat(30);
  const lines = calendarFile([{ id: 'a', at: '2026-05-31', title, text: '' }], NOW).split('\r\n');
  expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBe(75);
  expect(lines.join('\r\n').replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`);
});

it('lets no text begin a line of its own', () => {
  const file = calendarFile([{ id: 'a\r\nX:1', at: '2026-05-31', title: 'b\nEND:VEVENT', text: 'c\rX:2' }], NOW);
  expect(file.split('\r\n').filter((line) => line === 'END:VEVENT')).toHaveLength(1);
  expect(file).not.toContain('\r\nX:1');
  expect(file.split(/\r\n|\r|\n/)).not.toContain('X:2');
});
