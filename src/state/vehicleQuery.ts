import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Platform } from '../api/platform';
import { fetchVehiclesById } from '../api/vehicleList';
import { fetchVehicleByRouteId } from '../api/vehicles';
import type { Vehicle } from '../domain/vehicle/vehicle';
import { usePlatform } from './shopContext';

/** A vehicle may be reserved or sold at any moment: shown at once, but asked for again. */
const STALE_MS = 30_000;

/** Begins the key of whatever holds vehicles: to invalidate them all. */
export const VEHICLES = ['vehicles'] as const;

/**
 * One vehicle by the id of an address: the real id, or a stock id that the platform resolves first (storefront 4). 'Zuletzt angesehen'
 * shows it for as long as the shop stands.
 */
export function vehicleQuery(platform: Platform, routeId: string) {
  return queryOptions({
    queryKey: [...VEHICLES, 'one', routeId],
    queryFn: async ({ client, signal }) => {
      const vehicle = await fetchVehicleByRouteId(platform, routeId, signal);
      // The checkout asks for the real id next.
      if (vehicle.id !== routeId) client.setQueryData(vehicleQuery(platform, vehicle.id).queryKey, vehicle);
      return vehicle;
    },
    staleTime: STALE_MS,
    gcTime: Infinity,
  });
}

/** The vehicles with these ids that the dealer still sells, in no order. */
export function vehiclesQuery(platform: Platform, ids: readonly string[]) {
  return queryOptions({
    queryKey: [...VEHICLES, 'list', ...ids],
    queryFn: ({ signal }) => fetchVehiclesById(platform, ids, signal),
    staleTime: STALE_MS,
  });
}

/** The vehicle of an address. What a list already `known` is shown until the platform's own answer is there. */
export function useVehicle(routeId: string, known?: Vehicle) {
  return useQuery({ ...vehicleQuery(usePlatform(), routeId), placeholderData: known });
}
