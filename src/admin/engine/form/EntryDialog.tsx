import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { changeBetween } from '../../../lib/change';
import { UnsavedQuestion } from '../../../shared/unsaved/UnsavedQuestion';
import { Button } from '../../../ui/actions/Button';
import { ProgressBar } from '../../../ui/display/ProgressBar';
import { Notice } from '../../../ui/feedback/Notice';
import { ErrorSummary } from '../../../ui/fields/ErrorSummary';
import { ShortcutScope } from '../../../ui/layout/ShortcutScope';
import { Dialog } from '../../../ui/overlay/Dialog';
import { SheetMessages } from '../../Messages';
import { WhoMay } from '../../WhoMay';
import { ChangedElsewhere } from '../changes/ChangedElsewhere';
import { LastChange } from '../changes/LastChange';
import type { Entry } from '../entry';
import { labelsOf } from '../entryFields';
import { MAY_NOT_CHANGE } from '../failure';
import { PrintHead } from '../PrintButton';
import { QuestionDialog } from '../QuestionDialog';
import { SaveFailure } from '../write/SaveFailure';
import { CHANGED_ELSEWHERE, ConflictNotice, GoneNotice } from './ConflictNotice';
import type { FormSheetProps } from './sheetProps';
import type { OpenEntryForm } from './useEntryForm';

interface EntryDialogProps<Row extends Entry, Values extends FieldValues> {
  entry: OpenEntryForm<Row, Values>;
  title: string;
  name?: string | undefined;
  /** For entries that are worked through. */
  isNameFirst?: boolean;
  isWide?: boolean | undefined;
  /** Entry of the messages in it. */
  messagesOf: string | undefined;
  footer: ReactNode;
  before?: ReactNode;
  note?: ReactNode;
  /** Beside the fields; on narrow screens below. */
  aside?: FormSheetProps<Row, Values>['aside'];
  children: FormSheetProps<Row, Values>['children'];
}

/** Only its buttons, Ctrl+S and Ctrl+Enter save. */
export function EntryDialog<Row extends Entry, Values extends FieldValues>(props: EntryDialogProps<Row, Values>) {
  const { entry, title, name, isNameFirst = false, footer, before, note, aside, children } = props;
  const { id, body, primary, list, declared, row, form, save, guard, isReadOnly } = entry;
  const saveByKey = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || (event.key !== 's' && event.key !== 'Enter')) return;
    event.preventDefault();
    primary.current?.click();
  };
  return (
    <Dialog
      title={isNameFirst ? (name ?? title) : title}
      sub={isNameFirst ? title : name}
      size={props.isWide ? 'sheet-wide' : 'sheet-right'}
      focusesTitle={row !== undefined}
      onClose={() => guard.leave(list.entry.close)}
      footer={isReadOnly ? <Button onClick={list.entry.close}>Schließen</Button> : footer}
    >
      <PrintHead />
      <SheetMessages entry={props.messagesOf} />
      {before}
      <ShortcutScope className="entry-sheet" ref={body} onKey={saveByKey}>
        <LockNotice entry={entry} />
        {save.progress === undefined ? null : <ProgressBar value={save.progress} max={1} label="Wird hochgeladen" />}
        <form id={id} className="entry-sheet__form grid gap-16" {...form.formProps(save.submit)} inert={save.isPending}>
          {row === undefined || isReadOnly ? null : (
            <ChangedElsewhere
              form={declared}
              row={row}
              change={changeBetween(entry.initial, declared.entries(row))}
              unsure={save.unsure}
            />
          )}
          <SaveFailure error={save.failure} reread={save.reread} />
          {save.isGone ? (
            <GoneNotice
              onCreate={declared.canCreate ? () => void save.createAnew() : undefined}
              onDrop={() => {
                guard.release();
                void list.deeds.reload();
                list.entry.close();
              }}
            />
          ) : null}
          {save.isMerged ? (
            <Notice tone="error" title={CHANGED_ELSEWHERE}>
              <p>Die neuen Werte stehen jetzt im Formular und passen nicht zu Ihren Angaben.</p>
            </Notice>
          ) : null}
          {isReadOnly ? null : <ConflictNotice form={entry.open} open={save} onFocus={form.setFocus} />}
          <ErrorSummary form={form} labels={labelsOf(declared.fields)} />
          {isReadOnly ? null : note}
          {row === undefined ? null : <LastChange form={declared} row={row} page={list.rows.page.page} />}
          <div className={aside && 'entry-sheet__columns grid gap-24'}>
            <div>{children(entry.open, form.getValues())}</div>
            {aside?.(form, row)}
          </div>
        </form>
      </ShortcutScope>
      <UnsavedQuestion held={guard.held} title={title} />
      {save.question ? <QuestionDialog {...save.question} /> : null}
    </Dialog>
  );
}

function LockNotice<Row extends Entry, Values extends FieldValues>({ entry }: { entry: OpenEntryForm<Row, Values> }) {
  const { lock, save } = entry;
  if (lock === undefined) return null;
  return (
    <Notice tone={save.locked ? 'error' : 'info'} isStatic={!save.locked} title={lock}>
      {lock === MAY_NOT_CHANGE ? (
        <WhoMay />
      ) : save.locked?.unsaved ? (
        `Nicht gespeichert: ${save.locked.unsaved}. Sie sehen den aktuellen Stand.`
      ) : (
        'Sie können den Eintrag ansehen.'
      )}
    </Notice>
  );
}

interface FooterProps<Row extends Entry, Values extends FieldValues> {
  entry: OpenEntryForm<Row, Values>;
  className?: string | undefined;
}

export function CancelButton<Row extends Entry, Values extends FieldValues>(props: FooterProps<Row, Values>) {
  const { list, save, guard } = props.entry;
  return (
    <Button
      className={props.className}
      onClick={() => (save.isPending ? save.cancel() : guard.leave(list.entry.close))}
    >
      Abbrechen
    </Button>
  );
}
