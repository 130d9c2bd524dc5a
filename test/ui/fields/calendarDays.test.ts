import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  boundsOf,
  dayInWords,
  monthInWords,
  weekdayOf,
  weeksOf,
} from '../../../src/ui/fields/calendarDays';

describe('calendar days', () => {
  it.each([
    ['2026-03-28', 1, '2026-03-29'],
    ['2026-03-29', 1, '2026-03-30'],
    ['2026-10-25', 1, '2026-10-26'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-03-01', -1, '2026-02-28'],
  ])('%s and %d days are %s', (day, count, expected) => {
    expect(addDays(day, count)).toBe(expected);
  });

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-05-04', 12, '2027-05-04'],
  ])('%s and %d months are %s', (day, count, expected) => {
    expect(addMonths(day, count)).toBe(expected);
  });

  it.each([
    ['2026-05-04', 0],
    ['2026-05-09', 5],
    ['2026-05-10', 6],
  ])('%s is day %d of its week', (day, expected) => {
    expect(weekdayOf(day)).toBe(expected);
  });

  it('form weeks from Monday to Sunday', () => {
    const weeks = weeksOf('2026-05');
    expect(weeks).toHaveLength(5);
    expect(weeks[0]).toEqual([undefined, undefined, undefined, undefined, '2026-05-01', '2026-05-02', '2026-05-03']);
    expect(weeks[4]?.[6]).toBe('2026-05-31');
    expect(weeksOf('2027-02')).toHaveLength(4);
    expect(weeksOf('2026-08')).toHaveLength(6);
  });

  it('are named in German', () => {
    expect(dayInWords('2026-05-04')).toBe('Montag, 4. Mai 2026');
    expect(monthInWords('2026-03')).toBe('März 2026');
    expect(boundsOf('2028-02')).toEqual(['2028-02-01', '2028-02-29']);
  });
});
