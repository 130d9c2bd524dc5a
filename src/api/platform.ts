import type { Http } from '../lib/http/http';

/** Client and id of one tenant, for every call. */
export interface Platform {
  http: Http;
  /** `vehicleDealerAdminId` in the address overrides the option. */
  adminId: string;
}

/** Past the browser's cache: for what binds, is merged, or is compared before a write (rules/platform-and-wire: as fresh as the press). */
export function withoutCache({ http, adminId }: Platform): Platform {
  const request: Http['request'] = (method, path, options) =>
    http.request(method, path, { ...options, skipsCache: true });
  return { http: { ...http, request }, adminId };
}

/** Values from outside (ids, VINs, e-mail addresses) are encoded and cannot leave their segment. */
export function addressOf(path: string, parts: Readonly<Record<string, string>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parts[name] ?? ''));
}
