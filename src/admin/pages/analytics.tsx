import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { ConsentGate } from '../../features/consent/ConsentGate';
import { PrivacySettings } from '../../features/consent/PrivacySettings';
import { daysUntil } from '../../domain/dealer/waiting';
import { addDays } from '../../lib/dates/calendarDay';
import { weekdayFromMonday } from '../../lib/dates/calendarMonth';
import { dayInGermany } from '../../lib/dates/germanClock';
import { formatNumber } from '../../lib/format';
import { range } from '../../lib/range';
import { useQueryFailure } from '../../state/queries/useQueryFailure';
import { useNow, usePlatform, useTenant } from '../../state/shopContext';
import { Button } from '../../ui/actions/Button';
import { Link } from '../../ui/actions/Link';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { Notice } from '../../ui/feedback/Notice';
import { Spinner } from '../../ui/display/Spinner';
import { VisuallyHidden } from '../../ui/display/VisuallyHidden';
import { useStyles } from '../../ui/styles';
import { failureHint } from '../engine/failure';
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

/** Of a third party, after consent. */
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
          <OwnFigures />
          <Notice isStatic title="Für Ihren Shop ist keine Analyse eingerichtet.">
            <p>
              {`${helpdesk === undefined ? 'Ihr Betreuer bei der Plattform' : 'Der Helpdesk'} sagt Ihnen, welche Auswertungen es gibt.`}
            </p>
            {helpdesk === undefined ? null : (
              <Link href={helpdesk} isExternal>
                Helpdesk
              </Link>
            )}
          </Notice>
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

const WEEKS = 12;
const COMPARED = 4;

/** Weeks from Monday to Sunday, the present one last. */
export function weeklyCounts(moments: readonly (string | Date | undefined)[], now: Date): number[] {
  const today = dayInGermany(now);
  const sunday = addDays(today, 6 - weekdayFromMonday(today));
  const counts = range(WEEKS, () => 0);
  for (const moment of moments) {
    if (moment === undefined) continue;
    const week = WEEKS - 1 - Math.floor(daysUntil(sunday, dayInGermany(new Date(moment))) / 7);
    if (week >= 0 && week < WEEKS) counts[week] = (counts[week] ?? 0) + 1;
  }
  return counts;
}

function useWeeklyRows<Row extends Entry>(
  page: string,
  source: Rows<Row>,
  momentOf: (row: Row) => string | Date | undefined,
) {
  const now = useNow()();
  const enabled = useAllowedPages().has(page);
  const query = useQuery({ ...rowsQuery(source, usePlatform()), enabled });
  const { data } = query;
  return { page, counts: data && weeklyCounts(data.map(momentOf), now), failure: useQueryFailure(query) };
}

function OwnFigures() {
  const accounts = useWeeklyRows('customers', customerRows, ({ createdAt }) => createdAt);
  const valuations = useWeeklyRows('trade-ins', tradeInRows, ({ createdAt }) => createdAt);
  const contracts = useWeeklyRows('sales-contracts', contractRows, ({ createdAt }) => createdAt);
  const read = [
    { label: 'Neue Konten', ...accounts },
    { label: 'Inzahlungnahmen', ...valuations },
    { label: 'Kaufverträge', ...contracts },
  ];
  const figures = read.filter(({ counts }) => counts !== undefined);
  const failures = read.flatMap(({ failure }) => failure ?? []);
  const [failure] = failures;
  if (figures.length === 0 && failure === undefined) return null;
  return (
    <section className="grid grid-cols-1 gap-12" aria-label="Aus Ihren Listen">
      <h2>{`Aus Ihren Listen, letzte ${WEEKS} Wochen`}</h2>
      <ul className="analytics__figures">
        {figures.map(({ page, label, counts = [] }) => (
          <li key={page}>
            <Figure to={settingsAddress({ page })} label={label} counts={counts} />
          </li>
        ))}
      </ul>
      {failure === undefined ? null : (
        <ErrorState
          title="Nicht alle Zahlen konnten geladen werden."
          isRetrying={failures.some(({ isRetrying }) => isRetrying)}
          onRetry={() => failures.forEach(({ onRetry }) => onRetry())}
        >
          {failureHint(failure.error)}
        </ErrorState>
      )}
    </section>
  );
}

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);

interface FigureProps {
  to: string;
  label: string;
  counts: readonly number[];
}

function Figure({ to, label, counts }: FigureProps) {
  const most = Math.max(1, ...counts);
  const last = sum(counts.slice(-COMPARED));
  const before = sum(counts.slice(-2 * COMPARED, -COMPARED));
  return (
    <RouterLink to={to} className="grid gap-4 py-12 px-16 border rounded-card hover:bg-subtle">
      <span className="text-14">{label}</span>
      <strong className="text-28 tabular-nums">{formatNumber(last)}</strong>
      <span className="text-muted text-14">{`in ${COMPARED} Wochen, davor ${formatNumber(before)}`}</span>
      <VisuallyHidden>{`Je Woche: ${counts.map((count) => formatNumber(count)).join(', ')}`}</VisuallyHidden>
      <span className="analytics__weeks" aria-hidden="true">
        {counts.map((count, week) => (
          <span key={week}>
            <span>{count === 0 ? '' : formatNumber(count)}</span>
            <span className="analytics__bar" style={{ height: Math.max(1, (count / most) * 64) }} />
          </span>
        ))}
      </span>
      <span className="flex justify-between text-muted text-12" aria-hidden="true">
        <span>{`vor ${WEEKS - 1} Wochen`}</span>
        <span>diese Woche</span>
      </span>
    </RouterLink>
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
