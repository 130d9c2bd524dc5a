import { useEffect, useId, useRef, useState } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { recordOf } from '../../lib/recordOf';
import { Button } from '../../ui/actions/Button';
import { Notice } from '../../ui/display/Notice';
import { ProgressBar } from '../../ui/display/ProgressBar';
import { ErrorSummary } from '../../ui/fields/ErrorSummary';
import { useCheckedForm } from '../../ui/fields/useCheckedForm';
import { Dialog } from '../../ui/overlay/Dialog';
import { SheetMessages } from '../Messages';
import { ConflictNotice } from './ConflictNotice';
import { KeyArea } from './KeyArea';
import { FormSheetFoot } from './FormSheetFoot';
import { GoneNotice } from './GoneNotice';
import type { EntrySheetProps } from './listTypes';
import { SaveFailure } from './SaveFailure';
import { FormFields } from './fields/FormFields';
import { QuestionDialog } from './QuestionDialog';
import type { Entry, Question, ResourceForm } from './resource';
import { UnsavedQuestion } from '../../parts/unsaved/UnsavedQuestion';
import { useRefusal } from './useRefusal';
import { useKeptEntries } from './useKeptEntries';
import { savedText, useSaveEntry } from './useSaveEntry';
import { useUnsavedGuard } from '../../parts/unsaved/useUnsavedGuard';

type FormSheetProps<Row extends Entry, Values extends FieldValues, Output, Related> = EntrySheetProps<
  Row,
  Values,
  Output,
  Related
> & { form: ResourceForm<Row, Values, Output, Related> };

/** The form of an entry: checked, asked about when it is left unsaved, saved by a button and by nothing else. */
export function FormSheet<Row extends Entry, Values extends FieldValues, Output, Related>(
  props: FormSheetProps<Row, Values, Output, Related>,
) {
  const { resource, related, tools, rows, row, copied, canEdit, onClose, onSaved } = props;
  const { texts } = resource;
  const id = useId();
  const [initial] = useState(() => props.form.entries(row ?? copied, related));
  const form = useCheckedForm<Values, Output>({
    defaultValues: initial,
    check: (values) => props.form.check(values, row, related),
    onValues: (values) => kept.keep(values),
  });
  const { isDirty } = form.formState;
  const kept = useKeptEntries(form, `${resource.page}/${row?.id ?? ''}`);
  const [question, setQuestion] = useState<Question & { send: () => void }>();
  const [opensNext, setOpensNext] = useState(false);
  const body = useRef<HTMLDivElement>(null);

  const title = row === undefined ? (texts.create ?? texts.edit) : texts.edit;
  const lock = row && (resource.lock?.(row) ?? (canEdit ? undefined : 'Für Änderungen fehlt Ihnen die Berechtigung.'));
  const isReadOnly = lock !== undefined;
  // A copy is unsaved from its beginning.
  const guard = useUnsavedGuard((isDirty || copied !== undefined) && !isReadOnly);
  const fields = props.form.sections.flatMap((section) => section.fields);
  const labels = recordOf(
    fields.map(({ name }) => name),
    (name) => fields.find((field) => field.name === name)?.label ?? name,
  ) satisfies Partial<Record<FieldPath<Values>, string>>;
  const save = useSaveEntry({
    resource,
    form,
    entries: (fresh) => props.form.entries(fresh, related),
    row,
    related,
    onSaved: (savedId) => {
      guard.release();
      kept.drop();
      tools.say(savedText(texts, row === undefined));
      // Emptied, or filled in for the next: what was just sent is no longer unsaved.
      const values = form.getValues();
      form.reset(opensNext ? props.form.entries(props.form.series?.next?.(rows, values), related) : values);
      onSaved(savedId, opensNext);
    },
  });
  const send = (output: Output) => {
    const submit = () => {
      setQuestion(undefined);
      void save.submit(output);
    };
    const confirmation = props.form.confirm?.(output, row);
    if (confirmation) setQuestion({ ...confirmation, send: submit });
    else submit();
  };

  /** Strg+S and Strg+Eingabe, wherever the focus is in the form. */
  const saveByKey = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || (event.key !== 's' && event.key !== 'Enter')) return;
    event.preventDefault();
    setOpensNext(false);
    body.current?.querySelector('form')?.requestSubmit();
  };
  const isNew = row === undefined;
  useEffect(() => {
    if (isNew) firstField(body.current)?.focus();
  }, [isNew]);

  useRefusal({ form, labels, failure: save.failure, container: body });
  const { Preview } = props.form;

  return (
    <Dialog
      title={title}
      sub={row === undefined ? undefined : resource.nameOf(row)}
      size={props.form.width === 760 ? 'sheet-wide' : 'sheet-right'}
      focusesTitle={row !== undefined}
      onClose={() => guard.leave(onClose)}
      footer={
        isReadOnly ? (
          <Button onClick={onClose}>Schließen</Button>
        ) : (
          <FormSheetFoot
            formId={id}
            seriesLabel={row === undefined ? props.form.series?.label : undefined}
            pending={save.isPending ? (opensNext ? 'next' : 'close') : undefined}
            onCancel={() => (save.isPending ? save.cancel() : guard.leave(onClose))}
            onSubmit={setOpensNext}
          />
        )
      }
    >
      <SheetMessages />
      <KeyArea className="entry-sheet" ref={body} onKey={saveByKey}>
        {isReadOnly ? (
          <Notice isStatic title={lock}>
            Sie können den Eintrag ansehen.
          </Notice>
        ) : null}
        {save.progress === undefined ? null : <ProgressBar value={save.progress} max={1} label="Wird hochgeladen" />}
        <form id={id} className="entry-sheet__form" {...form.formProps(send)} inert={save.isPending}>
          <SaveFailure error={save.failure} />
          {save.isGone ? (
            <GoneNotice
              onCreate={resource.calls.create && (() => void save.createAnew())}
              onDrop={() => {
                guard.release();
                void tools.reload();
                onClose();
              }}
            />
          ) : null}
          <ConflictNotice conflicts={save.conflicts} labels={labels} onDecide={save.decide} />
          <ErrorSummary form={form} labels={labels} />
          {isReadOnly ? null : <p className="entry-sheet__hint">Mit * gekennzeichnete Felder sind Pflichtfelder.</p>}
          <div className={Preview ? 'entry-sheet__columns' : undefined}>
            <div>
              <FormFields form={form} sections={props.form.sections} related={related} isReadOnly={isReadOnly} />
            </div>
            {Preview ? <Preview form={form} row={row} related={related} /> : null}
          </div>
        </form>
      </KeyArea>
      <UnsavedQuestion held={guard.held} title={title} />
      {question ? (
        <QuestionDialog question={question} onConfirm={question.send} onCancel={() => setQuestion(undefined)} />
      ) : null}
    </Dialog>
  );
}

function firstField(container: HTMLElement | null): HTMLElement | undefined {
  return [...(container?.querySelectorAll<HTMLElement>('input, textarea, select') ?? [])].find(
    (field) => !field.matches(':disabled, [type=file]'),
  );
}
