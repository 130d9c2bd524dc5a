import { useState } from 'react';
import type { ListTable } from '../list/listTypes';
import type { Entry } from '../resource';
import { withRows } from '../list/selection';

/** State of a deletion: the rows to confirm, and the rows that were deleted. */
export function useRemoval<Row extends Entry>(
  table: ListTable<Row>,
  onRemoved: (neighbour: string | undefined) => void,
) {
  const [rows, confirm] = useState<readonly Row[]>([]);
  const [removed, setRemoved] = useState<{ rows: readonly Row[]; neighbour: string | undefined }>();
  return {
    /** Rows of the open confirmation. */
    rows,
    removed: removed?.rows ?? [],
    /** Opens the confirmation for these rows. */
    confirm,
    cancel: () => confirm([]),
    /** Ends the deletion once `AfterRemoval` is closed; the focus can move only now. */
    finish: () => {
      setRemoved(undefined);
      onRemoved(removed?.neighbour);
    },
    done: (ids: readonly string[]) => {
      const neighbour = neighbourOf(table.hits, ids);
      setRemoved({ rows: rows.filter(({ id }) => ids.includes(id)), neighbour });
      confirm([]);
      table.setSelection((selection) => withRows(selection, ids, false));
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
