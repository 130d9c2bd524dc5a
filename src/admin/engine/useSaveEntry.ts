import { useRef, useState } from 'react';
import { get, type FieldPath, type FieldValues } from 'react-hook-form';
import { HttpError } from '../../lib/http/errors';
import { usePlatform } from '../../state/shopContext';
import { useSubmission } from '../../state/useSubmission';
import type { CheckedForm } from '../../ui/fields/useCheckedForm';
import type { Conflict } from './conflicts';
import { HAS_NOT_ARRIVED, isGone } from './failure';
import { mergeChanges } from './mergeChanges';
import type { Entry, Resource } from './resource';
import { hasFile, isSavedAs } from './savedEntry';
import { useReread } from './useReread';

/** The save was stopped before anything was sent: a colleague changed the same fields, or their changes do not fit to the form's. */
class ConflictError extends Error {
  override readonly name = 'ConflictError';
  /** Names of fields that both changed; none where the changes only do not fit together. */
  readonly conflicts: readonly string[];
  readonly merged: Readonly<Record<string, unknown>>;
  constructor({ conflicts, merged }: ReturnType<typeof mergeChanges>) {
    super('changed elsewhere');
    this.conflicts = conflicts;
    this.merged = merged;
  }
}

interface SavedTexts {
  created?: string;
  saved?: string;
}

interface SaveOptions<Row extends Entry, Values extends FieldValues, Output, Related> {
  resource: Resource<Row, Values, Output, Related>;
  form: CheckedForm<Values, Output>;
  entries: (row: Row) => Values;
  row: Row | undefined;
  /** All entries, by which a new one is recognised. */
  rows: readonly Row[];
  related: Related;
  onSaved: (id: string | undefined) => void;
}

/**
 * Creates or updates an entry. Right before an update the entry is read again: what only a colleague changed goes along, what both
 * changed has to be decided (the gap between that read and the write stays, because the platform has no versions).
 */
export function useSaveEntry<Row extends Entry, Values extends FieldValues, Output, Related>({
  resource,
  form,
  entries,
  row,
  rows,
  related,
  onSaved,
}: SaveOptions<Row, Values, Output, Related>) {
  const { calls } = resource;
  const platform = usePlatform();
  const [progress, setProgress] = useState<number>();
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([]);
  /** Base of the changes: the entry as it was opened, and later as a colleague left it once the form holds all of that. */
  const opened = useRef(row);
  const fresh = useRef<Row>(undefined);
  /** Ids of the entries before the first try to create one. */
  const known = useRef<ReadonlySet<string>>(undefined);

  const isField = (name: string): name is FieldPath<Values> => get(form.getValues(), name) !== undefined;

  const submission = useSubmission({
    send: async ({ output, isAnew }: { output: Output; isAnew: boolean }, signal) => {
      setConflicts([]);
      reread.reset();
      known.current ??= new Set(rows.map(({ id }) => id));
      const options = { signal, onUploadProgress: hasFile(form.getValues()) ? setProgress : undefined };
      if (row === undefined || isAnew) return calls.create?.(platform, output, options);
      await calls.update?.(platform, row.id, await withTheirChanges(output, row.id, signal), options);
      return row.id;
    },
    onSuccess: (id) => {
      known.current = undefined;
      setProgress(undefined);
      onSaved(id);
    },
    onError: (error) => {
      setProgress(undefined);
      if (!(error instanceof ConflictError) || fresh.current === undefined) return;
      const theirs = entries(fresh.current);
      // What only they changed is taken over at once, so that nothing of it is undone by the next save.
      for (const name of Object.keys(error.merged)) {
        if (isField(name) && !error.conflicts.includes(name))
          form.setValue(name, get(error.merged, name), { shouldDirty: true });
      }
      if (error.conflicts.length === 0) {
        opened.current = fresh.current;
        void form.trigger();
      }
      setConflicts(error.conflicts.map((name) => ({ name, theirs: get(theirs, name) })));
    },
  });

  async function withTheirChanges(output: Output, id: string, signal: AbortSignal): Promise<Output> {
    if (opened.current === undefined) return output;
    const found = (await calls.list(platform, signal)).find((each) => each.id === id);
    if (found === undefined) throw new HttpError('not-found', 404);
    fresh.current = found;
    const changes = mergeChanges(entries(opened.current), form.getValues(), entries(found));
    if (changes.conflicts.length > 0) throw new ConflictError(changes);
    // Everything of the form is in it, and of the same types: the values of either side.
    const checked = resource.form?.check(changes.merged as Values, found, related);
    if (checked?.errors) throw new ConflictError(changes);
    return checked?.values ?? output;
  }

  const reread = useReread({
    read: (signal) => calls.list(platform, signal),
    judge: (found) => {
      const { form: shown } = resource;
      const values = form.getValues();
      const saved = found.find((now) =>
        row === undefined
          ? !known.current?.has(now.id) && shown && isSavedAs({ form: shown, related, values, before: undefined, now })
          : now.id === row.id && shown && isSavedAs({ form: shown, related, values, before: opened.current, now }),
      );
      if (saved !== undefined) {
        submission.reset();
        onSaved(saved.id);
        return undefined;
      }
      return row === undefined
        ? 'Unter den Einträgen ist kein neuer mit diesen Angaben zu erkennen. Sehen Sie in der Liste nach, bevor Sie noch einmal speichern.'
        : HAS_NOT_ARRIVED;
    },
  });

  const { error } = submission;
  return {
    isPending: submission.isPending,
    /** Of an upload, from 0 to 1. */
    progress: submission.isPending ? progress : undefined,
    conflicts,
    /** A colleague's changes were taken over, and the whole has to be corrected. */
    isMerged: error instanceof ConflictError && error.conflicts.length === 0,
    reread,
    isGone: error !== null && isGone(error),
    failure: error !== null && !(error instanceof ConflictError) && !isGone(error) ? error : undefined,
    /** Any of these. */
    trouble: error ?? undefined,
    submit: (output: Output) => submission.submit({ output, isAnew: false }),
    cancel: () => {
      reread.reset();
      setProgress(undefined);
      submission.reset();
    },
    /** The entry was deleted elsewhere: it is created with what is typed. */
    createAnew: () => form.handleSubmit((output) => submission.submit({ output, isAnew: true }))(),
    /** Keeps one's own value of a field, or takes the colleague's; the next save knows of it. */
    decide: (name: string, isMine: boolean) => {
      const theirs = fresh.current;
      if (theirs === undefined || !isField(name)) return;
      if (!isMine) form.setValue(name, get(entries(theirs), name), { shouldDirty: true });
      const rest = conflicts.filter((conflict) => conflict.name !== name);
      setConflicts(rest);
      if (rest.length === 0) opened.current = theirs;
      // The buttons go with the question.
      form.setFocus(name);
    },
  };
}

/** Message after an entry was saved (rules/admin: success texts). */
export function savedText({ created, saved = 'Erfolgreich gespeichert' }: SavedTexts, isNew: boolean): string {
  return isNew ? (created ?? saved) : saved;
}
