import type { PathParams } from 'msw';
import { refuse, tenantOf, type PlatformContext } from '../answer';
import type { User } from '../contract';
import { bearerOf } from '../rules/login';
import type { TenantState } from '../state';

const isAdmin = ({ roles = [] }: User) => roles.some((role) => role === 'CarDealerAdmin' || role === 'SuperAdmin');
const isStaff = (user: User) => isAdmin(user) || (user.roles ?? []).includes('CarDealerEmployee');

/**
 * The tenant's member of staff whose bearer token came with the request.
 *
 * @param needs `admin`: what employees may not do
 * @throws {Refusal} 401 without a valid token, 403 for a customer, or for an employee where an admin is needed
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

/** The tenant of the path, for whom the bearer works. @throws {Refusal} 401, 403, 404 */
export function staffedTenant(
  context: PlatformContext,
  { params, request }: { params: PathParams; request: Request },
  needs?: 'staff' | 'admin',
): TenantState {
  const tenant = tenantOf(context, params);
  staffOf(context, tenant, request, needs);
  return tenant;
}

/** The tenant whose staff the bearer is, for calls that name none (rules/admin: tenant of the token). @throws {Refusal} 401, 403 */
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
