import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import { formatDateTime } from '../../lib/dates/formatDate';
import { useTopOfScreen } from '../../shared/frame/useTopOfScreen';
import { useHost } from '../../state/shopContext';
import { Button } from '../../ui/actions/Button';
import { OutcomeHeading } from '../../ui/display/OutcomeHeading';

export interface Receipt {
  text: string;
  declaredAt: Date;
}

interface WithdrawalReceiptProps {
  receipt: Receipt;
  /** Of what was paid. */
  refund: string | undefined;
  onLeave: () => void;
}

/** Content, date and time, to print or save (§ 356a BGB, rules/law: withdrawal receipt). */
export function WithdrawalReceipt({ receipt, refund, onLeave }: WithdrawalReceiptProps) {
  const host = useHost();
  const heading = useTopOfScreen();
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(receipt.text)}`;

  return (
    <div className="withdrawal__form">
      <OutcomeHeading
        level={1}
        ref={heading}
        sub={`Wir haben Ihren Widerruf am ${formatDateTime(receipt.declaredAt)} Uhr erhalten. Bitte bewahren Sie diesen Beleg auf.`}
      >
        Ihr Widerruf ist eingegangen
      </OutcomeHeading>
      <pre className="withdrawal__receipt">{receipt.text}</pre>
      {refund === undefined ? null : <p>{refund}</p>}
      <div className="withdrawal__actions">
        <Button variant="primary" href={file} download="Widerruf.txt" icon={<Download />}>
          Beleg speichern
        </Button>
        <Button icon={<Printer />} onClick={() => host.print()}>
          Beleg drucken
        </Button>
        <Button variant="quiet" onClick={onLeave}>
          Zur Fahrzeugsuche
        </Button>
      </div>
    </div>
  );
}
