import * as z from 'zod/mini';
import { readPagination, type Pagination } from '../domain/vehicle/search/pagination';
import type { CarQuery } from '../domain/vehicle/search/query';
import { vehicleSchema, type Vehicle } from '../domain/vehicle/vehicle';
import { entries, listOf } from '../lib/schema';
import { range } from '../lib/range';
import { askBy, call } from './call';
import type { Platform } from './platform';
import { DEFAULT_QUERY } from './firstPaths';
import { VEHICLE_QUERY } from './vehicleSearch';

// A module of its own: the first view lists no vehicles by id.

interface VehicleList {
  vehicles: Vehicle[];
  pagination: Pagination;
}

const vehiclesSchema = listOf(vehicleSchema);

export const vehicleListCall = call('GET', '/cardealeradmin/{a}/cars', {
  query: VEHICLE_QUERY,
  answer: vehiclesSchema,
  isPaged: true,
});

/** Servers limit the length of addresses. */
const MAX_IDS = 40;

/** Without facets: for favourites, comparison and similar vehicles. */
export function listVehicles(platform: Platform, query: CarQuery, signal?: AbortSignal): Promise<VehicleList> {
  const options = { query: { ...DEFAULT_QUERY, ...query }, signal };
  return askBy(platform, vehicleListCall, options, ({ data, header, context }) => {
    const cars = z.parse(entries(), data);
    return {
      vehicles: z.parse(vehiclesSchema, cars, context),
      pagination: readPagination(header('x-pagination'), cars.length, query),
    };
  });
}

/** Those that are still sold, in no order. */
export async function fetchVehiclesById(
  platform: Platform,
  ids: readonly string[],
  signal?: AbortSignal,
): Promise<Vehicle[]> {
  const portions = range(Math.ceil(ids.length / MAX_IDS), (portion) =>
    fetchPortion(platform, ids.slice(portion * MAX_IDS, (portion + 1) * MAX_IDS), signal),
  );
  return [...new Map((await Promise.all(portions)).flat().map((vehicle) => [vehicle.id, vehicle])).values()];
}

/** Page by page: the platform may return fewer than requested. */
async function fetchPortion(platform: Platform, carIds: string[], signal?: AbortSignal): Promise<Vehicle[]> {
  const results: Vehicle[] = [];
  for (let pageNumber = 1; ; pageNumber += 1) {
    const query = { carIds, pageSize: carIds.length, ...(pageNumber > 1 && { pageNumber }) };
    const { vehicles, pagination } = await listVehicles(platform, query, signal);
    results.push(...vehicles);
    if (!pagination.hasNext || vehicles.length === 0 || results.length >= carIds.length) return results;
  }
}
