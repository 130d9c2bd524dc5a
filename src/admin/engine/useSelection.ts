import { useEffect, useState } from 'react';
import { useShop } from '../../state/shopContext';
import type { Selection } from './listTypes';

/** What was selected when the login ran out: in memory, never in storage. */
const createKeptSelections = () => ({ byPage: new Map<string, Selection>() });

/** The selected rows of a list. They outlast a login that runs out; a list that is left in any other way forgets them. */
export function useSelection(page: string) {
  const { lazyStore, session } = useShop();
  const [kept] = useState(() => lazyStore(createKeptSelections).byPage);
  const [selection, setSelection] = useState<Selection>(() => kept.get(page) ?? {});
  useEffect(() => {
    kept.set(page, selection);
    return () => {
      if (session.getState().user !== undefined) kept.delete(page);
    };
  }, [kept, page, selection, session]);
  return [selection, setSelection] as const;
}
