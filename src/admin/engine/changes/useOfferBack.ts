import type { FieldValues } from 'react-hook-form';
import { hasFile, isEmpty, reversed, type Change } from '../../../lib/change';
import { usePlatform } from '../../../state/shopContext';
import { changedParts, takenBackText } from './changeTexts';
import { sendChange, type Changeable } from './sendChange';
import type { Entry } from '../entry';
import { useNoteChange } from '../write/ownChanges';

/** Returns the function that offers to take a written change back, and only that (rules/admin: undo). */
export function useOfferBack<Row extends Entry, Values extends FieldValues>(
  entries: Changeable<Row, Values>,
  onDone?: () => void,
): (id: string, text: string, change: Change) => void {
  const platform = usePlatform();
  const note = useNoteChange();
  return (id, text, change) => {
    // A replaced file is no longer there.
    if (isEmpty(change) || hasFile(change)) return;
    note({
      text,
      entry: { id, change },
      parts: changedParts(entries.form.fields, change),
      takeBack: async (names, agreed, signal) => {
        const wanted = Object.fromEntries(Object.entries(change).filter(([name]) => names.includes(name)));
        const options = { platform, signal, agreed, leavesOthers: true };
        const sent = await sendChange(entries, id, reversed(wanted), options);
        onDone?.();
        return {
          text: takenBackText(entries.form, sent),
          isWhole: isEmpty(sent.left),
          back: names.filter((name) => !Object.hasOwn(sent.left, name)),
        };
      },
    });
  };
}
