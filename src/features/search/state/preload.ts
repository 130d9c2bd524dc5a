import type { Platform } from '../../../api/platform';
import { fetchFacetsByCarType } from '../../../api/vehicleSearch';
import type { CarType } from '../../../domain/enums/carType';
import type { Facets } from '../../../domain/vehicle/search/facets';

/** Before the tenant's settings are known. */
export interface SearchPreload {
  stock: Promise<ReadonlyMap<CarType, Facets> | undefined>;
  abort: () => void;
}

/** Starts what needs neither settings nor filter. */
export function preloadSearch(platform: Platform): SearchPreload {
  const controller = new AbortController();
  return {
    stock: fetchFacetsByCarType(platform, {}, controller.signal).then(withVehicles, () => undefined),
    abort: () => controller.abort(),
  };
}

function withVehicles(byType: ReadonlyMap<CarType, Facets>): ReadonlyMap<CarType, Facets> {
  return new Map(
    [...byType].filter(([, facets]) => Object.values(facets).some((options) => options.some(({ count }) => count > 0))),
  );
}
