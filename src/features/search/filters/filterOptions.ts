import { freeTextLabel } from '../../../domain/enums/freeText';
import {
  OPTION_LISTS,
  type FacetOption,
  type Facets,
  type ManufacturerOption,
} from '../../../domain/vehicle/search/facets';
import { once } from '../../../lib/once';
import { mapKeys } from '../../../lib/keysOf';
import { filterOf, type FilterKey } from './filters';
import type { FilterValues, Option } from './filter';

export interface FacetSources {
  /** Of the chosen type: determine the options. */
  stock: Facets | undefined;
  result: Facets | undefined;
  /** Changed last, with the counts before (rules/search: changed facet keeps its counts). */
  frozenCounts: { key: FilterKey; result: Facets } | undefined;
  equipmentLabels: ReadonlyMap<string, string>;
}

/** With counts of the result; 0 for options not in it. */
export function optionsOf(key: FilterKey, values: FilterValues, sources: FacetSources): Option[] {
  const filter = filterOf(key);
  const { stock, frozenCounts, equipmentLabels } = sources;
  const result = frozenCounts?.key === key ? frozenCounts.result : sources.result;
  const read = (facets: Facets | undefined) =>
    facets === undefined ? undefined : filter.optionsOf?.({ facets, values, equipmentLabels });
  const counted = read(result);
  const all = read(stock) ?? [];

  const countOf = new Map(counted?.map((option) => [option.key, option.count]));
  const inStock = new Set(all.map((option) => option.key));
  // The platform also sends other types' options, with count 0.
  const added = counted?.filter(({ key, count }) => !inStock.has(key) && (stock === undefined || count > 0)) ?? [];
  const options = [...all, ...added].map((option) => ({
    key: option.key,
    label: labelOf(option, filter.labelOf),
    count: counted === undefined ? option.count : (countOf.get(option.key) ?? 0),
  }));
  return otherLast(ordered(options, filter.order, all));
}

/** Platform's, else filter's, else the key. */
function labelOf({ key, label }: FacetOption, named: ((key: string) => string | undefined) | undefined): string {
  return label === key ? (named?.(key) ?? freeTextLabel(key)) : label;
}

/** As `compareGerman`, in fewer bytes. Once: a collator costs more than sorting with it. */
const germanOrder = once(() => new Intl.Collator('de', { numeric: true }));

/** In place; `count` of the whole stock keeps positions. */
function ordered(options: Option[], order: 'count' | 'label' | undefined, stock: readonly FacetOption[]): Option[] {
  if (order === undefined) return options;
  const { compare } = germanOrder();
  const byLabel = (a: Option, b: Option) => compare(a.label, b.label);
  if (order === 'label') return options.sort(byLabel);
  const inStock = new Map(stock.map((option) => [option.key, option.count]));
  const countOf = (option: Option) => inStock.get(option.key) ?? option.count ?? 0;
  return options.sort((a, b) => countOf(b) - countOf(a) || byLabel(a, b));
}

const isOther = ({ key }: Option) => /^(?:other|andere|sonstige)$/i.test(key);

/** 'Andere' below what it is other than. */
const otherLast = (options: readonly Option[]) => [
  ...options.filter((option) => !isOther(option)),
  ...options.filter(isOther),
];

/** Of ALLE (rules/search: union of all types). */
export function unionOf(all: readonly Facets[]): Facets | undefined {
  const [first, ...others] = all;
  if (first === undefined) return undefined;
  return others.reduce<Facets>(
    (union, facets) => ({
      manufacturers: joinManufacturers(union.manufacturers, facets.manufacturers),
      ...mapKeys(OPTION_LISTS, (name) => join(union[name], facets[name])),
    }),
    first,
  );
}

function join<Entry extends FacetOption>(one: readonly Entry[], two: readonly Entry[], both = sum<Entry>): Entry[] {
  const byKey = new Map(one.map((option) => [option.key, option]));
  for (const option of two) {
    const other = byKey.get(option.key);
    byKey.set(option.key, other === undefined ? option : both(other, option));
  }
  return [...byKey.values()];
}

function sum<Entry extends FacetOption>(one: Entry, two: Entry): Entry {
  return { ...one, count: one.count + two.count };
}

function joinManufacturers(one: readonly ManufacturerOption[], two: readonly ManufacturerOption[]) {
  return join(one, two, (a, b) => ({ ...a, count: a.count + b.count, models: join(a.models, b.models) }));
}
