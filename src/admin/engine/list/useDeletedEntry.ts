import { useEffect, useEffectEvent, useRef } from 'react';
import type { ActionTools, Entry } from '../resource';
import { NEW_ENTRY } from './listAddress';
import type { ListStateControl } from './useListState';

interface ReadRows {
  rows: readonly Entry[];
  /** Whether all rows are loaded and none are being refetched. */
  isKnown: boolean;
  list: ListStateControl;
  tools: Pick<ActionTools<never, never>, 'notify'>;
  /** Whether an open entry stays open when a colleague deletes it, because it is being edited. */
  isEdited: boolean;
}

/** Reports an address of an entry that does not exist (any more), and closes it. */
export function useDeletedEntry({ rows, isKnown, list, tools, isEdited }: ReadRows) {
  const { entry } = list.state;
  const shown = useRef<string>(undefined);
  const isGone = isKnown && entry !== undefined && entry !== NEW_ENTRY && !rows.some(({ id }) => id === entry);
  const leave = useEffectEvent(() => {
    tools.notify('Diesen Eintrag gibt es nicht mehr. Die Liste zeigt den aktuellen Stand.', true);
    list.change({ entry: undefined });
  });
  useEffect(() => {
    if (isGone && !(isEdited && shown.current === entry)) leave();
  }, [isGone, isEdited, entry]);
  useEffect(() => {
    if (rows.some(({ id }) => id === entry)) shown.current = entry;
  }, [rows, entry]);
}
