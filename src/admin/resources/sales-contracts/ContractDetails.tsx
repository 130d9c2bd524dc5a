import Trash2 from 'lucide-react/icons/trash-2';
import Download from 'lucide-react/icons/download';
import { signingText, stateText, type SalesContract } from '../../../domain/dealer/salesContract';
import { formatDate } from '../../../lib/dates/formatDate';
import { useSession } from '../../../state/shopContext';
import { Button } from '../../../ui/actions/Button';
import { FactList } from '../../../ui/display/FactList';
import { factIfKnown } from '../../../ui/display/factIfKnown';
import { useStyles } from '../../../ui/styles';
import css from '../documents.css?inline';
import type { List } from '../../engine/list/useList';
import { mayDo } from '../../rights';
import { CaseLinks } from '../../links/CaseLinks';
import { ReachButtons, reachFacts } from '../../links/ReachLinks';
import { confirmAllContracts } from './AllContractsQuestion';
import { customerText } from './contractTexts';

interface ContractDetailsProps {
  row: SalesContract;
  list: Pick<List<SalesContract>, 'openDialog' | 'notify' | 'reload'>;
  onDownload: () => void;
}

/** Details of a contract, with a button that deletes all contracts of its customer. */
export function ContractDetails({ row, list, onDownload }: ContractDetailsProps) {
  const roles = useSession().user?.roles ?? [];
  const { customer, customerId } = row;
  return (
    <div className="entry-sheet">
      <FactList
        facts={[
          ...factIfKnown('Beschreibung', row.description),
          ...factIfKnown('VIN', row.car?.vin),
          ...factIfKnown('Kunde', customerText(row)),
          ...reachFacts({ email: customer?.email, phone: customer?.phone }),
          ...factIfKnown('Status', stateText(row)),
          ...factIfKnown('Unterschriften', signingText(row)),
          ...factIfKnown('Erstellt', row.createdAt && formatDate(row.createdAt)),
        ]}
      />
      {row.signers.length === 0 ? null : <Signers row={row} />}
      <div className="entry-sheet__choices">
        <Button variant="primary" icon={<Download />} onClick={onDownload}>
          PDF herunterladen
        </Button>
        <ReachButtons name={customerText(row)} phone={customer?.phone} email={customer?.email} />
      </div>
      <CaseLinks of="contract" id={row.id} customerId={customerId} email={customer?.email} vin={row.car?.vin} />
      {customerId !== undefined && mayDo(roles, 'contracts-of-customer') ? (
        <div>
          <Button variant="danger" icon={<Trash2 />} onClick={() => confirmAllContracts(row, list)}>
            Alle Verträge des Kunden löschen
          </Button>
        </div>
      ) : null}
    </div>
  );
}

/** Signers, with the state of each. */
function Signers({ row: { signers } }: { row: SalesContract }) {
  useStyles(css);
  const isUnclear = signers.some(({ status }) => status === undefined);
  return (
    <section className="grid gap-8" aria-label="Wer unterschreibt">
      <h3 className="font-650 text-16 leading-heading font-heading">Wer unterschreibt</h3>
      <ul className="grid gap-4 m-0 pl-16">
        {signers.map(({ name, status }, at) => (
          <li key={at}>
            <strong>{name ?? `Person ${at + 1}`}</strong>
            <span>{status === undefined ? '' : `: ${status}`}</span>
          </li>
        ))}
      </ul>
      {isUnclear ? (
        <p>Wer schon unterschrieben hat, meldet der Signaturdienst für diesen Vertrag nicht einzeln.</p>
      ) : null}
    </section>
  );
}
