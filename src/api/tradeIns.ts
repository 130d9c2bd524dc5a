import { refusedStatus } from '../lib/http/errors';
import { listOf } from '../lib/schema';
import type { RequestField } from '../domain/trade-in/request';
import { calculationSchema, tradeInSchema, type TradeIn } from '../domain/trade-in/tradeIn';
import {
  manufacturerSchema,
  vehicleInfoSchema,
  type TradeInManufacturer,
  type VehicleInfo,
} from '../domain/trade-in/vehicleInfo';
import { ask, call } from './call';
import type { Platform } from './platform';

export const redeemCall = call('GET', '/v2/trade-ins/redeem', {
  query: ['code', 'email', 'vehicleDealerId'],
  answer: tradeInSchema,
});

/** Reads a valued trade-in by code and e-mail of its owner. @throws {HttpError} 'not-found' when there is none */
export function redeemTradeIn(
  platform: Platform,
  { code, email, vehicleDealerId }: { code: string; email: string; vehicleDealerId: string },
  signal?: AbortSignal,
): Promise<TradeIn> {
  return ask(platform, redeemCall, { query: { code, email, vehicleDealerId }, signal });
}

export const tradeInManufacturersCall = call('GET', '/tradeins/manufacturers', { answer: listOf(manufacturerSchema) });

/** Makes with their models, for a valuation without VIN. Makes without models are left out. */
export async function fetchTradeInManufacturers(
  platform: Platform,
  signal?: AbortSignal,
): Promise<TradeInManufacturer[]> {
  const manufacturers = await ask(platform, tradeInManufacturersCall, { signal });
  return manufacturers.filter(({ models }) => models.length > 0);
}

export const vehicleInfoCall = call(
  'GET',
  '/tradeins/manufacturerid/{manufacturerId}/modelid/{modelId}/firstregistration/{month}-{year}',
  { answer: listOf(vehicleInfoSchema) },
);

interface RegisteredModel {
  manufacturerId: string;
  modelId: string;
  /** 1 to 12. */
  month: string;
  year: string;
}

/** Versions of a model by the month of first registration. Empty also for an answer of 400 or 404. */
export async function fetchVehicleInfo(
  platform: Platform,
  { manufacturerId, modelId, month, year }: RegisteredModel,
  signal?: AbortSignal,
): Promise<VehicleInfo[]> {
  try {
    return await ask(platform, vehicleInfoCall, { parts: { manufacturerId, modelId, month, year }, signal });
  } catch (error) {
    if ([400, 404].includes(refusedStatus(error) ?? 0)) return [];
    throw error;
  }
}

/** Timeout of the valuation, ms: longer than that of any other call. */
export const CALCULATION_TIMEOUT_MS = 240_000;

export const calculationCall = call('POST', '/v2/trade-ins/calculate', {
  answer: calculationSchema,
  sends: 'multipart',
  timeoutMs: CALCULATION_TIMEOUT_MS,
});

/** Whether the valuation succeeded, and its result if the platform returns it at once; it is sent by e-mail in any case. */
interface TradeInCalculation {
  isCalculated: boolean;
  tradeIn?: TradeIn;
}

/** Requests a valuation. @throws {HttpError} */
export async function calculateTradeIn(
  platform: Platform,
  fields: readonly RequestField[],
  signal?: AbortSignal,
): Promise<TradeInCalculation> {
  const body = new FormData();
  for (const [name, value] of fields) body.append(name, value);
  const { success, tradeIn } = await ask(platform, calculationCall, { body, signal });
  return { isCalculated: success === true, tradeIn };
}
