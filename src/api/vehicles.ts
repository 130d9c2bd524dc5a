import * as z from 'zod/mini';
import { listOf } from '../lib/schema';
import type { CarQuery } from '../domain/vehicle/search/query';
import { isUuid } from '../domain/vehicle/text/vehicleId';
import { vehicleSchema, type Vehicle } from '../domain/vehicle/vehicle';
import type { Answer } from '../lib/http/http';
import type { Platform } from './platform';
import { requestSearch, type VehicleSearch } from './vehicleSearch';

const vehiclesSchema = listOf(vehicleSchema);

/** GET property-values-extended. */
export function searchVehicles(platform: Platform, query: CarQuery, signal?: AbortSignal): Promise<VehicleSearch> {
  const read = (cars: unknown[], { doubt, context }: Answer) => {
    const vehicles = z.parse(vehiclesSchema, cars, context);
    for (const name of lackedFields(vehicles)) doubt([`cars[].${name}`]);
    // Without UUIDs each id is read as a stock number, and the vehicle is 'no longer available'.
    if (vehicles.length > 0 && !vehicles.some(({ id }) => isUuid(id))) doubt(['cars[].id als UUID']);
    return vehicles;
  };
  return requestSearch(platform, query, read, signal);
}

/** Fields with the vehicles that may lack them. */
const EXPECTED = [
  ['publicPrice', () => true],
  ['fuelType', ({ carType }) => carType !== 'ANHAENGER'],
  ['initialRegistration', ({ usedConditionType }) => usedConditionType !== 'new'],
] as const satisfies [keyof Vehicle, (vehicle: Vehicle) => boolean][];

/** Fewer say nothing about the platform. */
const MIN_VEHICLES = 6;

/** The platform may name or write them otherwise. */
export function lackedFields(vehicles: readonly Vehicle[]): string[] {
  return EXPECTED.flatMap(([name, isExpected]) => {
    const concerned = vehicles.filter(isExpected);
    const lacking = concerned.filter((vehicle) => vehicle[name] === undefined);
    return concerned.length >= MIN_VEHICLES && lacking.length >= concerned.length * 0.9 ? [name] : [];
  });
}
