import { without, type FilterValues } from '../filters/filter';
import type { FacetSources } from '../filters/filterOptions';
import { afterChange, chipsOf } from '../filters/filterRules';
import { filterOf, type FilterKey } from '../filters/filters';

/** A filter to remove, and the number of vehicles found without it. */
export interface EmptyResultSuggestion {
  key: FilterKey;
  /** The chosen values in words, 'Diesel, Elektro'. */
  label: string;
  values: FilterValues;
  count: number;
}

/** Maximum number of shown suggestions. */
const MAX_SHOWN = 3;
/** Maximum number of counted filters, from the end of the table: detail filters are the more likely cause. */
const MAX_COUNTED = 8;

/**
 * Finds single filters to remove when nothing was found, those with the most vehicles first. Yields the suggestions known so far
 * after each count, and the final list. Counts run one after the other (rules/search: one vehicle request); failed ones
 * are left out, and `signal` ends the search.
 */
export async function* findEmptyResultSuggestions(
  values: FilterValues,
  sources: FacetSources,
  count: (values: FilterValues) => Promise<number>,
  signal: AbortSignal,
): AsyncGenerator<readonly EmptyResultSuggestion[], void> {
  const labels = new Map<FilterKey, string[]>();
  for (const { key, label } of chipsOf(values, sources)) labels.set(key, [...(labels.get(key) ?? []), label]);
  let found: readonly EmptyResultSuggestion[] = [];
  for (const [key, chosen] of [...labels].slice(-MAX_COUNTED).reverse()) {
    const dropped = afterChange(key, values, without(values, filterOf(key).names));
    const hits = await count(dropped).catch(() => 0);
    if (signal.aborted) return;
    if (hits > 0) {
      const suggestion = { key, label: chosen.join(', '), values: dropped, count: hits };
      found = [...found, suggestion].sort((a, b) => b.count - a.count).slice(0, MAX_SHOWN);
      yield found;
    }
  }
  yield found;
}
