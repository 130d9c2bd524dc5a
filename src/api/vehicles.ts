import * as z from 'zod/mini';
import { listOf } from '../lib/schema';
import type { CarQuery } from '../domain/vehicle/search/query';
import { vehicleSchema } from '../domain/vehicle/vehicle';
import type { Platform } from './platform';
import { requestSearch, type VehicleSearch } from './vehicleSearch';

const vehiclesSchema = listOf(vehicleSchema);

/** Vehicles and facets of one search (GET property-values-extended). */
export function searchVehicles(platform: Platform, query: CarQuery, signal?: AbortSignal): Promise<VehicleSearch> {
  return requestSearch(platform, query, (cars) => z.parse(vehiclesSchema, cars), signal);
}
