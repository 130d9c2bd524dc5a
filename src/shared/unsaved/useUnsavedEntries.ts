import { useEffect } from 'react';
import { askBeforeUnload } from '../../lib/beforeUnload';
import { useShop } from '../../state/shopContext';
import { createUnsavedEntriesStore } from '../../state/unsavedEntries';

/** Lists a form among those with unsaved entries, which a logout tells of, and makes the browser ask before the page is closed. */
export function useUnsavedEntries(isUnsaved: boolean): void {
  const unsaved = useShop().lazyStore(createUnsavedEntriesStore);
  useEffect(() => {
    if (!isUnsaved) return;
    const form = Symbol('form');
    unsaved.getState().add(form);
    const stopAsking = askBeforeUnload();
    return () => {
      stopAsking();
      unsaved.getState().remove(form);
    };
  }, [unsaved, isUnsaved]);
}
