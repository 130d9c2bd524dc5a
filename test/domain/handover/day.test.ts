import { describe, expect, it } from 'vitest';
import { addDays, berlinHour, latestDay, weekday } from '../../../src/domain/handover/day';

describe('days in Germany', () => {
  it.each([
    ['2026-01-15', 12, '2026-01-15T11:00:00Z'],
    ['2026-07-15', 12, '2026-07-15T10:00:00Z'],
    ['2026-03-28', 12, '2026-03-28T11:00:00Z'],
    ['2026-03-29', 12, '2026-03-29T10:00:00Z'],
    ['2026-10-24', 9, '2026-10-24T07:00:00Z'],
    ['2026-10-25', 9, '2026-10-25T08:00:00Z'],
    ['2026-12-31', 17, '2026-12-31T16:00:00Z'],
  ])('%s at %d o’clock is %s', (day, hour, utc) => {
    expect(berlinHour(day, hour)).toBe(utc);
  });

  it('counts over the ends of months and years', () => {
    expect(addDays('2026-12-30', 3)).toBe('2027-01-02');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
    expect(weekday('2026-11-22')).toBe(0);
    expect(latestDay([undefined, '2026-11-25', '2026-11-23'], '2026-11-21')).toBe('2026-11-25');
  });
});
