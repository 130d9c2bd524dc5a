import type { ReactNode } from 'react';
import { Button } from '../../../ui/actions/Button';
import { Dialog } from '../../../ui/overlay/Dialog';
import { SheetMessages } from '../../Messages';
import type { Entry } from '../entry';
import { PrintButton, PrintHead } from '../PrintButton';
import type { List } from '../list/useList';

interface DetailsSheetProps<Row extends Entry> {
  list: Pick<List<Row>, 'openRow' | 'isWriting' | 'close' | 'source'>;
  title: string;
  children: (row: Row) => ReactNode;
}

export function DetailsSheet<Row extends Entry>({ list, title, children }: DetailsSheetProps<Row>) {
  const { openRow: row, isWriting, close } = list;
  if (row === undefined || isWriting) return null;
  return (
    <Dialog
      key={row.id}
      title={title}
      sub={list.source.nameOf(row)}
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
