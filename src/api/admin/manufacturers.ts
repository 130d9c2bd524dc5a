import { listOf } from '../../lib/schema';
import { manufacturerSchema, type TradeInManufacturer } from '../../domain/trade-in/vehicleInfo';
import { ask, call } from '../call';
import type { Platform } from '../platform';

export const manufacturersCall = call('GET', '/manufacturers/mobile', { answer: listOf(manufacturerSchema) });

export function fetchManufacturers(platform: Platform, signal?: AbortSignal): Promise<TradeInManufacturer[]> {
  return ask(platform, manufacturersCall, { signal });
}
