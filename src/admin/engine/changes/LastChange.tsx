import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { formatDateTime } from '../../../lib/dates/formatDate';
import { dayInGermany, timeInGermany } from '../../../lib/dates/germanClock';
import { changeBetween } from '../../../lib/change';
import { useNow } from '../../../state/shopContext';
import type { OwnChange } from '../../ownWork';
import { usePersonalMemory } from '../../personalMemory';
import type { Entry } from '../entry';
import type { EntryForm } from '../entryForm';
import { ownChange, useOwnChanges } from '../write/ownChanges';
import { changedParts } from './changeTexts';
import { hasArrived } from './sendChange';

interface LastChangeProps<Row extends Entry, Values extends FieldValues> {
  form: EntryForm<Row, Values>;
  row: Row;
  /** Of a sheet: what others have changed since it was open last is said, too. */
  page?: string;
}

/** 'Zuletzt geändert: Preis 129 → 135, von Ihnen, 09:12', and what others have changed since the entry was seen last (rules/admin: last change). */
export function LastChange<Row extends Entry, Values extends FieldValues>(props: LastChangeProps<Row, Values>) {
  const { form, row, page } = props;
  const now = form.entries(row);
  const seen = useSeenEntry(page && `${page}/${row.id}`, now);
  const { made } = useOwnChanges();
  const today = dayInGermany(useNow()());
  const timeText = (at: number) =>
    dayInGermany(new Date(at)) === today ? timeInGermany(new Date(at)) : formatDateTime(new Date(at));
  const last = made.map((change) => ({ at: change.at, text: ownText(change, row.id) })).find(({ text }) => text !== '');
  // What is only shown follows from other entries, too, which the user may have changed.
  const isUnclear = !form.canUpdate && made.some(({ at }) => seen !== undefined && at >= seen.at);
  const since = seen === undefined || isUnclear ? {} : changeBetween(seen.values, now);
  const others = Object.fromEntries(
    Object.entries(since).filter(([name]) => {
      const mine = ownChange(made, row.id, name);
      return seen && name in seen.values && (mine === undefined || !hasArrived(form, mine, row));
    }),
  );
  const othersText = changedParts(form.fields, others).map(partText).join(', ');
  return (
    <>
      {last === undefined ? null : (
        <p className="text-muted text-14 wrap-anywhere">
          {`Zuletzt geändert: ${last.text}, von Ihnen, ${timeText(last.at)}`}
        </p>
      )}
      {othersText === '' || seen === undefined ? null : (
        <p className="text-14 wrap-anywhere">
          {`Von anderer Stelle geändert, seit Sie hier waren (${timeText(seen.at)}): ${othersText}`}
        </p>
      )}
    </>
  );
}

/** Remembers what a sheet shows. @returns as it showed the entry before; `undefined` the first time */
function useSeenEntry(key: string | undefined, values: FieldValues) {
  const { seenEntries } = usePersonalMemory();
  const now = useNow();
  const [before] = useState(() => (key === undefined ? undefined : seenEntries.get(key)));
  const remember = useEffectEvent(() => {
    if (key !== undefined) seenEntries.set(key, { values, at: now().getTime() });
  });
  useEffect(() => () => remember(), []);
  return before;
}

const partText = ({ label, before, after }: { label: string; before: string; after: string }) =>
  before === '' && after === '' ? label : `${label} ${before} → ${after}`;

/** What is left of an own change of an entry: 'Preis 129 → 135', '„Fußmatten“ angelegt'; '' if it is of another one or was taken back. */
function ownText({ text: whole, parts, back }: OwnChange, id: string): string {
  const left = parts.filter((part) => part.entry?.id === id && !back.includes(part));
  const isOfMany = new Set(parts.map(({ entry }) => entry?.id)).size > 1;
  return left.map(({ label, text }) => (isOfMany ? text : label === '' ? whole : `${label} ${text}`)).join(', ');
}
