import { asSchema } from '../lib/http/http';
import { isUuid } from '../domain/vehicle/text/vehicleId';
import { vehicleSchema, type Vehicle } from '../domain/vehicle/vehicle';
import { dealerAdminPath, type Platform } from './platform';

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
