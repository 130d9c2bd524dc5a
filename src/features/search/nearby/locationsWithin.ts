import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Platform } from '../../../api/platform';
import { distanceBetween } from '../../../domain/postcodes/distance';
import { locationsQuery } from '../../../state/recipient';

/**
 * Query of the ids of the dealer's locations within a radius, km, around a postcode. Computed in the browser: the postcode is in no
 * request (rules/running-costs: postcode stays here).
 */
export function locationsWithin(platform: Platform, client: QueryClient, postcode: string, kilometres: number) {
  return queryOptions({
    queryKey: ['locations', 'within', postcode, kilometres],
    queryFn: async () => {
      const locations = await client.query(locationsQuery(platform));
      return locations.flatMap(({ id, address }) => {
        const distance = distanceBetween(postcode, address?.zipCode);
        return id !== undefined && distance !== undefined && distance <= kilometres ? [id] : [];
      });
    },
  });
}
