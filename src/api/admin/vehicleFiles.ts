import { ignoreBody } from '../../lib/http/http';
import {
  vehicleFilesSchema,
  vehicleFileTypes,
  type VehicleFiles,
  type VehicleFileType,
} from '../../domain/dealer/vehicleFiles';
import { vehicleDealerPath, type Platform } from '../platform';
import { fetchAllPages, type WriteOptions } from './crud';
import { toFormData } from './formData';

const path = (platform: Platform) => vehicleDealerPath(platform, 'vehicles', 'files');

/** Vehicles with their documents of one type. */
export function fetchVehicleFiles(
  platform: Platform,
  type: VehicleFileType,
  signal?: AbortSignal,
): Promise<VehicleFiles[]> {
  const options = { query: { fileType: vehicleFileTypes.toWire(type) }, signal, isAuthorized: true };
  return fetchAllPages(platform, path(platform), vehicleFilesSchema, options);
}

interface VehicleFileUpload {
  files: readonly File[];
  /** VIN or stock number, one of the two. */
  vin?: string;
  internalId?: string;
  /** Condition reports only. */
  description?: string;
}

/** Adds documents to a vehicle. @throws {HttpError} `not-found` if the stock has no such vehicle */
export function uploadVehicleFiles(
  platform: Platform,
  type: VehicleFileType,
  { files, vin, internalId, description }: VehicleFileUpload,
  options: WriteOptions = {},
): Promise<void> {
  return platform.http.request('POST', path(platform), {
    ...options,
    body: toFormData({ files, vin, internalId, description, fileType: vehicleFileTypes.toWire(type) }),
    isAuthorized: true,
    read: ignoreBody,
  });
}

export function deleteVehicleFiles(
  platform: Platform,
  type: VehicleFileType,
  urls: readonly string[],
  signal?: AbortSignal,
): Promise<void> {
  return platform.http.request('DELETE', path(platform), {
    body: { urls, fileType: vehicleFileTypes.toWire(type) },
    signal,
    isAuthorized: true,
    read: ignoreBody,
  });
}
