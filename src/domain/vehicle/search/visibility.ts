import type { Behaviours } from '../../tenant/behaviours';
import type { Vehicle } from '../vehicle';

/** Whether the tenant hides the vehicle from its lists, not from its own page. */
export function isHiddenForTenant(
  { vin }: Pick<Vehicle, 'vin'>,
  { hiddenVins }: Pick<Behaviours, 'hiddenVins'>,
): boolean {
  return vin !== undefined && hiddenVins.includes(vin.toUpperCase());
}
