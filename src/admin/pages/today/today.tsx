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
      {isDone ? <p className="today__done">Alles erledigt. Nichts wartet auf Sie.</p> : null}
      {isStarting ? <StartList /> : null}
      <Lines title="Kunden warten" lines={waiting} />
      <Lines title="Was fehlt" lines={isStarting ? [] : missing} />
      <Lines title="Gut zu wissen" lines={news} />
      {isLoading ? <p className="today__loading">Wird geladen …</p> : null}
    </div>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly TodayLine[] }) {
  if (lines.length === 0) return null;
  return (
    <section className="today__group" aria-label={title}>
      <h2 className="today__title">{title}</h2>
      <ul className="today__lines">
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
    <li className="today__line">
      <Link {...link} className="today__link">
        {text}
      </Link>
      {note === undefined ? null : <p className="today__note">{note}</p>}
      {entries.length === 0 ? null : (
        <ul className="today__entries">
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
    <li className="today__entry">
      <Link {...link}>{shortened(text, LONGEST)}</Link>
      {person === undefined ? null : (
        <span className="today__reach">
          <ReachButtons {...person} />
        </span>
      )}
    </li>
  );
}
