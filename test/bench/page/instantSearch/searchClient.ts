/** Search client of the peer; the platform responds to a search and its facets in one. */
import type { SearchClient } from 'instantsearch.js';
import type { Car, CarsWithPropertyValues, PropertyValues } from '../../../platform/contract';

/** Attributes of the peer's filters, with their query parameter and list of facets. */
export const FACETS = {
  manufacturer: 'manufacturers',
  vehicleSubTypes: 'vehicleSubTypes',
  fuelTypes: 'fuelTypes',
  gearBoxTypes: 'gearBoxTypes',
  usedConditionTypes: 'usedConditionTypes',
  driveTypes: 'driveTypes',
  varnishBaseColorTypes: 'varnishBaseColorTypes',
  vehicleDealerLocationIds: 'vehicleDealerLocationIds',
} as const satisfies Record<string, keyof PropertyValues>;

/** Attribute of a range → suffix of `min` and `max` in the query. */
const BOUNDS: Record<string, string> = {
  publicPrice: 'Price',
  rate: 'MonthlyFinancingRateExample',
  enginePower: 'EnginePower',
  mileAge: 'MileAge',
};

/** Sorting as the name of an index, as in InstantSearch. */
export const ORDERS = { vehicles: '', vehicles_price: 'price', vehicles_price_desc: 'price desc' } as const;

interface SearchRequest {
  indexName: string;
  params?: {
    query?: string;
    page?: number;
    hitsPerPage?: number;
    facetFilters?: readonly (string | readonly string[])[];
    numericFilters?: readonly string[];
  };
}

export type VehicleHit = Car & { objectID: string };

/** @param list URL of the vehicle list, with constant parameters */
export function createSearchClient(list: string): SearchClient {
  const search = async (requests: readonly SearchRequest[]) => {
    // The first request contains all filters; the others request only the facets of one, which its response contains as well.
    const [request] = requests;
    const query = new URLSearchParams(request && queryOf(request));
    const response = await fetch(`${list}&${query.toString()}`);
    const { cars, propertyValues } = (await response.json()) as CarsWithPropertyValues;
    const { TotalCount, TotalPages } = JSON.parse(response.headers.get('x-pagination') ?? '{}') as Record<
      string,
      number | undefined
    >;
    const facets = Object.fromEntries(
      Object.entries(FACETS).map(([attribute, name]) => [attribute, countsOf(propertyValues[name])]),
    );
    const result = {
      index: request?.indexName,
      hits: cars.map((car): VehicleHit => ({ ...car, objectID: car.id })),
      page: request?.params?.page ?? 0,
      hitsPerPage: request?.params?.hitsPerPage ?? 12,
      nbHits: TotalCount ?? cars.length,
      nbPages: TotalPages ?? 1,
      facets,
      facets_stats: {
        publicPrice: { min: 0, max: 150_000 },
        rate: { min: 0, max: 1000 },
        enginePower: { min: 0, max: 500 },
        mileAge: { min: 0, max: 200_000 },
      },
      exhaustiveFacetsCount: true,
      processingTimeMS: 1,
      query: request?.params?.query ?? '',
      params: '',
    };
    return { results: requests.map(() => result) };
  };
  return { search } as unknown as SearchClient;
}

function countsOf(options: readonly { key?: string; count?: number }[] = []): Record<string, number> {
  return Object.fromEntries(options.map(({ key, count }) => [key ?? '', count ?? 0]));
}

function queryOf({ indexName, params = {} }: SearchRequest): Record<string, string> {
  const { query = '', page = 0, hitsPerPage = 12, facetFilters = [], numericFilters = [] } = params;
  const chosen = new Map<string, string[]>();
  for (const entry of facetFilters.flat()) {
    const [attribute = '', value = ''] = entry.split(':');
    chosen.set(attribute, [...(chosen.get(attribute) ?? []), value]);
  }
  const bounds = numericFilters.flatMap((filter) => {
    const [, attribute = '', sign, value = ''] = /^(\w+)([<>])=(.+)$/.exec(filter) ?? [];
    const name = BOUNDS[attribute];
    return name === undefined ? [] : [[`${sign === '>' ? 'min' : 'max'}${name}`, value] as const];
  });
  const order = Object.entries(ORDERS).find(([name]) => name === indexName)?.[1] ?? '';
  return {
    pageNumber: String(page + 1),
    pageSize: String(hitsPerPage),
    ...(query === '' ? {} : { searchTerm: query }),
    ...(order === '' ? {} : { orderBy: order }),
    ...Object.fromEntries([...chosen].map(([name, values]) => [name, values.join(',')])),
    ...Object.fromEntries(bounds),
  };
}
