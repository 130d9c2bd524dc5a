import { isAccidentVehicle } from '../enums/accidentStatus';
import type { Vehicle } from './vehicle';

/** Label on the pictures: accident, damage, or both. */
export function damageLabel({
  isDamaged,
  accidentStatus,
}: Pick<Vehicle, 'isDamaged' | 'accidentStatus'>): string | undefined {
  const hadAccident = isAccidentVehicle(accidentStatus);
  if (hadAccident) return isDamaged ? 'Unfallschaden' : 'Unfallfahrzeug';
  return isDamaged ? 'Beschädigt' : undefined;
}
