import * as z from 'zod/mini';
import { listOf } from '../../lib/schema';
import { salesContractSchema, type SalesContract } from '../../domain/dealer/salesContract';
import { ask, call } from '../call';
import { askForPdf } from '../pdf';
import type { Platform } from '../platform';
import type { WriteOptions } from './crud';
import { toFormData } from './formData';

const PATH = '/salesContracts';
const answerSchema = z.object({ documents: listOf(salesContractSchema) });

export const contractsCall = call('GET', PATH, { answer: answerSchema, isAuthorized: true });
export const createContractCall = call('POST', PATH, { isAuthorized: true, sends: 'multipart' });
export const contractPdfCall = call('GET', `${PATH}/{id}`, { isAuthorized: true, answers: 'pdf' });
export const deleteContractCall = call('DELETE', `${PATH}/{id}`, { isAuthorized: true });

/** Contracts of the dealer in the token (rules/admin: tenant of the token). */
export async function fetchSalesContracts(platform: Platform, signal?: AbortSignal): Promise<SalesContract[]> {
  return (await ask(platform, contractsCall, { signal })).documents;
}

export function createSalesContract(
  platform: Platform,
  { description, vin, file }: { description: string; vin: string; file: File },
  options: WriteOptions = {},
): Promise<void> {
  return ask(platform, createContractCall, { ...options, body: toFormData({ description, vin, file }) });
}

export function fetchSalesContractPdf(platform: Platform, id: string, signal?: AbortSignal): Promise<Blob> {
  return askForPdf(platform, contractPdfCall, { parts: { id }, signal });
}

export function deleteSalesContract(platform: Platform, id: string, signal?: AbortSignal): Promise<void> {
  return ask(platform, deleteContractCall, { parts: { id }, signal });
}
