import { useEffect, useEffectEvent } from 'react';
import type { ActionTools, Entry } from '../resource';
import { NEW_ENTRY } from './listAddress';
import type { ListStateControl } from './useListState';

interface ReadRows {
  rows: readonly Entry[];
  /** Whether all rows are loaded and none are being refetched. */
  isKnown: boolean;
  list: ListStateControl;
  tools: Pick<ActionTools<never, never>, 'notify'>;
}

/** Reports an address of an entry that does not exist (any more), and closes it. */
export function useDeletedEntry({ rows, isKnown, list, tools }: ReadRows) {
  const { entry } = list.state;
  const isGone = isKnown && entry !== undefined && entry !== NEW_ENTRY && !rows.some(({ id }) => id === entry);
  const leave = useEffectEvent(() => {
    tools.notify('Diesen Eintrag gibt es nicht mehr. Die Liste zeigt den aktuellen Stand.', true);
    list.change({ entry: undefined });
  });
  useEffect(() => {
    if (isGone) leave();
  }, [isGone]);
}
