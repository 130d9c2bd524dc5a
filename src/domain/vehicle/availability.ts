import { type CalendarDay, addMonths } from '../../lib/dates/calendarDay';
import { dayInGermany } from '../../lib/dates/germanClock';
import { formatDate } from '../../lib/dates/formatDate';
import type { Vehicle } from './vehicle';

/** More than two years: a placeholder ('9999-12-31'). */
export function isFarAhead(day: CalendarDay, now: Date): boolean {
  return day > addMonths(dayInGermany(now), 24);
}

export function availabilityLabel(
  { availableFromDate }: Pick<Vehicle, 'availableFromDate'>,
  now: Date,
): string | undefined {
  if (availableFromDate === undefined) return undefined;
  if (Date.parse(availableFromDate) <= now.getTime()) return 'Sofort';
  return isFarAhead(availableFromDate.slice(0, 10), now) ? 'auf Anfrage' : formatDate(availableFromDate);
}
