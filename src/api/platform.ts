import type { Http } from '../lib/http/http';

/** Platform of one tenant: HTTP client and tenant id, for every call. */
export interface Platform {
  http: Http;
  /** Tenant id; `vehicleDealerAdminId` in the address overrides the option. */
  adminId: string;
}

/** Fills the parts of a path. Values from outside (ids, VINs, e-mail addresses) are encoded, so that they cannot leave their segment. */
export function addressOf(path: string, parts: Readonly<Record<string, string>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parts[name] ?? ''));
}
