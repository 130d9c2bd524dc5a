import type { Http } from '../lib/http/http';

/** Platform of one tenant: HTTP client and tenant id, for every call. */
export interface Platform {
  http: Http;
  /** Tenant id; `vehicleDealerAdminId` in the address overrides the option. */
  adminId: string;
}

/** Path below the tenant's older base path (rules/platform-and-wire: base URL); encodes the parts. */
export function dealerAdminPath(platform: Pick<Platform, 'adminId'>, ...parts: readonly string[]): string {
  return ['/cardealeradmin', platform.adminId, ...parts].map(encodeSegment).join('/');
}

/** Path below the tenant's newer base path; encodes the parts. */
export function vehicleDealerPath(platform: Pick<Platform, 'adminId'>, ...parts: readonly string[]): string {
  return ['/v2/vehicle-dealer', platform.adminId, ...parts].map(encodeSegment).join('/');
}

/** Encodes one path segment. Values from outside (ids, VINs, e-mail addresses) must not leave it; the first segments are literals. */
function encodeSegment(part: string, index: number): string {
  return index === 0 ? part : encodeURIComponent(part);
}
