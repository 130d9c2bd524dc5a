import type { ComponentType, ReactNode } from 'react';
import type { CarType } from '../../../domain/enums/carType';
import type { FacetOption, Facets } from '../../../domain/vehicle/search/facets';
import type { CarQuery, OrderBy } from '../../../domain/vehicle/search/query';
import type { Choice } from '../../../ui/fields/choice';

/** Spelling and units of the wire: one format for screen, address and platform. */
export type FilterValues = Omit<CarQuery, 'carType' | 'orderBy' | 'pageNumber' | 'pageSize'>;
export type FilterName = keyof FilterValues;

/** A type, or all (rules/search: type tabs). */
export type CarTypeTab = CarType | 'ALLE';

/** Which vehicles are listed, in which order. */
export interface SearchCriteria {
  /** `undefined`: the first available type. */
  tab: CarTypeTab | undefined;
  values: FilterValues;
  /** `undefined`: the platform's own order. */
  orderBy: OrderBy | undefined;
}

type NameOf<Value> = {
  [Name in FilterName]-?: NonNullable<FilterValues[Name]> extends Value ? Name : never;
}[FilterName];

/** By kind: lists, flags, texts, bounds (numbers, days as YYYY-MM-DD). */
export type ListName = NameOf<readonly string[]>;
export type FlagName = NameOf<boolean>;
export type TextName = NameOf<string>;
export type BoundName = Extract<FilterName, `min${string}` | `max${string}`>;

export interface OptionSource {
  facets: Facets;
  values: FilterValues;
  equipmentLabels: ReadonlyMap<string, string>;
}

export interface Option {
  key: string;
  label: string;
  /** `undefined`: not counted by the platform. */
  count: number | undefined;
}

export interface FilterChip {
  id: string;
  label: string;
  /** The values without it. */
  without: FilterValues;
}

export interface FilterControlProps {
  values: FilterValues;
  options: readonly Option[];
  now: Date;
  /** With this filter's values. @param isFurther continues the last change: no step for Back */
  onChange: (values: FilterValues, isFurther?: boolean) => void;
}

export interface FrameProps extends Pick<FilterControlProps, 'options' | 'values' | 'onChange'> {
  children: (options: readonly Option[]) => ReactNode;
}

export interface ListProps {
  label: string;
  options: readonly Choice[];
  value: readonly string[];
  onChange: (value: string[]) => void;
}

export interface FilterPlace {
  label: string;
  /** `basic`: sidebar. `detail`: 'Detailfilter'. `frame`: sheet. `address`: only by a dealer's link; shown as a chip. */
  placement: 'basic' | 'detail' | 'frame' | 'address';
  /** Default: every type, and ALLE if basic. */
  carTypes?: readonly CarType[];
  /** Not for ALLE: options belong to one type. */
  isOfOneType?: boolean;
  Frame?: ComponentType<FrameProps>;
  /** Else hidden, and emptied by the next change of a filter. */
  when?: (values: FilterValues) => boolean;
}

/** `filterKinds` gives address, chip and control. */
export interface Filter extends FilterPlace {
  kind: 'choice' | 'multi' | 'range' | 'toggle' | 'text';
  names: readonly FilterName[];
  optionsOf?: (source: OptionSource) => readonly FacetOption[];
  /** `count`: most vehicles first. `label`: by alphabet. Default: the platform's. */
  order?: 'count' | 'label';
  labelOf?: (key: string) => string | undefined;
  /** Without options (another filter comes first); without it the filter is hidden. */
  emptyHint?: string;
  clears?: readonly FilterName[];
  /** In the platform's spelling; unknown values are left out (rules/platform-and-wire: spellings). */
  normalise: (values: FilterValues, options: readonly Option[]) => FilterValues;
  chips: (values: FilterValues, options: readonly Option[]) => FilterChip[];
  Control: ComponentType<FilterControlProps>;
}

export function only(values: FilterValues, names: readonly FilterName[]): FilterValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.some((other) => other === name)));
}

export function withoutFilters(values: FilterValues, names: readonly FilterName[]): FilterValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.every((other) => other !== name)));
}
