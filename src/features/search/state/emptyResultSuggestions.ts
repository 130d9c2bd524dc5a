import { withoutFilters, type FilterValues } from '../filters/filter';
import type { FacetSources } from '../filters/filterOptions';
import { afterChange, chipsOf } from '../filters/filterRules';
import { filterOf, type FilterKey } from '../filters/filters';

/** One filter or two to remove, and the number of vehicles found without. */
export interface EmptyResultSuggestion {
  /** The filter whose counts the change freezes; the first of two. */
  key: FilterKey;
  /** The chosen values of each removed filter in words, 'Diesel, Elektro'. */
  labels: readonly string[];
  values: FilterValues;
  count: number;
}

const MAX_SHOWN = 3;
/** Maximum number of counts, each a request: single filters from the end of the table, whose details are the more likely cause; then pairs. */
const MAX_COUNTED = 8;

/** Pairs of the first filters before those of later ones. */
const pairsOf = (keys: readonly FilterKey[]) =>
  keys.flatMap((key, at) => keys.slice(0, at).map((other) => [key, other]));

/**
 * Finds single filters to remove when nothing was found, those with the most vehicles first, and where none helps alone, the best
 * pairs (rules/search: empty result). Yields the suggestions known so far after each count, and the final list. Counts run one after
 * the other (rules/search: one vehicle request); failed ones are left out, and `signal` ends the search.
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
  for (const candidates of [keys.map((key) => [key]), pairs]) {
    for (const removed of candidates) {
      const [key] = removed;
      const rest = removed.reduce(
        (left, each) => afterChange(each, left, withoutFilters(left, filterOf(each).names)),
        values,
      );
      const hits = await count(rest).catch(() => 0);
      if (signal.aborted) return;
      if (key !== undefined && hits > 0) {
        const suggestion = {
          key,
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
