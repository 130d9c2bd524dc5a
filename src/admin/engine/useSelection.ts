import { useEffect, useState } from 'react';
import { useShop } from '../../state/shopContext';
import { usePersonalMemory } from '../personalMemory';
import type { Selection } from './listTypes';

/** The selected rows of a list. They outlast a login that expires; a list that is left in any other way forgets them. */
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
