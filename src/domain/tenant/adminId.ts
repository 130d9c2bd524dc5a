import * as z from 'zod/mini';
import { ADMIN_ID_PARAMETER } from '../queryParameters';

/** A tenant's id, as a page may write it: a GUID in any case, which the shop has in lower case. */
export const adminIdSchema = z.string().check(z.trim(), z.toLowerCase(), z.guid());

/**
 * The tenant that an address asks for by `vehicleDealerAdminId`: the first of its queries that names one (of the hash, as the
 * nearer one, then the host's own). What cannot be an id is passed over.
 */
export function adminIdOverride(...queries: readonly URLSearchParams[]): string | undefined {
  return queries
    .map((query) => z.safeParse(adminIdSchema, query.get(ADMIN_ID_PARAMETER)).data)
    .find((adminId) => adminId !== undefined);
}
