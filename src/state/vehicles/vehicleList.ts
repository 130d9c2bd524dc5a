import { queryOptions, skipToken, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { Platform } from '../../api/platform';
import { fetchVehiclesById } from '../../api/vehicleList';
import { isSameId } from '../../domain/vehicle/text/vehicleId';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { isHiddenForTenant } from '../../domain/vehicle/search/visibility';
import { usePlatform, useTenant } from '../shopContext';
import { VEHICLES_KEY, vehicleQuery, vehiclesQuery } from './vehicleQuery';

const inOrder = (ids: readonly string[], vehicles: readonly Vehicle[]) =>
  ids.flatMap((id) => vehicles.find((vehicle) => isSameId(vehicle.id, id)) ?? []);

interface Vehicles {
  /** In the order of the ids, without sold ones. `undefined` until they are loaded. */
  vehicles: Vehicle[] | undefined;
  query: UseQueryResult<Vehicle[]>;
}

/** Removing an id sends no request. */
export function useVehicles(ids: readonly string[]): Vehicles {
  const platform = usePlatform();
  const [requested, setRequested] = useState(ids);
  if (ids.some((id) => !requested.includes(id))) setRequested(ids);
  const query = useQuery({ ...vehiclesQuery(platform, requested), enabled: requested.length > 0 });
  return { query, vehicles: requested.length === 0 ? [] : query.data && inOrder(ids, query.data) };
}

/** By id in lower case; `null` if sold. Written only by `missingVehiclesQuery`. */
const seenVehicles = queryOptions<Readonly<Record<string, Vehicle | null>>>({
  queryKey: [...VEHICLES_KEY, 'seen'],
  queryFn: skipToken,
  gcTime: Infinity,
});

/** Reads them in one request. */
function missingVehiclesQuery(platform: Platform, ids: readonly string[]) {
  return queryOptions({
    queryKey: [...VEHICLES_KEY, 'missing', ...ids],
    queryFn: async ({ client, signal }) => {
      const vehicles = await fetchVehiclesById(platform, ids, signal);
      const entries = ids.map((id): [string, Vehicle | null] => [
        id.toLowerCase(),
        vehicles.find((vehicle) => isSameId(vehicle.id, id)) ?? null,
      ]);
      client.setQueryData(seenVehicles.queryKey, (before) => ({ ...before, ...Object.fromEntries(entries) }));
      return vehicles.length;
    },
  });
}

/** Known ones at once, without sold ones; requests only the others. */
export function useSeenVehicles(ids: readonly string[]): Vehicle[] {
  const platform = usePlatform();
  const { behaviours } = useTenant();
  const client = useQueryClient();
  const { data: seen = {} } = useQuery(seenVehicles);
  const vehicleOf = (id: string) => client.getQueryData(vehicleQuery(platform, id).queryKey) ?? seen[id.toLowerCase()];
  const missing = ids.filter((id) => vehicleOf(id) === undefined);
  useQuery({ ...missingVehiclesQuery(platform, missing), enabled: missing.length > 0 });
  return ids.flatMap((id) => vehicleOf(id) ?? []).filter((vehicle) => !isHiddenForTenant(vehicle, behaviours));
}
