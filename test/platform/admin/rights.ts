import type { PathParams } from 'msw';
import { refuse, tenantOf, type PlatformContext } from '../answer';
import type { User } from '../contract';
import { bearerOf } from '../rules/login';
import type { TenantState } from '../state';

const isAdmin = ({ roles = [] }: User) => roles.some((role) => role === 'CarDealerAdmin' || role === 'SuperAdmin');
const isStaff = (user: User) => isAdmin(user) || (user.roles ?? []).includes('CarDealerEmployee');

/**
 * Staff member of the tenant, by the request's bearer token.
 *
 * @param needs `admin` for calls forbidden to employees
 * @throws {Refusal} 401 without a valid token, 403 for a customer, or for an employee if an admin is required
 */
export function staffOf(
  context: PlatformContext,
  tenant: TenantState,
  request: Request,
  needs: 'staff' | 'admin' = 'staff',
): User {
  const user = bearerOf(tenant, request, context.now());
  if (!(needs === 'admin' ? isAdmin(user) : isStaff(user))) refuse(403, 'Dafür fehlt Ihnen die Berechtigung.');
  return user;
}

/** Tenant of the path, if the bearer belongs to its staff. @throws {Refusal} 401, 403, 404 */
export function staffedTenant(
  context: PlatformContext,
  { params, request }: { params: PathParams; request: Request },
  needs?: 'staff' | 'admin',
): TenantState {
  const tenant = tenantOf(context, params);
  staffOf(context, tenant, request, needs);
  return tenant;
}

/** Tenant of the bearer, for calls without a tenant (rules/admin: tenant of the token). @throws {Refusal} 401, 403 */
export function tenantOfToken(context: PlatformContext, request: Request): TenantState {
  for (const tenant of context.state.tenants.values()) {
    try {
      bearerOf(tenant, request, context.now());
    } catch {
      continue;
    }
    staffOf(context, tenant, request);
    return tenant;
  }
  return refuse(401, 'Anmeldung erforderlich.');
}
