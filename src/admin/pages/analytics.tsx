import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column';
import { useEffect, useState } from 'react';
import { ConsentGate } from '../../features/consent/ConsentGate';
import { PrivacySettings } from '../../features/consent/PrivacySettings';
import { useTenant } from '../../state/shopContext';
import { Button } from '../../ui/actions/Button';
import { Link } from '../../ui/actions/Link';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { Notice } from '../../ui/feedback/Notice';
import { Spinner } from '../../ui/display/Spinner';
import { useStyles } from '../../ui/styles';
import { PageHead } from '../engine/PageHead';
import type { SettingsPage } from '../page';
import css from './analytics.css?inline';

const TITLE = 'Analyse';
const SENTENCE = 'Kennzahlen Ihres Shops, bereitgestellt von einem Dienstleister.';
/** Time after which a frame counts as failed. */
const TIMEOUT_MS = 15_000;

/** Analytics dashboard of a third party in a frame, after consent. */
export const analytics: SettingsPage = {
  page: 'analytics',
  title: TITLE,
  sentence: SENTENCE,
  group: 'sales',
  icon: <ChartNoAxesColumn />,
  isOffered: ({ uiVehicleDetailsAvailableChildRoutes: routes }) => routes.includes('analyse'),
  Page: Analytics,
};

function Analytics() {
  useStyles(css);
  const { content } = useTenant().settings;
  const url = content?.analyticsDashboardUrl;
  const helpdesk = content?.helpdeskUrl;
  return (
    <div className="analytics">
      <PageHead
        title={TITLE}
        sentence={SENTENCE}
        action={
          url === undefined ? undefined : (
            <Link href={url} isExternal>
              In neuem Tab öffnen
            </Link>
          )
        }
      />
      {url === undefined ? (
        <EmptyState
          icon={<ChartNoAxesColumn />}
          title="Für Ihren Shop ist keine Analyse eingerichtet."
          actions={
            helpdesk === undefined ? undefined : (
              <Link href={helpdesk} isExternal>
                Helpdesk
              </Link>
            )
          }
        >
          {`${helpdesk === undefined ? 'Ihr Betreuer bei der Plattform' : 'Der Helpdesk'} sagt Ihnen, welche Auswertungen es gibt und wie Sie sie bekommen. Danach stehen sie hier.`}
        </EmptyState>
      ) : (
        <>
          <ConsentGate service="analytics" url={url} level={2}>
            <DashboardFrame url={url} />
          </ConsentGate>
          <p>
            <PrivacySettings className="link" />
          </p>
        </>
      )}
    </div>
  );
}

/** Frame with an error message and a retry if it does not load. */
function DashboardFrame({ url }: { url: string }) {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<'loading' | 'late' | 'loaded'>('loading');
  useEffect(() => {
    if (state !== 'loading') return;
    const timer = setTimeout(() => setState('late'), TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [state, attempt]);
  return (
    <>
      {state === 'loading' ? <Spinner label="Die Auswertung wird geladen …" /> : null}
      {state === 'late' ? (
        <Notice tone="warning" title="Die Auswertung lädt nicht.">
          <Button
            size="small"
            onClick={() => {
              setState('loading');
              setAttempt(attempt + 1);
            }}
          >
            Erneut laden
          </Button>
        </Notice>
      ) : null}
      <iframe
        key={attempt}
        className="w-full min-h-720 border rounded-card bg-surface"
        src={url}
        title="Analyse: Kennzahlen Ihres Shops"
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-downloads"
        referrerPolicy="strict-origin-when-cross-origin"
        onLoad={() => setState('loaded')}
      />
    </>
  );
}
