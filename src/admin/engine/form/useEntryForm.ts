import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { useWatch, type DefaultValues, type FieldValues } from 'react-hook-form';
import { useUnsavedGuard } from '../../../shared/unsaved/useUnsavedGuard';
import { useCheckedForm, type CheckedForm } from '../../../ui/fields/useCheckedForm';
import type { Entry } from '../entry';
import { checkTyped, type EntryForm, type Write } from '../entryForm';
import { MAY_NOT_CHANGE } from '../failure';
import type { List } from '../list/useList';
import { useFocusBack } from '../useFocusBack';
import type { OpenForm } from './openForm';
import { useNoticeInView, useRefusal } from './refusedFields';
import { useKeptEntries, useOpenedValues } from './useKeptEntries';
import { useSaveEntry, type Saved } from './useSaveEntry';

/** Of a new entry; a copy is unsaved from the start. */
export interface Beginning<Row> {
  row: Row;
  isCopy: boolean;
}

interface EntryFormOptions<Row extends Entry, Values extends FieldValues> {
  list: List<Row>;
  declared: EntryForm<Row, Values>;
  /** `undefined` for a new entry. */
  row: Row | undefined;
  beginning?: Beginning<Row> | undefined;
  /** With the form and its unsaved input. */
  onSaved: (saved: Saved<Values>, form: CheckedForm<Values, Write>) => void;
}

export type OpenEntryForm<Row extends Entry, Values extends FieldValues> = ReturnType<typeof useEntryForm<Row, Values>>;

/** Values, saving, and why an entry may not be changed. Leaving with unsaved input asks. */
export function useEntryForm<Row extends Entry, Values extends FieldValues>(options: EntryFormOptions<Row, Values>) {
  const { list, declared, row, beginning } = options;
  const { page, source, all } = list.rows;
  const { deeds } = list;
  const id = useId();
  const body = useRef<HTMLDivElement>(null);
  const primary: RefObject<HTMLButtonElement | null> = useRef(null);
  const { entries } = declared;
  const key = `${page.page}/${row?.id ?? ''}`;
  const initial = useOpenedValues(key, () => entries(row ?? beginning?.row));
  const form = useCheckedForm<Values, Write>({
    defaultValues: initial as Values & DefaultValues<Values>,
    check: (values) => checkTyped(declared, values, row ?? beginning?.row),
    onValues: (values) => memory.keep(values),
  });
  const memory = useKeptEntries(form, key, initial);
  // Values decide what is visible.
  useWatch({ control: form.control });
  const save = useSaveEntry({
    list: { source, rows: all, removal: deeds.removal.declared },
    declared,
    form,
    opened: initial,
    row,
    template: beginning?.row,
    onLocked: () => void deeds.reload(),
    onSaved: (saved) => {
      guard.release();
      memory.drop();
      deeds.after.mark(saved.id);
      void deeds.reload();
      options.onSaved(saved, form);
    },
  });
  // Locked meanwhile: input stays until it is saved, which asks the lock again.
  const [openedLock] = useState(() => row && source.lock?.(row));
  const isOpen = row === undefined || deeds.canEdit;
  const lock = save.locked?.text ?? openedLock ?? (isOpen ? undefined : MAY_NOT_CHANGE);
  const isReadOnly = lock !== undefined;
  const guard = useUnsavedGuard((form.formState.isDirty || beginning?.isCopy === true) && !isReadOnly);
  const isNew = row === undefined;
  useEffect(() => {
    if (isNew) firstField(body.current)?.focus();
  }, [isNew]);
  useFocusBack(body, save.isPending);
  useFocusBack(body, save.conflicts.length > 0);
  useNoticeInView(body, save.anyFailure);
  useRefusal({ form, fields: declared.fields, failure: save.failure, container: body });
  const open: OpenForm<Values> = {
    state: form,
    fields: declared.fields,
    isReadOnly,
    open: isReadOnly ? undefined : save,
  };
  return { id, body, primary, list, declared, row, initial, form, save, lock, isReadOnly, guard, open };
}

function firstField(container: HTMLElement | null): HTMLElement | undefined {
  return [...(container?.querySelectorAll<HTMLElement>('input, textarea, select') ?? [])].find(
    (field) => !field.matches(':disabled, [type=file]'),
  );
}
