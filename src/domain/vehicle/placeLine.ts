import { joinFacts } from '../../lib/formatFacts';
import { availabilityLabel } from './availability';
import { isReserved } from './reservation';
import type { Vehicle } from './vehicle';

/** 'Heilbronn, ca. 40 km (Luftlinie) · ab 15.02.2027'. */
export function placeLine(vehicle: Vehicle, now: Date, distance?: string): string {
  const { location } = vehicle;
  const availability = isReserved(vehicle, now) ? undefined : availabilityLabel(vehicle, now);
  return joinFacts([
    [location?.address?.city ?? location?.name, distance].filter(Boolean).join(', '),
    availability?.replace(/^\d/, 'ab\u00a0$&').replace(/^S/, 's'),
  ]);
}
