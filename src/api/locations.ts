import { listOf } from '../lib/schema';
import { locationSchema, type Location } from '../domain/tenant/location';
import { ask, call } from './call';
import type { Platform } from './platform';

export const locationsCall = call('GET', '/v2/vehicle-dealer/{a}/locations', {
  query: ['pageSize'],
  answer: listOf(locationSchema),
});

export function fetchLocations(platform: Platform, signal?: AbortSignal): Promise<Location[]> {
  return ask(platform, locationsCall, { query: { pageSize: 1000 }, signal });
}
