import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Entry } from '../entry';
import { EntrySheet, type Done, type FormSheetProps } from './EntrySheet';

/** Sheet with the form of the entry in the address, and of the next one after it. */
export function FormSheet<Row extends Entry, Values extends FieldValues>(props: FormSheetProps<Row, Values>) {
  const { list, isForNew = false, template, queue, saved = 'Erfolgreich gespeichert', created = saved } = props;
  const { entry } = list.state;
  const isNew = list.isNew && list.canCreate;
  const row = isForNew ? undefined : list.sheetRow;
  /** Result of the entry before the open one. */
  const [done, setDone] = useState<Done & { id: string }>();
  if (list.isWriting || (!isNew && row === undefined)) return null;
  return (
    <EntrySheet
      key={entry}
      {...props}
      row={isNew ? undefined : row}
      beginning={isNew ? (list.template ?? (template && { row: template, isCopy: false })) : undefined}
      done={done?.id === entry ? done : undefined}
      savedText={isNew ? created : saved}
      onSaved={(id, opensNext, values) => {
        list.after.mark(id);
        void list.reload();
        const link = isNew || row === undefined ? undefined : queue?.onAnswer(row, values);
        if (!opensNext) {
          list.close();
          list.after.saved(id, isNew ? created : saved, link);
          return;
        }
        const next = isNew || row === undefined ? undefined : queue?.next(list.rows, row);
        if (queue === undefined || row === undefined || next === undefined) return;
        setDone({ id: next.id, text: `${list.source.nameOf(row)}: ${saved}. ${queue.rest(list.rows, row)}`, link });
        list.change({ entry: next.id });
      }}
    />
  );
}
