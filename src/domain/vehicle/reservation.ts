import { formatDateTime } from '../../lib/formatDate';
import type { Vehicle } from './vehicle';

/** Whether `reservedUntil` is at or after now (rules/vehicle: reserved). */
export function isReserved({ reservedUntil }: Pick<Vehicle, 'reservedUntil'>, now: Date): boolean {
  return reservedUntil !== undefined && Date.parse(reservedUntil) >= now.getTime();
}

/** Text of the disabled checkout button; undefined for a vehicle that is not reserved. */
export function reservedLabel(vehicle: Pick<Vehicle, 'reservedUntil'>, now: Date): string | undefined {
  return vehicle.reservedUntil !== undefined && isReserved(vehicle, now)
    ? `Reserviert bis ${formatDateTime(vehicle.reservedUntil)} Uhr`
    : undefined;
}
