import { useState } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { useUnsavedGuard } from '../../parts/unsaved/useUnsavedGuard';
import { useCheckedForm } from '../../ui/fields/useCheckedForm';
import type { EntrySheetProps } from './listTypes';
import type { Entry, Question, ResourceForm } from './resource';
import { useKeptEntries } from './useKeptEntries';
import { savedText, useSaveEntry } from './useSaveEntry';
import { MAY_NOT_CHANGE } from './failure';

/** What the form of an entry gets. */
export type EntryFormProps<Row extends Entry, Values extends FieldValues, Output, Related> = EntrySheetProps<
  Row,
  Values,
  Output,
  Related
> & { form: ResourceForm<Row, Values, Output, Related> };

/** The form of an entry with all that is asked of it: whether it may be changed, what is unsaved, how it is saved and what follows. */
export function useEntryForm<Row extends Entry, Values extends FieldValues, Output, Related>(
  props: EntryFormProps<Row, Values, Output, Related>,
) {
  const { resource, related, tools, rows, row, begun, canEdit, onSaved } = props;
  const [initial] = useState(() => props.form.entries(row ?? begun?.row, related));
  const form = useCheckedForm<Values, Output>({
    defaultValues: initial,
    check: (values) => props.form.check(values, row ?? begun?.row, related),
    onValues: (values) => kept.keep(values),
  });
  const { isDirty } = form.formState;
  const kept = useKeptEntries(form, `${resource.page}/${row?.id ?? ''}`);
  const [question, setQuestion] = useState<Question & { send: () => void }>();
  const [opensNext, setOpensNext] = useState(false);

  const lock = row && (resource.lock?.(row) ?? (canEdit ? undefined : MAY_NOT_CHANGE));
  const guard = useUnsavedGuard((isDirty || begun?.isCopy === true) && lock === undefined);
  const fields = props.form.sections.flatMap((section) => section.fields);
  const labels: Partial<Record<FieldPath<Values>, string>> = {};
  for (const { name, label } of fields) labels[name] = label;

  const save = useSaveEntry({
    resource,
    form,
    entries: (fresh) => props.form.entries(fresh, related),
    row,
    rows,
    related,
    onSaved: (savedId) => {
      guard.release();
      kept.drop();
      tools.say(savedText(resource.texts, row === undefined));
      // Emptied, or filled in for the next: what was just sent is no longer unsaved.
      const values = form.getValues();
      form.reset(opensNext ? props.form.entries(props.form.series?.next?.(rows, values), related) : values);
      onSaved(savedId, opensNext);
    },
  });

  /** Saves checked values, after the question of the resource if it has one. */
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
    /** Why it cannot be changed. */
    lock,
    guard,
    save,
    send,
    question,
    forgetQuestion: () => setQuestion(undefined),
    /** The form goes on with the next entry once this one is saved. */
    opensNext,
    setOpensNext,
  };
}
