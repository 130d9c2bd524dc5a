import {
  without,
  type CarTypeTab,
  type Filter,
  type FilterChip,
  type FilterName,
  type FilterPlace,
  type FilterValues,
} from './filter';
import { optionsOf, type FacetSources } from './filterOptions';
import { filterKeys, filterOf, type FilterKey } from './filters';

/** The values after the visitor changed one filter: what depended on its old value is emptied (storefront 4). */
export function afterChange(key: FilterKey, before: FilterValues, after: FilterValues): FilterValues {
  const changed = filterOf(key);
  const hasChanged = changed.names.some((name) => before[name] !== after[name]);
  const cleared = hasChanged ? without(after, changed.clears ?? []) : after;
  return filterKeys
    .map(filterOf)
    .filter(({ when }) => when !== undefined && when(before) && !when(cleared))
    .reduce((values, { names }) => without(values, names), cleared);
}

/** The values after a reset: empty, but for what must not be (storefront 4). */
export function afterReset(
  values: FilterValues,
  table: readonly Pick<Filter, 'isMandatory' | 'names'>[] = filterKeys.map(filterOf),
): FilterValues {
  const kept = new Set<string>(table.flatMap(({ isMandatory, names }) => (isMandatory ? names : [])));
  return without(
    values,
    namesIn(values).filter((name) => !kept.has(name)),
  );
}

/**
 * The filters on the screen for a type of vehicle. ALLE has the basic ones only (storefront 2.3); one of which the whole stock
 * has nothing to choose from is no filter here.
 */
export function shownFilters(
  placement: FilterPlace['placement'],
  tab: CarTypeTab | undefined,
  values: FilterValues,
  sources: FacetSources,
): FilterKey[] {
  return filterKeys.filter((key) => {
    const filter = filterOf(key);
    if (filter.placement !== placement || !(filter.when?.(values) ?? true)) return false;
    if (isWithoutOptions(key, values, sources)) return false;
    return tab === undefined || tab === 'ALLE' || (filter.carTypes?.includes(tab) ?? true);
  });
}

function isWithoutOptions(key: FilterKey, values: FilterValues, sources: FacetSources): boolean {
  const filter = filterOf(key);
  if (sources.stock === undefined || filter.optionsOf === undefined || filter.emptyHint !== undefined) return false;
  return filter.names.every((name) => values[name] === undefined) && optionsOf(key, values, sources).length === 0;
}

/** The removable parts of everything chosen, in the order of the table. */
export function chipsOf(values: FilterValues, sources: FacetSources): (FilterChip & { key: FilterKey })[] {
  return filterKeys.flatMap((key) =>
    filterOf(key)
      .chips(values, optionsOf(key, values, sources))
      .map((chip) => ({ ...chip, key, without: afterChange(key, values, chip.without) })),
  );
}

/** Values from an address in the spelling of the platform, as far as its options are known. */
export function normalised(values: FilterValues, sources: FacetSources): FilterValues {
  // In the order of the table: the models are those of the settled manufacturer.
  return filterKeys.reduce(
    (current, key) => filterOf(key).normalise(current, optionsOf(key, current, sources)),
    values,
  );
}

/** The names of what is chosen, in the order of the table. */
function namesIn(values: FilterValues): FilterName[] {
  return filterKeys.flatMap((key) => filterOf(key).names).filter((name) => values[name] !== undefined);
}

/** The values in the order of the table and without empty ones, so that equal searches have equal addresses. */
export function inOrder(values: FilterValues): FilterValues {
  return Object.fromEntries(namesIn(values).map((name) => [name, values[name]])) satisfies FilterValues;
}
