import { invalidVehicleSchema, type InvalidVehicle } from '../../domain/dealer/invalidVehicle';
import { vehicleDealerPath, type Platform } from '../platform';
import { fetchAllPages } from './crud';
import { requestPdf } from '../pdf';

/** Vehicles that the platform does not offer, with the reasons. */
export function fetchInvalidVehicles(platform: Platform, signal?: AbortSignal): Promise<InvalidVehicle[]> {
  const path = vehicleDealerPath(platform, 'vehicles', 'invalid-vehicles');
  return fetchAllPages(platform, path, invalidVehicleSchema, { signal });
}

/** Report of invalid vehicles as PDF. */
export function fetchInvalidVehiclesPdf(platform: Platform, signal?: AbortSignal): Promise<Blob> {
  const path = vehicleDealerPath(platform, 'vehicles', 'invalid-vehicles', 'pdf');
  return requestPdf(platform, 'GET', path, { signal, isAuthorized: false });
}
