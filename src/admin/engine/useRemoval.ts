import { useState } from 'react';
import type { ListTable } from './listTypes';
import type { Entry } from './resource';
import { withRows } from './selection';

/** State of a deletion: the rows to confirm, and the rows that were deleted. */
export function useRemoval<Row extends Entry>(
  table: ListTable<Row>,
  onRemoved: (neighbour: string | undefined) => void,
) {
  const [rows, confirm] = useState<readonly Row[]>([]);
  const [gone, setGone] = useState<{ rows: readonly Row[]; neighbour: string | undefined }>();
  return {
    /** Rows of the open confirmation. */
    rows,
    gone: gone?.rows ?? [],
    /** Opens the confirmation for these rows. */
    confirm,
    cancel: () => confirm([]),
    /** Ends the deletion once `AfterRemoval` is closed; the focus can move only now. */
    forget: () => {
      setGone(undefined);
      onRemoved(gone?.neighbour);
    },
    done: (removed: readonly string[]) => {
      const neighbour = neighbourOf(table.hits, removed);
      setGone({ rows: rows.filter(({ id }) => removed.includes(id)), neighbour });
      confirm([]);
      table.setSelection((selection) => withRows(selection, removed, false));
      onRemoved(neighbour);
    },
  };
}

/** Id of the row after the deleted ones, else of the row before. */
function neighbourOf(rows: readonly Entry[], removed: readonly string[]): string | undefined {
  const first = rows.findIndex(({ id }) => removed.includes(id));
  const rest = rows.filter(({ id }) => !removed.includes(id));
  return (rest[first] ?? rest[first - 1])?.id;
}
