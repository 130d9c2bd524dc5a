import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useWatch, type DefaultValues, type FieldValues } from 'react-hook-form';
import { changeBetween } from '../../../lib/change';
import { UnsavedQuestion } from '../../../shared/unsaved/UnsavedQuestion';
import { useUnsavedGuard } from '../../../shared/unsaved/useUnsavedGuard';
import { Button } from '../../../ui/actions/Button';
import { classNames } from '../../../ui/classNames';
import type { ScreenNotice } from '../../../state/notices';
import { Notice } from '../../../ui/feedback/Notice';
import { ProgressBar } from '../../../ui/display/ProgressBar';
import { ErrorSummary } from '../../../ui/fields/ErrorSummary';
import { REQUIRED_NOTE } from '../../../ui/fields/FieldText';
import { useCheckedForm, type CheckedForm } from '../../../ui/fields/useCheckedForm';
import { Dialog } from '../../../ui/overlay/Dialog';
import { FollowLink, SheetMessages } from '../../Messages';
import { WhoMay } from '../../WhoMay';
import { ChangedElsewhere } from '../changes/ChangedElsewhere';
import type { Entry } from '../entry';
import { MAY_NOT_CHANGE } from '../failure';
import { ShortcutScope } from '../../../ui/layout/ShortcutScope';
import type { List } from '../list/useList';
import { GoneNotice, CHANGED_ELSEWHERE, ConflictNotice } from './ConflictNotice';
import { PrintButton, PrintHead } from '../PrintButton';
import { QuestionDialog } from '../QuestionDialog';
import { useFocusBack } from '../useFocusBack';
import { labelsOf } from '../entryFields';
import { checkTyped, type EntryForm, type Write } from '../entryForm';
import type { OpenForm } from './openForm';
import { useOwnChanges } from '../write/ownChanges';
import { SaveFailure } from '../write/SaveFailure';
import { useKeptEntries, useOpenedValues } from './useKeptEntries';
import { useNoticeInView, useRefusal } from './refusedFields';
import { useSaveEntry } from './useSaveEntry';

export interface FormSheetProps<Row extends Entry, Values extends FieldValues> {
  list: List<Row>;
  form: EntryForm<Row, Values>;
  /** Title of the sheet: 'Ansprechpartner bearbeiten'. That of a new entry is the label of its button. */
  title: string;
  isWide?: boolean;
  /** Whether it serves new entries only; existing ones have a `<DetailsSheet>`. */
  isForNew?: boolean;
  /** Messages after a save. */
  created?: string;
  saved?: string;
  /** Template of a new entry that a link names. */
  template?: Row | undefined;
  /** Offers 'save and next' in the form of a new entry; without a next row its form is empty. */
  series?: { label: string; next?: (rows: readonly Row[], saved: Values) => Row | undefined };
  /** For entries that are worked through one by one: answers, and the next entry after each. */
  queue?: Queue<Row, Values>;
  /** Beside the fields, or below them on narrow screens. */
  aside?: (form: CheckedForm<Values, unknown>, row: Row | undefined) => ReactNode;
  children: (form: OpenForm<Values>, values: Values) => ReactNode;
}

interface Queue<Row, Values> {
  /** Buttons that save with these values, the last one as the primary. */
  answers: (row: Row, values: Values, hasNext: boolean) => readonly Answer<Values>[];
  next: (rows: readonly Row[], saved: Row) => Row | undefined;
  /** Remaining work, shown in the next sheet: 'Noch 4 zu prüfen.' */
  rest: (rows: readonly Row[], saved: Row) => string;
  /** Called with the saved values. @returns the link that is offered next to the message */
  onAnswer: (row: Row, values: Values) => ScreenNotice['link'];
}

interface Answer<Values> {
  label: string;
  values: Partial<Values>;
}

const SAVE = { label: 'Speichern', values: {} };

/** What came of the entry before the open one. */
export interface Done {
  text: string;
  link: ScreenNotice['link'];
}

