import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { usePlatform } from '../../../state/shopContext';
import { useQueryFailure } from '../../../state/queries/useQueryFailure';
import type { SettingsPage } from '../../page';
import { COUNTED } from '../../pendingCounts';
import { usePersonalMemory } from '../../personalMemory';
import type { Columns, CsvColumn, Entry, Rows } from '../entry';
import { rowsQuery, unreadableQuery, unreadableText } from './rowsQuery';
import { COLUMN_CHOICE } from './listAddress';
import { useFilteredRows } from './useFilteredRows';
import type { ListStateControl } from './useListState';
import { useListTable } from './useListTable';

export type ListedPage = Pick<SettingsPage, 'page' | 'title' | 'sentence' | 'empty' | 'isPersonal'>;

export interface ListedColumns<Row> {
  columns: Columns<Row>;
  csv?: readonly CsvColumn<Row>[];
  /** `false`: only the ticked columns are personal. */
  hasPersonalCsv?: false;
  hasColumnChoice?: true;
}

interface RowsOptions<Row extends Entry> {
  page: ListedPage;
  source: Rows<Row>;
  columns: ListedColumns<Row>;
  address: ListStateControl;
}

export type ListRows<Row extends Entry> = ReturnType<typeof useListRows<Row>>;

const NO_ROWS: readonly never[] = [];

export function useListRows<Row extends Entry>({ page, source, columns, address }: RowsOptions<Row>) {
  const { isShown, order, searchTexts } = source;
  const { state, change, fillingSize, measureRows } = address;
  const platform = usePlatform();
  const query = useQuery({
    ...rowsQuery(source, platform),
    // Follows others' changes while an entry is open.
    ...(state.entry !== undefined && COUNTED),
    staleTime: 0,
  });
  const { data = NO_ROWS } = query;
  const unreadable = useQuery({ ...unreadableQuery(source, platform), enabled: false }).data;
  const all = useMemo(() => {
    const listed = isShown ? data.filter(isShown) : data;
    return order ? [...listed].sort(order) : listed;
  }, [data, isShown, order]);
  const [first, ...others] = columns.columns;
  const { [COLUMN_CHOICE]: chosen = NO_ROWS } = state.filters;
  const shownColumns: Columns<Row> =
    chosen.length === 0 ? columns.columns : [first, ...others.filter(({ id }) => chosen.includes(id))];
  const filtered = useFilteredRows(source, all, state.filters);
  const table = useListTable({ page: page.page, columns: columns.columns, searchTexts }, filtered.rows, {
    ...state,
    pageSize: state.pageSize ?? fillingSize,
  });

  const isOneView = chosen.length === 0 && (filtered.segment?.id ?? 'alle') !== 'alle';

  const isBeyond = query.isSuccess && state.page !== table.page;
  // An old address may name a missing page.
  const correctPage = useEffectEvent(() => change({ page: table.page }));
  useEffect(() => {
    if (isBeyond) correctPage();
  }, [isBeyond]);

  const memory = usePersonalMemory();
  /** When the page opened; others are new. */
  const [before] = useState(() => memory.seenRows.getState()[page.page]);
  return {
    page,
    source,
    ...columns,
    declared: [...columns.columns, ...(columns.csv ?? NO_ROWS)],
    columns: shownColumns,
    seenColumns: shownColumns.filter(
      ({ isSaidByView, text }) => !isSaidByView || !isOneView || new Set(filtered.rows.map(text)).size > 1,
    ),
    columnChoices: columns.hasColumnChoice ? others.map(({ id, header }) => ({ value: id, label: header })) : NO_ROWS,
    isColumnChosen: chosen.length > 0,
    query,
    failure: useQueryFailure(query),
    isReading: query.isFetching && !query.isPending,
    unreadable: unreadableText(unreadable),
    all,
    filtered,
    table,
    state,
    change,
    fillingSize,
    measureRows,
    isNew: ({ id }: Row) => before !== undefined && !before.has(id),
    box: useRef<HTMLDivElement>(null),
  };
}
