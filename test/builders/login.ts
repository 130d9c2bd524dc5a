import { STORAGE_KEYS } from '../../src/lib/storage';
import { NOW } from '../now';
import type { Account } from '../platform/state';
import { tokenFor } from '../platform/rules/login';
import { platform } from '../platformServer';
import { ORDINARY_DEALER } from './environment';
import { keptText } from './kept';

export { DEMO_PASSWORD } from '../platform/state';

/** Account of the demo platform's first dealer by the start of its e-mail: 'kunde', 'chef', 'mitarbeit'. */
export function demoAccount(name: string): Account {
  const account = platform.tenant(1).accounts.find(({ user }) => user.email.startsWith(name));
  if (!account) throw new Error(`no account ${name}`);
  return account;
}

/** Stores a login of the demo platform, as from an earlier visit. */
export function keepLogin(name = 'kunde', details: Partial<Account['user']> = {}): Account['user'] {
  const { user } = demoAccount(name);
  Object.assign(user, details);
  const value = { id: user.id, email: user.email, roles: user.roles, accessToken: tokenFor(user, NOW) };
  localStorage.setItem(STORAGE_KEYS.currentUser, keptText(1, value, ORDINARY_DEALER));
  return user;
}

export const CUSTOMER = 'kunde@autohaus-bergmann.test';
