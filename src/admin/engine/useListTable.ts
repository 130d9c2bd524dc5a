import {
  columnFilteringFeature,
  globalFilteringFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
} from '@tanstack/react-table';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { germanSortKey } from '../../lib/foldedText';
import { whenIdle } from '../../lib/whenIdle';
import { PAGE_SIZE, type ListState } from './listAddress';
import { searchMatcher, searchText } from './listSearch';
import type { Column, Entry } from './resource';
import { filteredByText, sortedByKey, type TableRow } from './rowModels';
import { useSelection } from './useSelection';

/** The column that holds all that a row is searched by; it is never drawn. */
const SEARCHED = 'searched';

function compareKeys(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  const [left, right] = [String(one), String(other)];
  return left < right ? -1 : left > right ? 1 : 0;
}

const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  rowSelectionFeature,
  rowSortingFeature,
  filteredRowModel: filteredByText(SEARCHED, searchMatcher),
  sortedRowModel: sortedByKey(compareKeys),
});

/** What a column is sorted by, made once per row: TanStack Table keeps the answer of an accessor with its row. */
function sortKey<Row, Related>(
  { sort, text }: Pick<Column<Row, Related>, 'sort' | 'text'>,
  row: Row,
  related: Related,
): string | number | undefined {
  const value = typeof sort === 'function' ? sort(row, related) : text(row, related);
  return typeof value === 'string' ? germanSortKey(value) || undefined : value;
}

function columnDefs<Row extends Entry, Related>(
  columns: readonly Column<Row, Related>[],
  searchTexts: (row: Row, related: Related) => readonly (string | undefined)[],
  related: Related,
): ColumnDef<typeof features, Row>[] {
  return [
    ...columns.map((column): ColumnDef<typeof features, Row> => ({
      id: column.id,
      accessorFn: (row) => sortKey(column, row, related),
      enableSorting: column.sort !== undefined,
    })),
    {
      id: SEARCHED,
      accessorFn: (row) => searchText([...columns.map(({ text }) => text(row, related)), ...searchTexts(row, related)]),
      enableSorting: false,
    },
  ];
}

const noTexts = () => [];

/** Rows of which this is made in one go: a few milliseconds of a slow processor. */
const AT_ONCE = 100;

/**
 * Makes the rows of the table and what they are searched and sorted by while nobody waits, so that neither the first letter that
 * is typed nor the first press on a heading does. Returns stop.
 */
function readAhead(rows: () => readonly TableRow[], columns: readonly string[], from = 0): () => void {
  let stop = whenIdle(() => {
    const slice = rows().slice(from, from + AT_ONCE);
    for (const row of slice) for (const column of columns) row.getValue(column);
    if (slice.length === AT_ONCE) stop = readAhead(rows, columns, from + AT_ONCE);
  });
  return () => stop();
}

interface TableParts<Row, Related> {
  page: string;
  columns: readonly Column<Row, Related>[];
  searchTexts?: (row: Row, related: Related) => readonly (string | undefined)[];
}

/**
 * TanStack Table under a list: search, sorting and selection over all loaded rows, of which seven are drawn (decided by
 * measurement: 2,500 rows need no virtual scrolling). The address says what is shown; nothing of it is kept here but the selection.
 */
export function useListTable<Row extends Entry, Related>(
  { page: name, columns, searchTexts = noTexts }: TableParts<Row, Related>,
  rows: readonly Row[],
  related: Related,
  { search, sort, page }: Pick<ListState, 'search' | 'sort' | 'page'>,
) {
  const [rowSelection, setRowSelection] = useSelection(name);
  const defs = useMemo(() => columnDefs(columns, searchTexts, related), [columns, searchTexts, related]);
  // Anew with the relations, too: what the table has once made of a row it keeps with it.
  const data = useMemo(() => ({ rows: [...rows], related }).rows, [rows, related]);
  // What the address names may not be sorted by.
  const sortId = columns.find(({ id, sort: isSortable }) => id === sort?.id && isSortable)?.id;
  const desc = sort?.isDescending ?? false;
  const sorting = useMemo(() => (sortId === undefined ? [] : [{ id: sortId, desc }]), [sortId, desc]);
  const isOwnOrder = search.trim() === '' && sortId === undefined;
  const table = useTable({
    features,
    columns: defs,
    data,
    getRowId: ({ id }) => id,
    state: { globalFilter: search.trim(), sorting, rowSelection },
    onRowSelectionChange: setRowSelection,
    enableMultiSort: false,
  });
  const coreRows = useEffectEvent(() => table.getCoreRowModel().rows);
  const read = useEffectEvent(() => [
    SEARCHED,
    ...columns.filter(({ sort: isSortable }) => isSortable).map(({ id }) => id),
  ]);
  useEffect(() => readAhead(() => coreRows(), read()), [data]);
  // Rows in their own order are there already. The table keeps its answer; the list is made of it once, not at every rendering.
  const found = isOwnOrder ? undefined : table.getSortedRowModel().rows;
  const hits = useMemo(() => found?.map(({ original }) => original) ?? data, [found, data]);
  const pageCount = Math.max(1, Math.ceil(hits.length / PAGE_SIZE));
  // A page that is no more (rows were deleted, the address is old) shows the last one.
  const shownPage = Math.min(page, pageCount);
  const first = (shownPage - 1) * PAGE_SIZE;
  return {
    hits,
    pageRows: hits.slice(first, first + PAGE_SIZE),
    page: shownPage,
    pageCount,
    selection: rowSelection,
    setSelection: setRowSelection,
  };
}
