import * as z from 'zod/mini';
import { asSchema } from '../lib/http/http';
import { listOf } from '../lib/schema';
import { isUuid } from '../domain/vehicle/address';
import { carTypes, type CarType } from '../domain/vehicle/carType';
import { facetsSchema, type Facets } from '../domain/vehicle/facets';
import { readPagination, type Pagination } from '../domain/vehicle/pagination';
import type { CarQuery } from '../domain/vehicle/query';
import { vehicleSchema, type Vehicle } from '../domain/vehicle/vehicle';
import { dealerAdminPath, type Platform } from './platform';

export interface VehicleList {
  vehicles: Vehicle[];
  pagination: Pagination;
}

export interface VehicleSearch extends VehicleList {
  facets: Facets;
}

const vehiclesSchema = listOf(vehicleSchema);
// An answer without a list at all is no answer; a list with damaged entries loses only these.
const searchAnswerSchema = z.object({ cars: z.array(z.unknown()), propertyValues: z._default(z.unknown(), {}) });
const listAnswerSchema = z.array(z.unknown());

/** What every list asks for (storefront 3.4). */
const DEFAULT_QUERY = { isValidForSale: true } as const satisfies CarQuery;

/** Vehicles and facets of one search (GET property-values-extended). */
export function searchVehicles(platform: Platform, query: CarQuery, signal?: AbortSignal): Promise<VehicleSearch> {
  return platform.http.request('GET', dealerAdminPath(platform, 'cars', 'property-values-extended'), {
    query: { ...DEFAULT_QUERY, ...query },
    signal,
    read: ({ data, header }) => {
      const { cars, propertyValues } = z.parse(searchAnswerSchema, data);
      return {
        vehicles: z.parse(vehiclesSchema, cars),
        facets: z.parse(facetsSchema, propertyValues ?? {}),
        pagination: readPagination(header('x-pagination'), cars.length),
      };
    },
  });
}

/** A plain list of vehicles, without facets: favourites, compare, similar ones. */
export function listVehicles(platform: Platform, query: CarQuery, signal?: AbortSignal): Promise<VehicleList> {
  return platform.http.request('GET', dealerAdminPath(platform, 'cars'), {
    query: { ...DEFAULT_QUERY, ...query },
    signal,
    read: ({ data, header }) => {
      const cars = z.parse(listAnswerSchema, data);
      return {
        vehicles: z.parse(vehiclesSchema, cars),
        pagination: readPagination(header('x-pagination'), cars.length),
      };
    },
  });
}

/** Facets of the whole stock by type of vehicle; a type without vehicles is missing or has no options. */
export function fetchFacetsByCarType(
  platform: Platform,
  query: CarQuery,
  signal?: AbortSignal,
): Promise<Map<CarType, Facets>> {
  const path = dealerAdminPath(platform, 'cars', 'available-property-values-extended-by-cartypes');
  return platform.http.request('GET', path, {
    query: { ...DEFAULT_QUERY, ...query },
    signal,
    read: ({ data }) => {
      const byType = z.parse(z.record(z.string(), z.unknown()), data);
      const known = new Map<CarType, Facets>();
      for (const [key, values] of Object.entries(byType)) {
        const type = carTypes.parse(key);
        const facets = z.safeParse(facetsSchema, values);
        if (type !== undefined && facets.success) known.set(type, facets.data);
      }
      return known;
    },
  });
}

/** @throws {HttpError} `not-found` where the dealer has no such vehicle (any more) */
export function fetchVehicle(platform: Platform, id: string, signal?: AbortSignal): Promise<Vehicle> {
  return fetchOne(platform, ['cars', id], signal);
}

export function fetchVehicleByVin(platform: Platform, vin: string, signal?: AbortSignal): Promise<Vehicle> {
  return fetchOne(platform, ['cars', 'vin', vin], signal);
}

export function fetchVehicleByInternalId(
  platform: Platform,
  internalId: string,
  signal?: AbortSignal,
): Promise<Vehicle> {
  return fetchOne(platform, ['cars', 'internal-id', internalId], signal);
}

/** By the id of an address, which is the real id or a stock id (storefront 4). */
export function fetchVehicleByRouteId(platform: Platform, routeId: string, signal?: AbortSignal): Promise<Vehicle> {
  return isUuid(routeId)
    ? fetchVehicle(platform, routeId, signal)
    : fetchVehicleByInternalId(platform, routeId, signal);
}

function fetchOne(platform: Platform, parts: readonly string[], signal: AbortSignal | undefined): Promise<Vehicle> {
  return platform.http.request('GET', dealerAdminPath(platform, ...parts), { signal, read: asSchema(vehicleSchema) });
}
