import { fetchVehicleByRouteId } from '../api/vehicles';
import type { Platform } from '../api/platform';
import type { Vehicle } from '../domain/vehicle/vehicle';
import type { QueryCache, QueryOptions } from './queryCache';
import { usePlatform } from './shopContext';
import { useQuery, useQueryCache } from './useQuery';

const keyOf = (routeId: string) => ['vehicle', routeId] as const;

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

/** The vehicle of an address. What a list already `known` is shown until the platform's own answer is there. */
export function useVehicle(routeId: string, known?: Vehicle) {
  const platform = usePlatform();
  const cache = useQueryCache();
  return useQuery({ ...vehicleQuery(platform, cache, routeId), placeholderData: known });
}

/** The same vehicle as far as it was asked for already: it is followed, and never asked for here. */
export function useKnownVehicle(routeId: string | undefined): Vehicle | undefined {
  const platform = usePlatform();
  const cache = useQueryCache();
  return useQuery({ ...vehicleQuery(platform, cache, routeId ?? ''), enabled: false }).data;
}
