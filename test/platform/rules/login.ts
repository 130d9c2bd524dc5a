import * as z from 'zod/mini';
import { refuse } from '../answer';
import type { User } from '../contract';
import { TOKEN_SECONDS, type TenantState } from '../state';
import { parseJson } from '../../../src/lib/parseJson';

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Token of the platform: sub, email, role, exp in seconds. */
export function tokenFor(user: User, now: Date, seconds: number = TOKEN_SECONDS): string {
  const roles = user.roles ?? [];
  const payload = {
    sub: user.id,
    email: user.email,
    role: roles.length === 1 ? roles[0] : roles,
    exp: Math.floor(now.getTime() / 1000) + seconds,
  };
  return `${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded(payload)}.demo`;
}

const claims = z.object({ sub: z.string(), exp: z.number() });

/** @throws {Refusal} 401 without one, or for an expired or foreign one */
export function bearerOf(tenant: TenantState, request: Request, now: Date): User {
  const payload = /^Bearer [^.]+\.([^.]+)\.demo$/.exec(request.headers.get('authorization') ?? '')?.[1];
  if (payload === undefined) return refuse(401, 'Anmeldung erforderlich.');
  const read = z.safeParse(claims, parseJson(Buffer.from(payload, 'base64url').toString()));
  if (!read.success || read.data.exp * 1000 < now.getTime()) return refuse(401, 'Die Anmeldung ist abgelaufen.');
  return tenant.accounts.find(({ user }) => user.id === read.data.sub)?.user ?? refuse(401, 'Anmeldung erforderlich.');
}

/** Employees and admins of the dealer. */
export function isStaffUser({ roles = [] }: Pick<User, 'roles'>): boolean {
  return roles.some((role) => role !== 'CarDealerCustomer');
}
