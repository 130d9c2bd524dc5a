import { ADMIN_ID_PARAMETER } from '../queryParameters';

/** A tenant's id: a GUID in any case, normalised to lower case. */
export function readAdminId(given: unknown): string | undefined {
  const adminId = typeof given === 'string' ? given.trim().toLowerCase() : '';
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(adminId) ? adminId : undefined;
}

/**
 * Tenant in the parameter `vehicleDealerAdminId`, from the first of the queries that has a valid one. Callers pass the query of the
 * hash before that of the host page.
 */
export function adminIdOverride(...queries: readonly URLSearchParams[]): string | undefined {
  return queries.map((query) => readAdminId(query.get(ADMIN_ID_PARAMETER))).find((adminId) => adminId !== undefined);
}
