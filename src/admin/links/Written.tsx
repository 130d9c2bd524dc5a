import { useStore } from 'zustand';
import { timeInGermany } from '../../lib/dates/germanClock';
import { Disclosure } from '../../ui/layout/Disclosure';
import { usePersonalMemory, type SentLetter } from '../personalMemory';
import { isSame } from './sameText';

const timeText = ({ at, channel }: SentLetter) =>
  `${timeInGermany(at)} Uhr, ${channel === 'E-Mail-Programm' ? 'im E-Mail-Programm geöffnet' : `per ${channel}`}`;

/** 'Heute geschrieben: 14:32 Uhr, per E-Mail' at the case that a message was about; nothing without one. */
export function Written({ about }: { about: string }) {
  const last = useStore(usePersonalMemory().work, ({ letters }) => letters.findLast((each) => each.about === about));
  return last === undefined ? null : <p className="text-success text-14">{`Heute geschrieben: ${timeText(last)}`}</p>;
}

export function WrittenTo({ id, email }: { id: string; email: string }) {
  const letters = useStore(usePersonalMemory().work, ({ letters }) => letters);
  const theirs = letters.filter((each) => each.about === id || isSame(each.email, email));
  if (theirs.length === 0) return null;
  return (
    <section className="grid gap-8" aria-label="Heute geschrieben">
      <h3 className="font-650 text-16 leading-heading font-heading">Heute geschrieben</h3>
      <p className="text-muted text-14">Seit Ihrer Anmeldung. Die Plattform bewahrt Nachrichten nicht auf.</p>
      {theirs.map((each) => (
        <Disclosure key={each.at.getTime()} summary={`${timeText(each)}: ${each.subject}`}>
          <p className="whitespace-pre-line">{each.content}</p>
        </Disclosure>
      ))}
    </section>
  );
}
