import { deleteCustomer, fetchCustomers } from '../../../api/admin/customers';
import type { SalesContract } from '../../../domain/dealer/salesContract';
import { usePlatform, useSession } from '../../../state/shopContext';
import { QuestionDialog } from '../../engine/QuestionDialog';
import type { ListDeeds } from '../../engine/list/useListDeeds';
import { ARRIVED, useWrite } from '../../engine/write/useWrite';
import { SaveFailure } from '../../engine/write/SaveFailure';
import { may } from '../../rights';
import { customerText, NO_ACCOUNT } from './contractTexts';

export function CustomerQuestion({ deeds }: { deeds: ListDeeds<SalesContract> }) {
  const { removed, finish: onClose } = deeds.removal;
  const platform = usePlatform();
  const roles = useSession().user?.roles ?? [];
  const [row] = removed;
  const { error, isPending, submit, reread } = useWrite({
    send: (id: string, signal) => deleteCustomer(platform, id, signal),
    read: fetchCustomers,
    judge: (stored, id) =>
      stored.some((customer) => customer.id === id) ? 'Das Konto ist noch da. Löschen Sie es noch einmal.' : ARRIVED,
    deed: () => ({
      text: `Konto von ${row === undefined ? '' : customerText(row)} gelöscht`,
      parts: [],
      final: 'Endgültig gelöscht.',
    }),
    onSuccess: () => {
      onClose();
      deeds.notify('Konto gelöscht');
      void deeds.reload();
    },
  });
  const id = row?.customer === undefined ? undefined : row.customerId;
  if (row === undefined || removed.length > 1 || id === undefined || !may(roles, { page: 'customers' }, 'remove'))
    return null;
  return (
    <QuestionDialog
      question={{
        title: 'Möchten Sie den zugehörigen Kunden löschen?',
        text: (
          <>
            <SaveFailure error={error} reread={reread} />
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
