import { listOf } from '../../lib/schema';
import { invalidVehicleSchema, type InvalidVehicle } from '../../domain/dealer/invalidVehicle';
import { call } from '../call';
import { askForPdf } from '../pdf';
import type { Platform } from '../platform';
import { fetchAllPages } from './crud';

const PATH = '/v2/vehicle-dealer/{a}/vehicles/invalid-vehicles';
export const invalidVehiclesCall = call('GET', PATH, {
  query: ['pageNumber'],
  answer: listOf(invalidVehicleSchema),
  isPaged: true,
});
export const invalidVehiclesPdfCall = call('GET', `${PATH}/pdf`, { answers: 'pdf' });

export function fetchInvalidVehicles(platform: Platform, signal?: AbortSignal): Promise<InvalidVehicle[]> {
  return fetchAllPages(platform, invalidVehiclesCall, { signal });
}

export function fetchInvalidVehiclesPdf(platform: Platform, signal?: AbortSignal): Promise<Blob> {
  return askForPdf(platform, invalidVehiclesPdfCall, { signal });
}
