import type { Behaviours } from '../../tenant/behaviours';
import type { Vehicle } from '../vehicle';

/** Whether the tenant keeps this vehicle out of its lists (rules/search: hidden vehicle). Its own page stays reachable. */
export function isHiddenForTenant(
  { vin }: Pick<Vehicle, 'vin'>,
  { hiddenVins }: Pick<Behaviours, 'hiddenVins'>,
): boolean {
  return vin !== undefined && hiddenVins.includes(vin.toUpperCase());
}
