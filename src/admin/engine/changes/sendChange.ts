import { ChangeStopped } from '../changeStopped';
import type { FieldValues } from 'react-hook-form';
import type { WriteOptions } from '../../../api/admin/crud';
import { withoutCache, type Platform } from '../../../api/platform';
import {
  changeBetween,
  hasFile,
  isEmpty,
  isSameValue,
  mergeInto,
  withChange,
  type Change,
  type Fields,
  type IsSame,
} from '../../../lib/change';
import { HttpError } from '../../../lib/http/errors';
import type { Entry, Rows } from '../entry';
import { MAY_NOT_CHANGE, outcomeOf } from '../failure';
import type { EntryForm } from '../entryForm';
import type { Question } from '../QuestionDialog';

export interface Changeable<Row extends Entry, Values extends FieldValues> {
  form: EntryForm<Row, Values>;
  source: Pick<Rows<Row>, 'calls' | 'nameOf' | 'lock'> & Partial<Pick<Rows<Row>, 'queryName'>>;
}

interface SendOptions<Row> extends WriteOptions {
  platform: Platform;
  /** Default: all of the list. */
  read?: () => Promise<readonly Row[]>;
  agreed?: readonly Question[];
  /** Keeps others' newer values, as an undo does, instead of stopping. */
  leavesOthers?: boolean;
  /** Own writes since the entry was opened: what they have stored is no conflict. */
  ownChange?: Change;
  /** Right before the write. */
  onWrite?: (change: Change) => void;
}

export interface SentChange<Row, Values> {
  row: Row;
  change: Change;
  values: Values;
  /** Changed by others since, with the values they keep. */
  left: Fields;
}

/**
 * Reads again, asks the lock, merges, checks, asks questions, writes. The one way to save, change many, import and undo. A gap between read
 * and write remains: the platform has no versions.
 * @throws {ChangeStopped} nothing was written
 * @throws {HttpError} `not-found`: deleted; or the call's failure
 */
export async function sendChange<Row extends Entry, Values extends FieldValues>(
  { form, source }: Changeable<Row, Values>,
  id: string,
  wanted: Change,
  options: SendOptions<Row>,
): Promise<SentChange<Row, Values>> {
  const {
    platform,
    agreed = [],
    leavesOthers = false,
    ownChange = {},
    read = () => source.calls.list(withoutCache(platform), options.signal),
  } = options;

  const readFree = async () => {
    const row = (await read()).find((each) => each.id === id);
    if (row === undefined) throw new HttpError('not-found', 404);
    const text = source.lock?.(row);
    if (text !== undefined) throw new ChangeStopped({ kind: 'locked', text, now: form.entries(row) });
    return row;
  };
  const merge = async (difference: Change) => {
    const row = await readFree();
    const now = form.entries(row);
    const isSame = sameIn(form, row, withChange(now, difference));
    const { values: merged, others } = mergeInto(now, sinceOwn(difference, ownChange, now, isSame), isSame);
    const values = form.asStored?.(merged) ?? merged;
    const change = changeBetween(now, values);
    if (others.length > 0 && !leavesOthers) throw new ChangeStopped({ kind: 'conflict', names: others, now });
    const leftOver = others.filter((name) => !Object.hasOwn(change, name));
    const sent = { row, change, values, left: Object.fromEntries(leftOver.map((name) => [name, now[name]])) };
    if (isEmpty(change)) return { ...sent, now, write: undefined };
    if (!Object.keys(change).every((name) => form.mayChange?.(name) ?? true))
      throw new ChangeStopped({ kind: 'locked', text: MAY_NOT_CHANGE, now });
    const { errors, values: write } = form.check(values, row);
    if (errors) throw new ChangeStopped({ kind: 'conflict', names: [], now });
    stopToAsk(form.questions?.(now, values, row) ?? [], agreed);
    return { ...sent, now, write };
  };

  const first = await merge(wanted);
  // Uploads take long: read once more after them.
  const uploaded = hasFile(first.change) ? await form.upload?.(platform, first.values, options) : undefined;
  try {
    const { write, now: _, ...sent } = uploaded ? await merge(changeBetween(first.now, uploaded.values)) : first;
    if (write !== undefined) {
      options.onWrite?.(sent.change);
      await write.update?.(platform, id, options);
    }
    return sent;
  } catch (error) {
    const isRefused = error instanceof ChangeStopped || (error instanceof HttpError && outcomeOf(error) === 'refused');
    if (isRefused) await uploaded?.remove();
    // Locked between read and write.
    if (isRefused && error instanceof HttpError && error.failure !== 'not-found')
      await readFree().catch(rethrowStopped);
    throw error;
  }
}

