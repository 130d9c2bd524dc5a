import Mail from 'lucide-react/icons/mail';
import { useStore } from 'zustand';
import type { SalesContract } from '../../../domain/dealer/salesContract';
import type { TradeIn } from '../../../domain/trade-in/tradeIn';
import { formatDateTime } from '../../../lib/dates/formatDate';
import { useNow, useTenant } from '../../../state/shopContext';
import { Button } from '../../../ui/actions/Button';
import { Dialog } from '../../../ui/overlay/Dialog';
import { PrintButton } from '../../engine/PrintButton';
import { useOwnChanges } from '../../engine/write/ownChanges';
import { usePersonalMemory } from '../../personalMemory';
import { dayReport, reportText } from './todayReport';

interface DayReportProps {
  tradeIns: readonly TradeIn[];
  contracts: readonly SalesContract[];
  onClose: () => void;
}

/** What was done today and what is open, for paper or mail. */
export function DayReport({ tradeIns, contracts, onClose }: DayReportProps) {
  const { companyName } = useTenant().settings;
  const work = useStore(usePersonalMemory().work);
  const { made } = useOwnChanges();
  const now = useNow()();
  const parts = dayReport({ tradeIns, contracts, work, made, now });
  const state = `Stand ${formatDateTime(now)} Uhr`;
  const head = `${companyName}, ${state}`;
  const body = [head, reportText(parts)].join('\n\n').replaceAll('\n', '\r\n');
  return (
    <Dialog
      title="Stand von heute"
      sub={head}
      size="sheet-right"
      focusesTitle
      onClose={onClose}
      footer={
        <>
          <PrintButton of="sheet" />
          <Button
            icon={<Mail />}
            href={`mailto:?subject=${encodeURIComponent(`${companyName}: ${state}`)}&body=${encodeURIComponent(body)}`}
          >
            Per E-Mail
          </Button>
          <Button onClick={onClose}>Schließen</Button>
        </>
      }
    >
      <div className="grid gap-24">
        {parts.length === 0 ? <p>Heute ist nichts geschehen, und nichts ist offen.</p> : null}
        {parts.map(({ title, lines }) => (
          <section key={title} className="grid gap-8" aria-label={title}>
            <h3 className="font-650 text-16 leading-heading font-heading">{title}</h3>
            <ul className="grid gap-4 m-0 p-0 list-none text-14 wrap-anywhere">
              {lines.map((line, at) => (
                <li key={at}>{line}</li>
              ))}
            </ul>
          </section>
        ))}
        <p className="text-muted text-14">
          Was Sie in diesem Tab getan haben, und was die Plattform als offen zeigt. Der Bericht nennt Kunden: Senden Sie
          ihn nur, wem er zusteht.
        </p>
      </div>
    </Dialog>
  );
}
