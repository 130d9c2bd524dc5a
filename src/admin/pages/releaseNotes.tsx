import Megaphone from 'lucide-react/icons/megaphone';
import { useQuery, queryOptions } from '@tanstack/react-query';
import { daysUntil } from '../../domain/dealer/waiting';
import { paddedDay, type CalendarDay } from '../../lib/dates/calendarDay';
import { formatDate } from '../../lib/dates/formatDate';
import { dayInGermany } from '../../lib/dates/germanClock';
import { textOf } from '../../lib/text/formattedText';
import { useNow, usePlatform } from '../../state/shopContext';
import { Badge } from '../../ui/display/Badge';
import { useQueryFailure } from '../../state/queries/useQueryFailure';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { SafeHtml } from '../../ui/display/SafeHtml';
import { Spinner } from '../../ui/display/Spinner';
import { Disclosure } from '../../ui/layout/Disclosure';
import { useStyles } from '../../ui/styles';
import { failureHint } from '../engine/failure';
import { PageHead } from '../engine/PageHead';
import type { SettingsPage } from '../page';
import css from './releaseNotes.css?inline';
import { fetchReleaseNotes } from '../../api/admin/releaseNotes';
import type { Platform } from '../../api/platform';

const TITLE = 'Release Notes';
const SENTENCE = 'Was in Shop und Verwaltung neu ist.';

export const releaseNotes: SettingsPage = {
  page: 'release-notes',
  title: TITLE,
  plainName: 'Neuigkeiten',
  sentence: SENTENCE,
  group: 'shop',
  icon: <Megaphone />,
  Page: ReleaseNotes,
};

/** Lowers headings to levels below the title of the note. */
const lowered = (html: string) =>
  html.replace(
    /<(\/?)h([1-5])\b/gi,
    (_, slash: string, level: string) => `<${slash}h${Math.min(Number(level) + 2, 6)}`,
  );

function ReleaseNotes() {
  useStyles(css);
  const platform = usePlatform();
  const query = useQuery(releaseNotesQuery(platform));
  const failure = useQueryFailure(query);
  return (
    <div className="release-notes">
      <PageHead title={TITLE} sentence={SENTENCE} />
      {query.isPending && !failure ? <Spinner label="Wird geladen …" /> : null}
      {failure ? (
        <ErrorState title="Die Release Notes konnten nicht geladen werden." {...failure}>
          {failureHint(failure.error)}
        </ErrorState>
      ) : null}
      {query.data?.length === 0 ? <EmptyState title="Keine Release Notes vorhanden." /> : null}
      {query.data?.map(({ title, html }, at) =>
        html === undefined ? (
          <h2 key={`${at} ${title}`} className="py-12 px-16 text-16 border rounded-card">
            {title}
          </h2>
        ) : (
          <Disclosure
            key={`${at} ${title}`}
            className="release-notes__note px-16 border rounded-card"
            summary={<Heading title={title} html={html} />}
            isOpen={at === 0}
          >
            <SafeHtml html={lowered(html)} />
          </Disclosure>
        ),
      )}
    </div>
  );
}

const NEW_DAYS = 30;

/** Title with the day that the note names, and whether that is in the last weeks: the platform sends no date of its own. */
function Heading({ title, html }: { title: string; html: string }) {
  const now = useNow()();
  const day = dayIn(title) ?? dayIn(textOf(html));
  const age = day === undefined ? undefined : -daysUntil(day, dayInGermany(now));
  return (
    <span className="flex flex-wrap items-baseline gap-x-12">
      <h2>{title}</h2>
      {day === undefined || dayIn(title) !== undefined ? null : (
        <span className="text-muted text-14 font-400">{formatDate(day)}</span>
      )}
      {age === undefined || age < 0 || age > NEW_DAYS ? null : <Badge>neu</Badge>}
    </span>
  );
}

/** First day that a text names: '18.11.2026' or '2026-11-18'. */
export function dayIn(text: string): CalendarDay | undefined {
  const [, day = '', month = '', year = ''] = /\b(\d{1,2})\.(\d{1,2})\.(\d{4})\b/.exec(text) ?? [];
  return paddedDay(year === '' ? (/\b\d{4}-\d\d-\d\d\b/.exec(text)?.[0] ?? '') : `${year}-${month}-${day}`);
}

export const releaseNotesQuery = (platform: Platform) =>
  queryOptions({ queryKey: ['release-notes'], queryFn: ({ signal }) => fetchReleaseNotes(platform, signal) });
