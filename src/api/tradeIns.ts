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

/** Trade-in by code and e-mail of its owner. @throws {HttpError} 'not-found' */
export function redeemTradeIn(
  platform: Platform,
  { code, email, vehicleDealerId }: { code: string; email: string; vehicleDealerId: string },
  signal?: AbortSignal,
): Promise<TradeIn> {
  return ask(platform, redeemCall, { query: { code, email, vehicleDealerId }, signal });
}

export const tradeInManufacturersCall = call('GET', '/tradeins/manufacturers', { answer: listOf(manufacturerSchema) });

/** For a valuation without VIN. Makes without models are left out. */
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

/** Versions by month of first registration. Empty also for 400 or 404. */
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

/** ms; longer than any other call. */
export const CALCULATION_TIMEOUT_MS = 240_000;

export const calculationCall = call('POST', '/v2/trade-ins/calculate', {
  answer: calculationSchema,
  sends: 'multipart',
  timeoutMs: CALCULATION_TIMEOUT_MS,
});

/** Contains the result, if it comes at once; it is mailed in any case. */
interface TradeInCalculation {
  isCalculated: boolean;
  tradeIn?: TradeIn;
}

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
