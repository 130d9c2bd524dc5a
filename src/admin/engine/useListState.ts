import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { toJson } from '../../lib/json';
import { readListState, writeListState, type ListState } from './listAddress';
import { usePrivateSearch } from './privateSearches';

interface ListStateOptions {
  page: string;
  columns: readonly string[];
  filters: readonly string[];
  isSearchPrivate: boolean;
}

export interface ListStateControl {
  state: ListState;
  /** Changes the address in place: what narrows a list down is no step of the visit. */
  change: (part: Partial<ListState>) => void;
  /** Opens an entry in the sheet; Back closes it. */
  open: (id: string) => void;
  close: () => void;
  /** Where the entry is open, in the list as it is. */
  addressOf: (id: string) => string;
}

/** The state of a list, read from its address and written back to it. */
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
  // The same object as long as the same is chosen: another page or sorting filters nothing anew.
  const [filters, setFilters] = useState(fromAddress.filters);
  if (filters !== fromAddress.filters && toJson(filters) !== toJson(fromAddress.filters))
    setFilters(fromAddress.filters);
  const state = { ...fromAddress, filters, ...(isSearchPrivate && { search: hidden }) };
  const [openedAt, setOpenedAt] = useState<string>();

  const addressOf = (next: ListState) =>
    pathname + writeListState(new URLSearchParams(search), isSearchPrivate ? { ...next, search: '' } : next);
  const change: ListStateControl['change'] = (part) => {
    const next = { ...state, ...part };
    if (isSearchPrivate && next.search !== hidden) setHidden(next.search);
    void navigate(addressOf(next), { replace: true });
  };
  return {
    state,
    change,
    addressOf: (id) => addressOf({ ...state, entry: id }),
    open: (id) => {
      const address = addressOf({ ...state, entry: id });
      setOpenedAt(address);
      void navigate(address);
    },
    close: () => {
      // The entry that was opened here is left by the way that it came.
      if (openedAt === pathname + search) void navigate(-1);
      else change({ entry: undefined });
      setOpenedAt(undefined);
    },
  };
}
