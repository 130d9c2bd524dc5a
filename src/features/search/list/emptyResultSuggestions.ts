import { without, type FilterValues } from '../filters/filter';
import type { FacetSources } from '../filters/filterOptions';
import { afterChange, chipsOf } from '../filters/filterRules';
import { filterOf, type FilterKey } from '../filters/filters';

/** One filter to drop, and how many vehicles that brings. */
export interface EmptyResultSuggestion {
  key: FilterKey;
  /** The chosen values in words, 'Diesel, Elektro'. */
  label: string;
  values: FilterValues;
  count: number;
}

/** So many are shown; more would be a second filter form. */
const MAX_SHOWN = 3;
/** So many filters are asked about, the last of the table first: the finer a filter, the likelier it stands in the way. */
const MAX_COUNTED = 8;

/**
 * Which single filter to drop where nothing was found, the most fruitful first: what is known so far, anew with each that is found,
 * and what is known in the end. They are counted one after the other (storefront 4: one vehicle request at a time); a count that
 * fails is left out, and with `signal` it ends.
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
    const { isMandatory, names } = filterOf(key);
    const dropped = afterChange(key, values, without(values, names));
    const brought = isMandatory ? 0 : await count(dropped).catch(() => 0);
    if (signal.aborted) return;
    if (brought > 0) {
      const suggestion = { key, label: chosen.join(', '), values: dropped, count: brought };
      found = [...found, suggestion].sort((a, b) => b.count - a.count).slice(0, MAX_SHOWN);
      yield found;
    }
  }
  yield found;
}
