import type { VehicleSearch } from '../../../api/vehicleSearch';
import type { Behaviours } from '../../../domain/tenant/behaviours';
import type { TenantSettings } from '../../../domain/tenant/settings';
import type { Facets } from '../../../domain/vehicle/search/facets';
import type { Vehicle } from '../../../domain/vehicle/vehicle';
import { isHiddenForTenant } from '../../../domain/vehicle/search/visibility';
import { without, type SearchCriteria } from './filter';

/** What a tenant keeps out of its search: types that it does not enforce, equipment and vehicles that it hides (decisions 5). */
export type TenantLimits = Pick<TenantSettings, 'carTypesEnforced'> &
  Pick<Behaviours, 'hiddenEquipmentKeys' | 'hiddenVins'>;

/** What an address may ask for here: without the types and the equipment that the tenant leaves out. */
export function permitted(
  { tab, values, orderBy }: SearchCriteria,
  limits: Pick<TenantLimits, 'carTypesEnforced' | 'hiddenEquipmentKeys'>,
): SearchCriteria {
  const { carTypesEnforced: enforced, hiddenEquipmentKeys: hidden } = limits;
  const isOffered = (type: NonNullable<typeof tab>) =>
    type === 'ALLE' || enforced.length === 0 || enforced.includes(type);
  const carTypes = values.carTypes?.filter(isOffered) ?? [];
  const equipmentIds = values.equipmentIds?.filter((key) => !hidden.includes(key.toLowerCase())) ?? [];
  return {
    tab: tab !== undefined && isOffered(tab) ? tab : undefined,
    values: {
      ...without(values, ['carTypes', 'equipmentIds']),
      ...(carTypes.length > 0 && { carTypes }),
      ...(equipmentIds.length > 0 && { equipmentIds }),
    },
    orderBy,
  };
}

/** The facets without the equipment that the tenant hides. */
export function visibleFacets(facets: Facets, { hiddenEquipmentKeys: hidden }: TenantLimits): Facets {
  if (hidden.length === 0) return facets;
  return { ...facets, equipmentIds: facets.equipmentIds.filter(({ key }) => !hidden.includes(key.toLowerCase())) };
}

/** The vehicles of an answer that the tenant shows. */
export function visibleVehicles({ vehicles }: VehicleSearch, limits: TenantLimits): Vehicle[] {
  return vehicles.filter((vehicle) => !isHiddenForTenant(vehicle, limits));
}

/** How many of an answer's vehicles the tenant hides, though the platform counts them. */
export function hiddenCount({ vins }: VehicleSearch, limits: TenantLimits): number {
  return vins.filter((vin) => isHiddenForTenant({ vin }, limits)).length;
}
