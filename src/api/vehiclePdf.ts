import * as z from 'zod/mini';
import { HttpError } from '../lib/http/errors';
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

/**
 * The overview of a vehicle to save or print.
 *
 * @throws {HttpError} 'unreadable' if the answer is not a complete PDF
 */
export async function createVehiclePdf(
  platform: Platform,
  vehicleId: string,
  request: VehiclePdfRequest,
  signal?: AbortSignal,
): Promise<Blob> {
  const pdf = await platform.http.request('POST', dealerAdminPath(platform, 'cars', vehicleId, 'pdf'), {
    body: request,
    signal,
    responseType: 'blob',
    read: asSchema(z.instanceof(Blob)),
  });
  const ends = await new Blob([pdf.slice(0, 5), pdf.slice(-1024)]).text();
  if (!/^%PDF-[^]*%%EOF/.test(ends)) throw new HttpError('unreadable');
  return pdf;
}
