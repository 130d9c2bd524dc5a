import { screenAt } from '../domain/addresses';
import { isStaff, type Role } from '../domain/account/role';
import type { TenantSettings } from '../domain/tenant/settings';
import type { SettingsPage } from './page';
import { environmentOf } from './environment';
import { may } from './rights';
import { authAddress, authPages, type AuthPage } from './auth/authPages';
import { pages, settingsAddress } from './resources';

interface AccessContext {
  /** Empty without a login. */
  roles: readonly Role[];
  settings: TenantSettings;
}

function isOfferedTo(settings: TenantSettings, { isOffered, isOnboarding }: SettingsPage): boolean {
  if (environmentOf(settings) === 'onboarding' && !isOnboarding) return false;
  return isOffered?.(settings) ?? true;
}

export function allowedPages({ roles, settings }: AccessContext): SettingsPage[] {
  return pages.filter((page) => isAllowed({ roles, settings }, page));
}

const isAllowed = ({ roles, settings }: AccessContext, page: SettingsPage) =>
  isOfferedTo(settings, page) && may(roles, page, 'read');

/** Result of the guards for an address. */
export type Admission =
  | { auth: AuthPage }
  | { settings: SettingsPage }
  | { redirect: string }
  | 'unknown'
  | 'refused'
  | 'elsewhere';

export function admissionAt(pathname: string, context: AccessContext): Admission {
  const match = screenAt(pathname);
  if (match?.name !== 'admin') return 'elsewhere';
  const { area, page } = match.params;
  const first = pages.find((each) => isAllowed(context, each));
  const firstAuthPage = authAddress(authPages[0]);
  if (area === undefined) return { redirect: firstAuthPage };
  if (area === 'settings') {
    if (!isStaff(context.roles)) return { redirect: firstAuthPage };
    if (page === undefined) return first === undefined ? 'refused' : { redirect: settingsAddress(first) };
    const target = pages.find((each) => each.page === page);
    if (target === undefined || !isOfferedTo(context.settings, target)) return 'unknown';
    return may(context.roles, target, 'read') ? { settings: target } : 'refused';
  }
  if (area !== 'auth') return 'unknown';
  if (isStaff(context.roles)) return first === undefined ? 'refused' : { redirect: settingsAddress(first) };
  const authPage = authPages.find((each) => each.page === page);
  return authPage === undefined ? 'unknown' : { auth: authPage };
}
