import type { FieldValues } from 'react-hook-form';
import { Button } from '../../../ui/actions/Button';
import { Dialog } from '../../../ui/overlay/Dialog';
import { SheetMessages } from '../../Messages';
import { FormSheet } from './FormSheet';
import type { EntrySheetProps } from '../list/listTypes';
import type { Entry } from '../resource';

/** Sheet of an entry: its form, or its details where it has no form. */
export function EntrySheet<Row extends Entry, Values extends FieldValues, Output, Related>(
  props: EntrySheetProps<Row, Values, Output, Related>,
) {
  const { resource, row, related, tools, onClose } = props;
  const { form, Details, texts } = resource;
  // A form beside details serves new entries only.
  if (form !== undefined && (row === undefined || Details === undefined)) return <FormSheet {...props} form={form} />;
  if (row === undefined || Details === undefined) return null;
  return (
    <Dialog
      title={texts.edit}
      sub={resource.nameOf(row)}
      size="sheet-right"
      focusesTitle
      onClose={onClose}
      footer={<Button onClick={onClose}>Schließen</Button>}
    >
      <SheetMessages />
      <Details row={row} related={related} tools={tools} />
    </Dialog>
  );
}
