import { SEARCH_PARAMETER } from '../../../domain/queryParameters';

/** Hash query with this search (value of the parameter) and the other parameters unchanged. */
export function hashSearchWith(hashSearch: string, carQueryParams: string): string {
  const parameters = new URLSearchParams(hashSearch);
  parameters.set(SEARCH_PARAMETER, carQueryParams);
  return `?${parameters.toString()}`;
}
