import type { VehicleSearch } from '../../../api/vehicleSearch';
import type { FacetOption } from '../../../domain/vehicle/search/facets';
import { PAGE_SIZE, type CarQuery } from '../../../domain/vehicle/search/query';

// The platform filters by location but does not sort by it: the list is the locations' lists, one after the other.

type Stock = Pick<FacetOption, 'key' | 'count'>;

export interface ListPart {
  /** Ids, nearest first; several if taken whole. */
  locations: readonly string[];
  page: { pageNumber: number; pageSize: number };
  from: number;
  to: number;
}

const firstPage = (count: number) => ({ pageNumber: 1, pageSize: Math.ceil(count / PAGE_SIZE) * PAGE_SIZE });

/**
 * In the order of `nearest` (ids in any case); others last, in the facet's order.
 * @param chosen the filter's locations: a facet's counts ignore its own filter
 */
export function stocksByDistance(
  options: readonly Stock[],
  nearest: readonly string[],
  chosen: readonly string[] | undefined,
): Stock[] {
  const rank = new Map(nearest.map((id, index) => [id.toLowerCase(), index]));
  const rankOf = ({ key }: Stock) => rank.get(key.toLowerCase()) ?? rank.size;
  return options
    .filter(({ key, count }) => count > 0 && (chosen?.includes(key) ?? true))
    .map(({ key, count }) => ({ key, count }))
    .sort((one, other) => rankOf(one) - rankOf(other));
}

/** `size` vehicles from `offset`: whole locations share a request. */
export function partsOfList(stocks: readonly Stock[], offset: number, size: number): ListPart[] {
  const parts: ListPart[] = [];
  let start = 0;
  let whole: { keys: string[]; count: number } | undefined;
  const endWhole = () => {
    if (whole) {
      const { keys, count } = whole;
      parts.push({ locations: keys, page: firstPage(count), from: 0, to: count });
    }
    whole = undefined;
  };
  for (const { key, count } of stocks) {
    const from = Math.max(offset - start, 0);
    const to = Math.min(offset + size - start, count);
    start += count;
    if (from >= to) continue;
    if (from === 0 && to === count) {
      whole = { keys: [...(whole?.keys ?? []), key], count: (whole?.count ?? 0) + count };
      continue;
    }
    endWhole();
    if (from === 0) {
      parts.push({ locations: [key], page: firstPage(to), from, to });
      continue;
    }
    for (let page = Math.floor(from / PAGE_SIZE); page * PAGE_SIZE < to; page += 1) {
      const first = page * PAGE_SIZE;
      parts.push({
        locations: [key],
        page: { pageNumber: page + 1, pageSize: PAGE_SIZE },
        from: Math.max(from - first, 0),
        to: Math.min(to - first, PAGE_SIZE),
      });
    }
  }
  endWhole();
  return parts;
}

/** In the platform's own order. */
type Ask = (query: CarQuery) => Promise<VehicleSearch>;

/** rules/search: order by distance */
export async function listByDistance(ask: Ask, { orderBy, ...query }: CarQuery): Promise<VehicleSearch> {
  const { pageNumber = 1, pageSize = PAGE_SIZE, vehicleDealerLocationIds: chosen } = query;
  const whole = await ask({ ...query, pageNumber: 1, pageSize: 1 });
  const nearest = (orderBy ?? '').replace('distance ', '').split(',');
  const stocks = stocksByDistance(whole.facets.vehicleDealerLocationIds, nearest, chosen);
  const { totalCount } = whole.pagination;
  const offset = (pageNumber - 1) * pageSize;
  const answers: Pick<VehicleSearch, 'vehicles' | 'vins'>[] = [];
  for (const part of partsOfList(stocks, offset, pageSize)) {
    const { locations, page } = part;
    const answer = await ask({ ...query, ...page, vehicleDealerLocationIds: [...locations] });
    answers.push({ vehicles: vehiclesOfPart(part, answer), vins: answer.vins });
  }
  const placed = stocks.reduce((sum, { count }) => sum + count, 0);
  if (placed < totalCount && offset + pageSize > placed) {
    const vehicles = await vehiclesWithoutLocation(ask, query, stocks);
    answers.push({ vehicles: vehicles.slice(Math.max(offset - placed, 0), offset + pageSize - placed), vins: [] });
  }
  return {
    vehicles: answers.flatMap(({ vehicles }) => vehicles),
    vins: answers.flatMap(({ vins }) => vins),
    facets: whole.facets,
    pagination: { ...whole.pagination, pageNumber, pageSize, hasNext: offset + pageSize < totalCount },
  };
}

function vehiclesOfPart({ locations, page, from, to }: ListPart, { vehicles, pagination }: VehicleSearch) {
  if (locations.length > 1) {
    const rankOf = (id: string | undefined) => locations.indexOf(id ?? '');
    return [...vehicles].sort((one, other) => rankOf(one.location?.id) - rankOf(other.location?.id));
  }
  const { pageNumber, pageSize } = page;
  const sent = Math.min(pageSize, pagination.totalCount - (pageNumber - 1) * pageSize);
  // Unreadable entries are missing: rather a vehicle twice (the list skips it) than never.
  const unread = Math.max(sent - vehicles.length, 0);
  return vehicles.slice(Math.max(from - unread, 0), to);
}

/** Looked for page by page. */
async function vehiclesWithoutLocation(ask: Ask, query: CarQuery, stocks: readonly Stock[]) {
  const listedPlaces = new Set<string | undefined>(stocks.map(({ key }) => key));
  const rest: VehicleSearch['vehicles'] = [];
  for (let pageNumber = 1; ; pageNumber += 1) {
    const { vehicles, pagination } = await ask({ ...query, pageNumber, pageSize: 10 * PAGE_SIZE });
    rest.push(...vehicles.filter(({ location }) => !listedPlaces.has(location?.id)));
    if (!pagination.hasNext || vehicles.length === 0) return rest;
  }
}
