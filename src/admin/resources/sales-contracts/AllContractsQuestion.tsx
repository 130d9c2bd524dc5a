import { ChangeStopped } from '../../engine/changeStopped';
import { useQuery } from '@tanstack/react-query';
import { deleteCustomerContracts } from '../../../api/admin/customers';
import type { SalesContract } from '../../../domain/dealer/salesContract';
import { formatNumber } from '../../../lib/format';
import { formatDate } from '../../../lib/dates/formatDate';
import { withoutCache } from '../../../api/platform';
import { usePlatform } from '../../../state/shopContext';
import { QuestionDialog } from '../../engine/QuestionDialog';
import type { CloseDialog, ListDeeds } from '../../engine/list/useListDeeds';
import { SaveFailure } from '../../engine/write/SaveFailure';
import { ARRIVED, useWrite } from '../../engine/write/useWrite';
import { contractsQuery, fetchListedContracts } from '../../links/queries';
import { customerText, contractName } from './contractTexts';

const MORE_NOW = 'Inzwischen sind Kaufverträge dazugekommen. Gelöscht ist noch nichts.';

const NAMED = 5;

type Tools = Pick<ListDeeds<SalesContract>, 'openDialog' | 'notify' | 'reload'>;

export const confirmAllContracts = (row: SalesContract, tools: Tools) =>
  tools.openDialog((close) => <AllContractsQuestion row={row} tools={tools} onClose={close} />);

interface AllContractsQuestionProps {
  row: SalesContract;
  tools: Tools;
  onClose: CloseDialog;
}

function AllContractsQuestion({ row, tools, onClose }: AllContractsQuestionProps) {
  const platform = usePlatform();
  const { data = [row] } = useQuery(contractsQuery(platform));
  const { customer, customerId } = row;
  const contracts = data.filter((each) => each.customerId === customerId);
  const { error, isPending, submit, reread } = useWrite({
    send: async (id: string, signal) => {
      // The platform deletes what is there by then: only what stands in the question may be.
      const now = await fetchListedContracts(withoutCache(platform), signal);
      const added = now.filter(
        (each) => each.customerId === id && !contracts.some(({ id: listed }) => listed === each.id),
      );
      if (added.length > 0) {
        void tools.reload();
        throw new ChangeStopped({ kind: 'locked', text: MORE_NOW, now: {} });
      }
      return deleteCustomerContracts(platform, id, signal);
    },
    read: fetchListedContracts,
    judge: (stored, id) =>
      stored.some((each) => each.customerId === id)
        ? 'Die Verträge sind noch da. Löschen Sie sie noch einmal.'
        : ARRIVED,
    deed: () => ({
      text: `Kaufverträge von ${customerText(row)} gelöscht`,
      parts: [],
      final: 'Endgültig gelöscht.',
    }),
    onSuccess: () => {
      onClose(contracts.map(({ id }) => id));
      tools.notify('Verträge gelöscht');
      void tools.reload();
    },
  });
  const word = customer?.lastName ?? 'löschen';
  return (
    <QuestionDialog
      question={{
        title: 'Löschen?',
        confirmLabel: 'Alle Verträge löschen',
        isDestructive: true,
        typed: { label: `Tippen Sie zur Bestätigung: ${word}`, word },
        text: (
          <>
            <SaveFailure error={error} reread={reread} />
            <p>{removalText(row, contracts)}</p>
            <p>
              Verträge in Vorbereitung, die die Liste nicht zeigt, gehören dazu. Für Geschäftsunterlagen gelten
              gesetzliche Aufbewahrungsfristen.
            </p>
          </>
        ),
      }}
      isBusy={isPending}
      onConfirm={() => customerId !== undefined && void submit(customerId)}
      onCancel={() => onClose()}
    />
  );
}

function removalText(row: SalesContract, contracts: readonly SalesContract[]): string {
  const email = row.customer?.email;
  const whose = `${customerText(row)}${email === undefined ? '' : ` (${email})`}`;
  if (contracts.length === 0) return `Von ${whose} steht kein Kaufvertrag mehr in der Liste.`;
  const names = contracts
    .slice(0, NAMED)
    .map((each) => `„${contractName(each)}“${each.createdAt ? ` vom ${formatDate(each.createdAt)}` : ''}`)
    .join(', ');
  const rest = contracts.length > NAMED ? ` und ${formatNumber(contracts.length - NAMED)} weitere` : '';
  const what =
    contracts.length === 1
      ? `Der eine Kaufvertrag von ${whose} wird`
      : `Alle ${formatNumber(contracts.length)} Kaufverträge von ${whose} werden`;
  const open = contracts.some(({ status }) => status === 'pending')
    ? ' Laufende Unterschriften werden abgebrochen.'
    : '';
  return `${what} endgültig gelöscht: ${names}${rest}.${open}`;
}
