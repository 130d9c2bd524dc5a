import { HttpError } from '../lib/http/errors';
import { isUuid } from '../domain/vehicle/text/vehicleId';
import { asVin, spellingsOf } from '../domain/vehicle/text/vehicleNumber';
import { vehicleSchema, type Vehicle } from '../domain/vehicle/vehicle';
import { ask, call } from './call';
import type { Platform } from './platform';

export const vehicleCall = call('GET', '/cardealeradmin/{a}/cars/{vehicleId}', { answer: vehicleSchema });
export const vehicleByVinCall = call('GET', '/cardealeradmin/{a}/cars/vin/{vin}', { answer: vehicleSchema });
export const vehicleByNumberCall = call('GET', '/cardealeradmin/{a}/cars/internal-id/{internalId}', {
  answer: vehicleSchema,
});

/** @throws {HttpError} `not-found` if the dealer does not have the vehicle */
export function fetchVehicle(platform: Platform, id: string, signal?: AbortSignal): Promise<Vehicle> {
  return ask(platform, vehicleCall, { parts: { vehicleId: id }, signal });
}

/** By real id or stock id (rules/vehicle: id or stock id). */
export function fetchVehicleByRouteId(platform: Platform, routeId: string, signal?: AbortSignal): Promise<Vehicle> {
  return isUuid(routeId) ? fetchVehicle(platform, routeId, signal) : fetchVehicleByNumber(platform, routeId, signal);
}

/** By stock number or VIN, in any case and grouping. @throws {HttpError} `not-found` */
export async function fetchVehicleByNumber(platform: Platform, number: string, signal?: AbortSignal): Promise<Vehicle> {
  const vin = asVin(number);
  const [first = number, ...others] = spellingsOf(vin ?? number);
  const byNumber = (internalId: string) => () => ask(platform, vehicleByNumberCall, { parts: { internalId }, signal });
  const byVin = () => ask(platform, vehicleByVinCall, { parts: { vin: vin ?? '' }, signal });
  const later = others.map(byNumber);
  return (vin === undefined ? later : [byNumber(first), ...later]).reduce(
    (vehicles, next) =>
      vehicles.catch((error: unknown) => {
        if (error instanceof HttpError && error.failure === 'not-found') return next();
        throw error;
      }),
    vin === undefined ? byNumber(first)() : byVin(),
  );
}
