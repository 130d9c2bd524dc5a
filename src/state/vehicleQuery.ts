import { fetchVehicleByRouteId } from '../api/vehicles';
import type { Platform } from '../api/platform';
import type { Vehicle } from '../domain/vehicle/vehicle';
import type { QueryCache, QueryOptions } from './queryCache';
import { usePlatform } from './shopContext';
import { useQuery, useQueryCache } from './useQuery';

const keyOf = (routeId: string) => ['vehicle', routeId] as const;
const knownKeyOf = (routeId: string) => ['known-vehicle', routeId] as const;

/** One vehicle by the id of an address: the real id, or a stock id that the platform resolves first (storefront 4). */
export function vehicleQuery(platform: Platform, cache: QueryCache, routeId: string): QueryOptions<Vehicle> {
  return {
    queryKey: keyOf(routeId),
    queryFn: async ({ signal }) => {
      const vehicle = await fetchVehicleByRouteId(platform, routeId, signal);
      // The checkout asks for the real id next.
      if (vehicle.id !== routeId) cache.write(keyOf(vehicle.id), vehicle);
      return vehicle;
    },
    // A vehicle may be reserved or sold at any moment: shown at once, but asked for again.
    staleTime: 30_000,
  };
}

/** The vehicle of an address; at once, if a list has shown it before. */
export function useVehicle(routeId: string) {
  const platform = usePlatform();
  const cache = useQueryCache();
  return useQuery({
    ...vehicleQuery(platform, cache, routeId),
    // Only `rememberVehicle` writes there.
    placeholderData: cache.read(knownKeyOf(routeId)).data as Vehicle | undefined,
  });
}

/** Lets a page show what a list already knows until its own answer is there. */
export function rememberVehicle(cache: QueryCache, vehicle: Vehicle): void {
  cache.write(knownKeyOf(vehicle.id), vehicle);
}
