import Download from 'lucide-react/icons/download';
import Phone from 'lucide-react/icons/phone';
import FileSignature from 'lucide-react/icons/file-pen-line';
import Trash2 from 'lucide-react/icons/trash-2';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type * as z from 'zod/mini';
import { createSalesContract, deleteSalesContract } from '../../../api/admin/salesContracts';
import { salesContractFormSchema } from '../../../domain/dealer/forms/vehicleFile';
import type { FileChoice } from '../../../domain/dealer/rules';
import {
  hasDeliveryProblem,
  isUndelivered,
  isWaitingForSignature,
  signingText,
  type SalesContract,
} from '../../../domain/dealer/salesContract';
import { fetchListedContracts } from '../../links/queries';
import { phoneHref } from '../../../domain/person/phone';
import { formatDate } from '../../../lib/formatDate';
import { checkBy } from '../../../lib/check';
import { useStyles } from '../../../ui/styles';
import { defineResource } from '../../engine/defineResource';
import { VinControl } from '../VehicleInput';
import { PendingContracts } from '../../pendingCounts';
import css from '../documents.css?inline';
import { downloadContract } from './downloadContract';
import { confirmAllContracts } from './AllContractsQuestion';
import { ContractDetails } from './ContractDetails';
import { customerText, statusText, vehicleName } from './contractTexts';
import { CustomerQuestion } from './CustomerQuestion';

interface ContractValues {
  description: string;
  vin: string;
  file: FileChoice;
}

/** Sales contracts with their signature status. */
export const salesContracts = defineResource<SalesContract, ContractValues, z.output<typeof salesContractFormSchema>>({
  page: 'sales-contracts',
  title: 'Kaufverträge',
  sentence: 'Verträge zur Unterschrift und ihr Stand.',
  group: 'sales',
  icon: <FileSignature />,
  Waiting: PendingContracts,
  queryName: 'sales-contracts',
  invalidates: ['customers'],
  calls: {
    list: fetchListedContracts,
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
  found: (row) => ({
    note: [customerText(row), row.createdAt && formatDate(row.createdAt)].filter(Boolean).join(' · '),
    texts: [row.car?.vin, row.customer?.email, row.customer?.phone],
  }),
  segments: [
    { id: 'alle', label: 'Alle', has: () => true },
    { id: 'wartet', label: 'Wartet auf Unterschrift', has: isWaitingForSignature },
    { id: 'nicht-zugestellt', label: 'Nicht zugestellt', has: hasDeliveryProblem },
    { id: 'abgeschlossen', label: 'Abgeschlossen', has: ({ status }) => status === 'closed' },
  ],
  columns: [
    { id: 'fahrzeug', header: 'Fahrzeug', priority: 1, text: vehicleName, note: ({ car }) => car?.vin, sort: true },
    {
      id: 'kunde',
      header: 'Kunde',
      priority: 1,
      text: customerText,
      isExported: false,
      cell: (row) => (row.customer ? <span>{customerText(row)}</span> : <NoCustomer row={row} />),
      sort: true,
    },
    { id: 'status', header: 'Status', priority: 1, text: statusText, sort: true },
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
  ],
  actions: [
    {
      label: 'PDF herunterladen',
      name: (row) => `„${vehicleName(row)}“ als PDF herunterladen`,
      icon: <Download />,
      isInRow: true,
      run: downloadContract,
    },
    {
      label: 'Anrufen',
      name: (row) => `${customerText(row)} anrufen`,
      icon: <Phone />,
      isInRow: true,
      isOffered: ({ customer }) => phoneHref(customer?.phone) !== undefined,
      href: ({ customer }) => phoneHref(customer?.phone),
    },
    {
      label: 'Alle Verträge des Kunden löschen',
      name: (row) => `Alle Verträge von ${customerText(row)} löschen`,
      icon: <Trash2 />,
      isDestructive: true,
      deed: 'contracts-of-customer',
      isOffered: ({ customerId }) => customerId !== undefined,
      run: confirmAllContracts,
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
            hint: 'Suchen Sie das verkaufte Fahrzeug, oder geben Sie seine Fahrgestellnummer ein: 17 Zeichen, ohne I, O und Q.',
            isRequired: true,
            control: { kind: 'own', Control: VinControl },
          },
          {
            name: 'file',
            label: 'Vertrag',
            isRequired: true,
            control: { kind: 'file', upload: 'pdf', wanted: 'Genau eine Datei' },
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
        <strong>Möchten Sie diesen Kaufvertrag wirklich löschen?</strong>
        <span>{` Der Vertrag „${vehicleName(row)}“${row.createdAt ? ` vom ${formatDate(row.createdAt)}` : ''} wird endgültig gelöscht. Laden Sie ihn vorher herunter: Für Geschäftsunterlagen gelten gesetzliche Aufbewahrungsfristen.${row.status === 'pending' ? ' Die laufende Unterschrift wird abgebrochen.' : ''}`}</span>
      </>
    ),
  },
});

/** Signature status; undelivered invitations as a warning. */
function Signing({ row }: { row: SalesContract }) {
  useStyles(css);
  if (!isUndelivered(row)) return <span>{signingText(row)}</span>;
  return (
    <span className="delivery-problem">
      <TriangleAlert />
      <span>{signingText(row)}</span>
    </span>
  );
}

function NoCustomer({ row }: { row: SalesContract }) {
  useStyles(css);
  return <span className="no-account">{customerText(row)}</span>;
}
