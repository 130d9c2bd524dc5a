import { ChangeStopped, stopReason } from '../changeStopped';
import type { FieldValues } from 'react-hook-form';
import { withoutCache, type Platform } from '../../../api/platform';
import { hasFile, isEmpty, reversed, withChange, type Change, type Fields } from '../../../lib/change';
import { formatNumber } from '../../../lib/format';
import { HttpError } from '../../../lib/http/errors';
import type { WriteRecord, WriteRecordPart } from '../../ownWork';
import type { Entry, Removal } from '../entry';
import type { EntryForm } from '../entryForm';
import type { Question } from '../QuestionDialog';
import { changedParts, leftText, takenBackText } from './changeTexts';
import { hasArrived, readWhenOld, sendChange, type Changeable } from './sendChange';

interface Written<Row> {
  row: Row;
  change: Change;
}

export function changeDeed<Row extends Entry, Values extends FieldValues>(
  platform: Platform,
  entries: Changeable<Row, Values>,
  written: readonly Written<Row>[],
): WriteRecord | undefined {
  const { form, source } = entries;
  const changed = written.filter(({ change }) => !isEmpty(change));
  const [first, second] = changed;
  if (first === undefined) return undefined;
  const final = changed.map(({ change }) => form.final?.(change)).find((reason) => reason !== undefined);
  return {
    of: source.queryName,
    text:
      second === undefined
        ? `„${source.nameOf(first.row)}“ geändert`
        : `${formatNumber(changed.length)} Einträge geändert`,
    parts:
      second === undefined && (form.asStored === undefined || Object.keys(first.change).length === 1)
        ? fieldParts(form, first)
        : changed.map((each) => entryPart(entries, each)),
    final,
    takeBack:
      final === undefined
        ? (parts, agreed, signal) => takePartsBack(entries, parts, { platform, agreed, signal })
        : undefined,
  };
}

const FORMER_IS_GONE = 'Der frühere Stand ist nicht mehr da.';
const FORMER_IS_REFUSED = 'Der frühere Stand lässt sich nicht speichern.';

const textOf = ({ before, after }: { before: string; after: string }) =>
  before === '' && after === '' ? 'geändert' : `${before} → ${after}`;

const fieldParts = <Row extends Entry, Values extends FieldValues>(
  form: EntryForm<Row, Values>,
  { row, change }: Written<Row>,
): WriteRecordPart[] => {
  const after = withChange(form.entries(row), change);
  return changedParts(form.fields, change).map(({ name, label, ...values }) => {
    const part = Object.fromEntries(Object.entries(change).filter(([each]) => each === name));
    const isGone = hasFile(part) || form.fields[name]?.isSecret === true;
    const isRefused = () => form.check(withChange(after, reversed(part)), row).errors?.[name] !== undefined;
    const final = isGone ? FORMER_IS_GONE : isRefused() ? FORMER_IS_REFUSED : undefined;
    return { label, text: textOf(values), entry: { id: row.id, change: part }, final };
  });
};

const entryPart = <Row extends Entry, Values extends FieldValues>(
  { form, source }: Changeable<Row, Values>,
  { row, change }: Written<Row>,
): WriteRecordPart => ({
  label: source.nameOf(row),
  text: changedParts(form.fields, change)
    .map(({ label, ...values }) => `${label}: ${textOf(values)}`)
    .join(', '),
  entry: { id: row.id, change },
});

interface BackOptions extends Pick<Parameters<typeof sendChange>[3], 'platform' | 'agreed'> {
  signal: AbortSignal;
}

const NAMED = 3;

