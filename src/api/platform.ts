import type { Http } from '../lib/http/http';

/** What every call to the dealer platform needs: the way there, and the tenant it speaks for. */
export interface Platform {
  http: Http;
  /** Tenant id, after a possible `vehicleDealerAdminId` in the address. */
  adminId: string;
}

/** A path below the tenant's older address (decisions 4), its parts encoded. */
export function dealerAdminPath(platform: Pick<Platform, 'adminId'>, ...parts: readonly string[]): string {
  return ['/cardealeradmin', platform.adminId, ...parts].map(encodeSegment).join('/');
}

/** A path below the tenant's newer address (decisions 4), its parts encoded. */
export function vehicleDealerPath(platform: Pick<Platform, 'adminId'>, ...parts: readonly string[]): string {
  return ['/v2/vehicle-dealer', platform.adminId, ...parts].map(encodeSegment).join('/');
}

/** The base paths are literal; what comes from outside (ids, VINs, e-mail addresses) must not climb out of its segment. */
function encodeSegment(part: string, index: number): string {
  return index === 0 ? part : encodeURIComponent(part);
}
