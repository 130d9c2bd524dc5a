import { describe, expect, it } from 'vitest';
import { DUTY_DATES, isInForce } from '../../../src/domain/law/dates';
import { addDays } from '../../../src/lib/dates/calendarDay';

describe('a duty of law', () => {
  it.each(Object.entries(DUTY_DATES))('%s begins on its day, as seen before it was looked up', (_, since) => {
    const long = '2000-01-01';
    expect(isInForce(since, addDays(since, -1), long)).toBe(false);
    expect(isInForce(since, since, long)).toBe(true);
    expect(isInForce(since, addDays(since, 400), long)).toBe(true);
  });

  it.each(Object.values(DUTY_DATES))('that began on %s holds on a clock that is wrong', (since) => {
    expect(isInForce(since, '1970-01-01')).toBe(true);
  });

  it('that was only announced waits for its day', () => {
    expect(isInForce('2027-07-01', '2027-06-30')).toBe(false);
    expect(isInForce('2027-07-01', '2027-07-01')).toBe(true);
  });
});
