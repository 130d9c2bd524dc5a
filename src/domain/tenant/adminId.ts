import * as z from 'zod/mini';
import { ADMIN_ID_PARAMETER } from '../queryParameters';

/** A tenant's id: a GUID in any case, normalised to lower case. */
export const adminIdSchema = z.string().check(z.trim(), z.toLowerCase(), z.guid());

/**
 * Tenant in the parameter `vehicleDealerAdminId`, from the first of the queries that has a valid one. Callers pass the query of the
 * hash before that of the host page.
 */
export function adminIdOverride(...queries: readonly URLSearchParams[]): string | undefined {
  return queries
    .map((query) => z.safeParse(adminIdSchema, query.get(ADMIN_ID_PARAMETER)).data)
    .find((adminId) => adminId !== undefined);
}
