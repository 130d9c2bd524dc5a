import { useRef, useState } from 'react';
import { get, type FieldPath, type FieldValues } from 'react-hook-form';
import { HttpError } from '../../lib/http/errors';
import { usePlatform } from '../../state/shopContext';
import { useSubmission } from '../../state/useSubmission';
import type { CheckedForm } from '../../ui/fields/useCheckedForm';
import type { Conflict } from './conflicts';
import { isGone } from './failure';
import { mergeChanges } from './mergeChanges';
import type { Entry, Resource } from './resource';

/** The save was stopped: a colleague changed the same fields. */
class ConflictError extends Error {
  override readonly name = 'ConflictError';
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
  related,
  onSaved,
}: SaveOptions<Row, Values, Output, Related>) {
  const { calls } = resource;
  const platform = usePlatform();
  const [progress, setProgress] = useState<number>();
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([]);
  /** The entry as it was when the form was opened, or as a colleague left it once that is known. */
  const opened = useRef(row);
  const fresh = useRef<Row>(undefined);

  const isField = (name: string): name is FieldPath<Values> => get(form.getValues(), name) !== undefined;

  const submission = useSubmission({
    send: async ({ output, isAnew }: { output: Output; isAnew: boolean }, signal) => {
      setConflicts([]);
      const options = { signal, onUploadProgress: hasFile(form.getValues()) ? setProgress : undefined };
      if (row === undefined || isAnew) return calls.create?.(platform, output, options);
      await calls.update?.(platform, row.id, await withTheirChanges(output, row.id, signal), options);
      return row.id;
    },
    onSuccess: (id) => {
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
    opened.current = found;
    // Everything of the form is in it, and of the same types: the values of either side.
    const checked = resource.form?.check(changes.merged as Values, found, related);
    return checked && !checked.errors ? checked.values : output;
  }

  const { error } = submission;
  return {
    isPending: submission.isPending,
    /** Of an upload, from 0 to 1. */
    progress: submission.isPending ? progress : undefined,
    conflicts,
    isGone: error !== null && isGone(error),
    failure: error !== null && !(error instanceof ConflictError) && !isGone(error) ? error : undefined,
    /** Any of these. */
    trouble: error ?? undefined,
    submit: (output: Output) => submission.submit({ output, isAnew: false }),
    cancel: () => {
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

/** What is said after an entry was saved (admin 8). */
export function savedText({ created, saved = 'Erfolgreich gespeichert' }: SavedTexts, isNew: boolean): string {
  return isNew ? (created ?? saved) : saved;
}

/** Whether a file is sent along: only then the progress is worth a bar. */
function hasFile(value: unknown): boolean {
  if (value instanceof File) return true;
  return typeof value === 'object' && value !== null && Object.values(value).some(hasFile);
}
