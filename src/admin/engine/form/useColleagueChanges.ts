import { useRef, useState } from 'react';
import { get, type FieldPath, type FieldValues } from 'react-hook-form';
import type { FormCheck } from '../../../lib/check';
import type { CheckedForm } from '../../../ui/fields/useCheckedForm';
import type { Conflict } from './conflicts';
import { mergeChanges } from './mergeChanges';

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

/** What is stored now, and how values are checked against it. */
interface Stored<Values, Output> {
  values: Values;
  check: (values: Values) => FormCheck<Output> | undefined;
}

interface EditedForm<Values extends FieldValues, Output> {
  form: CheckedForm<Values, Output>;
  /** Values as the form was opened; `undefined` for a new entry. */
  opened: Values | undefined;
  /** Reads what is stored. @throws {HttpError} `not-found` if it was deleted */
  read: (signal: AbortSignal) => Promise<Stored<Values, Output>>;
}

/** Merges the changes that a colleague made while a form was open. The platform has no versions. */
export function useColleagueChanges<Values extends FieldValues, Output>({
  form,
  opened,
  read,
}: EditedForm<Values, Output>) {
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([]);
  /** Base of the merge: values as they were opened, later the colleague's once the form contains all of them. */
  const base = useRef(opened);
  const latest = useRef<Values>(undefined);

  const isField = (name: string): name is FieldPath<Values> => get(form.getValues(), name) !== undefined;

  return {
    conflicts,
    base,
    clear: () => setConflicts([]),
    /**
     * Reads what is stored and adds the colleague's changes to the values to send.
     *
     * @throws {ConflictError}
     * @throws {HttpError} `not-found` if the entry was deleted
     */
    merge: async (output: Output, signal: AbortSignal): Promise<Output> => {
      if (base.current === undefined) return output;
      const { values: theirs, check } = await read(signal);
      latest.current = theirs;
      const changes = mergeChanges(base.current, form.getValues(), theirs);
      if (changes.conflicts.length > 0) throw new ConflictError(changes);
      // The merged values have the fields of the form, each with the value of one side.
      const checked = check(changes.merged as Values);
      if (checked?.errors) throw new ConflictError(changes);
      return checked?.values ?? output;
    },
    /** Puts the fields that only the colleague changed into the form, so that the next save does not undo them. */
    adopt: (error: ConflictError) => {
      const theirs = latest.current;
      if (theirs === undefined) return;
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
      if (!isMine) form.setValue(name, get(theirs, name), { shouldDirty: true });
      const rest = conflicts.filter((conflict) => conflict.name !== name);
      setConflicts(rest);
      if (rest.length === 0) base.current = theirs;
      // The pressed button disappears.
      form.setFocus(name);
    },
  };
}
