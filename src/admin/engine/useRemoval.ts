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
  const [gone, setGone] = useState<{ rows: readonly Row[]; neighbour: string | undefined }>();
  return {
    /** Of the question that is open. */
    rows,
    gone: gone?.rows ?? [],
    ask,
    cancel: () => ask([]),
    /** What is asked afterwards is answered: only now the focus can go on. */
    forget: () => {
      setGone(undefined);
      onRemoved(gone?.neighbour);
    },
    done: (removed: readonly string[]) => {
      const neighbour = neighbourOf(table.hits, removed);
      setGone({ rows: rows.filter(({ id }) => removed.includes(id)), neighbour });
      ask([]);
      table.setSelection((selection) => withRows(selection, removed, false));
      onRemoved(neighbour);
    },
  };
}

/** Id of the row after the ones that were deleted, else of the one before. */
function neighbourOf(rows: readonly Entry[], removed: readonly string[]): string | undefined {
  const first = rows.findIndex(({ id }) => removed.includes(id));
  const rest = rows.filter(({ id }) => !removed.includes(id));
  return (rest[first] ?? rest[first - 1])?.id;
}
