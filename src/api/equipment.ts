import { listOf } from '../lib/schema';
import { equipmentSchema, type Equipment } from '../domain/enums/equipment';
import { ask, call } from './call';
import type { Platform } from './platform';

export const EQUIPMENT_PATH = '/equipments';

export const equipmentCall = call('GET', EQUIPMENT_PATH, { answer: listOf(equipmentSchema) });

/** On failure the caller uses `fallbackEquipment`. */
export function fetchEquipment(platform: Platform, signal?: AbortSignal): Promise<Equipment[]> {
  return ask(platform, equipmentCall, { signal });
}
