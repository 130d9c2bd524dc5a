import { useHref } from 'react-router-dom';
import { hrefOf } from '../../../../domain/addresses';
import { openDuties, type DutyField } from '../../../../domain/law/openDuties';
import { withdrawalAddress, withdrawalSentence } from '../../../../domain/law/withdrawalSentence';
import { hasWithdrawalButton } from '../../../../domain/tenant/legalLinks';
import type { TenantSettings } from '../../../../domain/tenant/settings';
import { formatNumber } from '../../../../lib/format';
import { formatDate } from '../../../../lib/dates/formatDate';
import { useNow } from '../../../../state/shopContext';
import { Button } from '../../../../ui/actions/Button';
import { Disclosure } from '../../../../ui/layout/Disclosure';
import { useStyles } from '../../../../ui/styles';
import { CodeBlock } from '../../../../ui/feedback/CodeBlock';
import css from './LegalOverview.css?inline';

interface LegalOverviewProps {
  settings: TenantSettings;
  onOpen: (field: DutyField) => void;
}

/** (rules/admin: legal overview) */
export function LegalOverview({ settings, onOpen }: LegalOverviewProps) {
  useStyles(css);
  const now = useNow()();
  const href = useHref(hrefOf('withdrawal'));
  const open = openDuties(settings, now);
  return (
    <div className="grid gap-8">
      <h2 className="font-650 text-16 leading-heading font-heading">
        {open.length === 0
          ? 'Rechtliche Pflichten: kein Eintrag fehlt'
          : `Rechtliche Pflichten: ${formatNumber(open.length)} offen`}
      </h2>
      <p className="text-muted text-14">
        Angesehen wird nur, ob etwas eingetragen ist, nicht der Inhalt. Die Übersicht ersetzt keine Rechtsberatung.
      </p>
      {open.length === 0 ? null : (
        <ul className="grid border rounded-card" aria-label="Rechtliche Pflichten">
          {open.map(({ id, label, source, since, text, field }) => (
            <li key={id} className="legal-overview__duty grid gap-4 py-12 px-16">
              <strong>{label}</strong>
              <p>{text}</p>
              <p className="text-muted text-14">
                {since === undefined ? source : `${source}, seit ${formatDate(since)}`}
              </p>
              <p>
                <Button size="small" aria-label={`Eintragen: ${label}`} onClick={() => onOpen(field)}>
                  Eintragen
                </Button>
              </p>
            </li>
          ))}
        </ul>
      )}
      {!hasWithdrawalButton(settings) ? null : (
        <Disclosure summary="Satz für Ihre Widerrufsbelehrung">
          <p>
            Dieser Satz gehört seit 19. Juni 2026 in Ihre Widerrufsbelehrung, mit der Adresse Ihres Shops. Kopieren Sie
            ihn dorthin.
          </p>
          <CodeBlock
            title="Satz für die Widerrufsbelehrung"
            code={withdrawalSentence(withdrawalAddress(settings.integrationWebsiteUrl, href))}
          />
        </Disclosure>
      )}
    </div>
  );
}
