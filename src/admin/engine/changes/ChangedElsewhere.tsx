import { useEffect, useState } from 'react';
import { useNow } from '../../../state/shopContext';
import { Notice } from '../../../ui/feedback/Notice';
import { isSameValue, type Change } from '../../../lib/change';
import { fieldName, type EntryField } from '../entryFields';
import { sinceText } from '../sinceText';
import { ownValue, useOwnChanges } from '../write/ownChanges';

interface ChangedElsewhereProps {
  id: string;
  fields: Readonly<Partial<Record<string, Pick<EntryField, 'group' | 'label'>>>>;
  /** What is stored now against what the page was opened with. */
  change: Change;
}

/** Interval in which the age is written anew, ms. */
const MINUTE_MS = 60_000;

/** 'Inzwischen geändert: IBAN, AGB (vor 2 Min.)': what others have changed in an open page (rules/admin: changes of others). */
export function ChangedElsewhere({ id, fields, change }: ChangedElsewhereProps) {
  const { made } = useOwnChanges();
  const names = Object.keys(change).filter((name) => {
    const field = ownValue(made, id, name);
    return field === undefined || !isSameValue(field.value, change[name]?.after);
  });
  return names.length === 0 ? null : (
    <Line
      key={names.join(' ')}
      text={names.flatMap((name) => (fields[name] ? fieldName(fields[name]) : [])).join(', ')}
    />
  );
}

function Line({ text }: { text: string }) {
  const now = useNow();
  const [since] = useState(() => now().getTime());
  const [time, setTime] = useState(now);
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    const timer = setInterval(() => setTime(now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, [now]);
  if (isRead) return null;
  return <Notice onDismiss={() => setRead(true)}>{`Inzwischen geändert: ${text} (${sinceText(since, time)})`}</Notice>;
}
