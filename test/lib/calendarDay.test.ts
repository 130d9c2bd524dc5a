import { describe, expect, it } from 'vitest';
import { addMonths, dayInGermany, isCalendarDay } from '../../src/lib/calendarDay';

describe('days', () => {
  it.each([
    ['2026-05-04T08:00:00Z', '2026-05-04'],
    ['2026-05-04T21:59:00Z', '2026-05-04'],
    ['2026-05-04T22:00:00Z', '2026-05-05'],
    ['2026-12-31T23:00:00Z', '2027-01-01'],
  ])('at %s it is %s in Germany', (moment, day) => {
    expect(dayInGermany(new Date(moment))).toBe(day);
  });

  it.each([
    ['2026-05-04', -8, '2025-09-04'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2024-03-31', -1, '2024-02-29'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-11-15', 3, '2027-02-15'],
  ])('%s and %i months are %s', (day, months, expected) => {
    expect(addMonths(day, months)).toBe(expected);
  });

  it.each([
    ['2024-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['2026-1-1', false],
    ['', false],
  ])('knows whether %s exists: %s', (day, exists) => {
    expect(isCalendarDay(day)).toBe(exists);
  });
});
