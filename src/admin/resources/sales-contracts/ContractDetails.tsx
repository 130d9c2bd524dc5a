import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { deleteCustomerContracts } from '../../../api/admin/customers';
import { signingText, type SalesContract } from '../../../domain/dealer/salesContract';
import { formatDate } from '../../../lib/format';
import { usePlatform, useSession } from '../../../state/shopContext';
import { useSubmission } from '../../../state/useSubmission';
import { Button } from '../../../ui/actions/Button';
import { FactList } from '../../../ui/display/FactList';
import { knownFact } from '../../../ui/display/knownFact';
import { QuestionDialog } from '../../engine/QuestionDialog';
import type { ActionTools } from '../../engine/resource';
import { SaveFailure } from '../../engine/SaveFailure';
import { ADMINS } from '../../page';
import { customerText, statusText } from './contractTexts';

/** What is known of a contract; all contracts of its customer can be deleted here. */
export function ContractDetails({ row, tools }: { row: SalesContract; tools: ActionTools<SalesContract, undefined> }) {
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
