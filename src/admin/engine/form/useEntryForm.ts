import { useState } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { useUnsavedGuard } from '../../../shared/unsaved/useUnsavedGuard';
import { useCheckedForm } from '../../../ui/fields/useCheckedForm';
import type { EntrySheetProps } from '../list/listTypes';
import type { Entry, Question, ResourceForm } from '../resource';
import { useKeptEntries, useOpenedValues } from './useKeptEntries';
import { savedText, useSaveEntry } from './useSaveEntry';
import { MAY_NOT_CHANGE } from '../failure';
import { useUndoSave } from '../../undo/useUndoSave';

/** Props of the form of an entry. */
export type EntryFormProps<Row extends Entry, Values extends FieldValues, Output, Related> = EntrySheetProps<
  Row,
  Values,
  Output,
  Related
> & { form: ResourceForm<Row, Values, Output, Related> };

/** Form of an entry with its permission, unsaved guard, save and confirmation. */
export function useEntryForm<Row extends Entry, Values extends FieldValues, Output, Related>(
  props: EntryFormProps<Row, Values, Output, Related>,
) {
  const { resource, related, tools, rows, row, template, canEdit, onSaved } = props;
  const key = `${resource.page}/${row?.id ?? ''}`;
  const initial = useOpenedValues(key, () => props.form.entries(row ?? template?.row, related));
  const form = useCheckedForm<Values, Output>({
    defaultValues: initial,
    check: (values) => props.form.check(values, row ?? template?.row, related),
    onValues: (values) => kept.keep(values),
  });
  const { isDirty } = form.formState;
  const kept = useKeptEntries(form, key, initial);
  const [question, setQuestion] = useState<Question & { send: () => void }>();
  const [opensNext, setOpensNext] = useState(false);

  const undoSave = useUndoSave(resource, related);
  const lock = row && (resource.lock?.(row) ?? (canEdit ? undefined : MAY_NOT_CHANGE));
  const guard = useUnsavedGuard((isDirty || template?.isCopy === true) && lock === undefined);
  const fields = props.form.sections.flatMap((section) => section.fields);
  const labels: Partial<Record<FieldPath<Values>, string>> = {};
  for (const { name, label } of fields) labels[name] = label;

  const save = useSaveEntry({
    resource,
    form,
    entries: (fresh) => props.form.entries(fresh, related),
    opened: initial,
    row,
    rows,
    related,
    onSaved: (savedId) => {
      guard.release();
      kept.drop();
      if (row !== undefined) undoSave(row, initial, form.getValues());
      // The next sheet belongs to another entry and reports this one by its name.
      if (row === undefined || !opensNext) tools.notify(savedText(resource.texts, row === undefined));
      // Clears the dirty state, or fills in the next entry.
      const values = form.getValues();
      form.reset(opensNext ? props.form.entries(props.form.series?.next?.(rows, values), related) : values);
      onSaved(savedId, opensNext);
    },
  });

  /** Saves validated values, after the confirmation of the resource if it has one. */
  const send = (output: Output) => {
    const submit = () => {
      setQuestion(undefined);
      void save.submit(output);
    };
    const confirmation = props.form.confirm?.(output, row);
    if (confirmation) setQuestion({ ...confirmation, send: submit });
    else submit();
  };

  return {
    form,
    labels,
    /** Reason why the entry is read-only. */
    lock,
    guard,
    save,
    send,
    question,
    forgetQuestion: () => setQuestion(undefined),
    /** Whether the form continues with the next entry after the save. */
    opensNext,
    setOpensNext,
  };
}