interface EntrySheetProps<Row extends Entry, Values extends FieldValues> extends FormSheetProps<Row, Values> {
  /** `undefined` for a new entry. */
  row: Row | undefined;
  /** Template of a new entry, and whether the new one is a copy of it. */
  beginning: { row: Row; isCopy: boolean } | undefined;
  done: Done | undefined;
  savedText: string;
  /** @param opensNext whether the sheet stays open for the next entry */
  onSaved: (id: string | undefined, opensNext: boolean, values: Values) => void;
}

/** Form of one entry, or of a new one. Only its buttons and shortcuts save; leaving with unsaved input asks. */
export function EntrySheet<Row extends Entry, Values extends FieldValues>(props: EntrySheetProps<Row, Values>) {
  const { list, row, beginning, form: declared, series, queue, aside, children } = props;
  const id = useId();
  const body = useRef<HTMLDivElement>(null);
  const primary = useRef<HTMLButtonElement>(null);
  const isNew = row === undefined;
  const { entries } = declared;
  const key = `${list.page.page}/${row?.id ?? ''}`;
  const initial = useOpenedValues(key, () => entries(row ?? beginning?.row));
  const form = useCheckedForm<Values, Write>({
    defaultValues: initial as Values & DefaultValues<Values>,
    check: (values) => checkTyped(declared, values, row ?? beginning?.row),
    onValues: (values) => memory.keep(values),
  });
  const memory = useKeptEntries(form, key, initial);
  // Values decide which fields are visible.
  useWatch({ control: form.control });
  /** Whether the form continues with the next entry after the save. */
  const [opensNext, setOpensNext] = useState(false);
  /** Answer that was chosen last. */
  const [pressed, setPressed] = useState<number>();
  const { withdraw } = useOwnChanges();
  const save = useSaveEntry({
    list,
    declared,
    form,
    opened: initial,
    row,
    template: beginning?.row,
    onLocked: () => void list.reload(),
    onSaved: ({ id: savedId }) => {
      guard.release();
      memory.drop();
      // The next sheet belongs to another entry and reports this one by its name.
      if (row === undefined || !opensNext) list.notify(props.savedText);
      else withdraw();
      // Clears the dirty state, or fills in the next entry.
      const values = form.getValues();
      form.reset(opensNext ? entries(series?.next?.(list.rows, values)) : values);
      props.onSaved(savedId, opensNext, values);
    },
  });
  // Locked meanwhile: what was typed stays until it is saved, which asks the lock again.
  const [openedLock] = useState(() => row && list.source.lock?.(row));
  const lock = save.locked?.text ?? openedLock ?? (isNew || list.canEdit ? undefined : MAY_NOT_CHANGE);
  const isReadOnly = lock !== undefined;
  const guard = useUnsavedGuard((form.formState.isDirty || beginning?.isCopy === true) && !isReadOnly);
  const leave = () => guard.leave(list.close);
  /** Ctrl+S and Ctrl+Enter press the primary button. */
  const saveByKey = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || (event.key !== 's' && event.key !== 'Enter')) return;
    event.preventDefault();
    primary.current?.click();
  };
  useEffect(() => {
    if (isNew) firstField(body.current)?.focus();
  }, [isNew]);
  useFocusBack(body, save.isPending);
  useFocusBack(body, save.conflicts.length > 0);
  useNoticeInView(body, save.anyFailure);
  useRefusal({ form, fields: declared.fields, failure: save.failure, container: body });

  const title = isNew ? (list.options.create ?? props.title) : props.title;
  const name = isNew ? undefined : list.source.nameOf(row);
  const next = isNew ? undefined : queue?.next(list.rows, row);
  const answers = isNew ? undefined : queue?.answers(row, form.getValues(), next !== undefined);
  const open: OpenForm<Values> = {
    state: form,
    fields: declared.fields,
    isReadOnly,
    open: isReadOnly ? undefined : save,
  };
  return (
    <Dialog
      title={(queue && name) ?? title}
      sub={queue ? title : name}
      size={props.isWide ? 'sheet-wide' : 'sheet-right'}
      focusesTitle={!isNew}
      onClose={leave}
      footer={
        isReadOnly ? (
          <Button onClick={list.close}>Schließen</Button>
        ) : (
          <>
            {aside === undefined || queue || isNew ? null : <PrintButton of="sheet" />}
            <Button
              className={queue && classNames('entry-sheet__cancel', save.isPending && 'is-saving')}
              onClick={() => (save.isPending ? save.cancel() : leave())}
            >
              Abbrechen
            </Button>
            {series && isNew ? (
              <Button
                className="entry-sheet__next"
                type="submit"
                form={id}
                isBusy={save.isPending && opensNext}
                onClick={() => setOpensNext(true)}
              >
                {series.label}
              </Button>
            ) : null}
            {(answers ?? [SAVE]).map((answer, at, { length }) => (
              <Button
                key={at}
                variant={at === length - 1 ? 'primary' : 'secondary'}
                ref={at === length - 1 ? primary : undefined}
                type="submit"
                form={id}
                isBusy={save.isPending && (answers ? pressed === at : !opensNext)}
                onClick={() => {
                  save.answer(answer.values);
                  setPressed(at);
                  setOpensNext(next !== undefined);
                }}
              >
                {answer.label}
              </Button>
            ))}
          </>
        )
      }
    >
      <PrintHead />
      <SheetMessages entry={row?.id ?? beginning?.row.id} />
      {props.done === undefined || form.formState.submitCount > 0 ? null : (
        <Notice tone="success">
          <span>{props.done.text}</span>
          {props.done.link === undefined ? null : <FollowLink {...props.done.link} />}
        </Notice>
      )}
      <ShortcutScope className="entry-sheet" ref={body} onKey={saveByKey}>
        {isReadOnly ? (
          <Notice tone={save.locked ? 'error' : 'info'} isStatic={!save.locked} title={lock}>
            {lock === MAY_NOT_CHANGE ? (
              <WhoMay />
            ) : save.locked?.unsaved ? (
              `Nicht gespeichert: ${save.locked.unsaved}. Sie sehen den aktuellen Stand.`
            ) : (
              'Sie können den Eintrag ansehen.'
            )}
          </Notice>
        ) : null}
        {save.progress === undefined ? null : <ProgressBar value={save.progress} max={1} label="Wird hochgeladen" />}
        <form id={id} className="entry-sheet__form grid gap-16" {...form.formProps(save.submit)} inert={save.isPending}>
          {row === undefined || isReadOnly ? null : (
            <ChangedElsewhere form={declared} row={row} change={changeBetween(initial, entries(row))} />
          )}
          <SaveFailure error={save.failure} reread={save.reread} />
          {save.isGone ? (
            <GoneNotice
              onCreate={declared.canCreate ? () => void save.createAnew() : undefined}
              onDrop={() => {
                guard.release();
                void list.reload();
                list.close();
              }}
            />
          ) : null}
          {save.isMerged ? (
            <Notice tone="error" title={CHANGED_ELSEWHERE}>
              <p>Die neuen Werte stehen jetzt im Formular und passen nicht zu Ihren Angaben.</p>
            </Notice>
          ) : null}
          {isReadOnly ? null : <ConflictNotice form={open} open={save} onFocus={form.setFocus} />}
          <ErrorSummary form={form} labels={labelsOf(declared.fields)} />
          {isReadOnly || queue ? null : <p className="text-muted text-14">{REQUIRED_NOTE}</p>}
          <div className={aside && 'entry-sheet__columns grid gap-24'}>
            <div>{children(open, form.getValues())}</div>
            {aside?.(form, row)}
          </div>
        </form>
      </ShortcutScope>
      <UnsavedQuestion held={guard.held} title={title} />
      {save.question ? <QuestionDialog {...save.question} /> : null}
    </Dialog>
  );
}

function firstField(container: HTMLElement | null): HTMLElement | undefined {
  return [...(container?.querySelectorAll<HTMLElement>('input, textarea, select') ?? [])].find(
    (field) => !field.matches(':disabled, [type=file]'),
  );
}
