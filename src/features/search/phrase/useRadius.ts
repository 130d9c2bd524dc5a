import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { readRadius, type Radius } from '../../../domain/vehicle/phrase/radius';
import { useNearby } from '../../../state/vehicles/nearby';
import { usePlatform } from '../../../state/shopContext';
import type { Platform } from '../../../api/platform';
import { distanceBetween } from '../../../domain/postcodes/distance';
import { locationsQuery } from '../../../state/queries/recipient';

/** With location ids; `undefined` until a postcode is known. */
export interface FoundRadius extends Radius {
  ids: readonly string[] | undefined;
}

/** Default: the visitor's postcode; without locations no radius. */
export function useRadius(sentence: string): { radius: FoundRadius | undefined; isPending: boolean } {
  const read = useMemo(() => readRadius(sentence), [sentence]);
  const visitorPostcode = useNearby((state) => state.postcode);
  const postcode = read?.postcode ?? visitorPostcode;
  const query = locationsWithin(usePlatform(), useQueryClient(), postcode ?? '', read?.kilometres ?? 0);
  const isAsked = read !== undefined && postcode !== undefined;
  const { data, isLoading } = useQuery({ ...query, enabled: isAsked });
  const radius = useMemo(() => {
    if (read === undefined || (postcode !== undefined && data === undefined)) return undefined;
    return { ...read, postcode, ids: postcode === undefined ? undefined : data };
  }, [data, postcode, read]);
  return { radius, isPending: isAsked && isLoading };
}

/** In the browser: the postcode is in no request (rules/running-costs: postcode stays here). */
function locationsWithin(platform: Platform, client: QueryClient, postcode: string, kilometres: number) {
  return queryOptions({
    queryKey: ['locations', 'within', postcode, kilometres],
    queryFn: async () => {
      const locations = await client.query(locationsQuery(platform));
      return locations.flatMap(({ id, address }) => {
        const distance = distanceBetween(postcode, address?.zipCode);
        return distance !== undefined && distance <= kilometres ? [id] : [];
      });
    },
  });
}
