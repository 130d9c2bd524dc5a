import { isAcrossTypes, listedCount, parseCarQueryParams, toldOrder } from '../domain/vehicle/search/query';
import { toQueryString } from '../lib/http/queryString';
import { dealerAdminPath, vehicleDealerPath, type Platform } from './platform';

type Tenant = Pick<Platform, 'adminId'>;

// No parsing here, to keep the entry small: these requests start while the code of the shop is loading.

export const tenantSettingsPath = (tenant: Tenant) => vehicleDealerPath(tenant, 'vehicle-dealer-settings');

export const facetsByCarTypePath = (tenant: Tenant) =>
  dealerAdminPath(tenant, 'cars', 'available-property-values-extended-by-cartypes');

export const vehicleSearchPath = (tenant: Tenant) => dealerAdminPath(tenant, 'cars', 'property-values-extended');

export const EQUIPMENT_PATH = '/equipments';
export const HEADER_IMAGES_PATH = '/cars/headerImages';

export const headerImagesQuery = ({ adminId }: Tenant) => ({ carDealerAdminId: adminId });

/** Query parameters of every vehicle list (rules/search: twelve at first). */
export const DEFAULT_QUERY = { isValidForSale: true } as const;

/** The search at which the shop opens. */
export interface FirstSearch {
  /** The filter that the address names (value of carQueryParams). */
  carQueryParams: string;
  /** The search widget reads no vehicles, only their count. */
  isWidget: boolean;
}

/**
 * Full addresses of the first requests: the tenant's settings and, if the shop opens at the search, the first vehicles, the
 * facets and, but for the search widget, header images and equipment. In this order, because nothing can be rendered before
 * the settings are there.
 *
 * @param baseUrl of the platform, without a slash at its end
 * @param search absent if the shop opens at another screen
 */
export function firstReads(
  baseUrl: string,
  tenant: Tenant,
  search: FirstSearch | undefined,
): [settings: string, ...ofSearch: string[]] {
  const settings = `${baseUrl}${tenantSettingsPath(tenant)}`;
  if (search === undefined) return [settings];
  const vehicles = `${baseUrl}${vehicleSearchPath(tenant)}?${toQueryString(likelyQuery(search))}`;
  const facets = `${baseUrl}${facetsByCarTypePath(tenant)}?${toQueryString(DEFAULT_QUERY)}`;
  if (search.isWidget) return [settings, vehicles, facets];
  const headerImages = `${baseUrl}${HEADER_IMAGES_PATH}?${toQueryString(headerImagesQuery(tenant))}`;
  return [settings, vehicles, facets, headerImages, `${baseUrl}${EQUIPMENT_PATH}`];
}

/** Guesses the query of the first vehicles: passenger cars unless the address names a type, since most shops open with that type. */
function likelyQuery({ carQueryParams, isWidget }: FirstSearch) {
  const type = isAcrossTypes(carQueryParams) ? {} : { carType: 'PKW' };
  const query = parseCarQueryParams(carQueryParams);
  const orderBy = toldOrder(query.orderBy);
  // The list by distance begins with the counts of its locations.
  const isCount = isWidget || orderBy !== query.orderBy;
  return { ...DEFAULT_QUERY, ...type, ...query, orderBy, pageNumber: 1, pageSize: isCount ? 1 : listedCount(query) };
}
