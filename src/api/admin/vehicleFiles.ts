import { listOf } from '../../lib/schema';
import {
  vehicleFilesSchema,
  vehicleFileTypes,
  type VehicleFiles,
  type VehicleFileType,
} from '../../domain/dealer/vehicleFiles';
import { ask, call } from '../call';
import type { Platform } from '../platform';
import { fetchAllPages, type WriteOptions } from './crud';
import { toFormData } from './formData';

const PATH = '/v2/vehicle-dealer/{a}/vehicles/files';
export const vehicleFilesCall = call('GET', PATH, {
  query: ['fileType', 'pageNumber'],
  answer: listOf(vehicleFilesSchema),
  isAuthorized: true,
  isPaged: true,
});
export const uploadVehicleFilesCall = call('POST', PATH, { isAuthorized: true, sends: 'multipart' });
export const deleteVehicleFilesCall = call('DELETE', PATH, { sends: 'vehicleFilesDeletionBody', isAuthorized: true });

export function fetchVehicleFiles(
  platform: Platform,
  type: VehicleFileType,
  signal?: AbortSignal,
): Promise<VehicleFiles[]> {
  return fetchAllPages(platform, vehicleFilesCall, { query: { fileType: vehicleFileTypes.toWire(type) }, signal });
}

interface VehicleFileUpload {
  files: readonly File[];
  vin?: string;
  internalId?: string;
  /** Condition reports only. */
  description?: string;
}

/** @throws {HttpError} `not-found` if the stock has no such vehicle */
export function uploadVehicleFiles(
  platform: Platform,
  type: VehicleFileType,
  { files, vin, internalId, description }: VehicleFileUpload,
  options: WriteOptions = {},
): Promise<void> {
  return ask(platform, uploadVehicleFilesCall, {
    ...options,
    body: toFormData({ files, vin, internalId, description, fileType: vehicleFileTypes.toWire(type) }),
  });
}

export function deleteVehicleFiles(
  platform: Platform,
  type: VehicleFileType,
  urls: readonly string[],
  signal?: AbortSignal,
): Promise<void> {
  return ask(platform, deleteVehicleFilesCall, {
    body: { urls, fileType: vehicleFileTypes.toWire(type) },
    signal,
  });
}
