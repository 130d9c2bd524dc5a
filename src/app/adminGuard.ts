import { isStaff, type Role } from '../domain/person/role';

const FIRST_AUTH_ROUTE = '/admin/auth/start';
const FIRST_SETTINGS_ROUTE = '/admin/settings/locations';

const isAtOrBelow = (pathname: string, root: string) => pathname === root || pathname.startsWith(`${root}/`);

/**
 * Where a visit to the admin area leads instead; `undefined` where it may go on (storefront 2.9, guard 2). The login of the
 * stored e-mail comes first (guard 1): it is read when the shop is mounted.
 *
 * @param held roles of who is logged in; none for a visitor
 */
export function adminRedirect(pathname: string, held: readonly Role[]): string | undefined {
  if (pathname === '/admin') return isStaff(held) ? FIRST_SETTINGS_ROUTE : FIRST_AUTH_ROUTE;
  if (isAtOrBelow(pathname, '/admin/settings') && !isStaff(held)) return FIRST_AUTH_ROUTE;
  if (isAtOrBelow(pathname, '/admin/auth') && isStaff(held)) return FIRST_SETTINGS_ROUTE;
  return undefined;
}
