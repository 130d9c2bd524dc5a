import type { Platform } from '../../src/api/platform';
import { axiosTransport } from '../../src/lib/http/axiosTransport';
import { createHttp } from '../../src/lib/http/http';
import { platform as demo } from '../platformServer';
import { tokenFor } from '../platform/rules/login';
import { ADMIN_ID } from './tenant';

/** Seeded accounts of tenant 1, by the start of their e-mail. */
const EMAILS = { admin: 'chef@', employee: 'mitarbeit@', customer: 'kunde@' } as const;

export type DemoRole = keyof typeof EMAILS;

export function demoUser(role: DemoRole) {
  const account = demo.tenant(1).accounts.find(({ user }) => user.email.startsWith(EMAILS[role]));
  if (!account) throw new Error(`no account for ${role}`);
  return account.user;
}

export function demoToken(role: DemoRole, now = new Date()): string {
  return tokenFor(demoUser(role), now);
}

/** Client of the demo platform, logged in, without pauses. @param seconds remaining validity of the token */
export function platformFor(role: DemoRole | undefined, seconds?: number): Platform {
  return {
    adminId: ADMIN_ID,
    http: createHttp({
      baseUrl: 'https://platform.test',
      transport: axiosTransport,
      pause: () => Promise.resolve(),
      getToken: () => (role === undefined ? undefined : tokenFor(demoUser(role), new Date(), seconds)),
    }),
  };
}
