import * as z from 'zod/mini';
import { asSchema } from '../lib/http/http';
import { dealerAdminPath, type Platform } from './platform';

/** `CarPdfRequest`: fields without a source are empty texts, `finalInstallment` 0 where there is none (decisions 6). */
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

/** The overview of a vehicle to save or print. Making it changes nothing, so it may be tried again. */
export function createVehiclePdf(
  platform: Platform,
  vehicleId: string,
  request: VehiclePdfRequest,
  signal?: AbortSignal,
): Promise<Blob> {
  return platform.http.request('POST', dealerAdminPath(platform, 'cars', vehicleId, 'pdf'), {
    body: request,
    signal,
    isRepeatable: true,
    responseType: 'blob',
    read: asSchema(z.instanceof(Blob)),
  });
}
