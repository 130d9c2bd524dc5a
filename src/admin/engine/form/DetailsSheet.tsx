import type { ReactNode } from 'react';
import { Button } from '../../../ui/actions/Button';
import { Dialog } from '../../../ui/overlay/Dialog';
import { SheetMessages } from '../../Messages';
import type { Entry } from '../entry';
import { PrintButton, PrintHead } from '../PrintButton';
import type { List } from '../list/useList';

interface DetailsSheetProps<Row extends Entry> {
  list: Pick<List<Row>, 'rows' | 'entry'>;
  title: string;
  children: (row: Row) => ReactNode;
}

export function DetailsSheet<Row extends Entry>({ list, title, children }: DetailsSheetProps<Row>) {
  const { row, isWriting, close } = list.entry;
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
      {children(row)}
    </Dialog>
  );
}
