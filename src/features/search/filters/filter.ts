import type { ComponentType, ReactNode } from 'react';
import type { CarType } from '../../../domain/enums/carType';
import type { FacetOption, Facets } from '../../../domain/vehicle/search/facets';
import type { CarQuery, OrderBy } from '../../../domain/vehicle/search/query';
import type { Choice } from '../../../ui/fields/choice';

/** In the spelling and units of the wire, so that screen, address and platform share one format. */
export type FilterValues = Omit<CarQuery, 'carType' | 'orderBy' | 'pageNumber' | 'pageSize'>;
export type FilterName = keyof FilterValues;

/** Tab of a type of vehicle, or of all types (rules/search: type tabs). */
export type CarTypeTab = CarType | 'ALLE';

/** Everything that determines which vehicles are listed, and in which order. */
export interface SearchCriteria {
  /** `undefined`: none chosen; the first available type is used. */
  tab: CarTypeTab | undefined;
  values: FilterValues;
  /** `undefined`: the platform's own order. */
  orderBy: OrderBy | undefined;
}

type NameOf<Value> = {
  [Name in FilterName]-?: NonNullable<FilterValues[Name]> extends Value ? Name : never;
}[FilterName];

/** Filter names by kind of value: lists, flags, texts, and bounds (numbers, and days as YYYY-MM-DD). */
export type ListName = NameOf<readonly string[]>;
export type FlagName = NameOf<boolean>;
export type TextName = NameOf<string>;
export type BoundName = Extract<FilterName, `min${string}` | `max${string}`>;

export interface OptionSource {
  /** Facets of the latest result, or of the whole stock. */
  facets: Facets;
  values: FilterValues;
  /** Labels of equipment by id. */
  equipmentLabels: ReadonlyMap<string, string>;
}

/** An option of a filter's control. */
export interface Option {
  key: string;
  label: string;
  /** `undefined` if the platform has no count for it. */
  count: number | undefined;
}

export interface FilterChip {
  id: string;
  label: string;
  /** The values without it. */
  without: FilterValues;
}

export interface FilterControlProps {
  /** Values of this filter's names. */
  values: FilterValues;
  options: readonly Option[];
  now: Date;
  /** Called with the new values of this filter's names. @param isFurther whether it goes on from the last change: no step of its own for Back */
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
  /**
   * `basic`: in the sidebar. `detail`: in 'Detailfilter'. `frame`: in the sheet that says how to pay. `address`: only a dealer's link can
   * set it; shown as a chip.
   */
  placement: 'basic' | 'detail' | 'frame' | 'address';
  /** Types of vehicle that have this filter; default: every type, and ALLE if it is basic. */
  carTypes?: readonly CarType[];
  /** Not shown for ALLE, because its options belong to one type each. */
  isOfOneType?: boolean;
  /** Component around the control that may change its options, for what needs more than the search store. */
  Frame?: ComponentType<FrameProps>;
  /** Shown only while this holds; otherwise the next change of any filter empties it. */
  when?: (values: FilterValues) => boolean;
}

/** One filter of the table. Address, chip and control come from its kind (`filterKinds`). */
export interface Filter extends FilterPlace {
  kind: 'choice' | 'multi' | 'range' | 'toggle' | 'text';
  names: readonly FilterName[];
  /** Reads the options from the facets; absent for filters without options of the platform. */
  optionsOf?: (source: OptionSource) => readonly FacetOption[];
  /** `count`: most vehicles first. `label`: by alphabet. Absent: as the platform has them. */
  order?: 'count' | 'label';
  /** German label of a key that the platform did not label. */
  labelOf?: (key: string) => string | undefined;
  /** Text of the control while it has no options (because another filter must be set first); without it the filter is hidden then. */
  emptyHint?: string;
  clears?: readonly FilterName[];
  /** Values from an address in the platform's spelling; unknown ones are left out (rules/platform-and-wire: spellings). */
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
