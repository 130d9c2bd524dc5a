import { lazy } from './lazy';
import { times } from './times';

/**
 * Calendar arithmetic on days ('YYYY-MM-DD') and months ('YYYY-MM'), in UTC so that no clock change gets in the way, and the
 * German clock.
 */

/** Days as 'YYYY-MM-DD', which compare as texts and know no time zone. */
export type CalendarDay = string;

const dateOf = (day: CalendarDay) => new Date(`${day}T00:00:00Z`);
const dayOf = (date: Date): CalendarDay => date.toISOString().slice(0, 10);

/** Whether such a day exists: 'YYYY-MM-DD', 31 February is none. */
export function isCalendarDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && dateOf(text).getUTCDate() === Number(text.slice(8));
}

/** The day of a text 'YYYY-M-D', with or without leading zeros; `undefined` if there is no such day. */
export function paddedDay(text: string): CalendarDay | undefined {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text) ?? [];
  const padded = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDay(padded) ? padded : undefined;
}

/** The day `count` days later, or earlier if negative. */
export function addDays(day: CalendarDay, count: number): CalendarDay {
  const date = dateOf(day);
  date.setUTCDate(date.getUTCDate() + count);
  return dayOf(date);
}

/** The same day `months` later (negative: earlier), at most the last day of that month. */
export function addMonths(day: CalendarDay, months: number): CalendarDay {
  const [year = 0, month = 1, dayOfMonth = 1] = day.slice(0, 10).split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0));
  lastOfMonth.setUTCDate(Math.min(dayOfMonth, lastOfMonth.getUTCDate()));
  return dayOf(lastOfMonth);
}

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

/** First and last day of a month. */
export function boundsOf(month: string): readonly [first: CalendarDay, last: CalendarDay] {
  const first = `${month}-01`;
  return [first, addDays(addMonths(first, 1), -1)];
}

/** The weeks of a month from Monday to Sunday; `undefined` for days of other months. */
export function weeksOf(month: string): (CalendarDay | undefined)[][] {
  const [first, last] = boundsOf(month);
  const lead = weekdayFromMonday(first);
  const days = Number(last.slice(8));
  return times(Math.ceil((lead + days) / 7), (week) =>
    times(7, (column) => {
      const number = week * 7 + column - lead;
      return number >= 0 && number < days ? addDays(first, number) : undefined;
    }),
  );
}

const dayFormat = lazy(() => new Intl.DateTimeFormat('de-DE', { dateStyle: 'full', timeZone: 'UTC' }));
const monthFormat = lazy(() => new Intl.DateTimeFormat('de-DE', { month: 'long', year: 'numeric', timeZone: 'UTC' }));

/** 'Freitag, 21. November 2026'. */
export function dayInWords(day: CalendarDay): string {
  return dayFormat().format(dateOf(day));
}

/** 'November 2026'. */
export function monthInWords(month: string): string {
  return monthFormat().format(dateOf(`${month}-01`));
}

const HOUR = 3_600_000;

/** Beginning and end of summer time in UTC: at 1 o'clock on the last Sundays of March and October. */
function summerTime(year: number): { from: number; until: number } {
  const change = (month: number) => {
    const last = new Date(Date.UTC(year, month, 31, 1));
    return last.setUTCDate(31 - last.getUTCDay());
  };
  return { from: change(2), until: change(9) };
}

/**
 * Offset of German time from UTC, ms, by the rule of the European Union (directive 2000/84/EC, in force in this form since 1996;
 * also used for earlier dates). Not by `Intl.DateTimeFormat`: the first one of a page would delay the first cards. A test compares
 * both.
 */
function berlinOffset(time: number): number {
  const { from, until } = summerTime(new Date(time).getUTCFullYear());
  return time >= from && time < until ? 2 * HOUR : HOUR;
}

/** Day and time ('HH:MM:SS') of a moment in Germany. */
function germanClock(moment: Date): { day: CalendarDay; time: string } {
  const shown = new Date(moment.getTime() + berlinOffset(moment.getTime())).toISOString();
  return { day: shown.slice(0, 10), time: shown.slice(11, 19) };
}

/** The day of a moment in Germany. */
export function dayInGermany(moment: Date): CalendarDay {
  return germanClock(moment).day;
}

/** The time of a moment in Germany, 'HH:MM'. */
export function timeInGermany(moment: Date): string {
  return germanClock(moment).time.slice(0, 5);
}

/**
 * A day and hour in Germany as UTC text with whole seconds ('2026-05-01T10:00:00Z' for 12 o'clock in summer). Not meant for the
 * hours of a clock change.
 */
export function berlinHour(day: CalendarDay, hour: number): string {
  const asIfUtc = Date.parse(`${day}T${String(hour).padStart(2, '0')}:00:00Z`);
  return new Date(asIfUtc - berlinOffset(asIfUtc - HOUR)).toISOString().replace('.000Z', 'Z');
}
