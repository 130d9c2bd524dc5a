import { describe, expect, it } from 'vitest';
import { isCalendarDay, dateOf, paddedDay, addDays, addMonths } from '../../../src/lib/dates/calendarDay';
import {
  boundsOf,
  dayInWords,
  latestDay,
  monthInWords,
  monthOf,
  weekday,
  weekdayFromMonday,
  weeksOf,
} from '../../../src/lib/dates/calendarMonth';
import { berlinHour, dayInGermany, timeInGermany } from '../../../src/lib/dates/germanClock';

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
    ['2026-05-04T22:00:00Z', '00:00'],
    ['2026-11-21T08:05:59Z', '09:05'],
  ])('at %s the time in Germany is %s', (moment, time) => {
    expect(timeInGermany(new Date(moment))).toBe(time);
  });

  it('follow the clocks of the zone "Europe/Berlin" at every change since 1996', () => {
    const clock = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Europe/Berlin',
      dateStyle: 'short',
      timeStyle: 'short',
    });
    const wrong: string[] = [];
    for (let year = 1996; year <= 2037; year += 1) {
      for (const month of [2, 9]) {
        for (let hour = 22 * 24; hour < 31 * 24 + 3; hour += 0.5) {
          const moment = new Date(Date.UTC(year, month, 1) + hour * 3_600_000);
          if (`${dayInGermany(moment)} ${timeInGermany(moment)}` !== clock.format(moment))
            wrong.push(moment.toISOString());
        }
      }
    }
    expect(wrong).toEqual([]);
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

  it.each([
    ['2026-5-1', '2026-05-01'],
    ['2026-05-01', '2026-05-01'],
    ['2024-2-29', '2024-02-29'],
    ['2026-2-29', undefined],
    ['2026-0-1', undefined],
    ['2026-13-1', undefined],
    ['2026-1-1x', undefined],
    ['26-1-1', undefined],
    ['1.5.2026', undefined],
  ])('are read with and without leading zeros: %s is %s', (written, day) => {
    expect(paddedDay(written)).toBe(day);
  });
});

describe('hours in Germany', () => {
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
});

describe('calendar arithmetic', () => {
  it.each([
    ['2026-03-28', 1, '2026-03-29'],
    ['2026-03-29', 1, '2026-03-30'],
    ['2026-10-25', 1, '2026-10-26'],
    ['2026-12-30', 3, '2027-01-02'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-03-01', -1, '2026-02-28'],
  ])('%s and %d days are %s', (day, count, expected) => {
    expect(addDays(day, count)).toBe(expected);
  });

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-05-04', -8, '2025-09-04'],
    ['2026-11-15', 3, '2027-02-15'],
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
    expect(weekdayFromMonday(day)).toBe(expected);
  });

  it('finds the latest of several days, and the day of the week', () => {
    expect(weekday('2026-11-22')).toBe(0);
    expect(latestDay([undefined, '2026-11-25', '2026-11-23'], '2026-11-21')).toBe('2026-11-25');
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

  it('are named as the browser names them', () => {
    const [day, month] = [{ dateStyle: 'full' } as const, { month: 'long', year: 'numeric' } as const].map(
      (style) => new Intl.DateTimeFormat('de-DE', { ...style, timeZone: 'UTC' }),
    );
    for (let each = '2027-01-01'; each < '2028-03-02'; each = addDays(each, 1)) {
      expect(dayInWords(each)).toBe(day?.format(dateOf(each)));
      expect(monthInWords(monthOf(each))).toBe(month?.format(dateOf(each)));
    }
  });
});
