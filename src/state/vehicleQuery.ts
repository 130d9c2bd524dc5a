import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { fetchVehicleByRouteId } from '../api/vehicles';
import type { Platform } from '../api/platform';
import type { Vehicle } from '../domain/vehicle/vehicle';
import { usePlatform } from './shopContext';

const keyOf = (routeId: string) => ['vehicle', routeId] as const;
const knownKeyOf = (routeId: string) => ['known-vehicle', routeId] as const;

/** One vehicle by the id of an address: the real id, or a stock id that the platform resolves first (storefront 4). */
export function vehicleQuery(platform: Platform, queryClient: QueryClient, routeId: string) {
  return queryOptions({
    queryKey: keyOf(routeId),
    queryFn: async ({ signal }) => {
      const vehicle = await fetchVehicleByRouteId(platform, routeId, signal);
      // The checkout asks for the real id next.
      if (vehicle.id !== routeId) queryClient.setQueryData(keyOf(vehicle.id), vehicle);
      return vehicle;
    },
    // A vehicle may be reserved or sold at any moment: shown at once, but asked for again.
    staleTime: 30_000,
  });
}

/** The vehicle of an address; at once, if a list has shown it before. */
export function useVehicle(routeId: string) {
  const platform = usePlatform();
  const queryClient = useQueryClient();
  return useQuery({
    ...vehicleQuery(platform, queryClient, routeId),
    placeholderData: queryClient.getQueryData<Vehicle>(knownKeyOf(routeId)),
  });
}

/** Lets a page show what a list already knows until its own answer is there. */
export function rememberVehicle(queryClient: QueryClient, vehicle: Vehicle): void {
  queryClient.setQueryData(knownKeyOf(vehicle.id), vehicle);
}
