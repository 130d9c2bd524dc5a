import { ChangeStopped, questionOf } from '../changeStopped';
import { useRef, useState } from 'react';
import { get, type FieldPath, type FieldValues } from 'react-hook-form';
import { changeBetween, hasFile, withChange, without, type Change, type Fields } from '../../../lib/change';
import { useNow, usePlatform } from '../../../state/shopContext';
import type { CheckedForm } from '../../../ui/fields/useCheckedForm';
import { changeDeed, creationDeed } from '../changes/deeds';
import { createEntry, hasArrived, sendChange, type Changeable } from '../changes/sendChange';
import { HAS_NOT_ARRIVED, isGone, outcomeOf } from '../failure';
import type { Entry, Removal } from '../entry';
import type { Question } from '../QuestionDialog';
import type { Conflict } from './conflicts';
import type { EntryForm, Write } from '../entryForm';
import { ownSince, useOwnChanges } from '../write/ownChanges';
import { useWrite } from '../write/useWrite';
import { fieldsText } from '../valueText';

export interface Saved<Values> {
  id: string | undefined;
  /** `undefined` for a new entry. */
  change: Change | undefined;
  values: Values;
}

interface SaveOptions<Row extends Entry, Values extends FieldValues> {
  list: {
    source: Changeable<Row, Values>['source'];
    rows: readonly Row[];
    removal?: Removal<Row>;
  };
  declared: EntryForm<Row, Values>;
  form: CheckedForm<Values, Write>;
  opened: Values;
  row: Row | undefined;
  template?: Row | undefined;
  /** Changed fields that are not sent and stay typed (default: none). */
  heldFields?: (typed: Values) => readonly string[];
  /** Found locked: nothing was saved. */
  onLocked?: () => void;
  /** Called with the values that a decision has put in place of those that were opened. */
  onRebase?: (values: Values) => void;
  onSaved: (saved: Saved<Values>) => void;
}

interface Input {
  agreed: readonly Question[];
  /** Creates an entry again that was deleted elsewhere. */
  isAnew: boolean;
}

