import { withoutFilters, type FilterValues } from '../filters/filter';
import type { FacetSources } from '../filters/filterOptions';
import { afterChange, chipsOf } from '../filters/filterRules';
import { filterOf, type FilterKey } from '../filters/filters';

type Removed = readonly [FilterKey, ...FilterKey[]];

export interface EmptyResultSuggestion {
  /** Counts of the first freeze. */
  removed: Removed;
  /** Of each removed filter, 'Diesel, Elektro'. */
  labels: readonly string[];
  values: FilterValues;
  count: number;
}

const MAX_SHOWN = 3;
/** Requests: single filters from the table's end (details are the likely cause), then pairs. */
const MAX_COUNTED = 8;

/** Pairs of first filters first. */
const pairsOf = (keys: readonly FilterKey[]) =>
  keys.flatMap((key, at) => keys.slice(0, at).map((other): Removed => [key, other]));

/** Three filters from the end, then one more each time. */
const growingSets = ([first, ...others]: readonly FilterKey[]) =>
  first === undefined ? [] : others.slice(2).map((_, at): Removed[] => [[first, ...others.slice(0, at + 2)]]);

/**
 * Most vehicles first; if no single filter helps, pairs (rules/search: empty result). Yields after each count
 * (rules/search: one vehicle request); failed ones are left out.
 */
export async function* findEmptyResultSuggestions(
  values: FilterValues,
  sources: FacetSources,
  count: (values: FilterValues) => Promise<number>,
  signal: AbortSignal,
): AsyncGenerator<readonly EmptyResultSuggestion[], void> {
  const labels = new Map<FilterKey, string[]>();
  for (const { key, label } of chipsOf(values, sources)) labels.set(key, [...(labels.get(key) ?? []), label]);
  const keys = [...labels.keys()].slice(-MAX_COUNTED).reverse();
  const pairs = pairsOf(keys).slice(0, MAX_COUNTED - keys.length);
  let suggestions: readonly EmptyResultSuggestion[] = [];
  for (const candidates of [keys.map((key): Removed => [key]), pairs, ...growingSets(keys)]) {
    for (const removed of candidates) {
      const rest = removed.reduce(
        (left, each) => afterChange(each, left, withoutFilters(left, filterOf(each).names)),
        values,
      );
      const hits = await count(rest).catch(() => 0);
      if (signal.aborted) return;
      if (hits > 0) {
        const suggestion = {
          removed,
          labels: removed.map((each) => (labels.get(each) ?? []).join(', ')),
          values: rest,
          count: hits,
        };
        suggestions = [...suggestions, suggestion].sort((a, b) => b.count - a.count).slice(0, MAX_SHOWN);
        yield suggestions;
      }
    }
    if (suggestions.length > 0) break;
  }
  yield suggestions;
}
