import { ADMIN_ID_PARAMETER } from '../queryParameters';

/** A tenant's id, as a page may write it: a GUID in any case, which the shop has in lower case. */
export function readAdminId(given: unknown): string | undefined {
  const adminId = typeof given === 'string' ? given.trim().toLowerCase() : '';
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(adminId) ? adminId : undefined;
}

/**
 * The tenant that an address asks for by `vehicleDealerAdminId`: the first of its queries that names one (of the hash, as the
 * nearer one, then the host's own). What cannot be an id is passed over.
 */
export function adminIdOverride(...queries: readonly URLSearchParams[]): string | undefined {
  return queries.map((query) => readAdminId(query.get(ADMIN_ID_PARAMETER))).find((adminId) => adminId !== undefined);
}
