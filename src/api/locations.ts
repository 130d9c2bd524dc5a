import { asSchema } from '../lib/http/http';
import { listOf } from '../lib/schema';
import { locationSchema, type Location } from '../domain/dealer/location';
import { vehicleDealerPath, type Platform } from './platform';

/** All locations of the dealer, in one page. */
export function fetchLocations(platform: Platform, signal?: AbortSignal): Promise<Location[]> {
  return platform.http.request('GET', vehicleDealerPath(platform, 'locations'), {
    query: { pageSize: 1000 },
    signal,
    read: asSchema(listOf(locationSchema)),
  });
}
