import Download from 'lucide-react/icons/download';
import FileSignature from 'lucide-react/icons/file-pen-line';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { deleteCustomer, deleteCustomerContracts } from '../../api/admin/customers';
import {
  createSalesContract,
  deleteSalesContract,
  fetchSalesContractPdf,
  fetchSalesContracts,
} from '../../api/admin/salesContracts';
import { salesContractFormSchema } from '../../domain/dealer/forms/vehicleFile';
import type { FileChoice } from '../../domain/dealer/rules';
import { listedContracts, signingText, type SalesContract } from '../../domain/dealer/salesContract';
import { formatDate } from '../../lib/format';
import { checkBy } from '../../lib/forms/check';
import { saveWhenReady } from '../../lib/save-file/saveWhenReady';
import { usePlatform, useSession } from '../../state/shopContext';
import { useSubmission } from '../../state/useSubmission';
import { Button } from '../../ui/actions/Button';
import { FactList } from '../../ui/display/FactList';
import { knownFact } from '../../ui/display/knownFact';
import { useStyles } from '../../ui/styles';
import { defineResource } from '../engine/defineResource';
import { SaveFailure } from '../engine/SaveFailure';
import { QuestionDialog } from '../engine/QuestionDialog';
import type { ActionTools } from '../engine/resource';
import { ADMINS, FOR_STAFF } from '../page';
import { WaitingContracts } from '../waitingWork';
import css from './documents.css?inline';

interface ContractValues {
  description: string;
  vin: string;
  file: FileChoice;
}

/** Of a contract whose customer has no account any more (admin 8). */
const NO_ACCOUNT = '(Account gelöscht)';

const vehicleName = ({ car, description }: SalesContract) =>
  car?.marketingTitle ?? description ?? car?.vin ?? 'Vertrag';
const customerText = ({ customer }: SalesContract) =>
  [customer?.firstName, customer?.lastName].filter(Boolean).join(' ') || (customer?.email ?? NO_ACCOUNT);
const statusText = ({ status }: SalesContract) => (status === 'closed' ? 'Abgeschlossen' : 'Offen');

/** Contracts to be signed, and how far they have come (admin 2, 3 and 5). */
export const salesContracts = defineResource<SalesContract, ContractValues, z.output<typeof salesContractFormSchema>>({
  page: 'sales-contracts',
  title: 'Kaufverträge',
  sentence: 'Verträge zur Unterschrift und ihr Stand.',
  group: 'sales',
  icon: <FileSignature />,
  rights: FOR_STAFF,
  Waiting: WaitingContracts,
  queryName: 'sales-contracts',
  calls: {
    list: async (platform, signal) => listedContracts(await fetchSalesContracts(platform, signal)),
    create: async (platform, values, options) => {
      await createSalesContract(platform, values, options);
      return undefined;
    },
    remove: deleteSalesContract,
  },
  searchedIn: 'Fahrzeug, Kunde, VIN',
  searchTexts: ({ car, customer }) => [car?.vin, customer?.email],
  isSearchPrivate: true,
  isPersonal: true,
  hasPersonalCsv: false,
  nameOf: (row) => vehicleName(row),
  columns: [
    { id: 'fahrzeug', header: 'Fahrzeug', priority: 1, text: vehicleName, note: ({ car }) => car?.vin, sort: true },
    {
      id: 'kunde',
      header: 'Kunde',
      priority: 1,
      text: customerText,
      isExported: false,
      cell: (row) => (row.customer ? customerText(row) : <NoAccount />),
      sort: true,
    },
    { id: 'status', header: 'Status', priority: 1, text: statusText, sort: true },
    { id: 'unterschriften', header: 'Unterschriften', priority: 2, text: signingText },
    {
      id: 'erstellt',
      header: 'Erstellt',
      priority: 2,
      text: ({ createdAt }) => createdAt && formatDate(createdAt),
      sort: ({ createdAt }) => createdAt?.getTime(),
    },
  ],
  actions: [
    {
      label: 'PDF herunterladen',
      name: (row) => `„${vehicleName(row)}“ als PDF herunterladen`,
      icon: <Download />,
      isInRow: true,
      run: async (row, { platform, say }) => {
        const { signal } = new AbortController();
        try {
          await saveWhenReady(fetchSalesContractPdf(platform, row.id, signal), `kaufvertrag-${row.id}.pdf`, signal);
        } catch {
          say('Das PDF konnte nicht geladen werden. Bitte versuchen Sie es erneut.', true);
        }
      },
    },
  ],
  form: {
    entries: () => ({ description: '', vin: '', file: {} }),
    check: checkBy(salesContractFormSchema),
    sections: [
      {
        fields: [
          { name: 'description', label: 'Beschreibung', isRequired: true, control: { kind: 'text' } },
          {
            name: 'vin',
            label: 'VIN',
            hint: 'Fahrgestellnummer des verkauften Fahrzeugs',
            isRequired: true,
            control: { kind: 'text', maxLength: 24 },
          },
          {
            name: 'file',
            label: 'Vertrag',
            hint: 'Genau eine Datei',
            isRequired: true,
            control: { kind: 'file', upload: 'smallPdf' },
          },
        ],
      },
    ],
  },
  Details: ContractDetails,
  AfterRemoval: CustomerQuestion,
  texts: {
    create: 'Vertrag anlegen',
    edit: 'Kaufvertrag',
    created: 'Erfolgreich gespeichert',
    remove: 'Vertrag löschen',
    removed: 'Vertrag gelöscht',
    removal: (row) => (
      <>
        <strong>Möchten Sie diesen Kaufvertrag wirklich löschen?</strong>{' '}
        {`Der Vertrag „${vehicleName(row)}“${row.createdAt ? ` vom ${formatDate(row.createdAt)}` : ''} wird endgültig gelöscht. Laden Sie ihn vorher herunter: Für Geschäftsunterlagen gelten gesetzliche Aufbewahrungsfristen.`}
        {row.status === 'pending' ? ' Die laufende Unterschrift wird abgebrochen.' : ''}
      </>
    ),
  },
});

