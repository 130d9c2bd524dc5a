import { deleteVehicleFiles, fetchVehicleFiles } from '../../api/admin/vehicleFiles';
import type { Platform } from '../../api/platform';
import type { VehicleFiles, VehicleFileType } from '../../domain/dealer/vehicleFiles';
import { formatDate } from '../../lib/dates/formatDate';
import { safeDecode } from '../../lib/safeDecode';
import { HttpError } from '../../lib/http/errors';
import type { Column, Columns } from '../engine/entry';

export const NO_STOCK = 'Überträgt Ihr Bestandssystem Fahrzeuge, stehen sie hier.';

export const vehicleName = ({ manufacturer, model, vin }: VehicleFiles) =>
  [manufacturer, model].filter(Boolean).join(' ') || (vin ?? 'Fahrzeug');

export const filesOf = (type: VehicleFileType, row: VehicleFiles): string[] =>
  type === 'conditionReport'
    ? row.conditionDocumentUrls
    : row.enVkvLabelDocumentUrl === undefined
      ? []
      : [row.enVkvLabelDocumentUrl];

type Label = Pick<VehicleFiles, 'enVkvLabelDocumentUrl' | 'createdAt'>;
type Numbers = Pick<VehicleFiles, 'vin' | 'internalId'>;

export const isVehicle = ({ vin, internalId }: Numbers, wanted: Numbers): boolean =>
  wanted.vin === undefined ? internalId === wanted.internalId : vin?.toUpperCase() === wanted.vin.toUpperCase();

/** What is stored for a vehicle, asked before an upload that would replace it. */
export const storedFiles = async (platform: Platform, type: VehicleFileType, wanted: Numbers, signal?: AbortSignal) =>
  (await fetchVehicleFiles(platform, type, signal)).find((each) => isVehicle(each, wanted));

export const isSameLabel = (one: Label, other: Label | undefined): boolean =>
  one.enVkvLabelDocumentUrl === other?.enVkvLabelDocumentUrl && one.createdAt === other?.createdAt;

export const fileName = (url: string) => safeDecode(url.split(/[?#]/)[0]?.split('/').at(-1) ?? 'Datei');

const removeFiles =
  (type: VehicleFileType) =>
  async (platform: Platform, id: string, signal?: AbortSignal, asked?: VehicleFiles): Promise<void> => {
    const row = (await fetchVehicleFiles(platform, type, signal)).find((each) => each.id === id);
    const urls = row
      ? filesOf(type, row).filter((url) => asked === undefined || filesOf(type, asked).includes(url))
      : [];
    if (urls.length === 0) throw new HttpError('not-found', 404);
    await deleteVehicleFiles(platform, type, urls, signal);
  };

export const fileRows = (type: VehicleFileType) => ({
  calls: {
    list: (platform: Platform, signal?: AbortSignal) => fetchVehicleFiles(platform, type, signal),
    remove: removeFiles(type),
  },
  searchedIn: 'Fahrzeug, VIN, Fahrzeugnummer',
  searchTexts: ({ vin }: VehicleFiles) => [vin],
  nameOf: vehicleName,
});

interface FileColumns<Row> {
  vehicle: Pick<Column<Row>, 'picture' | 'note'>;
  number: Pick<Column<Row>, 'priority'>;
  files: Column<Row>;
  text?: Column<Row>;
  created: Pick<Column<Row>, 'id' | 'header'>;
}

export const fileColumns = <Row extends VehicleFiles>(parts: FileColumns<Row>): Columns<Row> => [
  { id: 'fahrzeug', header: 'Fahrzeug', priority: 1, text: vehicleName, sort: true, ...parts.vehicle },
  { id: 'nummer', header: 'Fahrzeugnummer', text: ({ internalId }) => internalId, sort: true, ...parts.number },
  parts.files,
  ...(parts.text ? [parts.text] : []),
  {
    priority: 2,
    text: ({ createdAt }) => createdAt && formatDate(createdAt),
    sort: ({ createdAt }) => createdAt,
    ...parts.created,
  },
];
