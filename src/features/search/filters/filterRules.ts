import {
  withoutFilters,
  type CarTypeTab,
  type FilterChip,
  type FilterPlace,
  type FilterValues,
  type Option,
} from './filter';
import { optionsOf, type FacetSources } from './filterOptions';
import { filterKeys, filterOf, type FilterKey } from './filters';

type OptionReader = (key: FilterKey) => readonly Option[];

export function afterChange(key: FilterKey, before: FilterValues, after: FilterValues): FilterValues {
  const changed = filterOf(key);
  const hasChanged = changed.names.some((name) => before[name] !== after[name]);
  const cleared = hasChanged ? withoutFilters(after, changed.clears ?? []) : after;
  return filterKeys
    .map(filterOf)
    .filter(({ when }) => when !== undefined && when(before) && !when(cleared))
    .reduce((values, { names }) => withoutFilters(values, names), cleared);
}

/** ALLE has basic ones (rules/search: union of all types); without options in stock they are hidden. */
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

/** In the platform's spelling, for loaded options. */
export function normalised(values: FilterValues, sources: FacetSources): FilterValues {
  // In the table's order: models depend on the normalised manufacturer.
  return chosenFilters(values).reduce(
    (current, key) => filterOf(key).normalise(current, optionsOf(key, current, sources)),
    values,
  );
}

function chosenFilters(values: FilterValues): FilterKey[] {
  return filterKeys.filter((key) => filterOf(key).names.some((name) => values[name] !== undefined));
}

/** Without empty ones: equal searches have equal addresses. */
export function inOrder(values: FilterValues): FilterValues {
  const names = filterKeys.flatMap((key) => filterOf(key).names).filter((name) => values[name] !== undefined);
  return Object.fromEntries(names.map((name) => [name, values[name]])) satisfies FilterValues;
}