function NoAccount() {
  useStyles(css);
  return <span className="no-account">{NO_ACCOUNT}</span>;
}

/** What is known of a contract; all contracts of its customer can be deleted here. */
function ContractDetails({ row, tools }: { row: SalesContract; tools: ActionTools<SalesContract, undefined> }) {
  const platform = usePlatform();
  const roles = useSession().user?.roles ?? [];
  const [isAsking, setAsking] = useState(false);
  const { error, isPending, submit } = useSubmission({
    send: (id: string, signal) => deleteCustomerContracts(platform, id, signal),
    onSuccess: () => {
      setAsking(false);
      tools.say('Verträge gelöscht');
      void tools.reload();
    },
    onError: () => setAsking(false),
  });
  const { customer, customerId } = row;
  return (
    <div className="entry-sheet">
      <SaveFailure error={error} />
      <FactList
        facts={[
          ...knownFact('Beschreibung', row.description),
          ...knownFact('VIN', row.car?.vin),
          ...knownFact('Kunde', customerText(row)),
          ...knownFact('E-Mail', customer?.email),
          ...knownFact('Telefon', customer?.phone),
          ...knownFact('Status', statusText(row)),
          ...knownFact('Unterschriften', signingText(row)),
          ...knownFact('Erstellt', row.createdAt && formatDate(row.createdAt)),
        ]}
      />
      {customerId !== undefined && roles.some((role) => ADMINS.includes(role)) ? (
        <div>
          <Button icon={<Trash2 />} onClick={() => setAsking(true)}>
            Alle Verträge des Kunden löschen
          </Button>
        </div>
      ) : null}
      {isAsking && customerId !== undefined ? (
        <QuestionDialog
          question={{
            title: 'Löschen?',
            text: `Alle Kaufverträge von ${customerText(row)} werden endgültig gelöscht. Für Geschäftsunterlagen gelten gesetzliche Aufbewahrungsfristen.`,
            confirmLabel: 'Alle Verträge löschen',
            isDestructive: true,
            typed: typedWord(row),
          }}
          isBusy={isPending}
          onConfirm={() => void submit(customerId)}
          onCancel={() => setAsking(false)}
        />
      ) : null}
    </div>
  );
}

function typedWord({ customer }: SalesContract): { label: string; word: string } {
  const word = customer?.lastName ?? 'löschen';
  return { label: `Tippen Sie zur Bestätigung: ${word}`, word };
}

/** After a contract its customer may go too; keeping them is what the focus is on. */
function CustomerQuestion({ removed, onClose }: { removed: readonly SalesContract[]; onClose: () => void }) {
  const platform = usePlatform();
  const roles = useSession().user?.roles ?? [];
  const [row] = removed;
  const { error, isPending, submit } = useSubmission({
    send: (id: string, signal) => deleteCustomer(platform, id, signal),
    onSuccess: onClose,
  });
  const id = row?.customer === undefined ? undefined : row.customerId;
  if (row === undefined || removed.length > 1 || id === undefined || !roles.some((role) => ADMINS.includes(role)))
    return null;
  return (
    <QuestionDialog
      question={{
        title: 'Möchten Sie den zugehörigen Kunden löschen?',
        text: (
          <>
            <SaveFailure error={error} />
            <p>{`Das Konto von ${customerText(row)} (${row.customer?.email ?? ''}) wird endgültig gelöscht. Weitere Kaufverträge bleiben erhalten und zeigen dann „${NO_ACCOUNT}“.`}</p>
          </>
        ),
        confirmLabel: 'Konto löschen',
        isDestructive: true,
      }}
      cancelLabel="Kunden behalten"
      isBusy={isPending}
      onConfirm={() => void submit(id)}
      onCancel={onClose}
    />
  );
}
