import { asSchema } from '../lib/http/http';
import { listOf } from '../lib/schema';
import { equipmentSchema, type Equipment } from '../domain/vehicle/enums/equipment';
import { EQUIPMENT_PATH } from './firstReads';
import type { Platform } from './platform';

/** Keys and names of all equipment. On failure the caller uses `fallbackEquipment` (rules/vehicle: equipment names). */
export function fetchEquipment(platform: Platform, signal?: AbortSignal): Promise<Equipment[]> {
  return platform.http.request('GET', EQUIPMENT_PATH, { signal, read: asSchema(listOf(equipmentSchema)) });
}
