import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../../../ui/actions/Button';
import { REQUIRED_NOTE } from '../../../ui/fields/FieldText';
import type { Entry } from '../entry';
import { CancelButton, EntryDialog } from './EntryDialog';
import { SaveButtons } from './SaveButtons';
import type { FormSheetProps, Series } from './sheetProps';
import { useEntryForm, type Beginning } from './useEntryForm';

interface NewSheetProps<Row extends Entry, Values extends FieldValues> extends FormSheetProps<Row, Values> {
  beginning: Beginning<Row> | undefined;
  series: Series<Row, Values> | undefined;
  saved: string;
}

/** In a series it stays open for the next entry. */
export function NewSheet<Row extends Entry, Values extends FieldValues>(props: NewSheetProps<Row, Values>) {
  const { list, beginning, form: declared, series, saved, ...sheet } = props;
  const { deeds } = list;
  const [opensNext, setOpensNext] = useState(false);
  const entry = useEntryForm<Row, Values>({
    list,
    declared,
    row: undefined,
    beginning,
    onSaved: ({ id: savedId }, form) => {
      deeds.notify(saved);
      // Clears the dirty state, or begins the next.
      const values = form.getValues();
      form.reset(opensNext ? declared.entries(series?.next?.(list.rows.all, values)) : values);
      if (opensNext) return;
      list.entry.close();
      deeds.after.saved(savedId, saved, undefined);
    },
  });
  const { id, primary } = entry;
  const { isPending } = entry.save;
  return (
    <EntryDialog
      {...sheet}
      entry={entry}
      title={deeds.create ?? sheet.title}
      messagesOf={beginning?.row.id}
      note={<p className="text-muted text-14">{REQUIRED_NOTE}</p>}
      footer={
        <>
          <CancelButton entry={entry} />
          {series ? (
            <Button
              className="entry-sheet__next"
              type="submit"
              form={id}
              isBusy={isPending && opensNext}
              onClick={() => setOpensNext(true)}
            >
              {series.label}
            </Button>
          ) : null}
          <SaveButtons ref={primary} form={id} isBusy={isPending && !opensNext} onClick={() => setOpensNext(false)} />
        </>
      }
    />
  );
}
