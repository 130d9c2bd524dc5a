import { useEffect, useState } from 'react';
import { useShop } from '../../../state/shopContext';
import { usePersonalMemory } from '../../personalMemory';
import type { Selection } from './listTypes';

/** Selected rows of a list. They survive an expired login; leaving the list in any other way clears them. */
export function useSelection(page: string) {
  const { session } = useShop();
  const { selections: kept } = usePersonalMemory();
  const [selection, setSelection] = useState<Selection>(() => kept.get(page) ?? {});
  useEffect(() => {
    kept.set(page, selection);
    return () => {
      if (session.getState().endReason === undefined) kept.delete(page);
    };
  }, [kept, page, selection, session]);
  return [selection, setSelection] as const;
}
