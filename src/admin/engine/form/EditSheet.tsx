import type { FieldValues } from 'react-hook-form';
import { REQUIRED_NOTE } from '../../../ui/fields/FieldText';
import type { Entry } from '../entry';
import { PrintButton } from '../PrintButton';
import { CancelButton, EntryDialog } from './EntryDialog';
import { SaveButtons } from './SaveButtons';
import type { FormSheetProps } from './sheetProps';
import { useEntryForm } from './useEntryForm';

interface EditSheetProps<Row extends Entry, Values extends FieldValues> extends FormSheetProps<Row, Values> {
  row: Row;
  saved: string;
}

export function EditSheet<Row extends Entry, Values extends FieldValues>(props: EditSheetProps<Row, Values>) {
  const { list, row, form: declared, saved, ...sheet } = props;
  const { deeds } = list;
  const entry = useEntryForm<Row, Values>({
    list,
    declared,
    row,
    onSaved: ({ id: savedId }, form) => {
      deeds.notify(saved);
      // Clears the dirty state.
      form.reset(form.getValues());
      list.entry.close();
      deeds.after.saved(savedId, saved, undefined);
    },
  });
  const { id, primary, save } = entry;
  return (
    <EntryDialog
      {...sheet}
      entry={entry}
      name={list.rows.source.nameOf(row)}
      messagesOf={row.id}
      note={<p className="text-muted text-14">{REQUIRED_NOTE}</p>}
      footer={
        <>
          {sheet.aside === undefined ? null : <PrintButton of="sheet" />}
          <CancelButton entry={entry} />
          <SaveButtons ref={primary} form={id} isBusy={save.isPending} />
        </>
      }
    />
  );
}
