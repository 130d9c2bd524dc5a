import type { Behaviours } from '../../tenant/behaviours';
import type { Vehicle } from '../vehicle';

/** Hidden in lists, not on its own page. */
export function isHiddenForTenant(
  { vin }: Pick<Vehicle, 'vin'>,
  { hiddenVins }: Pick<Behaviours, 'hiddenVins'>,
): boolean {
  return vin !== undefined && hiddenVins.includes(vin.toUpperCase());
}
