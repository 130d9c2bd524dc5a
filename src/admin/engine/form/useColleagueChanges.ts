import { useRef, useState } from 'react';
import { get, type FieldPath, type FieldValues } from 'react-hook-form';
import { HttpError } from '../../../lib/http/errors';
import { usePlatform } from '../../../state/shopContext';
import type { CheckedForm } from '../../../ui/fields/useCheckedForm';
import type { Conflict } from './conflicts';
import { mergeChanges } from './mergeChanges';
import type { Entry, Resource } from '../resource';

/** A save that was stopped before anything was sent: a colleague changed the same fields, or both changes together break a rule. */
export class ConflictError extends Error {
  override readonly name = 'ConflictError';
  /** Names of the fields that both changed; empty if the changes only do not fit together. */
  readonly conflicts: readonly string[];
  readonly merged: Readonly<Record<string, unknown>>;
  constructor({ conflicts, merged }: ReturnType<typeof mergeChanges>) {
    super('changed elsewhere');
    this.conflicts = conflicts;
    this.merged = merged;
  }
}

interface EditedEntry<Row extends Entry, Values extends FieldValues, Output, Related> {
  resource: Resource<Row, Values, Output, Related>;
  form: CheckedForm<Values, Output>;
  entries: (row: Row) => Values;
  /** Values of the entry as it was opened; `undefined` for a new one. */
  opened: Values | undefined;
  related: Related;
}

/** Merges the changes that a colleague made to an entry while its form was open. The platform has no versions. */
export function useColleagueChanges<Row extends Entry, Values extends FieldValues, Output, Related>({
  resource,
  form,
  entries,
  opened,
  related,
}: EditedEntry<Row, Values, Output, Related>) {
  const platform = usePlatform();
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([]);
  /** Base of the merge: values as they were opened, later the colleague's once the form contains all of them. */
  const base = useRef(opened);
  const latest = useRef<Row>(undefined);

  const isField = (name: string): name is FieldPath<Values> => get(form.getValues(), name) !== undefined;

  return {
    conflicts,
    base,
    clear: () => setConflicts([]),
    /**
     * Reads the entry again and adds the colleague's changes to the values to send.
     *
     * @throws {ConflictError}
     * @throws {HttpError} `not-found` if the entry was deleted
     */
    merge: async (output: Output, id: string, signal: AbortSignal): Promise<Output> => {
      if (base.current === undefined) return output;
      const found = (await resource.calls.list(platform, signal)).find((each) => each.id === id);
      if (found === undefined) throw new HttpError('not-found', 404);
      latest.current = found;
      const changes = mergeChanges(base.current, form.getValues(), entries(found));
      if (changes.conflicts.length > 0) throw new ConflictError(changes);
      // The merged values have the fields of the form, each with the value of one side.
      const checked = resource.form?.check(changes.merged as Values, found, related);
      if (checked?.errors) throw new ConflictError(changes);
      return checked?.values ?? output;
    },
    /** Puts the fields that only the colleague changed into the form, so that the next save does not undo them. */
    adopt: (error: ConflictError) => {
      if (latest.current === undefined) return;
      const theirs = entries(latest.current);
      for (const name of Object.keys(error.merged)) {
        if (isField(name) && !error.conflicts.includes(name))
          form.setValue(name, get(error.merged, name), { shouldDirty: true });
      }
      if (error.conflicts.length === 0) {
        base.current = theirs;
        void form.trigger();
      }
      setConflicts(error.conflicts.map((name) => ({ name, theirs: get(theirs, name) })));
    },
    /** Decides a conflict for the typed value or the colleague's. */
    decide: (name: string, isMine: boolean) => {
      const theirs = latest.current;
      if (theirs === undefined || !isField(name)) return;
      if (!isMine) form.setValue(name, get(entries(theirs), name), { shouldDirty: true });
      const rest = conflicts.filter((conflict) => conflict.name !== name);
      setConflicts(rest);
      if (rest.length === 0) base.current = entries(theirs);
      // The pressed button disappears.
      form.setFocus(name);
    },
  };
}
