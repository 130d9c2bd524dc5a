import type { HeaderImage } from '../../../api/headerImages';
import type { CarType } from '../../../domain/enums/carType';
import type { Frame } from '../../../domain/finance/frame';
import type { Facets } from '../../../domain/vehicle/search/facets';
import type { Vehicle } from '../../../domain/vehicle/vehicle';
import type { CarTypeTab, FilterValues, SearchCriteria } from '../filters/filter';
import type { FacetSources } from '../filters/filterOptions';
import type { FilterKey } from '../filters/filters';
import type { EmptyResultSuggestion } from './emptyResultSuggestions';

/** With the wanted words, make and model. */
interface OtherType {
  type: CarType;
  count: number;
  values: FilterValues;
  words: string;
}

export interface ListPosition {
  vehicleId: string;
  /** From the window's upper edge, px; absent if opened. */
  top?: number;
  /** Not only at the window's edge. */
  isOpened?: boolean;
}

export interface AppliedPhrase {
  sentence: string;
  text: string;
  before: SearchCriteria;
  after: SearchCriteria;
  /** If it says how to pay. */
  frame?: Frame | undefined;
  restoreFrame: () => void;
}

export interface SearchState {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  more: 'idle' | 'loading' | 'failed';
  failure: unknown;
  criteria: SearchCriteria;
  /** With own terms a rate's bound is of the visitor's rate. */
  frame: Frame;
  /** Not sent. */
  sentence: string;
  phrase: AppliedPhrase | undefined;
  /** Empty until the available types are known. */
  tabs: readonly CarTypeTab[];
  mainType: CarTypeTab | undefined;
  sources: FacetSources;
  vehicles: readonly Vehicle[];
  /** `undefined` until the first answer. */
  totalCount: number | undefined;
  hasMore: boolean;
  /** For an empty result; `undefined` while counting. */
  suggestions: readonly EmptyResultSuggestion[] | undefined;
  /** For an empty result; also without a tab. */
  otherTypes: readonly OtherType[];
  /** Of the best suggestion. */
  closest: readonly Vehicle[];
  view: 'grid' | 'list';
  headerImages: readonly HeaderImage[] | undefined;
  /** While on another screen; another search clears it. */
  listPosition: ListPosition | undefined;
}

export const INITIAL_STATE: SearchState = {
  status: 'idle',
  more: 'idle',
  failure: undefined,
  criteria: { tab: undefined, values: {}, orderBy: undefined },
  frame: {},
  sentence: '',
  phrase: undefined,
  tabs: [],
  mainType: undefined,
  sources: { stock: undefined, result: undefined, frozenCounts: undefined, equipmentLabels: new Map() },
  vehicles: [],
  totalCount: undefined,
  hasMore: false,
  suggestions: undefined,
  otherTypes: [],
  closest: [],
  view: 'grid',
  headerImages: undefined,
  listPosition: undefined,
};

/** (rules/search: changed facet keeps its counts); another type resets them */
export function whileLoading(
  { status, criteria: before, sources, listPosition }: SearchState,
  criteria: SearchCriteria,
  stock: Facets | undefined,
  changed: FilterKey | undefined,
): Partial<SearchState> {
  const { result } = sources;
  const isSameTab = before.tab === criteria.tab;
  const isFirstChange = sources.frozenCounts?.key !== changed;
  const isFreezing = isSameTab && changed !== undefined && result !== undefined;
  const frozenCounts = isFreezing && isFirstChange ? { key: changed, result } : sources.frozenCounts;
  return {
    criteria,
    status: 'loading',
    more: 'idle',
    suggestions: undefined,
    otherTypes: [],
    closest: [],
    // For the first search, after a reload on a vehicle's page.
    listPosition: status === 'idle' ? listPosition : undefined,
    sources: {
      ...sources,
      stock,
      frozenCounts: isFreezing ? frozenCounts : undefined,
      result: isSameTab ? result : undefined,
    },
  };
}

export function isReturningTo({ listPosition, vehicles }: Pick<SearchState, 'listPosition' | 'vehicles'>): boolean {
  return listPosition !== undefined && vehicles.some(({ id }) => id === listPosition.vehicleId);
}

/** A position at it becomes one at its neighbour. */
export function withoutVehicle({ vehicles, totalCount, listPosition }: SearchState, id: string): Partial<SearchState> {
  const index = vehicles.findIndex((vehicle) => vehicle.id === id);
  const left = vehicles.filter((vehicle) => vehicle.id !== id);
  const neighbour = left[index] ?? left.at(-1);
  return {
    vehicles: left,
    totalCount: totalCount === undefined ? undefined : totalCount - 1,
    listPosition: listPosition?.vehicleId === id ? neighbour && { vehicleId: neighbour.id } : listPosition,
  };
}
