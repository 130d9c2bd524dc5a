import { type CalendarDay, addMonths } from '../../lib/dates/calendarDay';
import { dayInGermany } from '../../lib/dates/germanClock';
import { dayAndMonth } from '../../lib/dates/calendarMonth';
import { formatDate } from '../../lib/dates/formatDate';
import { isReserved } from './reservation';
import type { Vehicle } from './vehicle';

/** Whether a day is so far ahead that it is a placeholder ('9999-12-31') rather than a date: more than two years. */
export function isFarAhead(day: CalendarDay, now: Date): boolean {
  return day > addMonths(dayInGermany(now), 24);
}

/**
 * 'Sofort' once the date has passed, else the date or 'auf Anfrage'; `undefined` if the platform has no date.
 */
export function availabilityLabel(
  { availableFromDate }: Pick<Vehicle, 'availableFromDate'>,
  now: Date,
): string | undefined {
  if (availableFromDate === undefined) return undefined;
  if (Date.parse(availableFromDate) <= now.getTime()) return 'Sofort';
  return isFarAhead(availableFromDate.slice(0, 10), now) ? 'auf Anfrage' : formatDate(availableFromDate);
}

/** 'Sofort verfügbar in Köln', 'Verfügbar ab Di 5. Januar in Köln'; of a reserved vehicle the place alone. */
export function availabilityText(vehicle: Vehicle, now: Date): string | undefined {
  const { location } = vehicle;
  const place = location?.address?.city ?? location?.name;
  const when = isReserved(vehicle, now) ? undefined : whenAvailable(vehicle, now);
  if (when === undefined) return place === undefined ? undefined : `Steht in ${place}`;
  return place === undefined ? when : `${when} in ${place}`;
}

function whenAvailable({ availableFromDate }: Vehicle, now: Date): string | undefined {
  const label = availabilityLabel({ availableFromDate }, now);
  if (availableFromDate === undefined || label === undefined) return undefined;
  const day = dayInGermany(new Date(availableFromDate));
  const isNear = day < addMonths(dayInGermany(now), 11);
  if (label === 'Sofort') return 'Sofort verfügbar';
  return label === 'auf Anfrage' ? 'Verfügbar auf Anfrage' : `Verfügbar ab ${isNear ? dayAndMonth(day) : label}`;
}
