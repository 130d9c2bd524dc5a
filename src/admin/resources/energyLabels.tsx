import Leaf from 'lucide-react/icons/leaf';
import Upload from 'lucide-react/icons/upload';
import { useLocation } from 'react-router-dom';
import * as z from 'zod/mini';
import { uploadVehicleFiles } from '../../api/admin/vehicleFiles';
import { newFile } from '../../domain/dealer/rules';
import type { VehicleFiles } from '../../domain/dealer/vehicleFiles';
import { lacksLabel } from '../../domain/stock-check/lawRules';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { REQUIRED } from '../../domain/person/rules';
import { readVin } from '../../domain/vehicle/text/vehicleNumber';
import { formatDate } from '../../lib/dates/formatDate';
import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { withUnreadable } from '../../lib/schema';
import { usePlatform } from '../../state/shopContext';
import { Button } from '../../ui/actions/Button';
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
import { FormField, FileField, FormSection, RadioField } from '../engine/form/fields/fields';
import { FormSheet } from '../engine/form/FormSheet';
import { ListPage } from '../engine/list/ListPage';
import { newestFirst } from '../engine/list/listRows';
import { rowsQuery } from '../engine/list/rowsQuery';
import { useList } from '../engine/list/useList';
import type { SettingsPage, WaitingProps } from '../page';
import { Count } from '../pendingCounts';
import { FoundRows } from '../search/FoundRows';
import { FileDetails } from './FileDetails';
import { ManyLabelsDialog } from './ManyLabels';
import { labelOf, refusedQuery, type RefusedVehicle } from '../refusedVehicles';
import { stockQuery } from '../stock';
import { LABEL_UNKNOWN, useVehicleNumbers, withKnownVehicle, type VehicleNumbers } from './knownVehicle';
import { VehicleInput } from './VehicleInput';
import { NO_STOCK, fileColumns, fileRows, isSameLabel, isVehicle, storedFiles, vehicleName } from './vehicleFiles';

export interface LabelRow extends VehicleFiles {
  /** `unclear`: refused for a reason that may be the label. */
  label: 'there' | 'missing' | 'unclear' | 'unneeded';
  isRefused?: boolean;
}

const NO_FILES = {
  conditionDescription: undefined,
  conditionDocumentUrls: [],
  enVkvLabelDocumentUrl: undefined,
  createdAt: undefined,
};

/** Rows of the offered vehicles without a label that the list of files does not contain, because it lists files. */
function unlistedRows(lacking: readonly Vehicle[], rows: readonly VehicleFiles[]): LabelRow[] {
  const listed = new Set(rows.map(({ id }) => id));
  return lacking
    .filter(({ id }) => !listed.has(id))
    .map(({ id, vin, internalId, manufacturer, model }) => ({
      ...{ id, vin, internalId, manufacturer, model },
      ...NO_FILES,
      label: 'missing',
    }));
}

/** Rows of the refused vehicles whose label is or may be missing and that the list of files does not contain. */
function refusedRows(refused: readonly RefusedVehicle[], rows: readonly VehicleFiles[]): LabelRow[] {
  const listedNumbers = new Set(rows.flatMap(({ vin, internalId }) => [vin, internalId]));
  return refused
    .map((vehicle) => ({ ...vehicle, label: labelOf(vehicle) }))
    .filter(
      ({ label, vin, internalId }) => label !== 'unneeded' && !listedNumbers.has(vin) && !listedNumbers.has(internalId),
    )
    .map(({ id, vin, internalId, manufacturer, model, label }) => ({
      ...{ id, vin, internalId, manufacturer, model },
      ...NO_FILES,
      label,
      isRefused: true,
    }));
}

/** Template of the form for a vehicle that a link names (`vin` or `nummer`). */
function linkedVehicle(query: URLSearchParams): LabelRow | undefined {
  const vin = query.get('vin') ?? undefined;
  const internalId = query.get('nummer') ?? undefined;
  if (vin === undefined && internalId === undefined) return undefined;
  return {
    ...{ id: '', vin, internalId, manufacturer: undefined, model: undefined },
    ...NO_FILES,
    label: 'missing',
  };
}

interface By {
  uploadBy: string;
}

