import { dateOf, dayOf, type CalendarDay } from './calendarDay';

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
