import { isAccidentVehicle } from '../enums/accidentStatus';
import type { Vehicle } from './vehicle';

export function damageLabel({
  isDamaged,
  accidentStatus,
}: Pick<Vehicle, 'isDamaged' | 'accidentStatus'>): string | undefined {
  const hadAccident = isAccidentVehicle(accidentStatus);
  if (hadAccident) return isDamaged ? 'Unfallschaden' : 'Unfallfahrzeug';
  return isDamaged ? 'Beschädigt' : undefined;
}
