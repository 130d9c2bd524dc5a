import { useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { HttpError } from '../../../lib/http/errors';
import { usePlatform } from '../../../state/shopContext';
import { useSubmission } from '../../../state/useSubmission';
import type { CheckedForm } from '../../../ui/fields/useCheckedForm';
import { HAS_NOT_ARRIVED, isGone } from '../failure';
import type { Entry, Resource } from '../resource';
import { hasFile, isSavedAs } from './savedEntry';
import { ConflictError, useColleagueChanges } from './useColleagueChanges';
import { useReread } from './useReread';

interface SaveOptions<Row extends Entry, Values extends FieldValues, Output, Related> {
  resource: Resource<Row, Values, Output, Related>;
  form: CheckedForm<Values, Output>;
  entries: (row: Row) => Values;
  /** Values of the form as it was opened. */
  opened: Values;
  row: Row | undefined;
  /** All entries, by which a new one is recognised. */
  rows: readonly Row[];
  related: Related;
  onSaved: (id: string | undefined) => void;
}

/**
 * Creates or updates an entry. Right before an update the entry is read again and merged with a colleague's changes. The gap between
 * that read and the write remains, because the platform has no versions.
 */
export function useSaveEntry<Row extends Entry, Values extends FieldValues, Output, Related>({
  resource,
  form,
  entries,
  opened,
  row,
  rows,
  related,
  onSaved,
}: SaveOptions<Row, Values, Output, Related>) {
  const { calls } = resource;
  const platform = usePlatform();
  const [progress, setProgress] = useState<number>();
  const changes = useColleagueChanges({
    form,
    opened: row && opened,
    read: async (signal) => {
      const now = (await calls.list(platform, signal)).find(({ id }) => id === row?.id);
      if (now === undefined) throw new HttpError('not-found', 404);
      return { values: entries(now), check: (values) => resource.form?.check(values, now, related) };
    },
  });
  /** Ids of the entries before the first attempt to create one. */
  const idsBefore = useRef<ReadonlySet<string>>(undefined);

  const submission = useSubmission({
    send: async ({ output, isAnew }: { output: Output; isAnew: boolean }, signal) => {
      changes.clear();
      reread.reset();
      idsBefore.current ??= new Set(rows.map(({ id }) => id));
      const options = { signal, onUploadProgress: hasFile(form.getValues()) ? setProgress : undefined };
      if (row === undefined || isAnew) return calls.create?.(platform, output, options);
      await calls.update?.(platform, row.id, await changes.merge(output, signal), options);
      return row.id;
    },
    onSuccess: (id) => {
      idsBefore.current = undefined;
      setProgress(undefined);
      onSaved(id);
    },
    onError: (error) => {
      setProgress(undefined);
      if (error instanceof ConflictError) changes.adopt(error);
    },
  });

  const reread = useReread({
    read: (signal) => calls.list(platform, signal),
    judge: (found) => {
      const saved = findSaved(found);
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

  /** The entry that contains the values of the form, after a save with an unknown outcome. */
  function findSaved(found: readonly Row[]): Row | undefined {
    const { form: declared } = resource;
    if (declared === undefined) return undefined;
    const before = changes.base.current;
    return found.find(
      (now) =>
        (row === undefined ? !idsBefore.current?.has(now.id) : now.id === row.id) &&
        isSavedAs({ form: declared, related, values: form.getValues(), before, now }),
    );
  }

  const { error } = submission;
  return {
    isPending: submission.isPending,
    /** Sent fraction of an upload, 0 to 1. */
    progress: submission.isPending ? progress : undefined,
    conflicts: changes.conflicts,
    decide: changes.decide,
    /** Whether a colleague's changes are in the form now and break a rule together with the typed ones. */
    isMerged: error instanceof ConflictError && error.conflicts.length === 0,
    reread,
    isGone: error !== null && isGone(error),
    /** Failure other than a conflict or a deleted entry. */
    failure: error !== null && !(error instanceof ConflictError) && !isGone(error) ? error : undefined,
    /** Any failure. */
    anyFailure: error ?? undefined,
    submit: (output: Output) => submission.submit({ output, isAnew: false }),
    cancel: () => {
      reread.reset();
      setProgress(undefined);
      submission.reset();
    },
    /** Creates an entry that was deleted elsewhere again, with the values of the form. */
    createAnew: () => form.handleSubmit((output) => submission.submit({ output, isAnew: true }))(),
  };
}

/** Message after an entry was saved. */
export function savedText(
  {
    created,
    saved = 'Erfolgreich gespeichert',
  }: Pick<Resource<never, never, never, never>['texts'], 'created' | 'saved'>,
  isNew: boolean,
): string {
  return isNew ? (created ?? saved) : saved;
}
