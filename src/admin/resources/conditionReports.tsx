import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import { uploadVehicleFiles } from '../../api/admin/vehicleFiles';
import { newFiles, vin } from '../../domain/dealer/rules';
import { requiredInput } from '../../domain/person/rules';
import type { VehicleFiles } from '../../domain/dealer/vehicleFiles';
import { damagePictures, vehiclePictures } from '../../domain/vehicle/pictures';
import { readVin } from '../../domain/vehicle/text/vehicleNumber';
import { hasTab } from '../../domain/vehicle/vehicleTabs';
import { textOf } from '../../lib/text/formattedText';
import { withUnreadable } from '../../lib/schema';
import { stockQuery } from '../stock';
import { Avatar } from '../engine/Avatar';
import type { Rows } from '../engine/entry';
import { DetailsSheet } from '../engine/form/DetailsSheet';
import {
  checkOf,
  formEntriesOf,
  required,
  type EntryFields,
  type EntryOutput,
  type EntryValues,
} from '../engine/entryFields';
import { entryForm } from '../engine/entryForm';
import { AreaField, FormField, FilesField, FormSection } from '../engine/form/fields/fields';
import { FormSheet } from '../engine/form/FormSheet';
import { ListPage } from '../engine/list/ListPage';
import { useList } from '../engine/list/useList';
import type { SettingsPage } from '../page';
import { shortened } from '../engine/shortened';
import { FileDetails } from './FileDetails';
import { useVehicleNumbers, vinOfNumber, withKnownVehicle, type VehicleNumbers } from './knownVehicle';
import { VehicleInput } from './VehicleInput';
import { NO_STOCK, fileColumns, fileRows, isVehicle, storedFiles, vehicleName } from './vehicleFiles';

const fields = {
  vin: required('VIN', vin()),
  description: required('Beschreibung', requiredInput()),
  files: { ...required('Datei', newFiles()), initial: [] },
} satisfies EntryFields;

const check = checkOf(fields);

const reportsText = ({ conditionDocumentUrls: urls }: VehicleFiles) =>
  urls.length === 0 ? 'ohne Bericht' : urls.length === 1 ? '1 Datei' : `${urls.length} Dateien`;

const LONGEST = 400;

const describedAs = (row: VehicleFiles | undefined) => textOf(row?.conditionDescription ?? '').trim();

/** Description to be continued; one with formatting is shown beside the field, because typed text would lose it. */
const plainDescription = (row: VehicleFiles | undefined) =>
  row?.conditionDescription?.trim() === describedAs(row) ? describedAs(row) : undefined;

export const reportForm = (numbers: VehicleNumbers) =>
  entryForm<VehicleFiles, EntryValues<typeof fields>, EntryOutput<typeof fields>>({
    fields,
    entries: (row) => formEntriesOf(fields, { vin: row?.vin, description: plainDescription(row) }),
    check: (values) => {
      const number = vinOfNumber(values.vin, numbers);
      return withKnownVehicle(check({ ...values, vin: number }), 'vin', number, numbers);
    },
    addsTo: (row, values) => isVehicle(row, { vin: readVin(vinOfNumber(values.vin, numbers)) }),
    // An upload replaces the description that is there, whoever has written it.
    questionOfNew: async (platform, values, _, signal) => {
      const number = { vin: readVin(vinOfNumber(values.vin, numbers)) };
      const row = await storedFiles(platform, 'conditionReport', number, signal);
      const before = describedAs(row);
      const after = values.description.trim();
      if (row === undefined || before === '' || before === after) return undefined;
      return {
        title: 'Beschreibung ersetzen?',
        text: `${vehicleName(row)} hat schon eine Beschreibung: „${shortened(before, LONGEST)}“\nIhre ersetzt sie. Die Dateien bleiben.`,
        confirmLabel: 'Beschreibung ersetzen',
        isDestructive: true,
        replaced: { label: 'Beschreibung', text: `${before} → ${after}` },
      };
    },
    create: async (platform, values, options) => {
      await uploadVehicleFiles(platform, 'conditionReport', values, options);
      return undefined;
    },
  });

/** Vehicle with its reports; of those without one the damaged ones come first. */
interface ReportRow extends VehicleFiles {
  isDamaged?: boolean | undefined;
  picture?: string | undefined;
}

const rankOf = ({ conditionDocumentUrls: urls, isDamaged }: ReportRow) => (urls.length > 0 || isDamaged ? 0 : 1);

