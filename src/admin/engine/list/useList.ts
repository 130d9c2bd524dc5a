import type { Entry, Rows } from '../entry';
import { COLUMN_CHOICE } from './listAddress';
import { useListDeeds, type DeclaredDeeds, type ListDeeds } from './useListDeeds';
import { useListRows, type ListedColumns, type ListedPage, type ListRows } from './useListRows';
import { useListState } from './useListState';
import { useOpenedEntry, type OpenedEntry } from './useOpenedEntry';

export interface ListOptions<Row extends Entry> extends ListedColumns<Row>, DeclaredDeeds<Row> {}

export interface List<Row extends Entry> {
  rows: ListRows<Row>;
  entry: OpenedEntry<Row>;
  deeds: ListDeeds<Row>;
}

const NONE: readonly never[] = [];

export function useList<Row extends Entry>(
  page: ListedPage,
  source: Rows<Row>,
  { columns, csv, hasPersonalCsv, hasColumnChoice, ...declared }: ListOptions<Row>,
): List<Row> {
  const { filters = NONE, segments, isSearchPrivate = false } = source;
  const address = useListState({
    page: page.page,
    columns: columns.map(({ id }) => id),
    filters: [
      ...filters.map(({ id }) => id),
      ...(segments ? ['ansicht'] : []),
      ...(hasColumnChoice ? [COLUMN_CHOICE] : []),
    ],
    isSearchPrivate,
  });
  const rows = useListRows({ page, source, columns: { columns, csv, hasPersonalCsv, hasColumnChoice }, address });
  const deeds = useListDeeds({ rows, address, declared });
  const isEdited = declared.form?.canUpdate ?? false;
  const entry = useOpenedEntry({ rows, address, isEdited, onGone: deeds.tellGone });
  return { rows, entry, deeds };
}
