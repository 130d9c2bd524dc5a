import type { Behaviours } from '../../tenant/behaviours';
import type { Vehicle } from '../vehicle';

/** Whether the tenant keeps this vehicle out of its lists (storefront 6). Its own page stays reachable. */
export function isHiddenForTenant(
  { vin }: Pick<Vehicle, 'vin'>,
  { hiddenVins }: Pick<Behaviours, 'hiddenVins'>,
): boolean {
  return vin !== undefined && hiddenVins.includes(vin.toUpperCase());
}
