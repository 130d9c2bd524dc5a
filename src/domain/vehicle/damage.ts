import { isAccidentVehicle } from './enums/accidentStatus';
import type { Vehicle } from './vehicle';

/** What a buyer must know before the pictures are enjoyed: an accident, a damage, or both; undefined for neither. */
export function damageLabel({
  isDamaged,
  accidentStatus,
}: Pick<Vehicle, 'isDamaged' | 'accidentStatus'>): string | undefined {
  const hadAccident = isAccidentVehicle(accidentStatus);
  if (hadAccident) return isDamaged ? 'Unfallschaden' : 'Unfallfahrzeug';
  return isDamaged ? 'Beschädigt' : undefined;
}
