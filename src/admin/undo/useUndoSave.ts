import type { FieldValues } from 'react-hook-form';
import { usePlatform } from '../../state/shopContext';
import { applyPlan } from '../engine/changes/applyPlan';
import type { Entry } from '../engine/entry';
import type { EntryForm } from '../engine/form/entryForm';
import type { List } from '../engine/list/useList';
import { withChanges } from '../engine/form/mergeChanges';
import { hasFile } from '../engine/form/savedEntry';
import { useOfferUndo } from './undoStore';

/** Returns the function that offers to put a saved entry back to its former values, on top of what a colleague changed since. */
export function useUndoSave<Row extends Entry, Values extends FieldValues>(
  { source }: Pick<List<Row>, 'source'>,
  form: EntryForm<Row, Values>,
): (row: Row, before: Values, after: Values) => void {
  const platform = usePlatform();
  const offerUndo = useOfferUndo();
  return (row, before, after) => {
    // A replaced file is no longer there.
    if (hasFile(after) || JSON.stringify(before) === JSON.stringify(after)) return;
    offerUndo({
      text: `„${source.nameOf(row)}“ geändert`,
      run: async () => {
        const fresh = (await source.calls.list(platform)).find(({ id }) => id === row.id);
        const now = fresh ? form.entries(fresh) : after;
        // Compared with the values of the platform, which may format them otherwise than they were typed.
        const back = withChanges(now, after, before);
        await applyPlan(form, { row, before: now, after: back }, { platform, fresh });
      },
    });
  };
}
