import { dealerAdminPath, vehicleDealerPath, type Platform } from './platform';

type Tenant = Pick<Platform, 'adminId'>;

// Without anything that parses an answer: the page asks for these while the shop itself is still on its way.

export const tenantSettingsPath = (tenant: Tenant) => vehicleDealerPath(tenant, 'vehicle-dealer-settings');

export const facetsByCarTypePath = (tenant: Tenant) =>
  dealerAdminPath(tenant, 'cars', 'available-property-values-extended-by-cartypes');

/**
 * Full addresses of what the shop cannot show anything without: the tenant, and where the search opens, what there is.
 *
 * @param baseUrl of the platform, without a slash at its end
 */
export function firstReads(baseUrl: string, tenant: Tenant, opensSearch: boolean): string[] {
  const settings = `${baseUrl}${tenantSettingsPath(tenant)}`;
  return opensSearch ? [`${baseUrl}${facetsByCarTypePath(tenant)}?isValidForSale=true`, settings] : [settings];
}