const fields = {
  uploadBy: {
    ...required('Zuordnen über', z.enum(['vin', 'internalId'], { error: REQUIRED })),
    choices: [
      { value: 'vin', label: 'VIN' },
      { value: 'internalId', label: 'Fahrzeugnummer' },
    ],
  },
  vin: { ...required('VIN', z.string()), when: ({ uploadBy }: By) => uploadBy === 'vin' },
  internalId: { ...required('Fahrzeugnummer', z.string()), when: ({ uploadBy }: By) => uploadBy === 'internalId' },
  file: { ...required('Datei', newFile()), wire: ['files'], initial: {} },
} satisfies EntryFields;

type LabelValues = EntryValues<typeof fields>;

const check = checkOf(fields);
const LABELS = { there: 'vorhanden', missing: 'fehlt', unclear: 'Grund prüfen', unneeded: 'nicht nötig' } as const;
export const isLabelMissing = ({ label }: Pick<LabelRow, 'label'>) => label === 'missing' || label === 'unclear';

const numberOf = ({ uploadBy, vin, internalId }: Pick<LabelValues, 'uploadBy' | 'vin' | 'internalId'>) =>
  uploadBy === 'vin' ? { vin: readVin(vin) } : { internalId: internalId.trim() };

function nextMissing(rows: readonly LabelRow[], values: LabelValues): LabelRow | undefined {
  const at = rows.findIndex((row) => isVehicle(row, numberOf(values)));
  const inOrder = [...rows.slice(at + 1), ...rows.slice(0, Math.max(0, at))];
  return inOrder.find((row) => row.label === 'missing');
}

export const labelForm = (numbers: VehicleNumbers) =>
  entryForm<LabelRow, LabelValues, EntryOutput<typeof fields>>({
    fields,
    entries: (row) => {
      const uploadBy = row?.vin === undefined && row?.internalId !== undefined ? 'internalId' : 'vin';
      return formEntriesOf(fields, { uploadBy, vin: row?.vin, internalId: row?.internalId });
    },
    check: (values) => {
      const { data: by } = fields.uploadBy.rule.safeParse(values.uploadBy);
      const checked = check(values);
      return by === undefined ? checked : withKnownVehicle(checked, by, values[by], numbers);
    },
    addsTo: (row, values) => isVehicle(row, numberOf(values)),
    // An upload replaces the label that is there: one that was not seen is asked about.
    questionOfNew: async (platform, values, seen, signal) => {
      const row = await storedFiles(platform, 'energyLabel', numberOf(values), signal);
      if (!row?.enVkvLabelDocumentUrl || isSameLabel(row, seen)) return undefined;
      return {
        title: 'Label ersetzen?',
        text: `${vehicleName(row)} hat schon ein Label${row.createdAt ? ` vom ${formatDate(row.createdAt)}` : ''}. Ihre Datei ersetzt es.`,
        confirmLabel: 'Label ersetzen',
        isDestructive: true,
        replaced: { label: 'Label', text: 'ersetzt' },
      };
    },
    create: async (platform, { file, ...values }, options) => {
      await uploadVehicleFiles(platform, 'energyLabel', { files: [file], ...numberOf(values) }, options);
      return undefined;
    },
  });

const files = fileRows('energyLabel');

export const labelRows: Rows<LabelRow> = {
  ...files,
  queryName: 'energy-labels',
  invalidates: ['vehicles', 'stock', 'invalid-vehicles'],
  calls: {
    ...files.calls,
    list: async (platform, signal) => {
      const rows = await files.calls.list(platform, signal);
      const labels = rows.map((row): LabelRow => ({ ...row, label: row.enVkvLabelDocumentUrl ? 'there' : 'unneeded' }));
      return withUnreadable(labels, rows);
    },
  },
  complete: async (reading, platform, client) => {
    const [rows, stock, refused] = await Promise.all([
      reading,
      client.query(stockQuery(platform)),
      client.query(refusedQuery(platform)).catch(() => []),
    ]);
    const now = new Date();
    const lacking = stock.filter((vehicle) => lacksLabel(vehicle, now));
    const lackingIds = new Set(lacking.map(({ id }) => id));
    const labels = rows.map((row): LabelRow =>
      row.label === 'unneeded' && lackingIds.has(row.id) ? { ...row, label: 'missing' } : row,
    );
    return withUnreadable([...refusedRows(refused, rows), ...unlistedRows(lacking, rows), ...labels], rows);
  },
  order: newestFirst(({ createdAt }) => createdAt),
  hit: (row) => ({
    note: [row.vin, row.internalId, `Label ${LABELS[row.label]}`].filter(Boolean).join(' · '),
    texts: [],
  }),
  segments: [
    { id: 'fehlt', label: 'Fehlt', has: isLabelMissing, done: 'Kein Label fehlt.' },
    { id: 'vorhanden', label: 'Vorhanden', has: ({ label }) => label === 'there' },
    { id: 'alle', label: 'Alle', has: () => true },
  ],
};

