import { HttpError } from '../lib/http/errors';
import { asSchema } from '../lib/http/http';
import { listOf } from '../lib/schema';
import type { RequestField } from '../domain/trade-in/request';
import { calculationSchema, tradeInSchema, type TradeIn } from '../domain/trade-in/tradeIn';
import {
  manufacturerSchema,
  vehicleInfoSchema,
  type TradeInManufacturer,
  type VehicleInfo,
} from '../domain/trade-in/vehicleInfo';
import type { Platform } from './platform';

/**
 * Reads a valued trade-in by the code from the owner's e-mail and that e-mail address.
 *
 * @throws {HttpError} 'not-found' when there is none
 */
export function redeemTradeIn(
  platform: Platform,
  { code, email, vehicleDealerId }: { code: string; email: string; vehicleDealerId: string },
  signal?: AbortSignal,
): Promise<TradeIn> {
  return platform.http.request('GET', '/v2/trade-ins/redeem', {
    query: { code, email, vehicleDealerId },
    signal,
    read: asSchema(tradeInSchema),
  });
}

/** Makes with their models, for a valuation without VIN. Makes without models are left out. */
export async function fetchTradeInManufacturers(
  { http }: Platform,
  signal?: AbortSignal,
): Promise<TradeInManufacturer[]> {
  const manufacturers = await http.request('GET', '/tradeins/manufacturers', {
    signal,
    read: asSchema(listOf(manufacturerSchema)),
  });
  return manufacturers.filter(({ models }) => models.length > 0);
}

interface RegisteredModel {
  manufacturerId: string;
  modelId: string;
  /** 1 to 12. */
  month: string;
  year: string;
}

/** Versions of a model by the month of first registration. Empty also for an answer of 400 or 404. */
export async function fetchVehicleInfo(
  { http }: Platform,
  { manufacturerId, modelId, month, year }: RegisteredModel,
  signal?: AbortSignal,
): Promise<VehicleInfo[]> {
  const [manufacturer, model] = [manufacturerId, modelId].map(encodeURIComponent);
  const path = `/tradeins/manufacturerid/${manufacturer}/modelid/${model}/firstregistration/${month}-${year}`;
  try {
    return await http.request('GET', path, { signal, read: asSchema(listOf(vehicleInfoSchema)) });
  } catch (error) {
    if (error instanceof HttpError && (error.failure === 'not-found' || error.failure === 'rejected')) return [];
    throw error;
  }
}

/** Timeout of the valuation, ms: longer than that of any other call (rules/platform-and-wire: timeouts). */
export const CALCULATION_TIMEOUT_MS = 240_000;

/** Whether the valuation succeeded, and its result if the platform returns it at once; it is sent by e-mail in any case. */
interface TradeInCalculation {
  isCalculated: boolean;
  tradeIn?: TradeIn;
}

/** Requests a valuation. @throws {HttpError} */
export async function calculateTradeIn(
  { http }: Platform,
  fields: readonly RequestField[],
  signal?: AbortSignal,
): Promise<TradeInCalculation> {
  const body = new FormData();
  for (const [name, value] of fields) body.append(name, value);
  const { success, tradeIn } = await http.request('POST', '/v2/trade-ins/calculate', {
    body,
    signal,
    timeoutMs: CALCULATION_TIMEOUT_MS,
    read: asSchema(calculationSchema),
  });
  return { isCalculated: success === true, tradeIn };
}
