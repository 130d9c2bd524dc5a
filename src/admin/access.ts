import { screenAt } from '../domain/addresses';
import { isStaff, type Role } from '../domain/person/role';
import type { TenantSettings } from '../domain/tenant/settings';
import { may, type SettingsPage } from './page';
import { authAddress, authPages, type AuthPage } from './auth/authPages';
import { pages, settingsAddress } from './resources';

/** Who asks, and of which dealer. */
export interface AccessContext {
  /** Roles of who is logged in; none for a visitor. */
  roles: readonly Role[];
  settings: TenantSettings;
}

/** Where the dealer's shop stands (rules/admin: environment). */
export type EnvironmentType = 'onboarding' | 'staging' | 'production';

export function environmentOf({
  environmentTypeToString,
}: Pick<TenantSettings, 'environmentTypeToString'>): EnvironmentType {
  const name = environmentTypeToString?.toLowerCase();
  return name === 'onboarding' || name === 'staging' ? name : 'production';
}

/** Whether the dealer has a page at all: by configuration and environment (rules/admin: pages by configuration). */
function isOfferedTo(settings: TenantSettings, { isOffered, isOnboarding }: SettingsPage): boolean {
  if (environmentOf(settings) === 'onboarding' && !isOnboarding) return false;
  return isOffered?.(settings) ?? true;
}

/** The pages that someone sees, in the order of the sidebar. */
export function allowedPages({ roles, settings }: AccessContext): SettingsPage[] {
  return pages.filter((page) => isOfferedTo(settings, page) && may(roles, page, 'read'));
}

/** What is shown at an address of the admin area: a page, another address, or nothing that is known or allowed. */
export type Admission =
  | { auth: AuthPage }
  | { settings: SettingsPage }
  | { redirect: string }
  | 'unknown'
  | 'refused'
  | 'elsewhere';

/**
 * Guards of the admin area, in their order (rules/admin: guard of the settings, rules/admin: bare admin address). The login that is stored comes first: it is read when the services of the
 * mount are made.
 */
export function admissionAt(pathname: string, context: AccessContext): Admission {
  const match = screenAt(pathname);
  if (match?.name !== 'admin') return 'elsewhere';
  const { area, page } = match.params;
  const [first] = allowedPages(context);
  const firstAuthPage = authAddress(authPages[0]);
  if (area === undefined) return { redirect: firstAuthPage };
  if (area === 'settings') {
    if (!isStaff(context.roles)) return { redirect: firstAuthPage };
    if (page === undefined) return first === undefined ? 'refused' : { redirect: settingsAddress(first) };
    const found = pages.find((each) => each.page === page);
    if (found === undefined || !isOfferedTo(context.settings, found)) return 'unknown';
    return may(context.roles, found, 'read') ? { settings: found } : 'refused';
  }
  if (area !== 'auth') return 'unknown';
  if (isStaff(context.roles)) return first === undefined ? 'refused' : { redirect: settingsAddress(first) };
  const authPage = authPages.find((each) => each.page === page);
  return authPage === undefined ? 'unknown' : { auth: authPage };
}
