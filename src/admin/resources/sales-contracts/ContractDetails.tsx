import Trash2 from 'lucide-react/icons/trash-2';
import Download from 'lucide-react/icons/download';
import { hasDeliveryProblem, signingText, stateText, type SalesContract } from '../../../domain/dealer/salesContract';
import { formatDate } from '../../../lib/dates/formatDate';
import { useSession, useTenant } from '../../../state/shopContext';
import { Button } from '../../../ui/actions/Button';
import { FactList } from '../../../ui/display/FactList';
import { factIfKnown } from '../../../ui/display/factIfKnown';
import { useStyles } from '../../../ui/styles';
import css from '../documents.css?inline';
import type { List } from '../../engine/list/useList';
import { mayDo } from '../../rights';
import { CaseLinks } from '../../links/CaseLinks';
import { aboutContract } from '../../links/correspondence';
import { CallButton, reachFacts, WriteButton } from '../../links/ReachLinks';
import { Written } from '../../links/Written';
import { confirmAllContracts } from './AllContractsQuestion';
import { customerText } from './contractTexts';

interface ContractDetailsProps {
  row: SalesContract;
  list: Pick<List<SalesContract>, 'entry' | 'deeds'>;
  onDownload: () => void;
}

export function ContractDetails({ row, list, onDownload }: ContractDetailsProps) {
  const roles = useSession().user?.roles ?? [];
  const { customer, customerId } = row;
  const isUndelivered = hasDeliveryProblem(row);
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
        {isUndelivered ? <Reach row={row} list={list} isFirst /> : null}
        <Button variant={isUndelivered ? 'secondary' : 'primary'} icon={<Download />} onClick={onDownload}>
          PDF herunterladen
        </Button>
        {isUndelivered ? null : <Reach row={row} list={list} />}
      </div>
      <Written about={row.id} />
      <CaseLinks of="contract" id={row.id} customerId={customerId} email={customer?.email} vin={row.car?.vin} />
      {customerId !== undefined && mayDo(roles, 'contracts-of-customer') ? (
        <div>
          <Button variant="danger" icon={<Trash2 />} onClick={() => confirmAllContracts(row, list.deeds)}>
            Alle Verträge des Kunden löschen
          </Button>
        </div>
      ) : null}
    </div>
  );
}

/** Buttons that call the customer or write to them. @param isFirst whether they are what is to be done */
function Reach({ row, list, isFirst = false }: Pick<ContractDetailsProps, 'row' | 'list'> & { isFirst?: boolean }) {
  const { settings } = useTenant();
  return (
    <>
      <CallButton name={customerText(row)} phone={row.customer?.phone} variant={isFirst ? 'primary' : 'secondary'} />
      <WriteButton to={aboutContract(row, settings)} onWrite={() => list.entry.write(row.id)} />
    </>
  );
}

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
