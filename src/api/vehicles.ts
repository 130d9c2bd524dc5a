import * as z from 'zod/mini';
import { asSchema } from '../lib/http/http';
import { listOf } from '../lib/schema';
import { isUuid } from '../domain/vehicle/text/address';
import type { CarQuery } from '../domain/vehicle/search/query';
import { vehicleSchema, type Vehicle } from '../domain/vehicle/vehicle';
import { dealerAdminPath, type Platform } from './platform';
import { requestSearch, type VehicleSearch } from './vehicleSearch';

const vehiclesSchema = listOf(vehicleSchema);

/** Vehicles and facets of one search (GET property-values-extended). */
export function searchVehicles(platform: Platform, query: CarQuery, signal?: AbortSignal): Promise<VehicleSearch> {
  return requestSearch(platform, query, (cars) => z.parse(vehiclesSchema, cars), signal);
}

/** @throws {HttpError} `not-found` if the dealer does not (or no longer) have the vehicle */
export function fetchVehicle(platform: Platform, id: string, signal?: AbortSignal): Promise<Vehicle> {
  return fetchOne(platform, ['cars', id], signal);
}

function fetchVehicleByInternalId(platform: Platform, internalId: string, signal?: AbortSignal): Promise<Vehicle> {
  return fetchOne(platform, ['cars', 'internal-id', internalId], signal);
}

/** Reads a vehicle by the id of an address: the real id or a stock id (rules/vehicle: id or stock id). */
export function fetchVehicleByRouteId(platform: Platform, routeId: string, signal?: AbortSignal): Promise<Vehicle> {
  return isUuid(routeId)
    ? fetchVehicle(platform, routeId, signal)
    : fetchVehicleByInternalId(platform, routeId, signal);
}

/** A VIN: 17 letters and figures, without I, O and Q. */
const VIN = /^[A-HJ-NPR-Z0-9]{17}$/i;

/** Reads a vehicle by stock number or VIN. */
export function fetchVehicleByNumber(platform: Platform, number: string, signal?: AbortSignal): Promise<Vehicle> {
  return VIN.test(number)
    ? fetchOne(platform, ['cars', 'vin', number], signal)
    : fetchVehicleByInternalId(platform, number, signal);
}

function fetchOne(platform: Platform, parts: readonly string[], signal: AbortSignal | undefined): Promise<Vehicle> {
  return platform.http.request('GET', dealerAdminPath(platform, ...parts), { signal, read: asSchema(vehicleSchema) });
}
