import { times } from '../../lib/times';
/** Calendar arithmetic on days ('YYYY-MM-DD') and months ('YYYY-MM'), in UTC so that no clock change gets in the way. */

function toDate(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

function toDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** Month of a day. */
export function monthOf(day: string): string {
  return day.slice(0, 7);
}

/** The day so many days later, or earlier if negative. */
export function addDays(day: string, count: number): string {
  const date = toDate(day);
  date.setUTCDate(date.getUTCDate() + count);
  return toDay(date);
}

/** The same day so many months later; the last one of a month that is too short for it. */
export function addMonths(day: string, count: number): string {
  const first = toDate(`${monthOf(day)}-01`);
  first.setUTCMonth(first.getUTCMonth() + count);
  const month = monthOf(toDay(first));
  return addDays(`${month}-01`, Math.min(Number(day.slice(8)), lengthOf(month)) - 1);
}

function lengthOf(month: string): number {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).getUTCDate();
}

/** First and last day of a month. */
export function boundsOf(month: string): readonly [first: string, last: string] {
  return [`${month}-01`, `${month}-${lengthOf(month)}`];
}

/** 0 for Monday to 6 for Sunday. */
export function weekdayOf(day: string): number {
  return (toDate(day).getUTCDay() + 6) % 7;
}

/** The weeks of a month from Monday to Sunday; `undefined` where a week reaches out of it. */
export function weeksOf(month: string): (string | undefined)[][] {
  const [first, last] = boundsOf(month);
  const lead = weekdayOf(first);
  const days = Number(last.slice(8));
  return times(Math.ceil((lead + days) / 7), (week) =>
    times(7, (column) => {
      const number = week * 7 + column - lead;
      return number >= 0 && number < days ? addDays(first, number) : undefined;
    }),
  );
}

/** 'Freitag, 21. November 2026'. */
export function dayInWords(day: string): string {
  return toDate(day).toLocaleDateString('de-DE', { dateStyle: 'full', timeZone: 'UTC' });
}

/** 'November 2026'. */
export function monthInWords(month: string): string {
  return toDate(`${month}-01`).toLocaleDateString('de-DE', { month: 'long', year: 'numeric', timeZone: 'UTC' });
}
