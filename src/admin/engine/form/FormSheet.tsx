import { useEffect, useId, useRef } from 'react';
import { WhoMay } from '../../WhoMay';
import { MAY_NOT_CHANGE } from '../failure';
import type { FieldValues } from 'react-hook-form';
import { UnsavedQuestion } from '../../../shared/unsaved/UnsavedQuestion';
import { Button } from '../../../ui/actions/Button';
import { Notice } from '../../../ui/display/Notice';
import { ProgressBar } from '../../../ui/display/ProgressBar';
import { ErrorSummary } from '../../../ui/fields/ErrorSummary';
import { Dialog } from '../../../ui/overlay/Dialog';
import { REQUIRED_NOTE } from '../../../ui/fields/FieldText';
import { SheetMessages } from '../../Messages';
import { CHANGED_ELSEWHERE, ConflictNotice } from './ConflictNotice';
import { FormFields } from './fields/FormFields';
import { FormSheetFoot } from './FormSheetFoot';
import { GoneNotice } from '../removal/GoneNotice';
import { ShortcutScope } from '../list/ShortcutScope';
import { QuestionDialog } from '../removal/QuestionDialog';
import type { Entry } from '../resource';
import { SaveFailure } from './SaveFailure';
import { useEntryForm, type EntryFormProps } from './useEntryForm';
import { useFocusBack } from '../useFocusBack';
import { useNoticeInView } from './useNoticeInView';
import { useRefusal } from './useRefusal';

/** Sheet with the form of an entry. Only its buttons and shortcuts save; leaving with unsaved input asks. */
export function FormSheet<Row extends Entry, Values extends FieldValues, Output, Related>(
  props: EntryFormProps<Row, Values, Output, Related>,
) {
  const { resource, related, tools, rows, row, done, onClose } = props;
  const { texts } = resource;
  const { sections, series, nextEntry, width, Preview } = props.form;
  const { form, labels, lock, guard, save, send, question, forgetQuestion, opensNext, setOpensNext } =
    useEntryForm(props);
  const id = useId();
  const body = useRef<HTMLDivElement>(null);
  const isNew = row === undefined;
  const isReadOnly = lock !== undefined;
  const title = isNew ? (texts.create ?? texts.edit) : texts.edit;

  /** Saves by Ctrl+S or Ctrl+Enter. */
  const saveByKey = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || (event.key !== 's' && event.key !== 'Enter')) return;
    event.preventDefault();
    setOpensNext(false);
    body.current?.querySelector('form')?.requestSubmit();
  };
  useEffect(() => {
    if (isNew) firstField(body.current)?.focus();
  }, [isNew]);
  useFocusBack(body, save.isPending);
  useNoticeInView(body, save.anyFailure);
  useRefusal({ form, labels, failure: save.failure, container: body });

  return (
    <Dialog
      title={title}
      sub={isNew ? undefined : resource.nameOf(row)}
      size={width === 760 ? 'sheet-wide' : 'sheet-right'}
      focusesTitle={!isNew}
      onClose={() => guard.leave(onClose)}
      footer={
        isReadOnly ? (
          <Button onClick={onClose}>Schließen</Button>
        ) : (
          <FormSheetFoot
            formId={id}
            seriesLabel={isNew ? series?.label : nextEntry?.next(rows, row) && nextEntry.label}
            pending={save.isPending ? (opensNext ? 'next' : 'close') : undefined}
            onCancel={() => (save.isPending ? save.cancel() : guard.leave(onClose))}
            onSubmit={setOpensNext}
          />
        )
      }
    >
      <SheetMessages />
      {done === undefined ? null : <Notice tone="success">{done}</Notice>}
      <ShortcutScope className="entry-sheet" ref={body} onKey={saveByKey}>
        {isReadOnly ? (
          <Notice isStatic title={lock}>
            {lock === MAY_NOT_CHANGE ? <WhoMay /> : 'Sie können den Eintrag ansehen.'}
          </Notice>
        ) : null}
        {save.progress === undefined ? null : <ProgressBar value={save.progress} max={1} label="Wird hochgeladen" />}
        <form id={id} className="entry-sheet__form" {...form.formProps(send)} inert={save.isPending}>
          <SaveFailure error={save.failure} reread={save.reread} />
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
          {save.isMerged ? (
            <Notice tone="error" title={CHANGED_ELSEWHERE}>
              <p>Die neuen Werte stehen jetzt im Formular und passen nicht zu Ihren Angaben.</p>
            </Notice>
          ) : null}
          <ConflictNotice form={form} open={save} sections={sections} related={related} />
          <ErrorSummary form={form} labels={labels} />
          {isReadOnly ? null : <p className="entry-sheet__hint">{REQUIRED_NOTE}</p>}
          <div className={Preview ? 'entry-sheet__columns' : undefined}>
            <div>
              <FormFields form={form} sections={sections} related={related} isReadOnly={isReadOnly} open={save} />
            </div>
            {Preview ? <Preview form={form} row={row} related={related} /> : null}
          </div>
        </form>
      </ShortcutScope>
      <UnsavedQuestion held={guard.held} title={title} />
      {question ? <QuestionDialog question={question} onConfirm={question.send} onCancel={forgetQuestion} /> : null}
    </Dialog>
  );
}

function firstField(container: HTMLElement | null): HTMLElement | undefined {
  return [...(container?.querySelectorAll<HTMLElement>('input, textarea, select') ?? [])].find(
    (field) => !field.matches(':disabled, [type=file]'),
  );
}