/**
 * @param template its hidden values are taken over
 * @returns id, if the platform sends it, and values with the files' addresses
 * @throws {ChangeStopped} with a question; nothing was written
 */
export async function createEntry<Row, Values extends FieldValues>(
  form: EntryForm<Row, Values>,
  values: Values,
  template: Row | undefined,
  { platform, agreed = [], ...options }: Pick<SendOptions<Row>, 'platform' | 'agreed'> & WriteOptions,
): Promise<{ id: string | undefined; values: Values }> {
  const question = await form.questionOfNew?.(withoutCache(platform), values, template, options.signal);
  stopToAsk(question ? [question] : [], agreed);
  const uploaded = hasFile(values) ? await form.upload?.(platform, values, options) : undefined;
  try {
    const created = uploaded?.values ?? values;
    const { values: write } = form.check(created, template);
    if (write === undefined) throw new Error('checked before');
    return { id: await write.create?.(platform, options), values: created };
  } catch (error) {
    if (error instanceof HttpError && outcomeOf(error) === 'refused') await uploaded?.remove();
    throw error;
  }
}

/** A change that starts from what the own writes have stored, where that is stored now. */
const sinceOwn = (change: Change, ownChange: Change, now: Fields, isSame: IsSame): Change =>
  Object.fromEntries(
    Object.entries(change).map(([name, field]) => {
      const isOwn = ownChange[name] !== undefined && isSame(now[name], ownChange[name].after, name);
      return [name, isOwn ? { ...field, before: now[name] } : field];
    }),
  );

/** ms: reading before each of several hundred writes would take minutes. */
const LIST_MS = 1000;

/** Past the browser's cache. A list that reads slowly may be older: half of a change would else be reading. */
export function readWhenOld<Row>(
  platform: Platform,
  list: (platform: Platform) => Promise<readonly Row[]>,
): () => Promise<readonly Row[]> {
  let rows: readonly Row[] = [];
  let oldAt = -Infinity;
  return async () => {
    const start = performance.now();
    if (start < oldAt) return rows;
    rows = await list(withoutCache(platform));
    const end = performance.now();
    oldAt = end + Math.max(LIST_MS, end - start);
    return rows;
  };
}

/** @throws {ChangeStopped} with the first question not agreed to */
function stopToAsk(questions: readonly Question[], agreed: readonly Question[]): void {
  const question = questions.find((each) => !agreed.some(isSameQuestion(each)));
  if (question) throw new ChangeStopped({ kind: 'question', question });
}

const isSameQuestion =
  ({ title, text }: Question) =>
  (other: Question) =>
    other.title === title && other.text === text;

function rethrowStopped(error: unknown) {
  if (error instanceof ChangeStopped) throw error;
}

const asRead = (value: unknown) => (typeof value === 'string' ? value.trim().replace(/ {2,}/g, ' ') : value);

/**
 * The same to the platform: '49,90' and '49,9'.
 * @param values the other fields, which decide what is sent
 */
function sameIn<Row, Values extends FieldValues>(form: EntryForm<Row, Values>, row: Row, values: Values): IsSame {
  const sentWith = (name: string, value: unknown) => {
    const sent = form.check({ ...values, [name]: value }, row).values?.sent;
    // A removed value is not an omitted one.
    return sent && JSON.stringify(sent, (_, each: unknown) => (each === undefined ? '\0' : each));
  };
  return (one, other, name) => {
    if (isSameValue(asRead(one), asRead(other))) return true;
    if (hasFile(one) || hasFile(other)) return false;
    const sent = sentWith(name, one);
    return sent !== undefined && sent === sentWith(name, other);
  };
}

export function hasArrived<Row, Values extends FieldValues>(
  form: EntryForm<Row, Values>,
  change: Change,
  row: Row,
): boolean {
  const now = form.entries(row);
  const isSame = sameIn(form, row, now);
  return Object.entries(change).every(([name, { before, after }]) =>
    // An upload has a new address.
    hasFile(after) ? !isSameValue(now[name], before) : isSame(now[name], after, name),
  );
}
