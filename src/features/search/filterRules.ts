import { usedConditions } from '../../domain/vehicle/usedCondition';
import { without, type CarTypeTab, type FilterChip, type FilterPlace, type FilterValues } from './filter';
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

/** The filters on the screen for a type of vehicle. ALLE has the basic ones only (storefront 2.3). */
export function shownFilters(
  placement: FilterPlace['placement'],
  tab: CarTypeTab | undefined,
  values: FilterValues,
): FilterKey[] {
  return filterKeys.filter((key) => {
    const filter = filterOf(key);
    if (filter.placement !== placement || !(filter.when?.(values) ?? true)) return false;
    return tab === undefined || tab === 'ALLE' || (filter.carTypes?.includes(tab) ?? true);
  });
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
export function settled(values: FilterValues, sources: FacetSources): FilterValues {
  // In the order of the table: the models are those of the settled manufacturer.
  return filterKeys.reduce((current, key) => filterOf(key).settle(current, optionsOf(key, current, sources)), values);
}

/** The values in the order of the table and without empty ones, so that equal searches have equal addresses. */
export function inOrder(values: FilterValues): FilterValues {
  const names = filterKeys.flatMap((key) => filterOf(key).names);
  return Object.fromEntries(
    names.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])),
  ) satisfies FilterValues;
}

export type QuickCondition = 'nearlyNew' | 'used' | 'new' | 'demonstration';

/** The four buttons above the list, for the tenant that has them (storefront 2.2). */
export const quickConditions = [
  { id: 'nearlyNew', label: 'Jahreswagen' },
  { id: 'used', label: 'Gebrauchtwagen' },
  { id: 'new', label: 'Neuwagen' },
  { id: 'demonstration', label: 'Vorführwagen' },
] as const satisfies readonly { id: QuickCondition; label: string }[];

/** Seal of certified used cars, which the button Jahreswagen toggles (decisions 6). */
const NEARLY_NEW_SEAL = 'JAHRESWAGEN_GARANTIE';
/** What the button Gebrauchtwagen adds or removes as a whole (storefront 4). */
const USED_SET = ['nearlyNew', 'demonstration', 'used'] as const;

type ConditionKey = (typeof usedConditions.keys)[number];

function conditionsOf(values: FilterValues): readonly ConditionKey[] {
  return (values.usedConditionTypes ?? []).flatMap((value) => usedConditions.parse(value) ?? []);
}

export function isQuickConditionOn(condition: QuickCondition, values: FilterValues): boolean {
  if (condition === 'nearlyNew') return (values.qualitySeals ?? []).includes(NEARLY_NEW_SEAL);
  const chosen = conditionsOf(values);
  return condition === 'used' ? USED_SET.every((one) => chosen.includes(one)) : chosen.includes(condition);
}

/** The filter that the button belongs to, and the values after a press on it. */
export function toggleQuickCondition(
  condition: QuickCondition,
  values: FilterValues,
): { key: FilterKey; values: FilterValues } {
  const isOn = isQuickConditionOn(condition, values);
  if (condition === 'nearlyNew') {
    const others = (values.qualitySeals ?? []).filter((seal) => seal !== NEARLY_NEW_SEAL);
    const qualitySeals = isOn ? others : [...others, NEARLY_NEW_SEAL];
    return { key: 'qualitySeal', values: withList(values, 'qualitySeals', qualitySeals) };
  }
  const set: readonly ConditionKey[] = condition === 'used' ? USED_SET : [condition];
  const others = (values.usedConditionTypes ?? []).filter((value) => {
    const key = usedConditions.parse(value);
    return key === undefined || !set.includes(key);
  });
  const usedConditionTypes = isOn ? others : [...others, ...set.map((key) => String(usedConditions.toWire(key)))];
  return { key: 'condition', values: withList(values, 'usedConditionTypes', usedConditionTypes) };
}

function withList(values: FilterValues, name: 'qualitySeals' | 'usedConditionTypes', list: string[]): FilterValues {
  return list.length === 0 ? without(values, [name]) : { ...values, [name]: list };
}
