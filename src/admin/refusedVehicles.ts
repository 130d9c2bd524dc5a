import { fetchInvalidVehicles } from '../api/admin/invalidVehicles';
import type { Platform } from '../api/platform';
import type { InvalidVehicle } from '../domain/dealer/invalidVehicle';
import { withUnreadable } from '../lib/schema';
import { rowsQuery } from './engine/list/rowsQuery';

export interface RefusedVehicle extends InvalidVehicle {
  id: string;
}

/** Adds row ids: the stock number, else the VIN, with a counter because both can be missing or repeated. */
function withIds(vehicles: readonly InvalidVehicle[]): RefusedVehicle[] {
  const counts = new Map<string, number>();
  const rows = vehicles.map((vehicle) => {
    const number = vehicle.internalId ?? vehicle.vin ?? '';
    const before = counts.get(number) ?? 0;
    counts.set(number, before + 1);
    return { ...vehicle, id: `${number}/${before}` };
  });
  return withUnreadable(rows, vehicles);
}

export const fetchRefusedVehicles = async (platform: Platform, signal?: AbortSignal): Promise<RefusedVehicle[]> =>
  withIds(await fetchInvalidVehicles(platform, signal));

/** One request for list, labels, known numbers and 'Heute'. */
export const refusedQuery = (platform: Platform) =>
  rowsQuery({ queryName: 'invalid-vehicles', calls: { list: fetchRefusedVehicles } }, platform);

export const refusedName = ({ manufacturer, model, internalId }: InvalidVehicle) =>
  [manufacturer, model].filter(Boolean).join(' ') || (internalId ?? 'Fahrzeug');

/** Platforms word their reasons freely: kinds of reasons by the words that name them. */
const LABEL = /label|etikett/i;
const MARKING = /kennzeichnung|en-?vkv/i;
const OTHER = /angabe|verbrauch|co.?[2₂]|preis|typ|art|antrieb|kraftstoff|ethanol|bild|foto/i;

/** `unclear`: a kind of reason not known here. */
export function labelOf({ reasons }: InvalidVehicle): 'missing' | 'unclear' | 'unneeded' {
  if (reasons.some((reason) => LABEL.test(reason) || (MARKING.test(reason) && !OTHER.test(reason)))) return 'missing';
  return reasons.length > 0 && reasons.every((reason) => OTHER.test(reason)) ? 'unneeded' : 'unclear';
}
