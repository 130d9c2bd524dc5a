import type { VehicleSearch } from '../../../api/vehicleSearch';
import type { Behaviours } from '../../../domain/tenant/behaviours';
import type { TenantSettings } from '../../../domain/tenant/settings';
import type { Facets } from '../../../domain/vehicle/search/facets';
import type { Vehicle } from '../../../domain/vehicle/vehicle';
import { isHiddenForTenant } from '../../../domain/vehicle/search/visibility';
import { withoutFilters, type SearchCriteria } from './filter';

/** Enforced types, hidden equipment and vehicles. */
export type TenantLimits = Pick<TenantSettings, 'carTypesEnforced'> &
  Pick<Behaviours, 'hiddenEquipmentKeys' | 'hiddenVins'>;

export function withoutForbidden(
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
      ...withoutFilters(values, ['carTypes', 'equipmentIds']),
      ...(carTypes.length > 0 && { carTypes }),
      ...(equipmentIds.length > 0 && { equipmentIds }),
    },
    orderBy,
  };
}

export function visibleFacets(facets: Facets, { hiddenEquipmentKeys: hidden }: TenantLimits): Facets {
  if (hidden.length === 0) return facets;
  return { ...facets, equipmentIds: facets.equipmentIds.filter(({ key }) => !hidden.includes(key.toLowerCase())) };
}

export function visibleVehicles({ vehicles }: VehicleSearch, limits: TenantLimits): Vehicle[] {
  return vehicles.filter((vehicle) => !isHiddenForTenant(vehicle, limits));
}

export function hiddenCount({ vins }: VehicleSearch, limits: TenantLimits): number {
  return vins.filter((vin) => isHiddenForTenant({ vin }, limits)).length;
}
