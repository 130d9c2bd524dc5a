import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import type { Platform } from '../../api/platform';
import { fetchVehiclesById } from '../../api/vehicleList';
import { fetchVehicleByRouteId } from '../../api/vehicle';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { usePlatform } from '../shopContext';

/** ms; then refetched when shown: it may be reserved or sold at any moment. */
const STALE_MS = 30_000;

export const VEHICLES_KEY = ['vehicles'] as const;

/** By id or stock id (rules/vehicle: id or stock id); kept for 'Zuletzt angesehen'. */
export function vehicleQuery(platform: Platform, routeId: string) {
  return queryOptions({
    queryKey: [...VEHICLES_KEY, 'one', routeId],
    queryFn: async ({ client, signal }) => {
      const vehicle = await fetchVehicleByRouteId(platform, routeId, signal);
      // The checkout reads it by its real id.
      if (vehicle.id !== routeId) client.setQueryData(vehicleQuery(platform, vehicle.id).queryKey, vehicle);
      return vehicle;
    },
    staleTime: STALE_MS,
    gcTime: Infinity,
  });
}

/** Under every id that screens use for it. */
export function showNewest(client: QueryClient, newest: Vehicle): void {
  client.setQueriesData<Vehicle>({ queryKey: [...VEHICLES_KEY, 'one'] }, (cached) =>
    cached?.id === newest.id ? newest : cached,
  );
}

/** Those that are still sold, in no order. */
export function vehiclesQuery(platform: Platform, ids: readonly string[]) {
  return queryOptions({
    queryKey: [...VEHICLES_KEY, 'list', ...ids],
    queryFn: ({ signal }) => fetchVehiclesById(platform, ids, signal),
    staleTime: STALE_MS,
  });
}

/** Until the answer arrives, `data` is the listed vehicle. */
export function useVehicle(routeId: string, listedVehicle?: Vehicle) {
  return useQuery({ ...vehicleQuery(usePlatform(), routeId), placeholderData: listedVehicle });
}
