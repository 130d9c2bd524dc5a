import { useEffect, useEffectEvent } from 'react';
import type { ActionTools, Entry } from './resource';
import { NEW_ENTRY } from './listAddress';
import type { ListStateControl } from './useListState';

interface ReadRows {
  rows: readonly Entry[];
  /** All rows are there, and no newer ones are on their way. */
  isKnown: boolean;
  list: ListStateControl;
  tools: Pick<ActionTools<never, never>, 'say'>;
}

/** An address that names an entry which is not in the list (any more): says so, and shows the list. */
export function useGoneEntry({ rows, isKnown, list, tools }: ReadRows) {
  const { entry } = list.state;
  const isGone = isKnown && entry !== undefined && entry !== NEW_ENTRY && !rows.some(({ id }) => id === entry);
  const leave = useEffectEvent(() => {
    tools.say('Diesen Eintrag gibt es nicht mehr. Die Liste zeigt den aktuellen Stand.', true);
    list.change({ entry: undefined });
  });
  useEffect(() => {
    if (isGone) leave();
  }, [isGone]);
}
