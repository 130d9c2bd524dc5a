import Download from 'lucide-react/icons/download';
import FileSignature from 'lucide-react/icons/file-pen-line';
import Trash2 from 'lucide-react/icons/trash-2';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { createSalesContract, deleteSalesContract, fetchSalesContractPdf } from '../../../api/admin/salesContracts';
import { formalVin, newFile } from '../../../domain/dealer/rules';
import { requiredInput } from '../../../domain/person/rules';
import { CONTRACT_LIMIT } from '../../../lib/uploadLimit';
import {
  hasDeliveryProblem,
  isUndelivered,
  isWaitingForSignature,
  signingText,
  stateText,
  type SalesContract,
} from '../../../domain/dealer/salesContract';
import { fetchListedContracts } from '../../links/queries';
import { formatDate } from '../../../lib/dates/formatDate';
import { usePlatform, useSession, useTenant } from '../../../state/shopContext';
import { useStyles } from '../../../ui/styles';
import { Button } from '../../../ui/actions/Button';
import type { Rows, Columns, CsvColumn } from '../../engine/entry';
import { DetailsSheet } from '../../engine/form/DetailsSheet';
import {
  checkOf,
  formEntriesOf,
  required,
  type EntryFields,
  type EntryOutput,
  type EntryValues,
} from '../../engine/entryFields';
import { entryForm } from '../../engine/entryForm';
import { FormField, FileField, FormSection, TextField } from '../../engine/form/fields/fields';
import { FormSheet } from '../../engine/form/FormSheet';
import { ListPage } from '../../engine/list/ListPage';
import { oldestFirst } from '../../engine/list/listRows';
import { periodFilter } from '../../engine/list/periodFilter';
import { useList } from '../../engine/list/useList';
import type { ListDeeds } from '../../engine/list/useListDeeds';
import { aboutContract } from '../../links/correspondence';
import { MessageSheet } from '../../links/MessageSheet';
import { callAction } from '../../links/ReachLinks';
import { Wait } from '../../links/Weighted';
import type { SettingsPage } from '../../page';
import { mayDo } from '../../rights';
import { VehicleInput } from '../VehicleInput';
import { PendingContracts } from '../../pendingCounts';
import { FoundRows } from '../../search/FoundRows';
import css from '../documents.css?inline';
import { confirmAllContracts } from './AllContractsQuestion';
import { ContractDetails } from './ContractDetails';
import { customerText, contractName } from './contractTexts';
import { CustomerQuestion } from './CustomerQuestion';
import { MonthFiles } from './MonthFiles';

const fields = {
  description: required('Beschreibung', requiredInput()),
  vin: required('VIN', formalVin()),
  file: { ...required('Vertrag', newFile(CONTRACT_LIMIT)), wire: ['files'], initial: {} },
} satisfies EntryFields;

export const contractForm = entryForm<SalesContract, EntryValues<typeof fields>, EntryOutput<typeof fields>>({
  fields,
  entries: () => formEntriesOf(fields),
  check: checkOf(fields),
  create: async (platform, values, options) => {
    await createSalesContract(platform, values, options);
    return undefined;
  },
});

const isOpen = ({ status }: SalesContract) => status !== 'closed';
const momentOf = ({ createdAt }: SalesContract) => createdAt;
const oldest = oldestFirst(momentOf);

const searchTexts = ({ id, car, customer }: SalesContract) => [id, car?.vin, customer?.email, customer?.phone];

export const contractRows: Rows<SalesContract> = {
  queryName: 'sales-contracts',
  invalidates: ['customers'],
  calls: { list: fetchListedContracts, remove: deleteSalesContract },
  searchedIn: 'Fahrzeug, Kunde, Telefon, VIN, Nummer',
  searchTexts,
  isSearchPrivate: true,
  nameOf: contractName,
  hit: (row) => ({
    note: [customerText(row), row.createdAt && formatDate(row.createdAt)].filter(Boolean).join(' · '),
    texts: searchTexts(row),
  }),
  filters: [periodFilter(momentOf)],
  segments: [
    { id: 'offen', label: 'Offen', has: isOpen, order: oldest, done: 'Kein Vertrag ist offen.' },
    {
      id: 'nicht-zugestellt',
      label: 'Nicht zugestellt',
      has: hasDeliveryProblem,
      order: oldest,
      done: 'Alle Einladungen sind zugestellt.',
    },
    {
      id: 'wartet',
      label: 'Wartet auf Unterschrift',
      has: isWaitingForSignature,
      order: oldest,
      done: 'Keine Unterschrift steht aus.',
    },
    { id: 'abgeschlossen', label: 'Abgeschlossen', has: (row) => !isOpen(row) },
    { id: 'alle', label: 'Alle', has: () => true },
  ],
};

export const contractColumns: Columns<SalesContract> = [
  { id: 'fahrzeug', header: 'Fahrzeug', priority: 1, text: contractName, note: ({ car }) => car?.vin, sort: true },
  {
    id: 'kunde',
    header: 'Kunde',
    priority: 1,
    text: customerText,
    isExported: false,
    cell: (row) => (row.customer ? undefined : <NoCustomer row={row} />),
    sort: true,
  },
  { id: 'status', header: 'Status', priority: 1, text: stateText, isSaidByView: true, sort: true },
  {
    id: 'unterschriften',
    header: 'Unterschriften',
    priority: 2,
    text: signingText,
    cell: (row) => <Signing row={row} />,
  },
  {
    id: 'erstellt',
    header: 'Erstellt',
    priority: 3,
    text: ({ createdAt }) => createdAt && formatDate(createdAt),
    sort: ({ createdAt }) => createdAt?.getTime(),
  },
];

