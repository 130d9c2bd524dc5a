import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import type * as z from 'zod/mini';
import { fetchVehicleFiles, uploadVehicleFiles } from '../../api/admin/vehicleFiles';
import { conditionReportFormSchema } from '../../domain/dealer/forms/vehicleFile';
import type { FileChoice } from '../../domain/dealer/rules';
import type { VehicleFiles } from '../../domain/dealer/vehicleFiles';
import { hasTab } from '../../domain/tenant/vehicleTabs';
import { formatDate } from '../../lib/formatDate';
import { checkBy } from '../../lib/check';
import { defineResource } from '../engine/defineResource';
import { FileDetails } from './FileDetails';
import { useVehicleNumbers, vinOfNumber, withKnownVehicle, type VehicleNumbers } from './knownVehicle';
import { VinControl } from './VehicleInput';
import { removeAllFiles, vehicleName } from './vehicleFiles';

const check = checkBy(conditionReportFormSchema);

interface ReportValues {
  vin: string;
  description: string;
  files: FileChoice[];
}

const reportsText = ({ conditionDocumentUrls: urls }: VehicleFiles) =>
  urls.length === 0 ? 'ohne Bericht' : urls.length === 1 ? '1 Datei' : `${urls.length} Dateien`;

/** Condition reports, which buyers open on the page of a vehicle. */
export const conditionReports = defineResource<
  VehicleFiles,
  ReportValues,
  z.output<typeof conditionReportFormSchema>,
  VehicleNumbers
>({
  page: 'condition-reports',
  title: 'Zustandsberichte',
  sentence: 'Gutachten und Prüfberichte, die Käufer beim Fahrzeug öffnen.',
  group: 'sales',
  icon: <ClipboardCheck />,
  isOffered: (settings) => hasTab(settings, 'zustand'),
  queryName: 'condition-reports',
  invalidates: ['vehicles'],
  calls: {
    list: (platform, signal) => fetchVehicleFiles(platform, 'conditionReport', signal),
    create: async (platform, { vin, description, files }, options) => {
      await uploadVehicleFiles(platform, 'conditionReport', { vin, description, files }, options);
      return undefined;
    },
    remove: (platform, id, signal) => removeAllFiles(platform, 'conditionReport', id, signal),
  },
  useRelated: useVehicleNumbers,
  order: (one, other) =>
    (other.createdAt ?? '').localeCompare(one.createdAt ?? '') ||
    other.conditionDocumentUrls.length - one.conditionDocumentUrls.length,
  searchedIn: 'Fahrzeug, VIN, Fahrzeugnummer',
  nameOf: vehicleName,
  segments: [
    { id: 'alle', label: 'Alle', has: () => true },
    { id: 'mit-bericht', label: 'Mit Bericht', has: (row) => row.conditionDocumentUrls.length > 0 },
    { id: 'ohne-bericht', label: 'Ohne Bericht', has: (row) => row.conditionDocumentUrls.length === 0 },
  ],
  columns: [
    { id: 'fahrzeug', header: 'Fahrzeug', priority: 1, text: vehicleName, note: ({ vin }) => vin, sort: true },
    { id: 'nummer', header: 'Fahrzeugnummer', priority: 2, text: ({ internalId }) => internalId, sort: true },
    {
      id: 'berichte',
      header: 'Berichte',
      priority: 1,
      text: reportsText,
      sort: ({ conditionDocumentUrls: urls }) => urls.length,
    },
    {
      id: 'erstellt',
      header: 'Erstellt',
      priority: 2,
      text: ({ createdAt }) => createdAt && formatDate(createdAt),
      sort: ({ createdAt }) => createdAt,
    },
  ],
  searchTexts: ({ vin }) => [vin],
  hasSelection: true,
  isRemoved: (row) => row.conditionDocumentUrls.length === 0,
  removalLock: (row) =>
    row.conditionDocumentUrls.length === 0 ? 'Zu diesem Fahrzeug gibt es keinen Bericht.' : undefined,
  form: {
    entries: (row) => ({ vin: row?.vin ?? '', description: '', files: [] }),
    check: (values, _row, numbers) => {
      const vin = vinOfNumber(values.vin, numbers);
      return withKnownVehicle(check({ ...values, vin }), 'vin', vin, numbers);
    },
    series: { label: 'Speichern und neu' },
    sections: [
      {
        fields: [
          {
            name: 'vin',
            label: 'VIN',
            hint: 'Fahrgestellnummer eines Fahrzeugs aus Ihrem Bestand, oder seine Fahrzeugnummer',
            isRequired: true,
            control: { kind: 'own', Control: VinControl },
          },
          { name: 'description', label: 'Beschreibung', isRequired: true, control: { kind: 'area' } },
          { name: 'files', label: 'Datei', isRequired: true, control: { kind: 'files', upload: 'smallPdf' } },
        ],
      },
    ],
  },
  Details: ({ row, tools }) => <FileDetails type="conditionReport" row={row} tools={tools} />,
  texts: {
    create: 'Zustandsbericht anlegen',
    edit: 'Zustandsberichte',
    created: 'Zustandsbericht erstellt',
    remove: 'Berichte löschen',
    removed: 'Berichte gelöscht',
    removal: (row) => `Alle Berichte zu „${vehicleName(row)}“ werden endgültig gelöscht: ${reportsText(row)}.`,
  },
});