/** Creates, or sends the form's changes; where others changed the same field, the user decides. */
export function useSaveEntry<Row extends Entry, Values extends FieldValues>(options: SaveOptions<Row, Values>) {
  const { list, declared, form, opened, row, template, heldFields, onLocked, onRebase, onSaved } = options;
  const { rows, source } = list;
  const platform = usePlatform();
  const [progress, setProgress] = useState<number>();
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([]);
  const [locked, setLocked] = useState<{ text: string; unsaved: string }>();
  /** Of each field the opened value, later the one that the user has seen. */
  const base = useRef<Fields>(opened);
  const idsBefore = useRef<ReadonlySet<string>>(undefined);
  /** Decided by the pressed answer, changed or not. */
  const answered = useRef<Fields>({});
  /** May have arrived without an answer. */
  const written = useRef<Change>(undefined);
  /** The own writes whose answer was lost. */
  const [unsure, setUnsure] = useState<Change>({});
  const { made } = useOwnChanges();
  const clock = useNow();
  const [openedAt] = useState(() => clock().getTime());

  const isField = (name: string): name is FieldPath<Values> => get(form.getValues(), name) !== undefined;
  const take = (name: string, value: unknown) => {
    base.current = { ...base.current, [name]: value };
  };
  const put = (name: string, value: unknown) => {
    if (isField(name)) form.setValue(name, value as Parameters<typeof form.setValue>[1], { shouldDirty: true });
  };

  /** The form differs from what the user has seen of the stored values, and from nothing else. */
  const rebase = () => {
    const typed = changeBetween(base.current, form.getValues());
    form.reset({ ...base.current } as Values, { keepErrors: true, keepSubmitCount: true, keepIsSubmitted: true });
    for (const [name, { after }] of Object.entries(typed)) put(name, after);
    onRebase?.(base.current as Values);
  };

  /** Shows what somebody else has changed; fields that both changed wait for a decision. */
  const adopt = (names: readonly string[], now: Fields) => {
    const typed = changeBetween(base.current, form.getValues());
    for (const [name, value] of Object.entries(now)) {
      if (names.includes(name)) continue;
      if (!Object.hasOwn(typed, name)) put(name, value);
      take(name, value);
    }
    rebase();
    setConflicts(names.map((name) => ({ name, theirs: now[name] })));
    if (names.length === 0) void form.trigger();
  };

  const submission = useWrite({
    send: async ({ agreed, isAnew }: Input, signal): Promise<Saved<Values>> => {
      setConflicts([]);
      written.current = undefined;
      idsBefore.current ??= new Set(rows.map(({ id }) => id));
      const onUploadProgress = hasFile(form.getValues()) ? setProgress : undefined;
      const values = form.getValues();
      if (row === undefined || isAnew) {
        written.current = changeBetween(declared.entries(undefined), values);
        const options = { platform, signal, onUploadProgress, agreed };
        return { ...(await createEntry(declared, values, row ?? template, options)), change: undefined };
      }
      const decided: Change = Object.fromEntries(
        Object.entries(answered.current).map(([name, after]) => [name, { before: base.current[name], after }] as const),
      );
      // What was typed and may have arrived, and was typed back since.
      const typed = changeBetween(base.current, values);
      const undone = changeBetween(withChange(values, without(unsure, Object.keys(typed))), values);
      const wanted: Change = { ...undone, ...decided, ...typed };
      const { change, values: merged } = await sendChange(
        { form: declared, source },
        row.id,
        without(wanted, heldFields?.(values) ?? []),
        {
          ...{ platform, signal, onUploadProgress, agreed },
          ownChange: { ...ownSince(made, row.id, base.current, openedAt), ...unsure },
          onWrite: (sent) => {
            written.current = sent;
          },
        },
      );
      return { id: row.id, change, values: merged };
    },
    deed: ({ id, change, values }, { agreed }) =>
      row === undefined || change === undefined
        ? creationDeed(
            platform,
            { form: declared, source },
            {
              ...{ id, values, lock: list.removal?.lock, agreed },
              addedTo: rows.find((each) => declared.addsTo?.(each, values))?.id,
            },
          )
        : changeDeed(platform, { form: declared, source }, [{ row, change }]),
    onSuccess: (saved) => {
      idsBefore.current = undefined;
      setProgress(undefined);
      setUnsure({});
      onSaved(saved);
    },
    onError: (error) => {
      setProgress(undefined);
      if (outcomeOf(error) === 'unknown' && row !== undefined) setUnsure({ ...unsure, ...written.current });
      if (!(error instanceof ChangeStopped)) return;
      const { obstacle } = error;
      if (obstacle.kind === 'conflict') adopt(obstacle.names, obstacle.now);
      if (obstacle.kind !== 'locked') return;
      const unsaved = fieldsText(declared.fields, changeBetween(base.current, form.getValues()));
      setLocked({ text: obstacle.text, unsaved });
      base.current = obstacle.now;
      form.reset(obstacle.now as Values);
      onLocked?.();
    },
    read: source.calls.list,
    judge: (stored) => {
      const change = written.current;
      const isSaved = (now: Row) =>
        (row === undefined ? !idsBefore.current?.has(now.id) : now.id === row.id) &&
        change !== undefined &&
        hasArrived(declared, change, now);
      const saved = stored.find(isSaved);
      if (saved !== undefined)
        return { answer: { id: saved.id, change: row && change, values: declared.entries(saved) } };
      return row === undefined
        ? 'Unter den Einträgen ist kein neuer mit diesen Angaben zu erkennen. Sehen Sie in der Liste nach, bevor Sie noch einmal speichern.'
        : HAS_NOT_ARRIVED;
    },
  });

  const { error, input, reset } = submission;
  const obstacle = error instanceof ChangeStopped ? error.obstacle : undefined;
  const question = questionOf(error);
  return {
    isPending: submission.isPending,
    progress: submission.isPending ? progress : undefined,
    conflicts,
    decide: (name: string, isMine: boolean) => {
      const conflict = conflicts.find((each) => each.name === name);
      if (conflict === undefined || !isField(name)) return;
      take(name, conflict.theirs);
      if (!isMine) put(name, conflict.theirs);
      rebase();
      setConflicts(conflicts.filter((each) => each !== conflict));
      form.setFocus(name);
    },
    /** Others' changes are in the form, and break a rule together with the typed ones. */
    isMerged: obstacle?.kind === 'conflict' && obstacle.names.length === 0,
    locked,
    unsure,
    question: question && {
      question,
      onConfirm: () =>
        void submission.submit({ isAnew: input?.isAnew ?? false, agreed: [...(input?.agreed ?? []), question] }),
      onCancel: reset,
    },
    reread: submission.reread,
    isGone: error !== null && isGone(error),
    failure: error !== null && obstacle === undefined && !isGone(error) ? error : undefined,
    anyFailure: question === undefined ? (error ?? undefined) : undefined,
    /** Of a pressed answer; a colleague's other answer is not kept silently. */
    answer: (values: Fields) => {
      answered.current = values;
      for (const [name, value] of Object.entries(values)) put(name, value);
    },
    submit: () => submission.submit({ agreed: [], isAnew: false }),
    cancel: () => {
      setProgress(undefined);
      reset();
    },
    /** Shown without a change of the user. */
    rebase: (values: Fields) => {
      base.current = values;
    },
    change: () => changeBetween(base.current, form.getValues()),
    createAnew: () => form.handleSubmit(() => submission.submit({ agreed: [], isAnew: true }))(),
  };
}
