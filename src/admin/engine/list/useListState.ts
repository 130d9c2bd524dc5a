import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useStore } from 'zustand';
import { isSameJson } from '../../../lib/isSameJson';
import { usePersonalMemory } from '../../personalMemory';
import { useIsAtLeast } from '../../../ui/layout/shopSize';
import {
  FROM_TODAY,
  ROWS_PER_PAGE,
  readListState,
  rowsIn,
  NEW_MESSAGE,
  writeListState,
  type ListState,
  type RowSize,
} from './listAddress';
import { settingsAddress } from '../../page';
import { TABLE_WIDTH } from './listWidth';
import { usePrivateSearch } from './privateSearches';

interface ListStateOptions {
  page: string;
  columns: readonly string[];
  filters: readonly string[];
  isSearchPrivate: boolean;
}

export interface ListStateControl {
  state: ListState;
  fillingSize: number;
  /** Tells the height of the first rows, from which follows how many fill the window. */
  measureRows: (table: HTMLTableElement) => void;
  /** Replaces the address: searching and filtering add no history entries. */
  change: (part: Partial<ListState>) => void;
  open: (id: string) => void;
  isWriting: boolean;
  write: (id: string) => void;
  close: () => void;
  addressOf: (id: string) => string;
}

function onResize(notify: () => void): () => void {
  addEventListener('resize', notify);
  return () => removeEventListener('resize', notify);
}

export function useListState({
  page,
  columns,
  filters: filterIds,
  isSearchPrivate,
}: ListStateOptions): ListStateControl {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [hidden, setHidden] = usePrivateSearch(page);
  const columnNames = columns.join();
  const filterNames = filterIds.join();
  const fromAddress = useMemo(
    () => readListState(new URLSearchParams(search), columnNames.split(','), filterNames.split(',').filter(Boolean)),
    [search, columnNames, filterNames],
  );
  // The same object for equal values: paging and sorting do not filter again.
  const [filters, setFilters] = useState(fromAddress.filters);
  if (filters !== fromAddress.filters && !isSameJson(filters, fromAddress.filters)) setFilters(fromAddress.filters);
  const { pageSize: chosenSize } = usePersonalMemory();
  const memorySize = useStore(chosenSize, ({ size }) => size);
  const isTable = useIsAtLeast(TABLE_WIDTH);
  const [rowSize, setRowSize] = useState<RowSize>();
  const filling = useSyncExternalStore(onResize, () => rowsIn(innerHeight, rowSize));
  const fillingSize = isTable ? filling : ROWS_PER_PAGE;
  const pageSize = fromAddress.pageSize ?? memorySize;
  const state = { ...fromAddress, pageSize, filters, ...(isSearchPrivate && { search: hidden }) };
  const [opened, setOpened] = useState<readonly string[]>([]);

  const addressOf = (next: ListState) =>
    pathname + writeListState(new URLSearchParams(search), isSearchPrivate ? { ...next, search: '' } : next);
  const change: ListStateControl['change'] = (part) => {
    const next = { ...state, ...part };
    if ('pageSize' in part) chosenSize.setState({ size: part.pageSize });
    if (isSearchPrivate && next.search !== hidden) setHidden(next.search);
    void navigate(addressOf(next), { replace: true });
  };
  // For all lists of the user; in the address for a reload.
  const openAt = (address: string) => {
    setOpened([...opened, address]);
    void navigate(address);
  };
  const isMissing = pageSize !== undefined && fromAddress.pageSize === undefined;
  const addSize = useEffectEvent(() => change({ pageSize }));
  useEffect(() => {
    if (isMissing) addSize();
  }, [isMissing]);
  return {
    state,
    fillingSize,
    measureRows: ({ tBodies: [body] }) => {
      const { top, bottom, height } = body?.getBoundingClientRect() ?? { top: 0, bottom: 0, height: 0 };
      const area = body?.closest('.admin-shell')?.getBoundingClientRect().top ?? 0;
      const note = (body?.closest('.list-table')?.getBoundingClientRect().bottom ?? bottom) - bottom;
      if (body !== undefined && height > 0) setRowSize({ above: top - area + note, row: height / body.rows.length });
    },
    change,
    addressOf: (id) => addressOf({ ...state, entry: id }),
    open: (id) => openAt(addressOf({ ...state, entry: id })),
    isWriting: state.entry !== undefined && new URLSearchParams(search).get('nachricht') === 'neu',
    write: (id) => openAt(`${addressOf({ ...state, entry: id })}&${NEW_MESSAGE}`),
    close: () => {
      if (opened.includes(pathname + search)) void navigate(-1);
      else if (search.includes(FROM_TODAY)) void navigate(settingsAddress({ page: 'today' }), { replace: true });
      else change({ entry: undefined });
      setOpened(opened.filter((address) => address !== pathname + search));
    },
  };
}
