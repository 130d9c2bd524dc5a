import { addMonths } from '../../lib/dates/calendarDay';
import { dayAndMonth } from '../../lib/dates/calendarMonth';
import { dayInGermany } from '../../lib/dates/germanClock';
import { formatDate } from '../../lib/dates/formatDate';
import { isFarAhead } from './availability';
import { isReserved } from './reservation';
import type { Vehicle } from './vehicle';

/** 'Sofort verfügbar in Köln', 'Verfügbar ab Di 5. Januar in Köln'; if reserved, only the place. */
export function availabilityText(vehicle: Vehicle, now: Date): string | undefined {
  const { location } = vehicle;
  const place = location?.address?.city ?? location?.name;
  const when = isReserved(vehicle, now) ? undefined : whenAvailable(vehicle, now);
  if (when === undefined) return place === undefined ? undefined : `Steht in ${place}`;
  return place === undefined ? when : `${when} in ${place}`;
}

function whenAvailable({ availableFromDate }: Vehicle, now: Date): string | undefined {
  if (availableFromDate === undefined) return undefined;
  if (Date.parse(availableFromDate) <= now.getTime()) return 'Sofort verfügbar';
  const day = dayInGermany(new Date(availableFromDate));
  if (isFarAhead(day, now)) return 'Verfügbar auf Anfrage';
  const isNear = day < addMonths(dayInGermany(now), 11);
  return `Verfügbar ab ${isNear ? dayAndMonth(day) : formatDate(day)}`;
}
