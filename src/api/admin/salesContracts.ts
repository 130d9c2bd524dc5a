import * as z from 'zod/mini';
import { ignoreBody, asSchema } from '../../lib/http/http';
import { listOf } from '../../lib/schema';
import { salesContractSchema, type SalesContract } from '../../domain/dealer/salesContract';
import type { Platform } from '../platform';
import type { WriteOptions } from './crud';
import { toFormData } from './formData';
import { requestPdf } from '../pdf';

const PATH = '/salesContracts';
const pathOf = (id: string) => `${PATH}/${encodeURIComponent(id)}`;

const answerSchema = z.object({ documents: listOf(salesContractSchema) });

/** All contracts of the dealer in the token (rules/admin: tenant of the token). */
export async function fetchSalesContracts({ http }: Platform, signal?: AbortSignal): Promise<SalesContract[]> {
  const { documents } = await http.request('GET', PATH, { signal, isAuthorized: true, read: asSchema(answerSchema) });
  return documents;
}

export function createSalesContract(
  { http }: Platform,
  { description, vin, file }: { description: string; vin: string; file: File },
  options: WriteOptions = {},
): Promise<void> {
  const body = toFormData({ description, vin, file });
  return http.request('POST', PATH, { ...options, body, isAuthorized: true, read: ignoreBody });
}

export function fetchSalesContractPdf(platform: Platform, id: string, signal?: AbortSignal): Promise<Blob> {
  return requestPdf(platform, 'GET', pathOf(id), { signal, isAuthorized: true });
}

export function deleteSalesContract({ http }: Platform, id: string, signal?: AbortSignal): Promise<void> {
  return http.request('DELETE', pathOf(id), { signal, isAuthorized: true, read: ignoreBody });
}
