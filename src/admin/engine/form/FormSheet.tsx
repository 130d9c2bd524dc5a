import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Entry } from '../entry';
import { EditSheet } from './EditSheet';
import { NewSheet } from './NewSheet';
import { QueueSheet, type AnsweredEntry } from './QueueSheet';
import type { FormSheetProps, Queue, Series } from './sheetProps';

interface SheetsProps<Row extends Entry, Values extends FieldValues> extends FormSheetProps<Row, Values> {
  isForNew?: boolean;
  created?: string;
  template?: Row | undefined;
  series?: Series<Row, Values>;
  queue?: Queue<Row, Values>;
}

/** By the address: new, in a queue, or any other. */
export function FormSheet<Row extends Entry, Values extends FieldValues>(props: SheetsProps<Row, Values>) {
  const { isForNew = false, created, template, series, queue, saved = 'Erfolgreich gespeichert', ...sheet } = props;
  const { entry, deeds } = sheet.list;
  const { id } = entry;
  const row = isForNew ? undefined : entry.sheetRow;
  const [before, setBefore] = useState<AnsweredEntry>();
  if (entry.isWriting) return null;
  if (entry.isNew && deeds.canCreate) {
    const beginning = entry.template ?? (template && { row: template, isCopy: false });
    return <NewSheet key={id} {...sheet} {...{ beginning, series }} saved={created ?? saved} />;
  }
  if (row === undefined) return null;
  if (queue === undefined) return <EditSheet key={id} {...sheet} row={row} saved={saved} />;
  return (
    <QueueSheet
      key={id}
      {...sheet}
      {...{ row, queue, saved }}
      before={before?.id === id ? before : undefined}
      onNext={setBefore}
    />
  );
}
