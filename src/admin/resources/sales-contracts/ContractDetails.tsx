import Trash2 from 'lucide-react/icons/trash-2';
import { signingText, type SalesContract } from '../../../domain/dealer/salesContract';
import { formatDate } from '../../../lib/formatDate';
import { useSession } from '../../../state/shopContext';
import { Button } from '../../../ui/actions/Button';
import { FactList } from '../../../ui/display/FactList';
import { factIfKnown } from '../../../ui/display/factIfKnown';
import type { ActionTools } from '../../engine/resource';
import { ADMINS } from '../../page';
import { confirmAllContracts } from './AllContractsQuestion';
import { customerText, statusText } from './contractTexts';

/** Details of a contract, with a button that deletes all contracts of its customer. */
export function ContractDetails({ row, tools }: { row: SalesContract; tools: ActionTools<SalesContract, undefined> }) {
  const roles = useSession().user?.roles ?? [];
  const { customer, customerId } = row;
  return (
    <div className="entry-sheet">
      <FactList
        facts={[
          ...factIfKnown('Beschreibung', row.description),
          ...factIfKnown('VIN', row.car?.vin),
          ...factIfKnown('Kunde', customerText(row)),
          ...factIfKnown('E-Mail', customer?.email),
          ...factIfKnown('Telefon', customer?.phone),
          ...factIfKnown('Status', statusText(row)),
          ...factIfKnown('Unterschriften', signingText(row)),
          ...factIfKnown('Erstellt', row.createdAt && formatDate(row.createdAt)),
        ]}
      />
      {customerId !== undefined && roles.some((role) => ADMINS.includes(role)) ? (
        <div>
          <Button icon={<Trash2 />} onClick={() => confirmAllContracts(row, tools)}>
            Alle Verträge des Kunden löschen
          </Button>
        </div>
      ) : null}
    </div>
  );
}
