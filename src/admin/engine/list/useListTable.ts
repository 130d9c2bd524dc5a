import { useEffect, useMemo, useState } from 'react';
import { memoizeByRef } from '../../../lib/memoizeByRef';
import { useShop } from '../../../state/shopContext';
import { usePrinting } from '../../../ui/layout/usePrinting';
import { usePersonalMemory } from '../../personalMemory';
import type { Entry, Columns } from '../entry';
import type { ListState } from './listAddress';
import { searchRows, sortKey, sortRows } from './listRows';
import { searchableText } from './listSearch';

/** More take longer than a browser waits. */
const MAX_PRINTED_ROWS = 1000;

export type Selection = Record<string, true>;

export interface TableState<Row> {
  hits: readonly Row[];
  pageRows: readonly Row[];
  page: number;
  pageCount: number;
  selection: Selection;
  isSelecting: boolean;
  setSelecting: (isSelecting: boolean) => void;
  setSelection: (change: (selection: Selection) => Selection) => void;
}

interface TableOptions<Row> {
  page: string;
  columns: Columns<Row>;
  searchTexts?: ((row: Row) => readonly (string | undefined)[]) | undefined;
}

/** In the browser; only the page's rows are rendered. */
export function useListTable<Row extends Entry>(
  { page: pageName, columns, searchTexts }: TableOptions<Row>,
  rows: readonly Row[],
  { search, sort, page, pageSize }: Pick<ListState, 'search' | 'sort' | 'page'> & { pageSize: number },
): TableState<Row> {
  const [selection, setSelection] = useSelection(pageName);
  const [isSelecting, setSelecting] = useState(() => Object.keys(selection).length > 0);
  const searchTextOf = useMemo(
    () =>
      memoizeByRef((row: Row) =>
        searchableText([...columns.map(({ text }) => text(row)), ...(searchTexts?.(row) ?? [])]),
      ),
    [columns, searchTexts],
  );
  const sortColumn = columns.find(({ id, sort: isSortable }) => id === sort?.id && isSortable);
  const isDescending = sort?.isDescending ?? false;
  const sorted = useMemo(
    () => (sortColumn === undefined ? rows : sortRows(rows, (row) => sortKey(sortColumn, row), isDescending)),
    [rows, sortColumn, isDescending],
  );
  const hits = useMemo(() => searchRows(sorted, search, searchTextOf), [sorted, search, searchTextOf]);
  const pageCount = Math.max(1, Math.ceil(hits.length / pageSize));
  const shownPage = Math.min(page, pageCount);
  const first = (shownPage - 1) * pageSize;
  const isPrinting = usePrinting();
  return {
    hits,
    pageRows: isPrinting ? hits.slice(0, MAX_PRINTED_ROWS) : hits.slice(first, first + pageSize),
    page: shownPage,
    pageCount,
    selection,
    setSelection,
    isSelecting,
    setSelecting,
  };
}

/** Survives an expired login; any other leaving clears it. */
function useSelection(page: string) {
  const { session } = useShop();
  const { selections: memory } = usePersonalMemory();
  const [selection, setSelection] = useState<Selection>(() => memory.get(page) ?? {});
  useEffect(() => {
    memory.set(page, selection);
    return () => {
      if (session.getState().endReason === undefined) memory.delete(page);
    };
  }, [memory, page, selection, session]);
  return [selection, setSelection] as const;
}
