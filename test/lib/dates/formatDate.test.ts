import { describe, expect, it } from 'vitest';
import { formatDate, formatDateTime, formatMonthYear } from '../../../src/lib/dates/formatDate';

describe('German dates', () => {
  it.each([
    [formatMonthYear('2021-03-01'), '03/2021'],
    [formatDate('2026-05-01'), '01.05.2026'],
    [formatDate('2026-05-01T22:30:00Z'), '02.05.2026'],
    [formatDate(new Date('2026-12-31T23:30:00Z')), '01.01.2027'],
    [formatDateTime('2026-05-01T09:30:00Z'), '01.05.2026, 11:30'],
    [formatDateTime('2026-01-01T09:30:00Z'), '01.01.2026, 10:30'],
  ])('case %#: %s', (shown, expected) => {
    expect(shown).toBe(expected);
  });
});
