import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { PostcodeField } from '../../../shared/PostcodeField';
import { useNearby } from '../../../state/nearby';
import { locationsQuery } from '../../../state/recipient';
import { usePlatform } from '../../../state/shopContext';
import { withQueryClient } from '../../../state/withQueryClient';

/** Postcode field of the filter 'Standort', which sorts the locations by distance. */
export const LocationDistances = withQueryClient(function LocationDistances() {
  const { distanceTo, locate } = useNearby((state) => state);
  const { data } = useQuery({ ...locationsQuery(usePlatform()), enabled: distanceTo !== undefined });
  useEffect(() => {
    if (distanceTo === undefined || data === undefined) return;
    const postcodes = new Map(data.map(({ id, address }) => [id, address?.zipCode]));
    locate((id) => distanceTo(id === undefined ? undefined : postcodes.get(id)));
  }, [data, distanceTo, locate]);
  return <PostcodeField />;
});
