import { dateOf, type CalendarDay } from '../../lib/dates/calendarDay';
import { formatDate } from '../../lib/dates/formatDate';
import { formatNumber } from '../../lib/format';

const DAY_MS = 86_400_000;
/** Days. */
const SOON = 3;
const LATE = 7;

export const daysSince = (since: string | Date | undefined, now: Date): number | undefined =>
  since === undefined ? undefined : Math.max(0, Math.floor((now.getTime() - new Date(since).getTime()) / DAY_MS));

/** 'wartet seit heute', 'wartet seit gestern', 'wartet 27 Tage' */
export function waitText(days: number | undefined): string {
  if (days === undefined) return 'ohne Datum';
  if (days < 2) return days === 0 ? 'wartet seit heute' : 'wartet seit gestern';
  return `wartet ${formatNumber(days)} Tage`;
}

export type Weight = 'late' | 'soon' | 'done' | undefined;

export const waitWeight = (days: number | undefined): Weight =>
  days === undefined || days < SOON ? undefined : days < LATE ? 'soon' : 'late';

export const daysUntil = (day: CalendarDay, today: CalendarDay): number =>
  Math.round((dateOf(day).getTime() - dateOf(today).getTime()) / DAY_MS);

export function deadlineText(last: CalendarDay, today: CalendarDay): string {
  const days = daysUntil(last, today);
  if (days < 0) return `am ${formatDate(last)} abgelaufen`;
  if (days < 2) return days === 0 ? 'läuft heute ab' : 'läuft morgen ab';
  return `läuft in ${formatNumber(days)} Tagen ab`;
}

export const endWeight = (days: number): Weight => (days < 2 ? 'late' : days < SOON + 1 ? 'soon' : undefined);
