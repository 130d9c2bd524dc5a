import { dateOf, type CalendarDay, addDays, addMonths } from './calendarDay';
import { once } from '../once';
import { range } from '../range';

/** Weeks and months ('YYYY-MM') of a calendar, and days and months in words. */

/** 0 for Sunday to 6 for Saturday. */
export function weekday(day: CalendarDay): number {
  return dateOf(day).getUTCDay();
}

/** 0 for Monday to 6 for Sunday, as a German calendar has its columns. */
export function weekdayFromMonday(day: CalendarDay): number {
  return (weekday(day) + 6) % 7;
}

/** The latest of several days; `undefined` ones are ignored. */
export function latestDay(days: readonly (CalendarDay | undefined)[], fallback: CalendarDay): CalendarDay {
  return days.reduce<CalendarDay>((latest, day) => (day !== undefined && day > latest ? day : latest), fallback);
}

/** Month of a day, 'YYYY-MM'. */
export function monthOf(day: CalendarDay): string {
  return day.slice(0, 7);
}

export function boundsOf(month: string): readonly [first: CalendarDay, last: CalendarDay] {
  const first = `${month}-01`;
  return [first, addDays(addMonths(first, 1), -1)];
}

/** The weeks of a month from Monday to Sunday; `undefined` for days of other months. */
export function weeksOf(month: string): (CalendarDay | undefined)[][] {
  const [first, last] = boundsOf(month);
  const lead = weekdayFromMonday(first);
  const days = Number(last.slice(8));
  return range(Math.ceil((lead + days) / 7), (week) =>
    range(7, (column) => {
      const number = week * 7 + column - lead;
      return number >= 0 && number < days ? addDays(first, number) : undefined;
    }),
  );
}

const WEEKDAYS = ['So', 'Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa'] as const;
const dayFormat = once(() => new Intl.DateTimeFormat('de-DE', { dateStyle: 'full', timeZone: 'UTC' }));
const monthFormat = once(() => new Intl.DateTimeFormat('de-DE', { month: 'long', year: 'numeric', timeZone: 'UTC' }));

/** 'Freitag, 21. November 2026'. */
export function dayInWords(day: CalendarDay): string {
  return dayFormat().format(dateOf(day));
}

/** 'Di 5. Januar'. */
export function dayAndMonth(day: CalendarDay): string {
  return `${WEEKDAYS[weekday(day)]} ${dayInWords(day).replace(/^.*, | \d{4}$/g, '')}`;
}

/** 'Di 24.11.'. */
export function shortDay(day: CalendarDay): string {
  return `${WEEKDAYS[weekday(day)]} ${day.slice(8)}.${day.slice(5, 7)}.`;
}

/** 'November 2026'. */
export function monthInWords(month: string): string {
  return monthFormat().format(dateOf(`${month}-01`));
}
