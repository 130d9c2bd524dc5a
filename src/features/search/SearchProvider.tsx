import { createContext, useContext, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { FilterPlace, Option } from './filters/filter';
import type { FilterKey } from './filters/filters';
import type { SearchState } from './state/searchState';
import type { SearchStore } from './state/searchStore';
import type { SearchChip } from './state/searchView';

const SearchContext = createContext<SearchStore | undefined>(undefined);

/** Provides the search store of this mount. */
export function SearchProvider({ store, children }: { store: SearchStore; children: ReactNode }) {
  return <SearchContext value={store}>{children}</SearchContext>;
}

/** The search store of this mount, for actions. */
export function useSearchStore(): SearchStore {
  const store = useContext(SearchContext);
  if (store === undefined) throw new Error('useSearchStore is called outside of SearchProvider');
  return store;
}

/** Subscribes to a part of the search state. */
export function useSearch<Part>(select: (state: SearchState) => Part): Part {
  return useStore(useSearchStore(), select);
}

/** Options of a filter with the counts of the current result. */
export function useOptions(key: FilterKey): readonly Option[] {
  const { view } = useSearchStore();
  return useSearch(() => view.optionsOf(key));
}

/** Chips of everything chosen. */
export function useChips(): readonly SearchChip[] {
  const { view } = useSearchStore();
  return useSearch(view.chips);
}

/** The visible filters of a placement. */
export function useShownFilters(placement: FilterPlace['placement']): readonly FilterKey[] {
  const { view } = useSearchStore();
  return useSearch(() => view.filtersOf(placement));
}
