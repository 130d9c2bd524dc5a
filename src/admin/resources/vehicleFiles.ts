import { deleteVehicleFiles, fetchVehicleFiles } from '../../api/admin/vehicleFiles';
import type { Platform } from '../../api/platform';
import type { VehicleFiles, VehicleFileType } from '../../domain/dealer/vehicleFiles';
import { safeDecode } from '../../lib/safeDecode';
import { HttpError } from '../../lib/http/errors';

export const vehicleName = ({ manufacturer, model, vin }: VehicleFiles) =>
  [manufacturer, model].filter(Boolean).join(' ') || (vin ?? 'Fahrzeug');

/** URLs of a vehicle's documents of one type. */
export const filesOf = (type: VehicleFileType, row: VehicleFiles): string[] =>
  type === 'conditionReport'
    ? row.conditionDocumentUrls
    : row.enVkvLabelDocumentUrl === undefined
      ? []
      : [row.enVkvLabelDocumentUrl];

/** File name in a URL: 'bericht.pdf' */
export const fileName = (url: string) => safeDecode(url.split(/[?#]/)[0]?.split('/').at(-1) ?? 'Datei');

export async function removeAllFiles(
  platform: Platform,
  type: VehicleFileType,
  id: string,
  signal?: AbortSignal,
): Promise<void> {
  const row = (await fetchVehicleFiles(platform, type, signal)).find((each) => each.id === id);
  const urls = row ? filesOf(type, row) : [];
  if (urls.length === 0) throw new HttpError('not-found', 404);
  await deleteVehicleFiles(platform, type, urls, signal);
}
