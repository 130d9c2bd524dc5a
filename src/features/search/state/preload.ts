import { fetchEquipment } from '../../../api/equipment';
import { fetchHeaderImages, type HeaderImage } from '../../../api/headerImages';
import type { Platform } from '../../../api/platform';
import { fetchFacetsByCarType } from '../../../api/vehicleSearch';
import type { CarType } from '../../../domain/vehicle/enums/carType';
import type { Equipment } from '../../../domain/vehicle/enums/equipment';
import type { Facets } from '../../../domain/vehicle/search/facets';

/** What the search reads once, whatever is searched for. None of the promises is ever rejected. */
export interface SearchPreload {
  /** Types with vehicles and the facets of their whole stock; undefined where the platform did not say. */
  stock: Promise<ReadonlyMap<CarType, Facets> | undefined>;
  /** On failure the shop's own table (decisions 6). */
  equipment: Promise<readonly Equipment[]>;
  /** None on failure: the picture above the search is an ornament. */
  headerImages: Promise<readonly HeaderImage[]>;
  abort: () => void;
}

/**
 * Starts everything that needs neither the tenant's settings nor a filter, at once (budgets, "Speed"). The search widget
 * shows neither equipment nor pictures and asks for none.
 */
export function preloadSearch(platform: Platform, place: 'page' | 'widget' = 'page'): SearchPreload {
  const controller = new AbortController();
  const { signal } = controller;
  const isPage = place === 'page';
  return {
    stock: fetchFacetsByCarType(platform, {}, signal).then(withVehicles, () => undefined),
    equipment: isPage ? readEquipment(platform, signal) : Promise.resolve([]),
    headerImages: isPage ? fetchHeaderImages(platform, signal).catch(() => []) : Promise.resolve([]),
    abort: () => controller.abort(),
  };
}

/** Rarely needed, so no part of the first view. Without it the filter shows the bare keys. */
function ownEquipment(): Promise<readonly Equipment[]> {
  return import('../../../domain/vehicle/enums/knownEquipment').then(
    ({ fallbackEquipment }) => fallbackEquipment,
    () => [],
  );
}

function readEquipment(platform: Platform, signal: AbortSignal): Promise<readonly Equipment[]> {
  return fetchEquipment(platform, signal).then((list) => (list.length > 0 ? list : ownEquipment()), ownEquipment);
}

/** A type counts as available when the platform names it with something to choose from. */
function withVehicles(byType: ReadonlyMap<CarType, Facets>): ReadonlyMap<CarType, Facets> {
  return new Map(
    [...byType].filter(([, facets]) => Object.values(facets).some((options) => options.some(({ count }) => count > 0))),
  );
}
