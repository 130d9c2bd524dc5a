import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { differsFromExample } from '../../domain/finance/frame';
import { useNearby } from '../../state/vehicles/nearby';
import { withoutFilters, type FilterPlace, type Option } from './filters/filter';
import type { FilterKey } from './filters/filters';
import type { SearchState } from './state/searchState';
import type { SearchStore } from './state/searchStore';
import type { SearchChip } from './state/searchView';

const SearchContext = createContext<SearchStore | undefined>(undefined);

export function SearchProvider({ store, children }: { store: SearchStore; children: ReactNode }) {
  return <SearchContext value={store}>{children}</SearchContext>;
}

export function useSearchStore(): SearchStore {
  const store = useContext(SearchContext);
  if (store === undefined) throw new Error('no SearchProvider');
  return store;
}

export function useSearch<Part>(select: (state: SearchState) => Part): Part {
  return useStore(useSearchStore(), select);
}

export function useOptions(key: FilterKey): readonly Option[] {
  const { view } = useSearchStore();
  return useSearch(() => view.optionsOf(key));
}

/** One for a radius' locations; a bound of the rate says how it is meant. */
export function useChips(): readonly SearchChip[] {
  const { view } = useSearchStore();
  const chosen = useSearch(view.chips);
  const frame = useSearch((state) => state.frame);
  const values = useSearch((state) => state.criteria.values);
  const area = useNearby((state) => state.area);
  return useMemo(() => {
    const { kind, deposit } = frame;
    const terms = kind === 'leasing' ? 'Leasing' : deposit === undefined ? 'meiner Laufzeit' : 'meiner Anzahlung';
    const chips = chosen.map((chip) =>
      chip.key === 'monthlyRate' && differsFromExample(frame)
        ? { ...chip, label: `${chip.label.replace('Monatliche ', '')} mit ${terms}` }
        : chip,
    );
    const ids = values.vehicleDealerLocationIds ?? [];
    if (area === undefined || ids.length === 0 || [...ids].sort().join() !== [...area.ids].sort().join()) return chips;
    const first = chips.findIndex(({ key }) => key === 'location');
    const others = chips.filter(({ key }) => key !== 'location');
    const withoutArea = withoutFilters(values, ['vehicleDealerLocationIds']);
    return [
      ...others.slice(0, first),
      { id: 'radius', key: 'location', label: area.label, without: withoutArea },
      ...others.slice(first),
    ];
  }, [area, chosen, frame, values]);
}

export function useShownFilters(placement: FilterPlace['placement']): readonly FilterKey[] {
  const { view } = useSearchStore();
  return useSearch(() => view.filtersOf(placement));
}
