import type { Page } from 'playwright-core';
import { STORAGE_KEYS } from '../../../src/lib/storage';
import { keptText } from '../../builders/kept';
import type { Platform } from '../../platform/platform';
import { tokenFor } from '../../platform/rules/login';
import type { HostPage } from './hostPage';
import type { Stage, Visit, Visitor } from './stage';

const EMAILS = { admin: 'chef@', employee: 'mitarbeit@' } as const;

/** Login of a user of the first dealer's admin area. */
export function storedAdmin(platform: Platform, as: keyof typeof EMAILS = 'admin'): Record<string, string> {
  const account = platform.tenant(1).accounts.find(({ user }) => user.email.startsWith(EMAILS[as]));
  if (!account) throw new Error(`no account for ${as}`);
  const { id, email } = account.user;
  const user = { id, email, roles: [as], accessToken: tokenFor(account.user, new Date()) };
  return { [STORAGE_KEYS.currentUser]: keptText(1, user, platform.tenant(1).settings.adminId) };
}

/** Opens a page of the admin area with an existing login. */
export async function visitAdmin(
  stage: Stage,
  page: string,
  { as, ...visitor }: Visitor & { as?: keyof typeof EMAILS } = {},
  host: HostPage = {},
): Promise<Visit> {
  const stored = storedAdmin(stage.platform, as);
  return stage.visit({ ...host, address: `#/admin/settings/${page}` }, { ...visitor, stored });
}

/** Waits until the list of an admin page is loaded. */
export const listIsShown = (page: Page) =>
  page
    .getByText(/^\d+ \/ [\d.]+/)
    .first()
    .waitFor();
