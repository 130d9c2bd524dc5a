import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { ConsentGate } from '../../features/consent/ConsentGate';
import { PrivacySettings } from '../../features/consent/PrivacySettings';
import { formatNumber } from '../../lib/format';
import { useNow, usePlatform, useTenant } from '../../state/shopContext';
import { Button } from '../../ui/actions/Button';
import { Link } from '../../ui/actions/Link';
import { Notice } from '../../ui/feedback/Notice';
import { Spinner } from '../../ui/display/Spinner';
import { useStyles } from '../../ui/styles';
import { PageHead } from '../engine/PageHead';
import { useAllowedPages } from '../allowedPages';
import type { Entry, Rows } from '../engine/entry';
import { rowsQuery } from '../engine/list/rowsQuery';
import { settingsAddress, type SettingsPage } from '../page';
import { customerRows } from '../resources/customers';
import { contractRows } from '../resources/sales-contracts/salesContracts';
import { tradeInRows } from '../resources/tradeIns';
import css from './analytics.css?inline';

const TITLE = 'Analyse';
const SENTENCE = 'Kennzahlen Ihres Shops, bereitgestellt von einem Dienstleister.';
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
        <>
          <Notice isStatic title="Für Ihren Shop ist keine Analyse eingerichtet.">
            <p>Ein Dienstleister zeigt hier zum Beispiel Besuche, Suchen und Anfragen.</p>
            <p>
              {`${helpdesk === undefined ? 'Ihr Betreuer bei der Plattform' : 'Der Helpdesk'} sagt Ihnen, welche Auswertungen es gibt und wie Sie sie bekommen. Danach stehen sie hier.`}
            </p>
            {helpdesk === undefined ? null : (
              <Link href={helpdesk} isExternal>
                Helpdesk
              </Link>
            )}
          </Notice>
          <OwnFigures />
        </>
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

const DAYS = 30;

function useNewRows<Row extends Entry>(
  page: string,
  source: Rows<Row>,
  momentOf: (row: Row) => string | Date | undefined,
) {
  const since = useNow()().getTime() - DAYS * 86_400_000;
  const enabled = useAllowedPages().has(page);
  const { data } = useQuery({ ...rowsQuery(source, usePlatform()), enabled });
  return data?.filter((row) => new Date(momentOf(row) ?? 0).getTime() >= since).length;
}

/** What the lists of the admin area say themselves. */
function OwnFigures() {
  const accounts = useNewRows('customers', customerRows, ({ createdAt }) => createdAt);
  const valuations = useNewRows('trade-ins', tradeInRows, ({ createdAt }) => createdAt);
  const contracts = useNewRows('sales-contracts', contractRows, ({ createdAt }) => createdAt);
  const figures = [
    { page: 'customers', label: 'Neue Konten', count: accounts },
    { page: 'trade-ins', label: 'Inzahlungnahmen', count: valuations },
    { page: 'sales-contracts', label: 'Kaufverträge', count: contracts },
  ].filter(({ count }) => count !== undefined);
  if (figures.length === 0) return null;
  return (
    <section className="grid grid-cols-1 gap-12" aria-label="Aus Ihren Listen">
      <h2>{`Aus Ihren Listen, letzte ${DAYS} Tage`}</h2>
      <ul className="analytics__figures">
        {figures.map(({ page, label, count = 0 }) => (
          <li key={page}>
            <RouterLink to={settingsAddress({ page })} className="grid py-12 px-16 border rounded-card hover:bg-subtle">
              <strong className="text-28 tabular-nums">{formatNumber(count)}</strong>
              <span className="text-14">{label}</span>
            </RouterLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

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
