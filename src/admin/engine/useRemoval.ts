import { useState } from 'react';
import type { ListTable } from './listTypes';
import type { Entry } from './resource';
import { withRows } from './selection';

/** Rows that someone is asked about before they are deleted, and those that are gone. */
export function useRemoval<Row extends Entry>(
  table: ListTable<Row>,
  onRemoved: (neighbour: string | undefined) => void,
) {
  const [rows, ask] = useState<readonly Row[]>([]);
  const [gone, setGone] = useState<readonly Row[]>([]);
  return {
    /** Of the question that is open. */
    rows,
    gone,
    ask,
    cancel: () => ask([]),
    forget: () => setGone([]),
    done: (removed: readonly string[]) => {
      setGone(rows.filter(({ id }) => removed.includes(id)));
      ask([]);
      table.setSelection((selection) => withRows(selection, removed, false));
      onRemoved(neighbourOf(table.hits, removed));
    },
  };
}

/** Id of the row after the ones that were deleted, else of the one before. */
function neighbourOf(rows: readonly Entry[], removed: readonly string[]): string | undefined {
  const first = rows.findIndex(({ id }) => removed.includes(id));
  const rest = rows.filter(({ id }) => !removed.includes(id));
  return (rest[first] ?? rest[first - 1])?.id;
}
