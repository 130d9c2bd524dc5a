import { useMemo } from 'react';
import { memoizeByRef } from '../../../lib/memoizeByRef';
import type { ListState } from './listAddress';
import { searchRows, sortKey, sortRows } from './listRows';
import { searchText } from './listSearch';
import type { ListTable } from './listTypes';
import type { Entry, Resource } from '../resource';
import { useSelection } from './useSelection';

/**
 * Sorts, searches and pages the rows of a list in the browser. Only the rows of the page are rendered, so that lists of 2,500 rows
 * need no virtual scrolling.
 */
export function useListTable<Row extends Entry, Related>(
  {
    page: resourcePage,
    columns,
    searchTexts,
  }: Pick<Resource<Row, never, never, Related>, 'page' | 'columns' | 'searchTexts'>,
  rows: readonly Row[],
  related: Related,
  { search, sort, page, pageSize }: Pick<ListState, 'search' | 'sort' | 'page' | 'pageSize'>,
): ListTable<Row> {
  const [selection, setSelection] = useSelection(resourcePage);
  const searchTextOf = useMemo(
    () =>
      memoizeByRef((row: Row) =>
        searchText([...columns.map(({ text }) => text(row, related)), ...(searchTexts?.(row, related) ?? [])]),
      ),
    [columns, searchTexts, related],
  );
  // The address can name a column that is not sortable.
  const sortColumn = columns.find(({ id, sort: isSortable }) => id === sort?.id && isSortable);
  const isDescending = sort?.isDescending ?? false;
  const sorted = useMemo(
    () => (sortColumn === undefined ? rows : sortRows(rows, (row) => sortKey(sortColumn, row, related), isDescending)),
    [rows, sortColumn, isDescending, related],
  );
  const hits = useMemo(() => searchRows(sorted, search, searchTextOf), [sorted, search, searchTextOf]);
  const pageCount = Math.max(1, Math.ceil(hits.length / pageSize));
  // After deletions, or by an old address, the page can be beyond the last one.
  const shownPage = Math.min(page, pageCount);
  const first = (shownPage - 1) * pageSize;
  return {
    hits,
    pageRows: hits.slice(first, first + pageSize),
    page: shownPage,
    pageCount,
    selection,
    setSelection,
  };
}
