import { useState } from 'react';
import { fetchVehiclesById } from '../api/vehicleList';
import { isSameId } from '../domain/vehicle/text/address';
import type { Vehicle } from '../domain/vehicle/vehicle';
import { isHiddenForTenant } from '../domain/vehicle/search/visibility';
import { usePlatform, useTenant } from './shopContext';
import { useQuery, useQueryCache } from './useQuery';
import { vehicleQuery } from './vehicleQuery';

const inOrder = (ids: readonly string[], vehicles: readonly Vehicle[]) =>
  ids.flatMap((id) => vehicles.find((vehicle) => isSameId(vehicle.id, id)) ?? []);

/**
 * The vehicles with these ids, in their order; those that the dealer no longer sells are missing. `undefined` until they are there.
 * One id less asks for nothing: what was read is still true.
 */
export function useVehicles(ids: readonly string[]) {
  const platform = usePlatform();
  const [asked, setAsked] = useState(ids);
  if (ids.some((id) => !asked.includes(id))) setAsked(ids);
  const { data, ...query } = useQuery({
    queryKey: ['vehicles', ...asked],
    queryFn: ({ signal }) => fetchVehiclesById(platform, asked, signal),
    enabled: asked.length > 0,
    // As with a single one: it may be sold at any moment.
    staleTime: 30_000,
  });
  return { ...query, vehicles: asked.length === 0 ? [] : data && inOrder(ids, data) };
}

/**
 * The same for vehicles whose pages were open: asks only for those that this mount has not read, each once. What is known is there
 * at once, the others join it.
 */
export function useSeenVehicles(ids: readonly string[]): Vehicle[] {
  const platform = usePlatform();
  const { behaviours } = useTenant();
  const cache = useQueryCache();
  const keyOf = (id: string) => ['seen', id.toLowerCase()];
  const known = (id: string) =>
    // Under the first key stands what `vehicleQuery` reads, under the second what is written here.
    [vehicleQuery(platform, cache, id).queryKey, keyOf(id)].flatMap(
      (key) => (cache.read(key).data as Vehicle | undefined) ?? [],
    )[0];
  const missing = ids.filter((id) => known(id) === undefined);
  useQuery({
    queryKey: ['unseen', ...missing],
    queryFn: async ({ signal }) => {
      const vehicles = await fetchVehiclesById(platform, missing, signal);
      for (const vehicle of vehicles) cache.write(keyOf(vehicle.id), vehicle);
      return vehicles.length;
    },
    enabled: missing.length > 0,
  });
  return ids.flatMap((id) => known(id) ?? []).filter((vehicle) => !isHiddenForTenant(vehicle, behaviours));
}
