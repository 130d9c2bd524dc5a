import type { VehicleSearch } from '../../../api/vehicleSearch';
import { carTypes } from '../../../domain/enums/carType';
import { makeKey } from '../../../domain/vehicle/make';
import { matchFacetKey } from '../../../domain/vehicle/search/query';
import { only, type FilterValues, type SearchCriteria } from '../filters/filter';
import { findEmptyResultSuggestions } from './emptyResultSuggestions';
import type { Vehicle } from '../../../domain/vehicle/vehicle';
import type { SearchState } from './searchState';

type RequestPage = (
  criteria: SearchCriteria,
  pageNumber: number,
  pageSize: number,
  signal: AbortSignal,
) => Promise<VehicleSearch>;

const MAX_CLOSEST = 3;

interface CountsOptions {
  requestPage: RequestPage;
  /** Without hidden vehicles. */
  countOf: (answer: VehicleSearch) => number;
  /** Without hidden ones. */
  vehiclesOf: (answer: VehicleSearch) => readonly Vehicle[];
  get: () => SearchState;
  set: (part: Partial<SearchState>) => void;
  search: (criteria: SearchCriteria) => Promise<void>;
}

export function emptyResultCounts({ requestPage, countOf, vehiclesOf, get, set, search }: CountsOptions) {
  /** With words, make and model; one request (rules/search: other types with hits). */
  async function countOtherTypes({ tab, values }: SearchCriteria, signal: AbortSignal): Promise<void> {
    const wanted = only(values, ['manufacturer', 'model', 'searchTerm']);
    if (Object.keys(wanted).length === 0 || tab === 'ALLE') return;
    const everywhere: SearchCriteria = { tab: 'ALLE', values: wanted, orderBy: undefined };
    const answer = await requestPage(everywhere, 1, 1, signal).catch(() => undefined);
    if (signal.aborted || answer === undefined) return;
    const { carTypes: types, manufacturers } = answer.facets;
    const make = manufacturers.find(({ key }) => key === wanted.manufacturer);
    const model = make?.models.find(({ key }) => key === wanted.model);
    const words = [make?.label ?? wanted.manufacturer, model?.label ?? wanted.model, wanted.searchTerm].filter(Boolean);
    const otherTypes = types.flatMap(({ key, count }) => {
      const type = carTypes.parse(key);
      return type === undefined || count === 0 || type === tab
        ? []
        : [{ type, count, values: wanted, words: words.join(' ') }];
    });
    set({ otherTypes });
  }

  /** With the make of an address by the name that the stock has: 'VW' is 'Volkswagen'. */
  async function byOtherName(criteria: SearchCriteria, signal: AbortSignal): Promise<SearchCriteria | undefined> {
    const { manufacturer, model } = criteria.values;
    if (manufacturer === undefined) return undefined;
    const all = () => requestPage({ ...criteria, values: {} }, 1, 1, signal).then(({ facets }) => facets);
    const facets = get().sources.stock ?? (await all().catch(() => undefined));
    const makes = facets?.manufacturers ?? [];
    const isSame = (name: string) => makeKey(name) === makeKey(manufacturer);
    const make = makes.find(({ key, label }) => isSame(key) || isSame(label));
    if (make === undefined || makes.some(({ key }) => key === manufacturer)) return undefined;
    const named = { manufacturer: make.key, ...(model && { model: matchFacetKey(model, make.models) }) };
    return { ...criteria, values: { ...criteria.values, ...named } };
  }

  async function countSuggestions(criteria: SearchCriteria, signal: AbortSignal): Promise<void> {
    const count = (values: FilterValues) => requestPage({ ...criteria, values }, 1, 1, signal).then(countOf);
    for await (const suggestions of findEmptyResultSuggestions(criteria.values, get().sources, count, signal)) {
      if (signal.aborted) return;
      set({ suggestions });
    }
    const [best] = get().suggestions ?? [];
    if (best === undefined) return;
    // What is a little too dear before what is far too dear.
    const cheapestFirst = best.removed.includes('price') &&
      criteria.values.maxPrice !== undefined && { orderBy: 'price' as const };
    const answer = await requestPage(
      { ...criteria, values: best.values, ...cheapestFirst },
      1,
      MAX_CLOSEST,
      signal,
    ).catch(() => undefined);
    if (!signal.aborted && answer !== undefined) set({ closest: vehiclesOf(answer) });
  }

  return async (criteria: SearchCriteria, signal: AbortSignal): Promise<void> => {
    const named = await byOtherName(criteria, signal);
    if (signal.aborted) return;
    if (named) return search(named);
    await countOtherTypes(criteria, signal);
    await countSuggestions(criteria, signal);
  };
}
