import { dateOf, type CalendarDay, addDays, addMonths } from './calendarDay';
import { range } from '../range';

/** Calendar weeks and months ('YYYY-MM'), and dates in words. */

/** 0 for Sunday to 6 for Saturday. */
export function weekday(day: CalendarDay): number {
  return dateOf(day).getUTCDay();
}

/** 0 for Monday to 6 for Sunday. */
export function weekdayFromMonday(day: CalendarDay): number {
  return (weekday(day) + 6) % 7;
}

export function latestDay(days: readonly (CalendarDay | undefined)[], fallback: CalendarDay): CalendarDay {
  return days.reduce<CalendarDay>((latest, day) => (day !== undefined && day > latest ? day : latest), fallback);
}

export function monthOf(day: CalendarDay): string {
  return day.slice(0, 7);
}

export function boundsOf(month: string): readonly [first: CalendarDay, last: CalendarDay] {
  const first = `${month}-01`;
  return [first, addDays(addMonths(first, 1), -1)];
}

/** Weeks from Monday; `undefined` for days of other months. */
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

const WEEKDAYS = 'Sonntag Montag Dienstag Mittwoch Donnerstag Freitag Samstag'.split(' ');
/** Not by `Intl.DateTimeFormat`, whose first use on a page delays a screen. */
export const MONTHS = 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' ');

export function dateInWords(day: CalendarDay): string {
  return `${Number(day.slice(8))}. ${MONTHS[Number(day.slice(5, 7)) - 1]}`;
}

export function dayInWords(day: CalendarDay): string {
  return `${WEEKDAYS[weekday(day)]}, ${dateInWords(day)} ${day.slice(0, 4)}`;
}

const shortWeekday = (day: CalendarDay) => WEEKDAYS[weekday(day)]?.slice(0, 2);

export function dayAndMonth(day: CalendarDay): string {
  return `${shortWeekday(day)} ${dateInWords(day)}`;
}

/** 'Mi., 25.11.2026'. */
export function shortDayOfYear(day: CalendarDay): string {
  const [year, month, date] = day.split('-');
  return `${shortWeekday(day)}., ${date}.${month}.${year}`;
}

export function shortDay(day: CalendarDay): string {
  return `${shortWeekday(day)} ${day.slice(8)}.${day.slice(5, 7)}.`;
}

export function monthInWords(month: string): string {
  return `${MONTHS[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;
}
