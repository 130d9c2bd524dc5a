import { isAccidentVehicle } from '../enums/accidentStatus';
import type { Vehicle } from './vehicle';

/** Label of an accident, a damage, or both, shown on the pictures; undefined for neither. */
export function damageLabel({
  isDamaged,
  accidentStatus,
}: Pick<Vehicle, 'isDamaged' | 'accidentStatus'>): string | undefined {
  const hadAccident = isAccidentVehicle(accidentStatus);
  if (hadAccident) return isDamaged ? 'Unfallschaden' : 'Unfallfahrzeug';
  return isDamaged ? 'Beschädigt' : undefined;
}
