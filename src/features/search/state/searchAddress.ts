import type { CarType } from '../../../domain/enums/carType';
import { isAcrossTypes, parseCarQueryParams, toldOrder, type CarQuery } from '../../../domain/vehicle/search/query';
import { withoutFilters, type SearchCriteria } from '../filters/filter';
import { inOrder } from '../filters/filterRules';
import { queryOf, searchText, withDisplay, type SearchDisplay } from './searchText';

/** Url-encoded; ALLE is carType=ALLE, no carType: none chosen. */
export function parseSearch(carQueryParams: string): SearchCriteria {
  const { carType, orderBy, ...values } = parseCarQueryParams(carQueryParams);
  // A list of types belongs to ALLE.
  return { tab: isAcrossTypes(carQueryParams) ? 'ALLE' : carType, values: inOrder(values), orderBy };
}

/** Not encoded. Equal searches have equal texts. */
export function formatSearch({ tab, values, orderBy }: SearchCriteria): string {
  return searchText({ tab, values: inOrder(values), orderBy });
}

export function formatSearchWithDisplay(criteria: SearchCriteria, display: SearchDisplay): string {
  return withDisplay(formatSearch(criteria), display);
}

export const toCarQuery = (criteria: SearchCriteria, enforced: readonly CarType[]): CarQuery =>
  queryOf({ ...criteria, values: inOrder(criteria.values) }, enforced);

/** (rules/embedding: no personal data in events) */
export function withoutTypedWords({ tab, values, orderBy }: SearchCriteria): string {
  return formatSearch({ tab, values: withoutFilters(values, ['searchTerm']), orderBy: toldOrder(orderBy) });
}
