import { dayInGermany, timeInGermany } from './germanClock';

/** "03/2021" from "2021-03-01", which has no time zone. */
export function formatMonthYear(date: string): string {
  return `${date.slice(5, 7)}/${date.slice(0, 4)}`;
}

/** "01.05.2026" of a day, or of a moment in German time. */
export function formatDate(date: string | Date): string {
  const day = typeof date === 'string' && date.length === 10 ? date : dayInGermany(new Date(date));
  return `${day.slice(8)}.${day.slice(5, 7)}.${day.slice(0, 4)}`;
}

/** "01.05.2026, 11:30" in German time. */
export function formatDateTime(date: string | Date): string {
  const moment = new Date(date);
  return `${formatDate(moment)}, ${timeInGermany(moment)}`;
}
