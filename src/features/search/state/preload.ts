import type { Platform } from '../../../api/platform';
import { fetchFacetsByCarType } from '../../../api/vehicleSearch';
import type { CarType } from '../../../domain/enums/carType';
import type { Facets } from '../../../domain/vehicle/search/facets';

/** What the search reads before the tenant's settings are known. */
export interface SearchPreload {
  /** Types with vehicles and the facets of their whole stock; `undefined` after a failure. */
  stock: Promise<ReadonlyMap<CarType, Facets> | undefined>;
  abort: () => void;
}

/** Starts what needs neither the tenant's settings nor a filter. */
export function preloadSearch(platform: Platform): SearchPreload {
  const controller = new AbortController();
  return {
    stock: fetchFacetsByCarType(platform, {}, controller.signal).then(withVehicles, () => undefined),
    abort: () => controller.abort(),
  };
}

/** Available types: those with options in their facets. */
function withVehicles(byType: ReadonlyMap<CarType, Facets>): ReadonlyMap<CarType, Facets> {
  return new Map(
    [...byType].filter(([, facets]) => Object.values(facets).some((options) => options.some(({ count }) => count > 0))),
  );
}
