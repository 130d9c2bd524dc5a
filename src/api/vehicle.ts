import { HttpError } from '../lib/http/errors';
import { asSchema } from '../lib/http/http';
import { asVin, isUuid, spellingsOf } from '../domain/vehicle/text/vehicleId';
import { vehicleSchema, type Vehicle } from '../domain/vehicle/vehicle';
import { dealerAdminPath, type Platform } from './platform';

/** @throws {HttpError} `not-found` if the dealer does not (or no longer) have the vehicle */
export function fetchVehicle(platform: Platform, id: string, signal?: AbortSignal): Promise<Vehicle> {
  return fetchOne(platform, ['cars', id], signal);
}

/** Reads a vehicle by the id of an address: the real id or a stock id (rules/vehicle: id or stock id). */
export function fetchVehicleByRouteId(platform: Platform, routeId: string, signal?: AbortSignal): Promise<Vehicle> {
  return isUuid(routeId) ? fetchVehicle(platform, routeId, signal) : fetchVehicleByNumber(platform, routeId, signal);
}

/** Reads a vehicle by stock number or VIN, in any case and grouping. @throws {HttpError} `not-found` without one */
export async function fetchVehicleByNumber(platform: Platform, number: string, signal?: AbortSignal): Promise<Vehicle> {
  const vin = asVin(number);
  const stockNumbers = spellingsOf(vin ?? number).map((spelling) => ['cars', 'internal-id', spelling]);
  const [first = [], ...others] = vin === undefined ? stockNumbers : [['cars', 'vin', vin], ...stockNumbers];
  return others.reduce(
    (found, path) =>
      found.catch((error: unknown) => {
        if (error instanceof HttpError && error.failure === 'not-found') return fetchOne(platform, path, signal);
        throw error;
      }),
    fetchOne(platform, first, signal),
  );
}

function fetchOne(platform: Platform, parts: readonly string[], signal: AbortSignal | undefined): Promise<Vehicle> {
  return platform.http.request('GET', dealerAdminPath(platform, ...parts), { signal, read: asSchema(vehicleSchema) });
}
