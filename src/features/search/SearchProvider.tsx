import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { FilterChip, Option } from './filters/filter';
import { optionsOf } from './filters/filterOptions';
import { chipsOf } from './filters/filterRules';
import type { FilterKey } from './filters/filters';
import type { SearchState } from './state/searchState';
import type { SearchStore } from './state/searchStore';

const SearchContext = createContext<SearchStore | undefined>(undefined);

/** Hands down the search of this mount. */
export function SearchProvider({ store, children }: { store: SearchStore; children: ReactNode }) {
  return <SearchContext value={store}>{children}</SearchContext>;
}

/** The deeds of the search around this component. */
export function useSearchStore(): SearchStore {
  const store = useContext(SearchContext);
  if (store === undefined) throw new Error('useSearchStore is called outside of SearchProvider');
  return store;
}

/** A part of its state. */
export function useSearch<Part>(select: (state: SearchState) => Part): Part {
  return useStore(useSearchStore(), select);
}

/** Options of a filter with the counts of the current result. */
export function useOptions(key: FilterKey): readonly Option[] {
  const values = useSearch((state) => state.criteria.values);
  const sources = useSearch((state) => state.sources);
  return useMemo(() => optionsOf(key, values, sources), [key, values, sources]);
}

/** Everything chosen, part by part. */
export function useChips(): readonly (FilterChip & { key: FilterKey })[] {
  const values = useSearch((state) => state.criteria.values);
  const sources = useSearch((state) => state.sources);
  return useMemo(() => chipsOf(values, sources), [values, sources]);
}
