import { fetchEquipment } from '../../../api/equipment';
import { fetchHeaderImages, type HeaderImage } from '../../../api/headerImages';
import type { Platform } from '../../../api/platform';
import { fetchFacetsByCarType } from '../../../api/vehicleSearch';
import type { CarType } from '../../../domain/enums/carType';
import type { Equipment } from '../../../domain/enums/equipment';
import type { Facets } from '../../../domain/vehicle/search/facets';

/** Data that the search loads once. The promises never reject. */
export interface SearchPreload {
  /** Types with vehicles and the facets of their whole stock; `undefined` after a failure. */
  stock: Promise<ReadonlyMap<CarType, Facets> | undefined>;
  /** Equipment; after a failure the shop's own table. */
  equipment: Promise<readonly Equipment[]>;
  /** Empty after a failure, because the images are decorative. */
  headerImages: Promise<readonly HeaderImage[]>;
  abort: () => void;
}

/**
 * Starts all requests that need neither the tenant's settings nor a filter. The search widget
 * needs neither equipment nor pictures.
 */
export function preloadSearch(platform: Platform, kind: 'page' | 'widget' = 'page'): SearchPreload {
  const controller = new AbortController();
  const { signal } = controller;
  const isPage = kind === 'page';
  return {
    stock: fetchFacetsByCarType(platform, {}, signal).then(withVehicles, () => undefined),
    equipment: isPage ? readEquipment(platform, signal) : Promise.resolve([]),
    headerImages: isPage ? fetchHeaderImages(platform, signal).catch(() => []) : Promise.resolve([]),
    abort: () => controller.abort(),
  };
}

/** The shop's table of equipment, lazy because it is rarely needed. If it fails to load, the filter shows keys. */
function ownEquipment(): Promise<readonly Equipment[]> {
  return import('../../../domain/enums/knownEquipment').then(
    ({ fallbackEquipment }) => fallbackEquipment,
    () => [],
  );
}

function readEquipment(platform: Platform, signal: AbortSignal): Promise<readonly Equipment[]> {
  return fetchEquipment(platform, signal).then((list) => (list.length > 0 ? list : ownEquipment()), ownEquipment);
}

/** Available types: those with options in their facets. */
function withVehicles(byType: ReadonlyMap<CarType, Facets>): ReadonlyMap<CarType, Facets> {
  return new Map(
    [...byType].filter(([, facets]) => Object.values(facets).some((options) => options.some(({ count }) => count > 0))),
  );
}
