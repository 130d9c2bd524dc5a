import * as z from 'zod/mini';
import { ADMIN_ID_PARAMETER } from '../queryParameters';

/** A tenant's id: a GUID in any case, normalised to lower case. */
export const adminIdSchema = z.string().check(z.trim(), z.toLowerCase(), z.guid());

/**
 * Tenant in the parameter `vehicleDealerAdminId`, from the first query that has a valid one: that of the hash goes before that of
 * the host page.
 */
export function adminIdOverride(...queries: readonly URLSearchParams[]): string | undefined {
  return queries
    .map((query) => z.safeParse(adminIdSchema, query.get(ADMIN_ID_PARAMETER)).data)
    .find((adminId) => adminId !== undefined);
}
