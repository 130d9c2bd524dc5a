import type { ComponentType, ReactNode } from 'react';
import type { CarType } from '../../../domain/vehicle/enums/carType';
import type { FacetOption, Facets } from '../../../domain/vehicle/search/facets';
import type { CarQuery, OrderBy } from '../../../domain/vehicle/search/query';
import type { Vehicle } from '../../../domain/vehicle/vehicle';
import type { Choice } from '../../../ui/fields/choice';

/**
 * What the filters hold: the vehicle query itself, in the spelling and the units of the wire, without type of vehicle,
 * order and paging. So nothing has to be translated between screen, address and platform.
 */
export type FilterValues = Omit<CarQuery, 'carType' | 'orderBy' | 'pageNumber' | 'pageSize' | 'isValidForSale'>;
export type FilterName = keyof FilterValues;

/** A type of vehicle, or all of them together (storefront 2.3). */
export type CarTypeTab = CarType | 'ALLE';

/** Everything that decides which vehicles are listed, and in which order. */
export interface SearchCriteria {
  /** `undefined`: none chosen; the first type on offer stands in. */
  tab: CarTypeTab | undefined;
  values: FilterValues;
  /** `undefined`: the platform's own order. */
  orderBy: OrderBy | undefined;
}

type NameOf<Value> = {
  [Name in FilterName]-?: NonNullable<FilterValues[Name]> extends Value ? Name : never;
}[FilterName];

/** Lists, flags, single texts, and bounds (numbers, and days written YYYY-MM-DD) among the names. */
export type ListName = NameOf<readonly string[]>;
export type FlagName = NameOf<boolean>;
export type TextName = NameOf<string>;
export type BoundName = Extract<FilterName, `min${string}` | `max${string}`>;

/** What the options of a filter are made of. */
export interface OptionSource {
  /** Of the latest result, or of the whole stock. */
  facets: Facets;
  values: FilterValues;
  /** Labels of equipment by id. */
  equipmentLabels: ReadonlyMap<string, string>;
}

/** An option as a control shows it. */
export interface Option {
  key: string;
  label: string;
  /** `undefined` where the platform counts nothing. */
  count: number | undefined;
}

/** One removable part of what is chosen. */
export interface FilterChip {
  /** Unique among the chips of a search. */
  id: string;
  label: string;
  /** The values without it. */
  without: FilterValues;
}

export interface ControlProps {
  /** Of its own names. */
  values: FilterValues;
  options: readonly Option[];
  now: Date;
  /** What `noteOf` says; empty as long as no search has been answered. */
  note?: string | undefined;
  /** With what its own names hold from now on. */
  onChange: (values: FilterValues) => void;
}

/** What a list of options gets, however it is drawn. */
export interface ListProps {
  label: string;
  options: readonly Choice[];
  value: readonly string[];
  onChange: (value: string[]) => void;
}

/** What every entry of the table says, whatever its kind. */
export interface FilterPlace {
  label: string;
  /** `basic`: in the sidebar. `detail`: in 'Detailfilter'. `address`: only a dealer's link can set it; shown as a chip. */
  placement: 'basic' | 'detail' | 'address';
  /** Types of vehicle it makes sense for; absent: every one, and ALLE if it is basic. */
  carTypes?: readonly CarType[];
  /** Its options belong to one type each: nothing for ALLE, which would have those of all types. */
  isOfOneType?: boolean;
  /** Stands around its control and may change its options: what needs more of the shop than the search. */
  Frame?: ComponentType<{ options: readonly Option[]; children: (options: readonly Option[]) => ReactNode }>;
  /** Shown only while this holds; otherwise the visitor's next change empties it. */
  when?: (values: FilterValues) => boolean;
}

/** One filter of the table. Address, chip and control come from its kind (`filterKinds`). */
export interface Filter extends FilterPlace {
  kind: 'choice' | 'multi' | 'range' | 'toggle' | 'text';
  /** The parameters of the query that belong to it. */
  names: readonly FilterName[];
  /** Absent where nothing is chosen from a list of the platform. */
  optionsOf?: (source: OptionSource) => readonly FacetOption[];
  /** `count`: most vehicles first. `label`: by alphabet. Absent: as the platform has them. */
  order?: 'count' | 'label';
  /** The German name of a key that the platform did not label. */
  labelOf?: (key: string) => string | undefined;
  /** What its control says while it waits for another filter: without options it stays on the screen. */
  emptyHint?: string;
  /** Once something is chosen, the last of it cannot be dropped: not in the list, nor by a chip or a reset (storefront 4). */
  isMandatory?: boolean;
  /** What the law wants beside the control, made of the vehicles that are listed. */
  noteOf?: (vehicles: readonly Vehicle[]) => string | undefined;
  /** Names of other filters that lose their value with every change of this one. */
  clears?: readonly FilterName[];
  /** Values from an address in the platform's spelling; what cannot be meant is left out (decisions 6). */
  normalise: (values: FilterValues, options: readonly Option[]) => FilterValues;
  chips: (values: FilterValues, options: readonly Option[]) => FilterChip[];
  Control: ComponentType<ControlProps>;
}

/** The values of the given names alone. */
export function only(values: FilterValues, names: readonly FilterName[]): FilterValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.some((other) => other === name)));
}

/** The values without the given names. */
export function without(values: FilterValues, names: readonly FilterName[]): FilterValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.every((other) => other !== name)));
}
