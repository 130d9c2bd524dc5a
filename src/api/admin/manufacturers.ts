import { asSchema } from '../../lib/http/http';
import { listOf } from '../../lib/schema';
import { manufacturerSchema, type TradeInManufacturer } from '../../domain/trade-in/vehicleInfo';
import type { Platform } from '../platform';

/** Makes with their models (rules/admin: makes in admin forms). */
export function fetchManufacturers({ http }: Platform, signal?: AbortSignal): Promise<TradeInManufacturer[]> {
  return http.request('GET', '/manufacturers/mobile', { signal, read: asSchema(listOf(manufacturerSchema)) });
}
