import { useHref } from 'react-router-dom';
import { hrefOf } from '../../../../domain/addresses';
import {
  dutyCounts,
  dutyOverview,
  type DutyField,
  type DutyState,
  type DutyStatus,
} from '../../../../domain/law/dutyOverview';
import { withdrawalAddress, withdrawalSentence } from '../../../../domain/law/withdrawalSentence';
import type { TenantSettings } from '../../../../domain/tenant/settings';
import { formatDate } from '../../../../lib/formatDate';
import { useNow } from '../../../../state/shopContext';
import { Button } from '../../../../ui/actions/Button';
import { Badge } from '../../../../ui/display/Badge';
import { Disclosure } from '../../../../ui/layout/Disclosure';
import { useStyles } from '../../../../ui/styles';
import { CodeBlock } from '../../../pages/integration/CodeBlock';
import integrationCss from '../../../pages/integration/integration.css?inline';
import css from './LegalOverview.css?inline';

const STATES: Record<DutyState, string> = {
  needsEntry: 'Braucht einen Eintrag',
  unchecked: 'Nicht geprüft',
  met: 'Erfüllt',
  notApplicable: 'Betrifft Sie nicht',
};
const LIGHTS = ['needsEntry', 'unchecked', 'met'] as const;

interface LegalOverviewProps {
  /** Saved settings. */
  settings: TenantSettings;
  /** Focuses a field of the settings, in its section. */
  onOpen: (field: DutyField) => void;
}

/** Duties of law with their states, and the sentence for the dealer's withdrawal instruction (rules/admin: legal overview). */
export function LegalOverview({ settings, onOpen }: LegalOverviewProps) {
  useStyles(css);
  useStyles(integrationCss);
  const now = useNow()();
  const href = useHref(hrefOf('withdrawal'));
  const duties = dutyOverview(settings, now);
  const counts = dutyCounts(settings, now);
  const { needsEntry } = counts;
  const summary =
    needsEntry === 0 ? 'Rechtliche Pflichten: alles eingetragen' : `Rechtliche Pflichten: ${needsEntry} offen`;
  const open = duties.filter(({ state }) => state === 'needsEntry');
  const others = duties.filter(({ state }) => state !== 'needsEntry');
  return (
    <div className="legal-overview">
      <h2 className="legal-overview__title">{summary}</h2>
      <ul className="legal-overview__lights" aria-label="Ampel">
        {LIGHTS.map((state) => (
          <li key={state} className={`legal-overview__light legal-overview__light--${state}`}>
            <strong>{counts[state]}</strong>
            <span>{STATES[state]}</span>
          </li>
        ))}
      </ul>
      <p className="legal-overview__quiet">
        Angesehen wurde, was in den Einstellungen steht und was der Shop selbst zeigt. Nicht angesehen wurden der Inhalt
        Ihrer Dokumente und die Angaben Ihrer Fahrzeuge.
      </p>
      {open.length === 0 ? null : <Duties label="Rechtliche Pflichten" duties={open} onOpen={onOpen} />}
      <Disclosure summary={`Weitere Pflichten: ${others.length}`}>
        <Duties label="Weitere Pflichten" duties={others} onOpen={onOpen} />
        <p className="legal-overview__quiet">Die Übersicht ersetzt keine Rechtsberatung.</p>
      </Disclosure>
      {settings.isB2BShop || !settings.isCheckoutEnabled ? null : (
        <Disclosure summary="Satz für Ihre Widerrufsbelehrung">
          <p>
            Dieser Satz gehört seit 19. Juni 2026 in Ihre Widerrufsbelehrung, mit der Adresse Ihres Shops. Kopieren Sie
            ihn dorthin.
          </p>
          <CodeBlock
            label="Satz für die Widerrufsbelehrung"
            code={withdrawalSentence(withdrawalAddress(settings.integrationWebsiteUrl, href))}
          />
        </Disclosure>
      )}
    </div>
  );
}

interface DutiesProps {
  label: string;
  duties: readonly DutyStatus[];
  onOpen: LegalOverviewProps['onOpen'];
}

function Duties({ label, duties, onOpen }: DutiesProps) {
  return (
    <ul className="legal-overview__list" aria-label={label}>
      {duties.map(({ id, label: name, source, since, state, text, field }) => (
        <li key={id} className="legal-overview__duty">
          <p className="legal-overview__head">
            <strong>{name}</strong>
            <Badge tone={state === 'needsEntry' ? 'warning' : undefined}>{STATES[state]}</Badge>
          </p>
          <p>{text}</p>
          <p className="legal-overview__quiet">
            {since === undefined ? source : `${source}, seit ${formatDate(since)}`}
          </p>
          {field === undefined ? null : (
            <p>
              <Button size="small" onClick={() => onOpen(field)}>
                {`Eintragen: ${name}`}
              </Button>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
