import * as z from 'zod/mini';
import { carTypes, type CarType } from '../domain/enums/carType';
import { facetsSchema, type Facets } from '../domain/vehicle/search/facets';
import { readPagination, type Pagination } from '../domain/vehicle/search/pagination';
import { CAR_QUERY_NAMES, toldOrder, type CarQuery } from '../domain/vehicle/search/query';
import type { Vehicle } from '../domain/vehicle/vehicle';
import type { Answer } from '../lib/http/http';
import { entries, listOf, record, requiredText } from '../lib/schema';
import { askBy, call } from './call';
import { DEFAULT_QUERY, PATHS } from './firstPaths';
import type { Platform } from './platform';

// Apart from vehicles.ts: the search widget only counts and must not load the vehicle schema.

export interface VehicleSearch {
  vehicles: Vehicle[];
  /** VINs of this page, read or only counted. */
  vins: string[];
  facets: Facets;
  pagination: Pagination;
}

const vinsSchema = listOf(
  z.pipe(
    z.object({ vin: requiredText() }),
    z.transform(({ vin }) => vin),
  ),
);
// An answer without a list is unreadable; unreadable entries are left out.
const searchAnswerSchema = z.object({ cars: entries(), propertyValues: z._default(z.unknown(), {}) });

export const VEHICLE_QUERY = [...CAR_QUERY_NAMES, 'isValidForSale'] as const;

export const vehicleSearchCall = call('GET', PATHS.vehicles, {
  query: VEHICLE_QUERY,
  answer: searchAnswerSchema,
  isPaged: true,
});

export const facetsCall = call('GET', PATHS.facets, { query: VEHICLE_QUERY, answer: record() });

/** @param readVehicles entries that it does not return are left out */
export function requestSearch(
  platform: Platform,
  query: CarQuery,
  readVehicles: (cars: unknown[], answer: Answer) => Vehicle[],
  signal?: AbortSignal,
): Promise<VehicleSearch> {
  const asked = { ...DEFAULT_QUERY, ...query, orderBy: toldOrder(query.orderBy) };
  return askBy(platform, vehicleSearchCall, { query: asked, signal }, (answer) => {
    const { cars, propertyValues } = z.parse(searchAnswerSchema, answer.data);
    return {
      vehicles: readVehicles(cars, answer),
      vins: z.parse(vinsSchema, cars),
      facets: z.parse(facetsSchema, propertyValues ?? {}),
      pagination: readPagination(answer.header('x-pagination'), cars.length, query),
    };
  });
}

export function countVehicles(platform: Platform, query: CarQuery, signal?: AbortSignal): Promise<VehicleSearch> {
  return requestSearch(platform, query, () => [], signal);
}

/** Facets of the whole stock; a type without vehicles is missing or has no options. */
export function fetchFacetsByCarType(
  platform: Platform,
  query: CarQuery,
  signal?: AbortSignal,
): Promise<Map<CarType, Facets>> {
  return askBy(platform, facetsCall, { query: { ...DEFAULT_QUERY, ...query }, signal }, ({ data }) => {
    const facetsByType = new Map<CarType, Facets>();
    for (const [key, values] of Object.entries(z.parse(record(), data))) {
      const type = carTypes.parse(key);
      const facets = z.safeParse(facetsSchema, values);
      if (type !== undefined && facets.success) facetsByType.set(type, facets.data);
    }
    return facetsByType;
  });
}
