import { lazy } from './lazy';

/** Days as 'YYYY-MM-DD', which compare as texts and know no time zone. */
export type CalendarDay = string;

// Made of parts: no locale writes exactly this form in every browser.
const parts = lazy(
  () =>
    new Intl.DateTimeFormat('en-US', {
      timeZone: 'Europe/Berlin',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }),
);

/** The day that it is in Germany at a moment. */
export function dayInGermany(moment: Date): CalendarDay {
  const byType = new Map(
    parts()
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  return `${byType.get('year') ?? ''}-${byType.get('month') ?? ''}-${byType.get('day') ?? ''}`;
}

/** The same day some months later (negative: earlier); what the month does not have becomes its last day. */
export function addMonths(day: CalendarDay, months: number): CalendarDay {
  const [year = 0, month = 1, dayOfMonth = 1] = day.slice(0, 10).split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0));
  lastOfMonth.setUTCDate(Math.min(dayOfMonth, lastOfMonth.getUTCDate()));
  return lastOfMonth.toISOString().slice(0, 10);
}

/** Whether such a day exists: 'YYYY-MM-DD', 31 February is none. */
export function isCalendarDay(text: string): boolean {
  const moment = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && moment.getUTCDate() === Number(text.slice(8));
}