/** Each entry on top of what others have changed since. */
export async function takePartsBack<Row extends Entry, Values extends FieldValues>(
  entries: Changeable<Row, Values>,
  parts: readonly WriteRecordPart[],
  options: BackOptions,
) {
  const read = readWhenOld(options.platform, (platform) => entries.source.calls.list(platform, options.signal));
  const back: WriteRecordPart[] = [];
  const stays: string[] = [];
  for (const id of new Set(parts.map(({ entry }) => entry?.id))) {
    const chosen = parts.filter(({ entry }) => entry?.id === id);
    const changes = chosen.flatMap(({ entry }) => (entry ? Object.entries(entry.change) : []));
    const isOnly = chosen.length === parts.length;
    try {
      const wanted = reversed(Object.fromEntries(changes));
      const sent = await sendChange(entries, id ?? '', wanted, { ...options, read, leavesOthers: true });
      const done = chosen.filter(({ entry }) => !Object.keys(sent.left).some((name) => entry && name in entry.change));
      back.push(...done);
      if (isOnly) return { isWhole: isEmpty(sent.left), back, text: takenBackText(entries.form, sent) };
      if (done.length < chosen.length) stays.push(leftText(entries.form, sent.left));
    } catch (error) {
      if (isOnly) throw error;
      stays.push(`„${chosen[0]?.label ?? ''}“: ${stopReason(error)}`);
    }
  }
  const count = `${formatNumber(back.length)} von ${formatNumber(parts.length)} zurückgenommen.`;
  return {
    isWhole: stays.length === 0,
    back,
    text: stays.length === 0 ? 'Rückgängig gemacht' : [count, ...stays.slice(0, NAMED)].join(' '),
  };
}

/** All shown fields, also untouched ones. */
function createdWith<Row, Values extends FieldValues>(form: EntryForm<Row, Values>, values: Values): Change {
  const before: Fields = form.entries(undefined);
  const sent = Object.entries<unknown>(values).filter(
    ([name]) => form.fields[name]?.isSecret !== true && (form.fields[name]?.when?.(values) ?? true),
  );
  return Object.fromEntries(sent.map(([name, after]) => [name, { before: before[name], after }]));
}

/** Of a part that names no fields. */
const entryOf = (id: string) => ({ id, change: {} });

interface Created<Row, Values> {
  /** Absent where the platform does not name it (files). */
  id: string | undefined;
  /** Then what it adds to. */
  addedTo?: string | undefined;
  values: Values;
  lock: Removal<Row>['lock'] | undefined;
  agreed: readonly Question[];
}

/** Undo deletes it, unless somebody has changed it. */
export function creationDeed<Row extends Entry, Values extends FieldValues>(
  platform: Platform,
  { form, source }: Changeable<Row, Values>,
  { id, addedTo, values, lock, agreed }: Created<Row, Values>,
): WriteRecord {
  const typed: Fields = values;
  const name = Object.entries(typed).find(
    ([each, value]) => typeof value === 'string' && value.trim() !== '' && form.fields[each]?.choices === undefined,
  );
  const { list, remove } = source.calls;
  const text = `${name === undefined ? 'Eintrag' : `„${String(name[1]).trim()}“`} angelegt`;
  if (id === undefined || remove === undefined) {
    const entry = addedTo === undefined ? undefined : entryOf(addedTo);
    const added = entry === undefined ? { label: '', text: 'Neu' } : { label: 'Datei', text: 'hochgeladen' };
    return {
      text,
      parts: [
        { ...added, entry, final: 'Löschen lässt sich der Eintrag in seiner Liste.' },
        ...agreed.flatMap(({ replaced }) => (replaced ? [{ ...replaced, entry, final: FORMER_IS_GONE }] : [])),
      ],
    };
  }
  return {
    of: source.queryName,
    text,
    parts: [{ label: '', text: 'Wieder löschen', entry: entryOf(id) }],
    takeBack: async (parts, _, signal) => {
      const rows = await list(withoutCache(platform), signal);
      const row = rows.find((each) => each.id === id);
      if (row === undefined) throw new HttpError('not-found', 404);
      const reason = source.lock?.(row) ?? lock?.(row, rows);
      if (reason !== undefined) throw new ChangeStopped({ kind: 'locked', text: reason, now: form.entries(row) });
      if (!hasArrived(form, createdWith(form, values), row))
        return { text: 'Nicht rückgängig gemacht. Der Eintrag wurde inzwischen geändert.', isWhole: false, back: [] };
      await remove(platform, id, signal);
      return { text: 'Rückgängig gemacht', isWhole: true, back: parts };
    },
  };
}