export const reportRows: Rows<ReportRow> = {
  ...fileRows('conditionReport'),
  queryName: 'condition-reports',
  invalidates: ['vehicles'],
  complete: async (reading, platform, client) => {
    const [rows, stock] = await Promise.all([reading, client.query(stockQuery(platform)).catch(() => [])]);
    const listed = new Map(stock.map((vehicle) => [vehicle.id, vehicle]));
    return withUnreadable(
      rows.map((row) => {
        const vehicle = listed.get(row.id);
        if (vehicle === undefined) return row;
        const [picture] = [...damagePictures(vehicle), ...vehiclePictures(vehicle)];
        return { ...row, isDamaged: vehicle.isDamaged, picture };
      }),
      rows,
    );
  },
  order: (one, other) =>
    (other.createdAt ?? '').localeCompare(one.createdAt ?? '') ||
    rankOf(one) - rankOf(other) ||
    other.conditionDocumentUrls.length - one.conditionDocumentUrls.length,
  segments: [
    { id: 'alle', label: 'Alle', has: () => true },
    { id: 'mit-bericht', label: 'Mit Bericht', has: (row) => row.conditionDocumentUrls.length > 0 },
    { id: 'ohne-bericht', label: 'Ohne Bericht', has: (row) => row.conditionDocumentUrls.length === 0 },
  ],
  hasSelection: true,
};

export const reportColumns = fileColumns<ReportRow>({
  vehicle: {
    picture: (row) => <Avatar name={vehicleName(row)} url={row.picture} isSquare />,
    note: ({ vin, isDamaged }) => [vin, isDamaged && 'beschädigt'].filter(Boolean).join(' · '),
  },
  number: { priority: 3 },
  files: {
    id: 'berichte',
    header: 'Berichte',
    priority: 1,
    text: reportsText,
    sort: ({ conditionDocumentUrls: urls }) => urls.length,
  },
  text: {
    id: 'beschreibung',
    header: 'Beschreibung',
    priority: 2,
    isSentence: true,
    text: (row) => describedAs(row) || undefined,
  },
  created: { id: 'erstellt', header: 'Erstellt' },
});

export const conditionReports: SettingsPage = {
  page: 'condition-reports',
  title: 'Zustandsberichte',
  sentence: 'Gutachten und Prüfberichte, die Käufer beim Fahrzeug öffnen.',
  empty: NO_STOCK,
  group: 'sales',
  icon: <ClipboardCheck />,
  isOffered: (settings) => hasTab(settings, 'zustand'),
  Page: ConditionReports,
};

function ConditionReports() {
  const numbers = useVehicleNumbers();
  const form = reportForm(numbers);
  const list = useList(conditionReports, reportRows, {
    columns: reportColumns,
    form,
    create: 'Zustandsbericht anlegen',
    removal: {
      label: 'Berichte löschen',
      done: 'Berichte gelöscht',
      text: (row) => `Alle Berichte zu „${vehicleName(row)}“ werden endgültig gelöscht: ${reportsText(row)}.`,
      lock: (row) =>
        row.conditionDocumentUrls.length === 0 ? 'Zu diesem Fahrzeug gibt es keinen Bericht.' : undefined,
      isRemoved: (row) => row.conditionDocumentUrls.length === 0,
    },
  });
  const presentDescription = ({ vin: typed, description }: EntryValues<typeof fields>) => {
    const number = readVin(vinOfNumber(typed, numbers));
    const before = describedAs(
      number === '' ? undefined : list.rows.all.find((row) => isVehicle(row, { vin: number })),
    );
    if (before === '' || before === description.trim()) return undefined;
    return `Beim Fahrzeug steht: „${before}“ Ihre Beschreibung ersetzt das.`;
  };
  return (
    <ListPage list={list}>
      <DetailsSheet list={list} title="Zustandsberichte">
        {(row) => <FileDetails type="conditionReport" row={row} list={list} />}
      </DetailsSheet>
      <FormSheet
        list={list}
        form={form}
        title="Zustandsbericht"
        isForNew
        created="Zustandsbericht erstellt"
        series={{ label: 'Speichern und neu' }}
      >
        {(open, values) => (
          <FormSection form={open}>
            <FormField
              form={open}
              name="vin"
              hint="Fahrgestellnummer eines Fahrzeugs aus Ihrem Bestand, oder seine Fahrzeugnummer"
            >
              {(control) => <VehicleInput {...control} by="vin" />}
            </FormField>
            <AreaField form={open} name="description" hint={presentDescription(values)} />
            <FilesField form={open} name="files" upload="smallPdf" />
          </FormSection>
        )}
      </FormSheet>
    </ListPage>
  );
}
