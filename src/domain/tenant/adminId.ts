import { ADMIN_ID_PARAMETER } from '../queryParameters';

/** GUID to lower case; also with the marks of word processors. */
export function readAdminId(given: unknown): string | undefined {
  const written = typeof given === 'string' ? given.replace(/\p{Pd}/gu, '-') : '';
  const adminId = written.replace(/[^\w-]/g, '').toLowerCase();
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(adminId) ? adminId : undefined;
}

/** The hash's query goes before the host's. */
export function adminIdOverride(...queries: readonly URLSearchParams[]): string | undefined {
  return queries.map((query) => readAdminId(query.get(ADMIN_ID_PARAMETER))).find((adminId) => adminId !== undefined);
}
