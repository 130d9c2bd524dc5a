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

type Label = Pick<VehicleFiles, 'enVkvLabelDocumentUrl' | 'createdAt'>;
type Numbers = Pick<VehicleFiles, 'vin' | 'internalId'>;

/** Whether both are one vehicle, by the number that is given. */
export const isVehicle = ({ vin, internalId }: Numbers, wanted: Numbers): boolean =>
  wanted.vin === undefined ? internalId === wanted.internalId : vin?.toUpperCase() === wanted.vin.toUpperCase();

export const isSameLabel = (one: Label, other: Label | undefined): boolean =>
  one.enVkvLabelDocumentUrl === other?.enVkvLabelDocumentUrl && one.createdAt === other?.createdAt;

/** File name in a URL: 'bericht.pdf' */
export const fileName = (url: string) => safeDecode(url.split(/[?#]/)[0]?.split('/').at(-1) ?? 'Datei');

/** Removes the documents that a vehicle had when the user was asked. */
export const removeFiles =
  (type: VehicleFileType) =>
  async (platform: Platform, id: string, signal?: AbortSignal, asked?: VehicleFiles): Promise<void> => {
    const row = (await fetchVehicleFiles(platform, type, signal)).find((each) => each.id === id);
    const urls = row
      ? filesOf(type, row).filter((url) => asked === undefined || filesOf(type, asked).includes(url))
      : [];
    if (urls.length === 0) throw new HttpError('not-found', 404);
    await deleteVehicleFiles(platform, type, urls, signal);
  };