const contractCsv: readonly CsvColumn<SalesContract>[] = [
  { header: 'Vertragsnummer', text: ({ id }) => id },
  { header: 'VIN', text: ({ car }) => car?.vin },
  { header: 'Beschreibung', text: ({ description }) => description },
  { header: 'Kunde', text: customerText, isOptional: true },
  { header: 'E-Mail', text: ({ customer }) => customer?.email, isOptional: true },
  { header: 'Telefon', text: ({ customer }) => customer?.phone, isOptional: true },
];

export const salesContracts: SettingsPage = {
  page: 'sales-contracts',
  title: 'Kaufverträge',
  sentence: 'Verträge zur Unterschrift und ihr Stand.',
  empty: 'Legen Sie einen Vertrag mit seiner PDF-Datei an. Hier sehen Sie, wer unterschrieben hat.',
  group: 'sales',
  icon: <FileSignature />,
  isPersonal: true,
  Waiting: PendingContracts,
  Page: SalesContracts,
  FoundRows: (props) => <FoundRows of={salesContracts} source={contractRows} {...props} />,
};

function SalesContracts() {
  const { settings } = useTenant();
  const roles = useSession().user?.roles ?? [];
  const list = useList(salesContracts, contractRows, {
    columns: contractColumns,
    csv: contractCsv,
    hasPersonalCsv: false,
    hasColumnChoice: true,
    form: contractForm,
    create: 'Vertrag anlegen',
    removal: {
      label: 'Vertrag löschen',
      done: 'Vertrag gelöscht',
      text: (row) => (
        <>
          <strong>Möchten Sie diesen Kaufvertrag wirklich löschen?</strong>
          <span>{` Der Vertrag „${contractName(row)}“${row.createdAt ? ` vom ${formatDate(row.createdAt)}` : ''} wird endgültig gelöscht. Laden Sie ihn vorher herunter: Für Geschäftsunterlagen gelten gesetzliche Aufbewahrungsfristen.${row.status === 'pending' ? ' Die laufende Unterschrift wird abgebrochen.' : ''}`}</span>
        </>
      ),
    },
  });
  const download = useContractDownload(list.deeds);
  return (
    <ListPage
      list={list}
      tools={
        <Button
          icon={<Download />}
          onClick={() =>
            list.deeds.openDialog((close) => (
              <MonthFiles
                contracts={list.rows.all}
                shownMonth={list.rows.state.filters.zeitraum?.[0]}
                onClose={() => close()}
              />
            ))
          }
        >
          PDFs eines Monats
        </Button>
      }
      actions={(row) => [
        {
          label: 'PDF herunterladen',
          inRow: `„${contractName(row)}“ als PDF herunterladen`,
          weight: 'minor',
          icon: <Download />,
          onPress: () => download(row),
        },
        callAction(customerText(row), row.customer?.phone),
        row.customerId !== undefined &&
          mayDo(roles, 'contracts-of-customer') && {
            label: 'Alle Verträge des Kunden löschen',
            icon: <Trash2 />,
            isDestructive: true,
            onPress: () => confirmAllContracts(row, list.deeds),
          },
      ]}
    >
      <DetailsSheet list={list} title="Kaufvertrag">
        {(row) => <ContractDetails row={row} list={list} onDownload={() => download(row)} />}
      </DetailsSheet>
      {list.entry.isWriting && list.entry.sheetRow ? (
        <MessageSheet
          to={aboutContract(list.entry.sheetRow, settings)}
          notify={list.deeds.notify}
          onClose={list.entry.close}
        />
      ) : null}
      <FormSheet list={list} form={contractForm} title="Kaufvertrag" isForNew>
        {(form) => (
          <FormSection form={form}>
            <TextField form={form} name="description" />
            <FormField
              form={form}
              name="vin"
              hint="Suchen Sie das verkaufte Fahrzeug, oder geben Sie seine Fahrgestellnummer ein: 17 Zeichen, ohne I, O und Q."
            >
              {(control) => <VehicleInput {...control} by="vin" />}
            </FormField>
            <FileField form={form} name="file" upload="pdf" wanted="Genau eine Datei" />
          </FormSection>
        )}
      </FormSheet>
      {list.deeds.removal.removed.length === 0 ? null : <CustomerQuestion deeds={list.deeds} />}
    </ListPage>
  );
}

function useContractDownload({ download }: Pick<ListDeeds<SalesContract>, 'download'>) {
  const platform = usePlatform();
  return (row: SalesContract) =>
    download.start({
      id: row.id,
      label: `Das PDF zu „${contractName(row)}“`,
      fileName: `kaufvertrag-${row.id}.pdf`,
      fetch: (signal) => fetchSalesContractPdf(platform, row.id, signal),
    });
}

function Signing({ row }: { row: SalesContract }) {
  useStyles(css);
  return (
    <span className="inline-flex flex-wrap items-center gap-y-4 gap-x-8">
      {isUndelivered(row) ? (
        <span className="delivery-problem inline-flex items-center gap-4 text-warning">
          <TriangleAlert />
          <span>{signingText(row)}</span>
        </span>
      ) : (
        <span>{signingText(row)}</span>
      )}
      {isOpen(row) ? <Wait since={row.createdAt} /> : null}
    </span>
  );
}

function NoCustomer({ row }: { row: SalesContract }) {
  useStyles(css);
  return <span className="text-muted">{customerText(row)}</span>;
}
