import { formatDateTime } from '../../lib/dates/formatDate';
import { isFarAhead } from './availability';
import type { Vehicle } from './vehicle';

/** (rules/vehicle: reserved) */
export function isReserved({ reservedUntil }: Pick<Vehicle, 'reservedUntil'>, now: Date): boolean {
  return reservedUntil !== undefined && Date.parse(reservedUntil) >= now.getTime();
}

/** Sorted in each page of `size` by itself: a longer list does not move them (rules/search: reserved vehicles last). */
export function reservedLast(vehicles: readonly Vehicle[], size: number, now: Date): Vehicle[] {
  const pageOf = (index: number) => Math.floor(index / size);
  return vehicles
    .map((vehicle, index) => ({ vehicle, place: 2 * pageOf(index) + (isReserved(vehicle, now) ? 1 : 0) }))
    .sort((one, other) => one.place - other.place)
    .map(({ vehicle }) => vehicle);
}

export function reservedLabel(vehicle: Pick<Vehicle, 'reservedUntil'>, now: Date): string | undefined {
  const { reservedUntil } = vehicle;
  if (reservedUntil === undefined || !isReserved(vehicle, now)) return undefined;
  return isFarAhead(reservedUntil.slice(0, 10), now)
    ? 'Reserviert'
    : `Reserviert bis ${formatDateTime(reservedUntil)} Uhr`;
}
