/** 'YYYY-MM-DD', which compare as texts and know no time zone. */
export type CalendarDay = string;

/** Counted in UTC, which has no summer time. */
export const dateOf = (day: CalendarDay) => new Date(`${day}T00:00:00Z`);
const dayOf = (date: Date): CalendarDay => date.toISOString().slice(0, 10);

/** 'YYYY-MM-DD' that exists: 31 February is none. */
export function isCalendarDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && dateOf(text).getUTCDate() === Number(text.slice(8));
}

/** Day of 'YYYY-M-D', if it exists. */
export function paddedDay(text: string): CalendarDay | undefined {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text) ?? [];
  const padded = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDay(padded) ? padded : undefined;
}

/** Negative: earlier. */
export function addDays(day: CalendarDay, count: number): CalendarDay {
  const date = dateOf(day);
  date.setUTCDate(date.getUTCDate() + count);
  return dayOf(date);
}

/** At most the last day of the month; negative: earlier. */
export function addMonths(day: CalendarDay, months: number): CalendarDay {
  const [year = 0, month = 1, dayOfMonth = 1] = day.slice(0, 10).split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0));
  lastOfMonth.setUTCDate(Math.min(dayOfMonth, lastOfMonth.getUTCDate()));
  return dayOf(lastOfMonth);
}
