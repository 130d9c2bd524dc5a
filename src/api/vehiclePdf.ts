import type * as z from 'zod/mini';
import type { vehiclePdfBody } from '../domain/bodies';
import { call } from './call';
import { askForPdf } from './pdf';
import type { Platform } from './platform';

export const vehiclePdfCall = call('POST', '/cardealeradmin/{a}/cars/{vehicleId}/pdf', {
  sends: 'vehiclePdfBody',
  answers: 'pdf',
});

export type VehiclePdfRequest = z.input<typeof vehiclePdfBody>;

/** @throws {HttpError} 'unreadable' if the PDF is not complete */
export function createVehiclePdf(
  platform: Platform,
  vehicleId: string,
  body: VehiclePdfRequest,
  signal?: AbortSignal,
): Promise<Blob> {
  return askForPdf(platform, vehiclePdfCall, { parts: { vehicleId }, body, signal });
}
