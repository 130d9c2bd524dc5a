import { call } from './call';
import { askForPdf } from './pdf';
import type { Platform } from './platform';

export const vehiclePdfCall = call('POST', '/cardealeradmin/{a}/cars/{id}/pdf', { answers: 'pdf' });

/** `CarPdfRequest`: fields without a source are empty texts, `finalInstallment` 0 where there is none (rules/vehicle: vehicle PDF). */
export interface VehiclePdfRequest {
  client: {
    adminId: string;
    companyAddress: string;
    companyName: string;
    email: string;
    phone: string;
    logoUrl: string;
    detailsUrl: string;
  };
  financingCalculation?: {
    finalInstallment: number;
    fundingDeposit: number;
    fundingDuration: number;
    monthlyInstallment: number;
    legalTextHtml: string;
  };
  url: string;
}

/**
 * The overview of a vehicle to save or print.
 *
 * @throws {HttpError} 'unreadable' if the answer is not a complete PDF
 */
export function createVehiclePdf(
  platform: Platform,
  vehicleId: string,
  body: VehiclePdfRequest,
  signal?: AbortSignal,
): Promise<Blob> {
  return askForPdf(platform, vehiclePdfCall, { parts: { id: vehicleId }, body, signal });
}
