import { http, HttpResponse, type RequestHandler } from 'msw';
import * as z from 'zod/mini';
import { answering, bodyOf, findTenant, nothing, param, refuse, tenantOf, type PlatformContext } from '../answer';
import type { Role, User } from '../contract';
import type { TenantState } from '../state';
import { idFor } from '../stock/random';

const HOUR = 3600;

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token as the platform writes it: sub, email, role, exp in seconds. Good for eight hours. */
export function tokenFor(user: User, now: Date): string {
  const roles = user.roles ?? [];
  const payload = {
    sub: user.id,
    email: user.email,
    role: roles.length === 1 ? roles[0] : roles,
    exp: Math.floor(now.getTime() / 1000) + 8 * HOUR,
  };
  return `${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded(payload)}.demo`;
}

const claims = z.object({ sub: z.string(), exp: z.number() });

/**
 * The user whose bearer token came with a request.
 * @throws {Refusal} 401 without one, with an expired or foreign one
 */
export function bearerOf(tenant: TenantState, request: Request, now: Date): User {
  const payload = /^Bearer [^.]+\.([^.]+)\.demo$/.exec(request.headers.get('authorization') ?? '')?.[1];
  if (payload === undefined) return refuse(401, 'Anmeldung erforderlich.');
  const read = z.safeParse(claims, parsed(Buffer.from(payload, 'base64url').toString()));
  if (!read.success || read.data.exp * 1000 < now.getTime()) return refuse(401, 'Die Anmeldung ist abgelaufen.');
  return tenant.accounts.find(({ user }) => user.id === read.data.sub)?.user ?? refuse(401, 'Anmeldung erforderlich.');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const credentials = z.object({
  user: z.object({
    email: z.string().check(z.minLength(3)),
    firstName: z.optional(z.string()),
    lastName: z.optional(z.string()),
  }),
  password: z.optional(z.string()),
});
const registration = z.strictObject({
  email: z.string().check(z.minLength(3)),
  password: z.string().check(z.minLength(1)),
  roles: z.array(z.string()),
  carDealerAdminId: z.string(),
});

export function userRoutes(context: PlatformContext): RequestHandler[] {
  const users = `${context.baseUrl}/cardealeradmin/:adminId/users`;
  const accountOf = (tenant: TenantState, email: string) =>
    tenant.accounts.find(({ user }) => user.email.toLowerCase() === email.trim().toLowerCase());
  function register(tenant: TenantState, email: string, password: string, role: Role, names: Partial<User> = {}): User {
    if (accountOf(tenant, email)) refuse(400, 'Diese E-Mail ist bereits vergeben.');
    const type = role === 'CarDealerCustomer' ? 1 : 4;
    const user: User = {
      id: idFor(`user ${tenant.settings.adminId} ${email}`),
      email,
      emailConfirmed: false,
      type,
      roles: [role],
      createdAt: context.now().toISOString(),
      ...names,
    };
    tenant.accounts.push({ user, password });
    return user;
  }
  return [
    http.post(
      `${context.baseUrl}/users/checkIfExistsByEmail`,
      answering(async ({ request }) => {
        const { email } = await bodyOf(request, z.object({ email: z.string() }));
        return HttpResponse.json(
          [...context.state.tenants.values()].some((tenant) => accountOf(tenant, email) !== undefined),
        );
      }),
    ),
    http.post(
      `${context.baseUrl}/users/register`,
      answering(async ({ request }) => {
        const body = await bodyOf(request, registration);
        const tenant = findTenant(context, body.carDealerAdminId) ?? refuse(404, 'Unbekannter Händler.');
        register(tenant, body.email, body.password, 'CarDealerCustomer');
        return nothing();
      }),
    ),
    http.post(
      `${users}/login`,
      answering(async ({ params, request }) => {
        const tenant = tenantOf(context, params);
        const { user, password } = await bodyOf(request, credentials);
        const account = accountOf(tenant, user.email);
        if (!account || account.password !== password) return refuse(401, 'E-Mail oder Passwort ist falsch.');
        return HttpResponse.json({ token: tokenFor(account.user, context.now()) });
      }),
    ),
    http.post(
      `${users}/register`,
      answering(async ({ params, request }) => {
        const { user, password } = await bodyOf(request, credentials);
        const names = { firstName: user.firstName, lastName: user.lastName };
        const created = register(tenantOf(context, params), user.email, password ?? '', 'CarDealerAdmin', names);
        return HttpResponse.json({ token: tokenFor(created, context.now()) });
      }),
    ),
    http.get(
      `${users}/:email`,
      answering(({ params, request }) => {
        const tenant = tenantOf(context, params);
        bearerOf(tenant, request, context.now());
        return HttpResponse.json(
          accountOf(tenant, param(params, 'email'))?.user ?? refuse(404, 'Unbekannter Benutzer.'),
        );
      }),
    ),
  ];
}
