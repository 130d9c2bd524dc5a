import { useStore } from 'zustand';
import { useShop } from '../../state/shopContext';
import { createUnsavedEntriesStore } from '../../state/unsavedEntries';
import { Notice } from '../../ui/feedback/Notice';

export function LostEntriesNotice() {
  const hasUnsaved = useStore(useShop().lazyStore(createUnsavedEntriesStore), ({ forms }) => forms.length > 0);
  return hasUnsaved ? (
    <Notice isStatic>Ihre Eingaben, die noch nicht gespeichert sind, gehen dabei verloren.</Notice>
  ) : null;
}
