import type { CarType } from '../../../domain/enums/carType';
import type { CarTypeTab, SearchCriteria } from '../filters/filter';
import {
  formatCarQueryParams,
  listedCount,
  PAGE_SIZE,
  parseCarQueryParams,
  type CarQuery,
} from '../../../domain/vehicle/search/query';
import { hashSearchWith, withFrame, type Frame } from '../../../domain/finance/frame';

// Without the table of filters, for the first cards.

/** Not encoded; values in the table's order. */
export function searchText({ tab, values, orderBy }: SearchCriteria): string {
  const rest = formatCarQueryParams({ ...values, orderBy });
  const type = tab === undefined ? '' : new URLSearchParams({ carType: tab }).toString();
  return [type, rest].filter(Boolean).join('&');
}

/** ALLE has no key: without a type, or with all that the tenant enforces. */
export function queryOf({ tab, values, orderBy }: SearchCriteria, enforced: readonly CarType[]): CarQuery {
  if (tab !== undefined && tab !== 'ALLE') return { carType: tab, ...values, orderBy };
  const { carTypes: wanted = [] } = values;
  const offered = enforced.length === 0 ? wanted : wanted.filter((type) => enforced.includes(type));
  // Types not offered are never requested, even from a link.
  const requestedType = offered.length > 0 ? offered : enforced;
  return { ...values, carTypes: requestedType.length > 0 ? [...requestedType] : undefined, orderBy };
}

export interface SearchDisplay {
  listed: number;
  view: 'grid' | 'list';
}

export function parseDisplay(carQueryParams: string): SearchDisplay {
  const isList = new URLSearchParams(carQueryParams).get('view') === 'list';
  return { listed: listedCount(parseCarQueryParams(carQueryParams)), view: isList ? 'list' : 'grid' };
}

export function withDisplay(search: string, { listed, view }: SearchDisplay): string {
  const parts = [search, listed > PAGE_SIZE && `pageSize=${listed}`, view === 'list' && 'view=list'];
  return parts.filter(Boolean).join('&');
}

/**
 * With the list around the vehicles.
 * @param firstTab listed by an address without a query
 */
export function queryOfCards(
  search: string,
  firstTab: CarTypeTab | undefined,
  frame: Frame,
  hostQuery: URLSearchParams,
): string {
  const unfiltered = searchText({ tab: firstTab, values: {}, orderBy: undefined });
  return hashSearchWith('', withFrame(search === unfiltered ? '' : search, frame), hostQuery);
}
