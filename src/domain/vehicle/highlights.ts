import { isHighlight } from '../enums/equipment';
import type { Vehicle } from './vehicle';

export function highlights({ equipment }: Pick<Vehicle, 'equipment'>, count: number): string[] {
  return equipment
    .filter((piece) => piece.priority !== undefined && isHighlight(piece))
    .sort((one, other) => (one.priority ?? 0) - (other.priority ?? 0))
    .slice(0, count)
    .map(({ label }) => label);
}
