import { useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { HttpError } from '../../../lib/http/errors';
import { usePlatform } from '../../../state/shopContext';
import type { CheckedForm } from '../../../ui/fields/useCheckedForm';
import { HAS_NOT_ARRIVED, isGone } from '../failure';
import type { Entry } from '../entry';
import type { List } from '../list/useList';
import type { EntryForm, Write } from './entryForm';
import { hasFile, isSavedAs } from './savedEntry';
import { ConflictError, useColleagueChanges } from './useColleagueChanges';
import { useWrite } from './useWrite';

interface SaveOptions<Row extends Entry, Values extends FieldValues> {
  /** Its rows tell a new entry. */
  list: Pick<List<Row>, 'source' | 'rows'>;
  declared: EntryForm<Row, Values>;
  form: CheckedForm<Values, Write>;
  /** Values of the form as it was opened. */
  opened: Values;
  row: Row | undefined;
  onSaved: (id: string | undefined) => void;
}

/**
 * Creates or updates an entry. Right before an update the entry is read again and merged with a colleague's changes. The gap between
 * that read and the write remains, because the platform has no versions.
 */
export function useSaveEntry<Row extends Entry, Values extends FieldValues>(options: SaveOptions<Row, Values>) {
  const { list, declared, form, opened, row, onSaved } = options;
  const { rows } = list;
  const { calls } = list.source;
  const platform = usePlatform();
  const [progress, setProgress] = useState<number>();
  const changes = useColleagueChanges({
    form,
    opened: row && opened,
    read: async (signal) => {
      const now = (await calls.list(platform, signal)).find(({ id }) => id === row?.id);
      if (now === undefined) throw new HttpError('not-found', 404);
      return { values: declared.entries(now), check: (values) => declared.check(values, now) };
    },
  });
  /** Ids of the entries before the first attempt to create one. */
  const idsBefore = useRef<ReadonlySet<string>>(undefined);

  const submission = useWrite({
    send: async ({ write, isAnew }: { write: Write; isAnew: boolean }, signal) => {
      changes.clear();
      idsBefore.current ??= new Set(rows.map(({ id }) => id));
      const options = { signal, onUploadProgress: hasFile(form.getValues()) ? setProgress : undefined };
      if (row === undefined || isAnew) return write.create?.(platform, options);
      const merged = await changes.merge(write, signal);
      await merged.update?.(platform, row.id, options);
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
    read: (signal) => calls.list(platform, signal),
    judge: (stored) => {
      const before = changes.base.current;
      const saved = stored.find(
        (now) =>
          (row === undefined ? !idsBefore.current?.has(now.id) : now.id === row.id) &&
          isSavedAs({ form: declared, values: form.getValues(), before, now }),
      );
      if (saved !== undefined) return { answer: saved.id };
      return row === undefined
        ? 'Unter den Einträgen ist kein neuer mit diesen Angaben zu erkennen. Sehen Sie in der Liste nach, bevor Sie noch einmal speichern.'
        : HAS_NOT_ARRIVED;
    },
  });

  const { error } = submission;
  return {
    isPending: submission.isPending,
    /** Sent fraction of an upload, 0 to 1. */
    progress: submission.isPending ? progress : undefined,
    conflicts: changes.conflicts,
    decide: changes.decide,
    /** Whether a colleague's changes are in the form now and break a rule together with the typed ones. */
    isMerged: error instanceof ConflictError && error.conflicts.length === 0,
    reread: submission.reread,
    isGone: error !== null && isGone(error),
    /** Failure other than a conflict or a deleted entry. */
    failure: error !== null && !(error instanceof ConflictError) && !isGone(error) ? error : undefined,
    /** Any failure. */
    anyFailure: error ?? undefined,
    submit: (write: Write) => submission.submit({ write, isAnew: false }),
    cancel: () => {
      setProgress(undefined);
      submission.reset();
    },
    /** Creates an entry that was deleted elsewhere again, with the values of the form. */
    createAnew: () => form.handleSubmit((write) => submission.submit({ write, isAnew: true }))(),
  };
}
