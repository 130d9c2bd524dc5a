import type { VehicleSearch } from '../../../api/vehicleSearch';
import { carTypes } from '../../../domain/vehicle/enums/carType';
import type { FilterValues, SearchCriteria } from '../filters/filter';
import { findEmptyResultSuggestions } from '../list/emptyResultSuggestions';
import type { SearchState } from './searchState';

/** Requests one page of a search. */
export type RequestPage = (
  criteria: SearchCriteria,
  pageNumber: number,
  pageSize: number,
  signal: AbortSignal,
) => Promise<VehicleSearch>;

interface CountsOptions {
  requestPage: RequestPage;
  /** Total count of an answer without its hidden vehicles. */
  countOf: (answer: VehicleSearch) => number;
  get: () => SearchState;
  set: (part: Partial<SearchState>) => void;
}

/** Counts alternatives for an empty result: other types with the typed words, then searches without single filters. */
export function emptyResultCounts({ requestPage, countOf, get, set }: CountsOptions) {
  /** Counts other types that contain the typed words, by one request (rules/search: other types with hits). */
  async function countOtherTypes({ tab, values }: SearchCriteria, signal: AbortSignal): Promise<void> {
    const { searchTerm } = values;
    if (searchTerm === undefined || tab === 'ALLE') return;
    const everywhere: SearchCriteria = { tab: 'ALLE', values: { searchTerm }, orderBy: undefined };
    const answer = await requestPage(everywhere, 1, 1, signal).catch(() => undefined);
    if (signal.aborted || answer === undefined) return;
    const otherTypes = answer.facets.carTypes.flatMap(({ key, count }) => {
      const type = carTypes.parse(key);
      return type === undefined || count === 0 || !get().tabs.includes(type) ? [] : [{ type, count }];
    });
    set({ otherTypes: otherTypes.filter(({ type }) => type !== tab) });
  }

  async function countSuggestions(criteria: SearchCriteria, signal: AbortSignal): Promise<void> {
    const count = (values: FilterValues) => requestPage({ ...criteria, values }, 1, 1, signal).then(countOf);
    for await (const suggestions of findEmptyResultSuggestions(criteria.values, get().sources, count, signal)) {
      if (signal.aborted) return;
      set({ suggestions });
    }
  }

  return async (criteria: SearchCriteria, signal: AbortSignal): Promise<void> => {
    await countOtherTypes(criteria, signal);
    await countSuggestions(criteria, signal);
  };
}
