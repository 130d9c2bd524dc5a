import { without, type FilterValues } from './filter';
import type { FacetSources } from './filterOptions';
import { afterChange, chipsOf } from './filterRules';
import { filterOf, type FilterKey } from './filters';

/** One filter to drop, and how many vehicles that brings. */
export interface WayOut {
  key: FilterKey;
  /** The chosen values in words, 'Diesel, Elektro'. */
  label: string;
  values: FilterValues;
  count: number;
}

/** So many are shown; more would be a second filter form. */
const SHOWN = 3;
/** So many filters are asked about, the last of the table first: the finer a filter, the likelier it stands in the way. */
const ASKED = 8;

/** Which single filter to drop where nothing was found, the most fruitful first. A count that fails is left out. */
export async function findWaysOut(
  values: FilterValues,
  sources: FacetSources,
  count: (values: FilterValues) => Promise<number>,
): Promise<WayOut[]> {
  const labels = new Map<FilterKey, string[]>();
  for (const { key, label } of chipsOf(values, sources)) labels.set(key, [...(labels.get(key) ?? []), label]);
  const asked = [...labels].slice(-ASKED).map(async ([key, chosen]): Promise<WayOut> => {
    const dropped = afterChange(key, values, without(values, filterOf(key).names));
    return { key, label: chosen.join(', '), values: dropped, count: await count(dropped) };
  });
  const answers = await Promise.allSettled(asked);
  return answers
    .flatMap((answer) => (answer.status === 'fulfilled' && answer.value.count > 0 ? [answer.value] : []))
    .sort((a, b) => b.count - a.count)
    .slice(0, SHOWN);
}
