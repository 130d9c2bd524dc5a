import type { CarType } from '../../../domain/enums/carType';
import { isAcrossTypes, parseCarQueryParams, toldOrder, type CarQuery } from '../../../domain/vehicle/search/query';
import { without, type SearchCriteria } from '../filters/filter';
import { inOrder } from '../filters/filterRules';
import { searchText, withDisplay, type SearchDisplay } from './searchText';

/** One url-encoded value; the tab ALLE is carType=ALLE, without carType no type is chosen. */
export function parseSearch(carQueryParams: string): SearchCriteria {
  const { carType, orderBy, ...values } = parseCarQueryParams(carQueryParams);
  // A list of types belongs to the tab ALLE.
  return { tab: isAcrossTypes(carQueryParams) ? 'ALLE' : carType, values: inOrder(values), orderBy };
}

/** Formats a search as the value of the parameter, not encoded. Equal searches have equal texts. */
export function formatSearch({ tab, values, orderBy }: SearchCriteria): string {
  return searchText({ tab, values: inOrder(values), orderBy });
}

export function formatSearchWithDisplay(criteria: SearchCriteria, display: SearchDisplay): string {
  return withDisplay(formatSearch(criteria), display);
}

/** Query for the platform. ALLE has no key: it is sent without a type, or with all types that the tenant enforces. */
export function toCarQuery({ tab, values, orderBy }: SearchCriteria, enforced: readonly CarType[]): CarQuery {
  if (tab !== undefined && tab !== 'ALLE') return { carType: tab, ...inOrder(values), orderBy };
  const { carTypes: wanted = [] } = values;
  const offered = enforced.length === 0 ? wanted : wanted.filter((type) => enforced.includes(type));
  // Types that the tenant does not offer are never requested, even if a link contains them.
  const requestedType = offered.length > 0 ? offered : enforced;
  return { ...inOrder(values), carTypes: requestedType.length > 0 ? [...requestedType] : undefined, orderBy };
}

/** Without typed words and order of locations (rules/embedding: no personal data in events). */
export function withoutTypedWords({ tab, values, orderBy }: SearchCriteria): string {
  return formatSearch({ tab, values: without(values, ['searchTerm']), orderBy: toldOrder(orderBy) });
}
