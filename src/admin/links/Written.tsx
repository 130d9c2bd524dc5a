import { useStore } from 'zustand';
import { formatDate } from '../../lib/dates/formatDate';
import { dayInGermany, timeInGermany } from '../../lib/dates/germanClock';
import { useNow } from '../../state/shopContext';
import { Disclosure } from '../../ui/layout/Disclosure';
import type { SentLetter } from '../ownWork';
import { usePersonalMemory } from '../personalMemory';
import { isSame } from './sameText';

const WAYS: Readonly<Record<string, string>> = { 'E-Mail-Programm': 'im E-Mail-Programm geöffnet', '': 'persönlich' };

const timeText = ({ at, channel }: SentLetter) => `${timeInGermany(at)} Uhr, ${WAYS[channel] ?? `per ${channel}`}`;

/** 'Heute geschrieben: 14:32 Uhr, per E-Mail' */
export function Written({ about }: { about: string }) {
  const last = useStore(usePersonalMemory().work, ({ letters }) => letters.findLast((each) => each.about === about));
  const now = useNow();
  if (last === undefined) return null;
  const day = dayInGermany(last.at);
  const when = day === dayInGermany(now()) ? 'Heute' : `Am ${formatDate(day)}`;
  return (
    <p className="text-success text-14">{`${when} ${last.channel === '' ? 'gesagt' : 'geschrieben'}: ${timeText(last)}`}</p>
  );
}

export function WrittenTo({ id, email }: { id: string; email: string }) {
  const letters = useStore(usePersonalMemory().work, ({ letters }) => letters);
  const theirs = letters.filter((each) => each.about === id || isSame(each.email, email));
  if (theirs.length === 0) return null;
  return (
    <section className="grid gap-8" aria-label="Heute geschrieben">
      <h3 className="font-650 text-16 leading-heading font-heading">Heute geschrieben</h3>
      <p className="text-muted text-14">Seit Ihrer Anmeldung. Die Plattform bewahrt Nachrichten nicht auf.</p>
      {theirs.map((each) =>
        each.content === '' ? (
          <p key={each.at.getTime()}>{`${formatDate(each.at)}, ${timeText(each)}`}</p>
        ) : (
          <Disclosure key={each.at.getTime()} summary={`${timeText(each)}: ${each.subject}`}>
            <p className="whitespace-pre-line">{each.content}</p>
          </Disclosure>
        ),
      )}
    </section>
  );
}
