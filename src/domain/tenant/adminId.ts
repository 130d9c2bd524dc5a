/** Query parameter that overrides the tenant of the script tag (decisions 1). */
export const ADMIN_ID_PARAMETER = 'vehicleDealerAdminId';

const ADMIN_ID = /^[\w-]{1,64}$/;

/**
 * The tenant of this mount: `vehicleDealerAdminId` in one of the queries (the hash query first, as the nearer one, then the
 * host's), else the configured id. A value that cannot be an id is ignored.
 */
export function resolveAdminId(configured: string, ...queries: readonly URLSearchParams[]): string {
  const override = queries.map((query) => query.get(ADMIN_ID_PARAMETER)?.trim() ?? '').find((id) => ADMIN_ID.test(id));
  return override ?? configured;
}
