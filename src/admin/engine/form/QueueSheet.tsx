import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ScreenNotice } from '../../../state/notices';
import { Button } from '../../../ui/actions/Button';
import { classNames } from '../../../ui/classNames';
import { Notice } from '../../../ui/feedback/Notice';
import { FollowLink } from '../../Messages';
import type { Entry } from '../entry';
import { useOwnChanges } from '../write/ownChanges';
import { CancelButton, EntryDialog } from './EntryDialog';
import type { FormSheetProps, Queue } from './sheetProps';
import { useEntryForm } from './useEntryForm';

/** Before the open one. */
export interface AnsweredEntry {
  /** Of the open entry. */
  id: string;
  text: string;
  link: ScreenNotice['link'];
}

interface QueueSheetProps<Row extends Entry, Values extends FieldValues> extends FormSheetProps<Row, Values> {
  row: Row;
  queue: Queue<Row, Values>;
  saved: string;
  before: AnsweredEntry | undefined;
  onNext: (answered: AnsweredEntry) => void;
}

/** Each answer saves and opens the next entry. */
export function QueueSheet<Row extends Entry, Values extends FieldValues>(props: QueueSheetProps<Row, Values>) {
  const { list, row, form: declared, queue, saved, before, onNext, ...sheet } = props;
  const { rows, deeds } = list;
  const { withdraw } = useOwnChanges();
  const [pressed, setPressed] = useState<number>();
  const next = queue.next(rows.all, row);
  const name = rows.source.nameOf(row);
  const entry = useEntryForm<Row, Values>({
    list,
    declared,
    row,
    onSaved: ({ id: savedId }, form) => {
      // The next sheet reports this entry by its name.
      if (next === undefined) deeds.notify(saved);
      else withdraw();
      const values = form.getValues();
      form.reset(values);
      const link = queue.onAnswer(row, values);
      if (next === undefined) {
        list.entry.close();
        deeds.after.saved(savedId, saved, link);
        return;
      }
      onNext({ id: next.id, text: `${name}: ${saved}. ${queue.rest(rows.all, row)}`, link });
      rows.change({ entry: next.id });
    },
  });
  const { id, primary, form, save } = entry;
  const answers = queue.answers(row, form.getValues(), next !== undefined);
  return (
    <EntryDialog
      {...sheet}
      entry={entry}
      name={name}
      isNameFirst
      messagesOf={row.id}
      before={
        before === undefined || form.formState.submitCount > 0 ? null : (
          <Notice tone="success">
            <span>{before.text}</span>
            {before.link === undefined ? null : <FollowLink {...before.link} />}
          </Notice>
        )
      }
      footer={
        <>
          <CancelButton entry={entry} className={classNames('entry-sheet__cancel', save.isPending && 'is-saving')} />
          {answers.map((answer, at, { length }) => (
            <Button
              key={at}
              variant={at === length - 1 ? 'primary' : 'secondary'}
              ref={at === length - 1 ? primary : undefined}
              type="submit"
              form={id}
              isBusy={save.isPending && pressed === at}
              onClick={() => {
                save.answer(answer.values);
                setPressed(at);
              }}
            >
              {answer.label}
            </Button>
          ))}
        </>
      }
    />
  );
}
