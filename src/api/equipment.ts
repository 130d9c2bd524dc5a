import { listOf } from '../lib/schema';
import { equipmentSchema, type Equipment } from '../domain/enums/equipment';
import { ask, call } from './call';
import { PATHS } from './firstReads';
import type { Platform } from './platform';

export const equipmentCall = call('GET', PATHS.equipment, { answer: listOf(equipmentSchema) });

/** Keys and names of all equipment. On failure the caller uses `fallbackEquipment`. */
export function fetchEquipment(platform: Platform, signal?: AbortSignal): Promise<Equipment[]> {
  return ask(platform, equipmentCall, { signal });
}
