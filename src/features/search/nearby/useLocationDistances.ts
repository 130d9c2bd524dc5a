import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useNearby, type NearbyState } from '../../../state/nearby';
import { locationsQuery } from '../../../state/recipient';
import { usePlatform } from '../../../state/shopContext';

interface LocationDistances {
  /** Distance to a location by its id; `undefined` without a postcode and until the locations are loaded. */
  distanceToLocation: NearbyState['distanceToLocation'];
  hasFailed: boolean;
  retry: () => void;
}

/** Distances from the visitor's postcode to the dealer's locations, also for all others of this mount. */
export function useLocationDistances(): LocationDistances {
  const { distanceTo, locate } = useNearby((state) => state);
  const query = useQuery({ ...locationsQuery(usePlatform()), enabled: distanceTo !== undefined });
  const { data } = query;
  const distanceToLocation = useMemo(() => {
    if (distanceTo === undefined || data === undefined) return undefined;
    const postcodes = new Map(data.map(({ id, address }) => [id, address?.zipCode]));
    return (id?: string) => distanceTo(id === undefined ? undefined : postcodes.get(id));
  }, [data, distanceTo]);
  useEffect(() => {
    if (distanceToLocation !== undefined) locate(distanceToLocation);
  }, [distanceToLocation, locate]);
  return { distanceToLocation, hasFailed: query.isError, retry: () => void query.refetch() };
}
