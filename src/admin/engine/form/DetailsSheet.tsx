import { useMemo, type ReactNode } from 'react';
import * as z from 'zod/mini';
import { Button } from '../../../ui/actions/Button';
import { Dialog } from '../../../ui/overlay/Dialog';
import { SheetMessages } from '../../Messages';
import { LastChange } from '../changes/LastChange';
import type { Columns, Entry } from '../entry';
import { entryForm } from '../entryForm';
import { PrintButton, PrintHead } from '../PrintButton';
import type { List } from '../list/useList';

interface DetailsSheetProps<Row extends Entry> {
  list: Pick<List<Row>, 'rows' | 'entry'>;
  title: string;
  children: (row: Row) => ReactNode;
}

export function DetailsSheet<Row extends Entry>({ list, title, children }: DetailsSheetProps<Row>) {
  const { row, isWriting, close } = list.entry;
  const { columns, page } = list.rows;
  const form = useMemo(() => shownForm(columns), [columns]);
  if (row === undefined || isWriting) return null;
  return (
    <Dialog
      key={row.id}
      title={title}
      sub={list.rows.source.nameOf(row)}
      size="sheet-right"
      focusesTitle
      onClose={close}
      footer={
        <>
          <PrintButton of="sheet" />
          <Button onClick={close}>Schließen</Button>
        </>
      }
    >
      <PrintHead />
      <SheetMessages entry={row.id} />
      <LastChange form={form} row={row} page={page.page} />
      {children(row)}
    </Dialog>
  );
}

/** Columns of a list as the fields of a form that changes nothing. */
const shownForm = <Row extends Entry>(columns: Columns<Row>) =>
  entryForm<Row, Record<string, string>, unknown>({
    fields: Object.fromEntries(columns.map(({ id, header }) => [id, { label: header, rule: z.string() }])),
    entries: (row) => Object.fromEntries(columns.map(({ id, text }) => [id, (row && text(row)) ?? ''])),
    check: (values) => ({ values }),
  });
