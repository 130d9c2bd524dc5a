import Sun from 'lucide-react/icons/sun';
import { Button } from '../../../ui/actions/Button';
import { Link } from '../../../ui/actions/Link';
import { useRouteLink } from '../../../ui/actions/useRouteLink';
import { causeOf } from '../../../ui/feedback/ErrorState';
import { Notice } from '../../../ui/feedback/Notice';
import { VisuallyHidden } from '../../../ui/display/VisuallyHidden';
import { useStyles } from '../../../ui/styles';
import { PageHead } from '../../engine/PageHead';
import { shortened } from '../../../lib/format';
import { useTenant } from '../../../state/shopContext';
import { environmentOf } from '../../environment';
import { ReachButtons } from '../../links/ReachLinks';
import type { SettingsPage } from '../../page';
import { StartList } from './StartList';
import css from './today.css?inline';
import type { TodayEntry, TodayLine } from './todayLines';
import { useTodayLines } from './useTodayLines';

const TITLE = 'Heute';
const SENTENCE = 'Was auf Sie wartet, an einem Ort.';

/** Page of all that waits (rules/admin: today). */
export const today: SettingsPage = {
  page: 'today',
  title: TITLE,
  sentence: SENTENCE,
  group: 'overview',
  icon: <Sun />,
  isOnboarding: true,
  isPersonal: true,
  Page: Today,
};

function Today() {
  useStyles(css);
  const { waiting, missing, news, isLoading, failed } = useTodayLines();
  const isStarting = environmentOf(useTenant().settings) === 'onboarding';
  const isDone = !isStarting && !isLoading && failed.length === 0 && waiting.length === 0 && missing.length === 0;
  return (
    <div className="today">
      <PageHead title={TITLE} sentence={SENTENCE} />
      {failed.length === 0 ? null : (
        <Notice tone="error" title="Nicht alles konnte geladen werden.">
          <p>
            <span>{causeOf(failed[0]?.error)}</span> <span>Was fehlt, steht auf seiner eigenen Seite.</span>
          </p>
          <Button size="small" onClick={() => failed.forEach(({ refetch }) => void refetch())}>
            Erneut versuchen
          </Button>
        </Notice>
      )}
      {isLoading ? (
        <VisuallyHidden>
          <span role="status">Wird geladen …</span>
        </VisuallyHidden>
      ) : null}
      {isDone ? (
        <p className="py-24 px-16 border rounded-card bg-success-tint">Alles erledigt. Nichts wartet auf Sie.</p>
      ) : null}
      {isStarting ? <StartList /> : null}
      <Lines title="Kunden warten" lines={waiting} />
      <Lines title="Was fehlt" lines={isStarting ? [] : missing} />
      <Lines title="Gut zu wissen" lines={news} />
      {isLoading ? <p className="text-muted text-14">Wird geladen …</p> : null}
    </div>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly TodayLine[] }) {
  if (lines.length === 0) return null;
  return (
    <section className="grid gap-8" aria-label={title}>
      <h2 className="text-muted font-600 text-14 leading-heading font-heading">{title}</h2>
      <ul className="m-0 p-0 list-none border rounded-card bg-surface">
        {lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
    </section>
  );
}

function Line({ line: { text, note, to, entries = [] } }: { line: TodayLine }) {
  const link = useRouteLink(to);
  return (
    <li className="today__line grid grid-cols-1 gap-4 py-12 px-16 wrap-anywhere hyphens-auto">
      <Link {...link} className="justify-self-start font-600">
        {text}
      </Link>
      {note === undefined ? null : <p className="text-muted text-14">{note}</p>}
      {entries.length === 0 ? null : (
        <ul className="grid grid-cols-1 gap-8 m-0 pt-4 pb-0 px-0 text-14 list-none">
          {entries.map((entry) => (
            <EntryLine key={entry.id} {...entry} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** Longest text of an entry, characters: name of a vehicle, name of a customer, age. Its page has all of it. */
const LONGEST = 240;

function EntryLine({ text, to, person }: TodayEntry) {
  const link = useRouteLink(to);
  return (
    <li className="today__entry flex flex-wrap items-center justify-between gap-y-4 gap-x-16">
      <Link {...link}>{shortened(text, LONGEST)}</Link>
      {person === undefined ? null : (
        <span className="flex gap-8">
          <ReachButtons {...person} />
        </span>
      )}
    </li>
  );
}
