import { isAcrossTypes, listedCount, parseCarQueryParams, type CarQuery } from '../domain/vehicle/search/query';
import { toQueryString } from '../lib/http/queryString';
import { dealerAdminPath, vehicleDealerPath, type Platform } from './platform';

type Tenant = Pick<Platform, 'adminId'>;

// Without anything that parses an answer: the page asks for these while the shop itself is still on its way.

export const tenantSettingsPath = (tenant: Tenant) => vehicleDealerPath(tenant, 'vehicle-dealer-settings');

export const facetsByCarTypePath = (tenant: Tenant) =>
  dealerAdminPath(tenant, 'cars', 'available-property-values-extended-by-cartypes');

export const vehicleSearchPath = (tenant: Tenant) => dealerAdminPath(tenant, 'cars', 'property-values-extended');

/** What every list asks for (storefront 3.4). */
export const DEFAULT_QUERY = { isValidForSale: true } as const satisfies CarQuery;

/** The search that a visitor lands on. */
export interface FirstSearch {
  /** The filter that the address names (value of carQueryParams). */
  carQueryParams: string;
  /** The search widget, which shows only how many there are. */
  isWidget: boolean;
}

/**
 * Full addresses of what the shop cannot show anything without: the tenant, and where the search opens, what there is and the first
 * vehicles.
 *
 * @param baseUrl of the platform, without a slash at its end
 * @param search where the visitor lands on it
 */
export function firstReads(baseUrl: string, tenant: Tenant, search: FirstSearch | undefined): string[] {
  const settings = `${baseUrl}${tenantSettingsPath(tenant)}`;
  if (search === undefined) return [settings];
  return [
    `${baseUrl}${vehicleSearchPath(tenant)}?${toQueryString(likelyQuery(search))}`,
    `${baseUrl}${facetsByCarTypePath(tenant)}?${toQueryString(DEFAULT_QUERY)}`,
    settings,
  ];
}

/** Without a type in the address, passenger cars: what most dealers have, and the first type on offer of a shop that has them. */
function likelyQuery({ carQueryParams, isWidget }: FirstSearch) {
  const type = isAcrossTypes(carQueryParams) ? {} : { carType: 'PKW' };
  const query = parseCarQueryParams(carQueryParams);
  return { ...DEFAULT_QUERY, ...type, ...query, pageNumber: 1, pageSize: isWidget ? 1 : listedCount(query) };
}
