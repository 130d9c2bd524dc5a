/** Days as 'YYYY-MM-DD', which compare as texts and know no time zone. */
export type CalendarDay = string;

/** Days are counted in UTC, where no clock change gets in the way. */
export const dateOf = (day: CalendarDay) => new Date(`${day}T00:00:00Z`);
export const dayOf = (date: Date): CalendarDay => date.toISOString().slice(0, 10);

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
