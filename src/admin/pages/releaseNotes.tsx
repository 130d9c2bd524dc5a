import Megaphone from 'lucide-react/icons/megaphone';
import { useQuery, queryOptions } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
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
import { useKeptStaff } from '../links/useKeptStaff';
import type { SettingsPage } from '../page';
import css from './releaseNotes.css?inline';
import { fetchReleaseNotes, type ReleaseNote } from '../../api/admin/releaseNotes';
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
  const now = useNow()();
  const { staff, change } = useKeptStaff();
  /** At the last visit: what is new stays so until the next one. */
  const [read] = useState(staff.notes);
  const fresh = newNotes(query.data ?? [], read, dayInGermany(now));
  const remember = useEffectEvent((notes: readonly ReleaseNote[]) =>
    change(() => ({ notes: notes.map(({ title }) => title) })),
  );
  const { data } = query;
  useEffect(() => {
    if (data !== undefined) remember(data);
  }, [data]);
  return (
    <div className="release-notes">
      <PageHead title={TITLE} sentence={SENTENCE} />
      {query.isPending && !failure ? <Spinner label="Wird geladen …" /> : null}
      {failure ? (
        <ErrorState title="Die Release Notes konnten nicht geladen werden." {...failure}>
          {failureHint(failure.error)}
        </ErrorState>
      ) : null}
      {data?.length === 0 ? <EmptyState title="Keine Release Notes vorhanden." /> : null}
      {data?.map((note, at) =>
        note.html === undefined ? (
          <h2 key={`${at} ${note.title}`} className="py-12 px-16 text-16 border rounded-card">
            {note.title}
          </h2>
        ) : (
          <Disclosure
            key={`${at} ${note.title}`}
            className="release-notes__note px-16 border rounded-card"
            summary={<Heading note={note} isNew={fresh.includes(note)} />}
            isOpen={at === 0}
          >
            <SafeHtml html={lowered(note.html)} />
          </Disclosure>
        ),
      )}
    </div>
  );
}

/** The platform sends no date of its own: the first that a note names. */
const dayOf = ({ title, html }: ReleaseNote) => dayIn(title) ?? dayIn(textOf(html ?? ''));

function Heading({ note, isNew }: { note: ReleaseNote; isNew: boolean }) {
  const day = dayOf(note);
  return (
    <span className="flex flex-wrap items-baseline gap-x-12">
      <h2>{note.title}</h2>
      {day === undefined || dayIn(note.title) !== undefined ? null : (
        <span className="release-notes__day text-muted text-14 font-400">{formatDate(day)}</span>
      )}
      {isNew ? <Badge>neu</Badge> : null}
    </span>
  );
}

const NEW_DAYS = 30;

/** Notes that were not there at the last visit; before the first visit those of the last weeks, of undated ones the first. */
export function newNotes(
  notes: readonly ReleaseNote[],
  read: readonly string[] | undefined,
  today: CalendarDay,
): ReleaseNote[] {
  return notes.filter((note, at) => {
    if (read !== undefined) return !read.includes(note.title);
    const day = dayOf(note);
    const age = day === undefined ? undefined : -daysUntil(day, today);
    return age === undefined ? at === 0 : age >= 0 && age <= NEW_DAYS;
  });
}

/** First day that a text names: '18.11.2026' or '2026-11-18'. */
export function dayIn(text: string): CalendarDay | undefined {
  const [, day = '', month = '', year = ''] = /\b(\d{1,2})\.(\d{1,2})\.(\d{4})\b/.exec(text) ?? [];
  return paddedDay(year === '' ? (/\b\d{4}-\d\d-\d\d\b/.exec(text)?.[0] ?? '') : `${year}-${month}-${day}`);
}

export const releaseNotesQuery = (platform: Platform) =>
  queryOptions({ queryKey: ['release-notes'], queryFn: ({ signal }) => fetchReleaseNotes(platform, signal) });
