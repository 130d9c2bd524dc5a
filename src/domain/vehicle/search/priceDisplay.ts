import { SEARCH_PARAMETER } from '../../queryParameters';

/** Form in which the lists and the price box name a price: the price alone, or the monthly rate before it. */
export type PriceDisplay = 'cash' | 'rate';

/** Name within `carQueryParams`, beside `view` and `pageSize`. */
const NAME = 'prices';

/** Reads the form of the prices from a `carQueryParams`; `undefined` where it states none. */
export function priceDisplayOf(carQueryParams: string): PriceDisplay | undefined {
  const written = new URLSearchParams(carQueryParams).get(NAME);
  return written === 'cash' || written === 'rate' ? written : undefined;
}

/** The `carQueryParams` with this form of the prices. The default `cash` is left out. */
export function withPriceDisplay(carQueryParams: string, display: PriceDisplay): string {
  const others = carQueryParams.split('&').filter((part) => part !== '' && !part.startsWith(`${NAME}=`));
  return [...others, ...(display === 'rate' ? [`${NAME}=rate`] : [])].join('&');
}

/** Sets the parameter in a hash query; an empty search is left out, unless the host's query has one that would then hold. */
export function hashSearchWith(hashSearch: string, carQueryParams: string, hostQuery: URLSearchParams): string {
  const parameters = new URLSearchParams(hashSearch);
  if (carQueryParams === '' && !hostQuery.has(SEARCH_PARAMETER)) parameters.delete(SEARCH_PARAMETER);
  else parameters.set(SEARCH_PARAMETER, carQueryParams);
  const written = parameters.toString();
  return written === '' ? '' : `?${written}`;
}
