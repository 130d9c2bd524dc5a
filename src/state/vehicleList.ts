import { useState } from 'react';
import { fetchVehiclesById } from '../api/vehicleList';
import type { Vehicle } from '../domain/vehicle/vehicle';
import { usePlatform } from './shopContext';
import { useQuery, useQueryCache } from './useQuery';
import { vehicleQuery } from './vehicleQuery';

const inOrder = (ids: readonly string[], vehicles: readonly Vehicle[]) =>
  ids.flatMap((id) => vehicles.find((vehicle) => vehicle.id === id) ?? []);

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

/** The same for vehicles whose pages were open: asks only for those that this mount has not read. */
export function useSeenVehicles(ids: readonly string[]): Vehicle[] {
  const platform = usePlatform();
  const cache = useQueryCache();
  const { data = [] } = useQuery({
    queryKey: ['seen', ...ids],
    queryFn: async ({ signal }) => {
      // Under this key stands what `vehicleQuery` reads.
      const read = (id: string) => cache.read(vehicleQuery(platform, cache, id).queryKey).data as Vehicle | undefined;
      const known = ids.flatMap((id) => read(id) ?? []);
      const missing = ids.filter((id) => !known.some((vehicle) => vehicle.id === id));
      return [...known, ...(await fetchVehiclesById(platform, missing, signal))];
    },
    enabled: ids.length > 0,
  });
  return inOrder(ids, data);
}
