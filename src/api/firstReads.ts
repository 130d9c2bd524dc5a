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

// No parsing here, to keep the entry small: these requests start while the shop's code loads.

export interface FirstSearch {
  carQueryParams: string;
  /** Needs only the count, no vehicles. */
  isWidget: boolean;
}

/**
 * Full addresses of what the first view paints: settings first, because nothing renders without them.
 * @param baseUrl without a slash at its end
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

/** A guess: passenger cars unless the address names a type, as most shops open. */
export function likelyQuery({ carQueryParams, isWidget }: FirstSearch) {
  const type: CarQuery = isAcrossTypes(carQueryParams) ? {} : { carType: 'PKW' };
  const query = parseCarQueryParams(carQueryParams);
  const orderBy = toldOrder(query.orderBy);
  // The list by distance begins with counts.
  const isCount = isWidget || orderBy !== query.orderBy;
  return { ...DEFAULT_QUERY, ...type, ...query, orderBy, pageNumber: 1, pageSize: isCount ? 1 : listedCount(query) };
}
