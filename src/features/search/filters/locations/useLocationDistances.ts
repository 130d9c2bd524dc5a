import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useNearby, type DistanceLookup } from '../../../../state/vehicles/nearby';
import { locationsQuery } from '../../../../state/queries/recipient';
import { usePlatform } from '../../../../state/shopContext';

/** With the distance in the label; others last, in their order. */
export function nearestFirst<Entry extends { key: string; label: string }>(
  options: readonly Entry[],
  distanceTo: DistanceLookup,
): Entry[] {
  return options
    .map((option) => ({ option, distance: distanceTo(option.key) }))
    .sort((a, b) => (a.distance?.kilometres ?? Infinity) - (b.distance?.kilometres ?? Infinity) || 0)
    .map(({ option, distance }) =>
      distance === undefined ? option : { ...option, label: `${option.label} (${distance.text})` },
    );
}

/** From the visitor's postcode, shared by this mount. */
export function useLocationDistances() {
  const { distanceTo, locate } = useNearby((state) => state);
  const query = useQuery({ ...locationsQuery(usePlatform()), enabled: distanceTo !== undefined });
  const { data } = query;
  const distanceToLocation = useMemo(() => {
    if (distanceTo === undefined || data === undefined) return undefined;
    const postcodes = new Map(data.map(({ id, address }) => [id, address?.zipCode]));
    return (id?: string) => distanceTo(id === undefined ? undefined : postcodes.get(id));
  }, [data, distanceTo]);
  useEffect(() => {
    if (distanceToLocation !== undefined) locate((options) => nearestFirst(options, distanceToLocation));
  }, [distanceToLocation, locate]);
  return { distanceToLocation, error: query.error, retry: () => void query.refetch() };
}
