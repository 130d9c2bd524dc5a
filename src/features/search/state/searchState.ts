import type { HeaderImage } from '../../../api/headerImages';
import type { CarType } from '../../../domain/vehicle/enums/carType';
import type { Facets } from '../../../domain/vehicle/search/facets';
import type { Vehicle } from '../../../domain/vehicle/vehicle';
import type { HttpFailure } from '../../../lib/http/errors';
import type { CarTypeTab, SearchCriteria } from '../filters/filter';
import type { FacetSources } from '../filters/filterOptions';
import type { FilterKey } from '../filters/filters';
import type { EmptyResultSuggestion } from '../list/emptyResultSuggestions';

/** A type of vehicle, and how many of it have the words that were searched for. */
export interface OtherType {
  type: CarType;
  count: number;
}

/** Position in the list when the visitor left it. */
export interface ListPosition {
  vehicleId: string;
  /** Distance of its card from the upper edge of the window, in px; absent where its own page was opened. */
  top?: number;
}

/** What the search knows. */
export interface SearchState {
  /** `loading` keeps what was found before on the screen. */
  status: 'idle' | 'loading' | 'ready' | 'failed';
  /** The next twelve. */
  more: 'idle' | 'loading' | 'failed';
  failure: HttpFailure | undefined;
  criteria: SearchCriteria;
  /** Empty until the platform has said what it has. */
  tabs: readonly CarTypeTab[];
  sources: FacetSources;
  vehicles: readonly Vehicle[];
  /** `undefined` until the first answer. */
  totalCount: number | undefined;
  hasMore: boolean;
  /** What to drop where nothing was found; `undefined` while that is being counted. */
  suggestions: readonly EmptyResultSuggestion[] | undefined;
  /** Types of vehicle that have what was typed, where the chosen one has nothing of it. */
  otherTypes: readonly OtherType[];
  view: 'grid' | 'list';
  headerImages: readonly HeaderImage[] | undefined;
  /** Known while the visitor is somewhere else in the shop, and until another list takes over. */
  listPosition: ListPosition | undefined;
}

export const INITIAL_STATE: SearchState = {
  status: 'idle',
  more: 'idle',
  failure: undefined,
  criteria: { tab: undefined, values: {}, orderBy: undefined },
  tabs: [],
  sources: { stock: undefined, result: undefined, held: undefined, equipmentLabels: new Map() },
  vehicles: [],
  totalCount: undefined,
  hasMore: false,
  suggestions: undefined,
  otherTypes: [],
  view: 'grid',
  headerImages: undefined,
  listPosition: undefined,
};

/**
 * The state as a request leaves for `criteria`: what was found before stays in view. The filter that was just changed keeps
 * its counts from before it was touched, until another one is (storefront 2.3); another type of vehicle starts afresh.
 */
export function whileLoading(
  { status, criteria: before, sources, listPosition }: SearchState,
  criteria: SearchCriteria,
  stock: Facets | undefined,
  changed: FilterKey | undefined,
): Partial<SearchState> {
  const { result } = sources;
  const isSameTab = before.tab === criteria.tab;
  const isFirstTouch = sources.held?.key !== changed;
  const holds = isSameTab && changed !== undefined && result !== undefined;
  const held = holds && isFirstTouch ? { key: changed, result } : sources.held;
  return {
    criteria,
    status: 'loading',
    more: 'idle',
    suggestions: undefined,
    otherTypes: [],
    // After a reload on a vehicle's page the list is read for the first time, and is still to find that vehicle.
    listPosition: status === 'idle' ? listPosition : undefined,
    sources: { ...sources, stock, held: holds ? held : undefined, result: isSameTab ? result : undefined },
  };
}

/** Whether the vehicle where the visitor left the list is still in it: then that position is restored. */
export function isReturningTo({ listPosition, vehicles }: Pick<SearchState, 'listPosition' | 'vehicles'>): boolean {
  return listPosition !== undefined && vehicles.some(({ id }) => id === listPosition.vehicleId);
}
