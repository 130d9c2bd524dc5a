import type { FilterChip, FilterPlace, Option } from '../filters/filter';
import { optionsOf } from '../filters/filterOptions';
import { chipsOf, shownFilters } from '../filters/filterRules';
import type { FilterKey } from '../filters/filters';
import type { SearchState } from './searchState';

export type SearchChip = FilterChip & { key: FilterKey };

/** Computed once per state; an unchanged list stays the same array, for subscriptions. */
export interface SearchView {
  optionsOf: (key: FilterKey) => readonly Option[];
  chips: () => readonly SearchChip[];
  filtersOf: (placement: FilterPlace['placement']) => readonly FilterKey[];
}

export function createSearchView(get: () => SearchState): SearchView {
  let of: Pick<SearchState, 'criteria' | 'sources'> | undefined;
  const names = new Set<string>();
  const lists = new Map<string, readonly unknown[]>();

  /** The previous array if equal. */
  function list<Entry>(name: string, compute: (state: SearchState) => readonly Entry[]): readonly Entry[] {
    const state = get();
    if (state.criteria !== of?.criteria || state.sources !== of.sources) {
      of = state;
      names.clear();
    }
    // Every list of a name is computed by the same function.
    const before = lists.get(name) as readonly Entry[] | undefined;
    if (before !== undefined && names.has(name)) return before;
    const computed = compute(state);
    const current = before !== undefined && isSame(before, computed) ? before : computed;
    names.add(name);
    lists.set(name, current);
    return current;
  }

  const options = (key: FilterKey) =>
    list<Option>(`options ${key}`, ({ criteria, sources }) => optionsOf(key, criteria.values, sources));
  return {
    optionsOf: options,
    chips: () => list<SearchChip>('chips', ({ criteria, sources }) => chipsOf(criteria.values, sources, options)),
    filtersOf: (placement) =>
      list<FilterKey>(`filters ${placement}`, ({ criteria, sources }) =>
        shownFilters(placement, criteria.tab, criteria.values, sources, options),
      ),
  };
}

function isSame(before: readonly unknown[], after: readonly unknown[]): boolean {
  return before.length === after.length && before.every((entry, index) => isSameEntry(entry, after[index]));
}

function isSameEntry(before: unknown, after: unknown): boolean {
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null)
    return before === after;
  const other = new Map<string, unknown>(Object.entries(after));
  return Object.entries(before).every(([name, value]) => other.get(name) === value);
}
