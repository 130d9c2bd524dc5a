import { useEffect, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useNow } from '../../../state/shopContext';
import { Notice } from '../../../ui/feedback/Notice';
import type { Change } from '../../../lib/change';
import type { Entry } from '../entry';
import { fieldName } from '../entryFields';
import type { EntryForm } from '../entryForm';
import { sinceText } from '../sinceText';
import { ownChange, useOwnChanges } from '../write/ownChanges';
import { hasArrived } from './sendChange';

interface ChangedElsewhereProps<Row extends Entry, Values extends FieldValues> {
  form: EntryForm<Row, Values>;
  row: Row;
  /** What is stored, against what the page was opened with. */
  change: Change;
  /** Own writes whose answer was lost. */
  unsure: Change;
}

const MINUTE_MS = 60_000;

/** 'Inzwischen geändert: IBAN, AGB (vor 2 Min.)' in an open page (rules/admin: changes of others). */
export function ChangedElsewhere<Row extends Entry, Values extends FieldValues>({
  form,
  row,
  change,
  unsure,
}: ChangedElsewhereProps<Row, Values>) {
  const { fields } = form;
  const { made: changes } = useOwnChanges();
  const names = Object.keys(change).filter((name) => {
    const ownChanges = [ownChange(changes, row.id, name), unsure[name] && { [name]: unsure[name] }];
    return !ownChanges.some((each) => each && hasArrived(form, each, row));
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
