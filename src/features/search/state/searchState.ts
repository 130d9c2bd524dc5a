import type { HeaderImage } from '../../../api/headerImages';
import type { CarType } from '../../../domain/enums/carType';
import type { Frame } from '../../../domain/finance/frame';
import type { Facets } from '../../../domain/vehicle/search/facets';
import type { Vehicle } from '../../../domain/vehicle/vehicle';
import type { CarTypeTab, FilterValues, SearchCriteria } from '../filters/filter';
import type { FacetSources } from '../filters/filterOptions';
import type { FilterKey } from '../filters/filters';
import type { EmptyResultSuggestion } from './emptyResultSuggestions';

/** Another type of vehicle that has the wanted words, make and model. */
interface OtherType {
  type: CarType;
  count: number;
  /** Words, make and model, as filter values and as text. */
  values: FilterValues;
  words: string;
}

export interface ListPosition {
  vehicleId: string;
  /** Distance of its card from the upper edge of the window, px; absent if its page was opened. */
  top?: number;
  /** It was opened, not only at the edge of the window. */
  isOpened?: boolean;
}

/** A sentence that was applied to the search. */
export interface AppliedPhrase {
  sentence: string;
  /** What became of it: 'So verstanden: 3 Filter aus Ihrem Satz.' */
  text: string;
  before: SearchCriteria;
  after: SearchCriteria;
  /** What it made of the frame, if it says how the visitor wants to pay. */
  frame?: Frame | undefined;
  /** Takes back what became of the frame. */
  restoreFrame: () => void;
}

export interface SearchState {
  /** While `loading`, the previous result is kept. */
  status: 'idle' | 'loading' | 'ready' | 'failed';
  /** Status of loading the next page. */
  more: 'idle' | 'loading' | 'failed';
  /** Of the last search, or of the next page. */
  failure: unknown;
  criteria: SearchCriteria;
  /** How the visitor wants to pay: with own terms, a bound of the rate is one of the visitor's rate. */
  frame: Frame;
  /** Typed into the search box and not sent. */
  sentence: string;
  /** The latest sentence that was sent; can be taken back while the search is what it made of it. */
  phrase: AppliedPhrase | undefined;
  /** Empty until the available types are known. */
  tabs: readonly CarTypeTab[];
  mainType: CarTypeTab | undefined;
  sources: FacetSources;
  vehicles: readonly Vehicle[];
  /** `undefined` until the first answer. */
  totalCount: number | undefined;
  hasMore: boolean;
  /** Suggestions for an empty result; `undefined` while they are counted. */
  suggestions: readonly EmptyResultSuggestion[] | undefined;
  /** Other types that have the wanted words, for an empty result; also those without a tab. */
  otherTypes: readonly OtherType[];
  /** Vehicles of the best suggestion, for an empty result. */
  closest: readonly Vehicle[];
  view: 'grid' | 'list';
  headerImages: readonly HeaderImage[] | undefined;
  /** Set while the visitor is on another screen; cleared by another search. */
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

/**
 * State while a request for `criteria` is running, with the previous result. The counts of the filter that was just changed are
 * frozen until another one is changed (rules/search: changed facet keeps its counts); another type of vehicle resets them.
 */
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
    // Kept for the first search, which follows a reload on a vehicle's page.
    listPosition: status === 'idle' ? listPosition : undefined,
    sources: {
      ...sources,
      stock,
      frozenCounts: isFreezing ? frozenCounts : undefined,
      result: isSameTab ? result : undefined,
    },
  };
}

/** Whether the vehicle of the remembered position is still listed, so that the position can be restored. */
export function isReturningTo({ listPosition, vehicles }: Pick<SearchState, 'listPosition' | 'vehicles'>): boolean {
  return listPosition !== undefined && vehicles.some(({ id }) => id === listPosition.vehicleId);
}

/** State without one of the listed vehicles; a position at it becomes one at its neighbour. */
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
