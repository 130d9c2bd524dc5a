import { SEARCH_PARAMETER } from '../../../domain/queryParameters';
import type { CarType } from '../../../domain/vehicle/enums/carType';
import {
  formatCarQueryParams,
  isAcrossTypes,
  listedCount,
  PAGE_SIZE,
  parseCarQueryParams,
  type CarQuery,
} from '../../../domain/vehicle/search/query';
import { without, type SearchCriteria } from '../filters/filter';
import { inOrder } from '../filters/filterRules';

/**
 * The filter in an address: the query of the platform's list, url-encoded as one value. ALLE, which the platform has no key
 * for, is written as carType=ALLE; no carType at all means that none was chosen yet.
 */
export function parseSearch(carQueryParams: string): SearchCriteria {
  const { carType, orderBy, ...values } = parseCarQueryParams(carQueryParams);
  // A list of types goes across the tabs.
  return { tab: isAcrossTypes(carQueryParams) ? 'ALLE' : carType, values: inOrder(values), orderBy };
}

/** The value of the parameter, not yet encoded. Equal searches have equal texts. */
export function formatSearch({ tab, values, orderBy }: SearchCriteria): string {
  const rest = formatCarQueryParams({ ...inOrder(values), orderBy });
  const type = tab === undefined ? '' : new URLSearchParams({ carType: tab }).toString();
  return [type, rest].filter(Boolean).join('&');
}

/** What the visitor sees of a search beside its filter. It stands in the address with it, and so outlasts a reload. */
export interface SearchDisplay {
  /** Vehicles that are read at once. */
  listed: number;
  view: 'grid' | 'list';
}

export function parseDisplay(carQueryParams: string): SearchDisplay {
  const isList = new URLSearchParams(carQueryParams).get('view') === 'list';
  return { listed: listedCount(parseCarQueryParams(carQueryParams)), view: isList ? 'list' : 'grid' };
}

/** The value of the parameter, of a search as the visitor sees it. */
export function formatSeenSearch(criteria: SearchCriteria, { listed, view }: SearchDisplay): string {
  const parts = [formatSearch(criteria), listed > PAGE_SIZE && `pageSize=${listed}`, view === 'list' && 'view=list'];
  return parts.filter(Boolean).join('&');
}

/** The hash query with this search (value of the parameter); its other parameters stay. */
export function hashSearchWith(hashSearch: string, carQueryParams: string): string {
  const parameters = new URLSearchParams(hashSearch);
  parameters.set(SEARCH_PARAMETER, carQueryParams);
  return `?${parameters.toString()}`;
}

/** What the platform is asked. ALLE has no key: it is every type, or every one that the tenant enforces. */
export function toCarQuery({ tab, values, orderBy }: SearchCriteria, enforced: readonly CarType[]): CarQuery {
  if (tab !== undefined && tab !== 'ALLE') return { carType: tab, ...inOrder(values), orderBy };
  const { carTypes: wanted = [] } = values;
  const offered = enforced.length === 0 ? wanted : wanted.filter((type) => enforced.includes(type));
  // What the tenant does not offer is never asked for, whatever a link wants.
  const requestedType = offered.length > 0 ? offered : enforced;
  return { ...inOrder(values), carTypes: requestedType.length > 0 ? [...requestedType] : undefined, orderBy };
}

/** Typed words may be a name or a number plate: they are nobody's business but the search's (decisions 1, events). */
export function withoutTypedWords(criteria: SearchCriteria): string {
  return formatSearch({ ...criteria, values: without(criteria.values, ['searchTerm']) });
}
