import {
  without,
  type CarTypeTab,
  type Filter,
  type FilterChip,
  type FilterName,
  type FilterPlace,
  type FilterValues,
  type Option,
} from './filter';
import { optionsOf, type FacetSources } from './filterOptions';
import { filterKeys, filterOf, type FilterKey } from './filters';

/** Gives the options of a filter, where they are known already. */
type OptionReader = (key: FilterKey) => readonly Option[];

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
  options: OptionReader = (key) => optionsOf(key, values, sources),
): FilterKey[] {
  return filterKeys.filter((key) => {
    const filter = filterOf(key);
    if (filter.placement !== placement || !(filter.when?.(values) ?? true)) return false;
    if (isWithoutOptions(key, values, sources, options)) return false;
    if (tab === undefined || tab === 'ALLE') return filter.isOfOneType !== true;
    return filter.carTypes?.includes(tab) ?? true;
  });
}

function isWithoutOptions(key: FilterKey, values: FilterValues, sources: FacetSources, options: OptionReader): boolean {
  const filter = filterOf(key);
  if (sources.stock === undefined || filter.optionsOf === undefined || filter.emptyHint !== undefined) return false;
  return filter.names.every((name) => values[name] === undefined) && options(key).length === 0;
}

/** The removable parts of everything chosen, in the order of the table. */
export function chipsOf(
  values: FilterValues,
  sources: FacetSources,
  options: OptionReader = (key) => optionsOf(key, values, sources),
): (FilterChip & { key: FilterKey })[] {
  return chosenFilters(values).flatMap((key) =>
    filterOf(key)
      .chips(values, options(key))
      .map((chip) => ({ ...chip, key, without: afterChange(key, values, chip.without) })),
  );
}

/** Values from an address in the spelling of the platform, as far as its options are known. */
export function normalised(values: FilterValues, sources: FacetSources): FilterValues {
  // In the order of the table: the models are those of the settled manufacturer.
  return chosenFilters(values).reduce(
    (current, key) => filterOf(key).normalise(current, optionsOf(key, current, sources)),
    values,
  );
}

/** The filters of which something is chosen, in the order of the table. */
function chosenFilters(values: FilterValues): FilterKey[] {
  return filterKeys.filter((key) => filterOf(key).names.some((name) => values[name] !== undefined));
}

/** The names of what is chosen, in the order of the table. */
function namesIn(values: FilterValues): FilterName[] {
  return filterKeys.flatMap((key) => filterOf(key).names).filter((name) => values[name] !== undefined);
}

/** The values in the order of the table and without empty ones, so that equal searches have equal addresses. */
export function inOrder(values: FilterValues): FilterValues {
  return Object.fromEntries(namesIn(values).map((name) => [name, values[name]])) satisfies FilterValues;
}