export const labelColumns = fileColumns<LabelRow>({
  vehicle: { note: ({ vin, isRefused }) => [vin, isRefused && 'nicht angeboten'].filter(Boolean).join(' · ') },
  number: { priority: 1 },
  files: {
    id: 'label',
    header: 'Label',
    priority: 1,
    text: ({ label }) => LABELS[label],
    isSaidByView: true,
    sort: true,
  },
  created: { id: 'hochgeladen', header: 'Hochgeladen' },
});

/** Energy labels of new cars, that is, under 1,000 km or first registered within 8 months. */
export const energyLabels: SettingsPage = {
  page: 'envkv-labels',
  title: 'EnVKV Labels',
  plainName: 'Energielabel',
  sentence: 'Energielabel für neue Pkw: unter 1.000 km oder Erstzulassung vor weniger als 8 Monaten.',
  empty: NO_STOCK,
  group: 'vehicles',
  icon: <Leaf />,
  Waiting: MissingLabels,
  Page: EnergyLabels,
  FoundRows: (props) => <FoundRows of={energyLabels} source={labelRows} {...props} />,
};

/** Once a page has read them: the menu's number alone does not read the stock. */
function MissingLabels({ children }: WaitingProps) {
  const client = useQueryClient();
  const { queryKey } = rowsQuery(labelRows, usePlatform());
  const count = useSyncExternalStore(
    // The cache also tells what happens while others render.
    (notify) => client.getQueryCache().subscribe(() => queueMicrotask(notify)),
    () => client.getQueryData(queryKey)?.rows.filter(isLabelMissing).length,
  );
  return children(<Count count={count ?? 0} meaning="ohne Label" />, count ? 'ansicht=fehlt' : '');
}

function EnergyLabels() {
  const form = labelForm(useVehicleNumbers());
  const { search } = useLocation();
  const list = useList(energyLabels, labelRows, {
    columns: labelColumns,
    form,
    create: 'Label hochladen',
    removal: {
      label: 'Label löschen',
      done: 'Label gelöscht',
      text: (row) => `Das Energielabel zu „${vehicleName(row)}“ wird endgültig gelöscht.`,
      lock: ({ label }) => (label === 'there' ? undefined : 'Zu diesem Fahrzeug gibt es kein Label.'),
      isRemoved: ({ label }) => label !== 'there',
    },
  });
  return (
    <ListPage
      list={list}
      tools={
        <Button
          icon={<Upload />}
          onClick={() => list.deeds.openDialog((close) => <ManyLabelsDialog onClose={close} />)}
        >
          Mehrere Labels hochladen
        </Button>
      }
      actions={(row) => [
        isLabelMissing(row) && {
          label: 'Label hochladen',
          inRow: `„${vehicleName(row)}“: Label hochladen`,
          weight: 'main',
          icon: <Upload />,
          onPress: () => list.entry.createFor(row),
        },
      ]}
    >
      <DetailsSheet list={list} title="EnVKV Label">
        {(row) => <FileDetails type="energyLabel" row={row} list={list} isInShop={!row.isRefused} />}
      </DetailsSheet>
      <FormSheet
        list={list}
        form={form}
        title="EnVKV Label"
        isForNew
        created="EnvKv Label erstellt"
        template={linkedVehicle(new URLSearchParams(search))}
        series={{ label: 'Speichern und nächstes', next: nextMissing }}
      >
        {(open, values) => (
          <FormSection form={open}>
            <RadioField form={open} name="uploadBy" />
            <FormField form={open} name="vin">
              {(control) => <VehicleInput {...control} by="vin" />}
            </FormField>
            <FormField form={open} name="internalId">
              {(control) => <VehicleInput {...control} by="internalId" />}
            </FormField>
            {list.rows.all.some((row) => row.isRefused && isVehicle(row, numberOf(values))) ? (
              <p className="form-section__field text-muted text-14">{LABEL_UNKNOWN}</p>
            ) : null}
            <FileField form={open} name="file" upload="smallPdf" />
          </FormSection>
        )}
      </FormSheet>
    </ListPage>
  );
}
