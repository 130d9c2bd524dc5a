import { isCalendarDay, type CalendarDay } from '../../../lib/calendarDay';

/** Reads a day in one of three forms: TT.MM.JJJJ, JJJJ-MM-TT, TT-MM-JJJJ; `undefined` for what is no day (admin 5). */
export function readDay(typed: string): CalendarDay | undefined {
  const text = typed.trim();
  const german = /^(\d{2})[.-](\d{2})[.-](\d{4})$/.exec(text);
  const day = german ? `${german[3] ?? ''}-${german[2] ?? ''}-${german[1] ?? ''}` : text;
  return isCalendarDay(day) ? day : undefined;
}

/** '31.12.2026' of '2026-12-31'. */
export function formatDay(day: CalendarDay): string {
  const [year = '', month = '', date = ''] = day.slice(0, 10).split('-');
  return `${date}.${month}.${year}`;
}
