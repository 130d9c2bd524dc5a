import {
  isAcrossTypes,
  listedCount,
  parseCarQueryParams,
  toldOrder,
  type CarQuery,
} from '../domain/vehicle/search/query';
import { toQueryString } from '../lib/http/queryString';
import { DEFAULT_QUERY, PATHS } from './firstPaths';
import { addressOf, type Platform } from './platform';

type Tenant = Pick<Platform, 'adminId'>;

// No parsing here, to keep the entry small: these requests start while the code of the shop is loading.

export interface FirstSearch {
  carQueryParams: string;
  /** The search widget reads no vehicles, only their count. */
  isWidget: boolean;
}

/**
 * Full addresses of what the first view paints: the tenant's settings and, if the shop opens at the search, the first vehicles
 * and the facets. In this order, because nothing can be rendered before the settings are there.
 *
 * @param baseUrl of the platform, without a slash at its end
 * @param search absent if the shop opens at another screen
 */
export function firstReads(
  baseUrl: string,
  tenant: Tenant,
  search: FirstSearch | undefined,
): [settings: string, ...ofSearch: string[]] {
  const addressBy = (name: keyof typeof PATHS) => `${baseUrl}${addressOf(PATHS[name], { a: tenant.adminId })}`;
  const settings = addressBy('settings');
  if (search === undefined) return [settings];
  const vehicles = `${addressBy('vehicles')}?${toQueryString(likelyQuery(search))}`;
  const facets = `${addressBy('facets')}?${toQueryString(DEFAULT_QUERY)}`;
  return [settings, vehicles, facets];
}

/** Guesses the query of the first vehicles: passenger cars unless the address names a type, since most shops open with that type. */
export function likelyQuery({ carQueryParams, isWidget }: FirstSearch) {
  const type: CarQuery = isAcrossTypes(carQueryParams) ? {} : { carType: 'PKW' };
  const query = parseCarQueryParams(carQueryParams);
  const orderBy = toldOrder(query.orderBy);
  // The list by distance begins with the counts of its locations.
  const isCount = isWidget || orderBy !== query.orderBy;
  return { ...DEFAULT_QUERY, ...type, ...query, orderBy, pageNumber: 1, pageSize: isCount ? 1 : listedCount(query) };
}
