import { screenAt } from '../domain/addresses';
import { isStaff, type Role } from '../domain/person/role';
import { authAddress, authPages, resourceAddress, resources, type AdminPage, type Resource } from './resources';

/** The pages that a user sees, in the order of the sidebar. */
export function allowedResources(held: readonly Role[]): Resource[] {
  return resources.filter(({ roles }) => roles.some((role) => held.includes(role)));
}

/** What is shown at an address of the admin area: a page, another address, or nothing that is known or allowed. */
export type Admission = { page: AdminPage } | { redirect: string } | 'unknown' | 'refused' | 'elsewhere';

/**
 * Guards of the admin area, in their order (admin 2). The login that is stored comes first: it is read when the services of the
 * mount are made.
 *
 * @param held roles of who is logged in; none for a visitor
 */
export function admissionAt(pathname: string, held: readonly Role[]): Admission {
  const match = screenAt(pathname);
  if (match?.name !== 'admin') return 'elsewhere';
  const { area, page } = match.params;
  const allowed = allowedResources(held);
  const [first] = allowed;
  const firstAuthPage = authAddress(authPages[0]);
  if (area === undefined) return { redirect: firstAuthPage };
  if (area === 'settings') {
    if (!isStaff(held)) return { redirect: firstAuthPage };
    const resource = resources.find((each) => each.page === page);
    if (resource === undefined) return 'unknown';
    return allowed.includes(resource) ? { page: resource } : 'refused';
  }
  if (area !== 'auth') return 'unknown';
  if (isStaff(held)) return first === undefined ? 'refused' : { redirect: resourceAddress(first) };
  const authPage = authPages.find((each) => each.page === page);
  return authPage === undefined ? 'unknown' : { page: authPage };
}
