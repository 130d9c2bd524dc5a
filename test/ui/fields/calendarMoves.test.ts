import { describe, expect, it } from 'vitest';
import { dayAfterKey, dayWithin, firstDay } from '../../../src/ui/fields/calendarMoves';

const MONTHS = { minMonth: '2026-05', maxMonth: '2026-07' };

describe('the days that a calendar goes to', () => {
  it.each([
    ['ArrowLeft', false, '2026-04-30'],
    ['ArrowRight', false, '2026-05-02'],
    ['ArrowUp', false, '2026-04-24'],
    ['ArrowDown', false, '2026-05-08'],
    ['Home', false, '2026-04-27'],
    ['End', false, '2026-05-03'],
    ['PageUp', false, '2026-04-01'],
    ['PageDown', false, '2026-06-01'],
    ['PageUp', true, '2025-05-01'],
    ['PageDown', true, '2027-05-01'],
    ['Enter', false, undefined],
  ])('%s (with the shift key: %s) leads from Friday, 1 May, to %s', (key, shiftKey, day) => {
    expect(dayAfterKey({ key, shiftKey }, '2026-05-01')).toBe(day);
  });

  it.each([
    ['2026-04-30', '2026-05-01'],
    ['2026-05-01', '2026-05-01'],
    ['2026-07-31', '2026-07-31'],
    ['2026-08-01', '2026-07-31'],
  ])('%s is kept within its months: %s', (day, kept) => {
    expect(dayWithin(MONTHS, day)).toBe(kept);
  });

  it('begin at the chosen one, else at the first that can be chosen, else at the very first', () => {
    const fromTheSeventh = (day: string) => (day < '2026-05-07' ? 'Frühestens am 7. Mai möglich.' : undefined);
    expect(firstDay(MONTHS, '2026-06-10', fromTheSeventh)).toBe('2026-06-10');
    expect(firstDay(MONTHS, undefined, fromTheSeventh)).toBe('2026-05-07');
    expect(firstDay(MONTHS, '2026-09-01', fromTheSeventh)).toBe('2026-05-07');
    expect(firstDay(MONTHS, undefined, () => 'Derzeit ist keine Übergabe möglich.')).toBe('2026-05-01');
  });
});
