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

// Without the table of filters, which the first cards do not wait for.

/** A search as the value of the parameter, not encoded; its values in the order of the table. */
export function searchText({ tab, values, orderBy }: SearchCriteria): string {
  const rest = formatCarQueryParams({ ...values, orderBy });
  const type = tab === undefined ? '' : new URLSearchParams({ carType: tab }).toString();
  return [type, rest].filter(Boolean).join('&');
}

/** Query for the platform. ALLE has no key: it is sent without a type, or with all types that the tenant enforces. */
export function queryOf({ tab, values, orderBy }: SearchCriteria, enforced: readonly CarType[]): CarQuery {
  if (tab !== undefined && tab !== 'ALLE') return { carType: tab, ...values, orderBy };
  const { carTypes: wanted = [] } = values;
  const offered = enforced.length === 0 ? wanted : wanted.filter((type) => enforced.includes(type));
  // Types that the tenant does not offer are never requested, even if a link contains them.
  const requestedType = offered.length > 0 ? offered : enforced;
  return { ...values, carTypes: requestedType.length > 0 ? [...requestedType] : undefined, orderBy };
}

/** Display state of the list, part of the address so that it survives a reload. */
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
 * Query of the vehicles' addresses: the list that they stand in.
 *
 * @param firstTab whose whole list an address without a query opens
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
