import { http, HttpResponse, type RequestHandler } from 'msw';
import type * as z from 'zod/mini';
import { withRefusals, bodyOf, findTenant, noContent, param, refuse, tenantOf, type PlatformContext } from '../answer';
import type { User } from '../contract';
import { bearerOf, isStaffUser, tokenFor } from '../rules/login';
import { linkedMail, shopPageOf } from '../rules/mail';
import { identityOf, type Identity } from '../rules/signIn';
import {
  accountBody,
  confirmEmailBody,
  credentialsBody,
  emailKnownBody,
  forgetPasswordBody,
  registrationBody,
  resetPasswordBody,
} from '../../../src/domain/bodies';
import type { Account, TenantState } from '../state';
import { idFor } from '../stock/random';

const HOUR_MS = 3_600_000;

type Credentials = z.output<typeof credentialsBody>;

/** Accounts of customers and staff: registration, login, confirmation, passwords, own data, deletion. */
export function userRoutes(context: PlatformContext): RequestHandler[] {
  const users = `${context.baseUrl}/cardealeradmin/:adminId/users`;
  const accountOf = (tenant: TenantState, address: string) =>
    tenant.accounts.find(({ user }) => user.email.toLowerCase() === address.trim().toLowerCase());
  const newToken = (purpose: string) => idFor(`${purpose} ${context.state.mails.length} ${context.now().getTime()}`);

  /** Creates an unconfirmed account and sends the mail for its confirmation. */
  function register(tenant: TenantState, user: Pick<User, 'email' | 'roles'> & Partial<User>) {
    if (accountOf(tenant, user.email)) refuse(400, 'Diese E-Mail ist bereits vergeben.');
    const isCustomer = user.roles?.[0] === 'CarDealerCustomer';
    const account: Account = {
      password: undefined,
      user: {
        id: idFor(`user ${tenant.settings.adminId} ${user.email} ${tenant.accounts.length}`),
        emailConfirmed: false,
        type: isCustomer ? 1 : user.roles?.[0] === 'CarDealerEmployee' ? 3 : 4,
        authType: 1,
        createdAt: context.now().toISOString(),
        vehicleDealerId: tenant.settings.vehicleDealerId,
        ...user,
      },
    };
    tenant.accounts.push(account);
    return account;
  }

  function askToConfirm(tenant: TenantState, account: Account, page: string) {
    account.confirmToken = newToken('confirm');
    context.state.mails.push(
      linkedMail(tenant, account.user.email, {
        now: context.now(),
        subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
        text: `Willkommen bei ${tenant.settings.companyName}. Mit einem Klick auf den Link bestätigen Sie Ihre E-Mail-Adresse.`,
        label: 'E-Mail-Adresse bestätigen',
        page,
        token: account.confirmToken,
      }),
    );
  }

  /** Registers staff without a role until an admin of the dealer opens the link of the mail. */
  function askToApprove(tenant: TenantState, account: Account, roles: NonNullable<User['roles']>) {
    const { email: applicant } = account.user;
    account.approval = { token: newToken('approve'), roles };
    account.user.roles = [];
    const admins = tenant.accounts.filter(({ user }) => user.roles?.includes('CarDealerAdmin'));
    for (const { user } of admins) {
      context.state.mails.push({
        tenantId: tenant.settings.adminId,
        sentAt: context.now().toISOString(),
        to: user.email,
        subject: 'Neuer Zugang zum Händlerbereich',
        text: `${applicant} möchte Zugang zum Händlerbereich. Geben Sie ihn nur frei, wenn Sie die Person kennen.`,
        link: {
          label: `Zugang für ${applicant} freischalten`,
          url: `${context.baseUrl}/cardealeradmin/${tenant.settings.adminId}/users/approve?token=${account.approval.token}`,
        },
      });
    }
  }

  /** Account of a Google or Apple identity, unless it was registered in another way. */
  function accountBy(identity: Identity, tenant: TenantState): Account | undefined {
    const account = accountOf(tenant, identity.email);
    return account?.user.authType === identity.authType ? account : undefined;
  }

  function logIn(tenant: TenantState, { user, password, ...proof }: Credentials): Account {
    const identity = identityOf(proof);
    const account = identity ? accountBy(identity, tenant) : accountOf(tenant, user.email);
    const isProven = identity !== undefined || (password !== undefined && account?.password === password);
    if (!account || !isProven) return refuse(401, 'E-Mail oder Passwort ist falsch.');
    if (account.user.emailConfirmed !== true && !isStaffUser(account.user))
      return refuse(403, 'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse.');
    return account;
  }

  const answerToken = (user: User) =>
    HttpResponse.json({ token: tokenFor(user, context.now(), context.state.tokenSeconds) });

  /** Staff may access all users of their dealer, customers only themselves. */
  function permitted(tenant: TenantState, request: Request, account: Account | undefined): Account {
    const own = bearerOf(tenant, request, context.now());
    if (account?.user.id !== own.id && !isStaffUser(own)) refuse(403, 'Dafür fehlt Ihnen die Berechtigung.');
    return account ?? refuse(404, 'Unbekannter Benutzer.');
  }
  const byId = (tenant: TenantState, id: string) => tenant.accounts.find(({ user }) => user.id === id);

  return [
    http.post(
      `${context.baseUrl}/users/checkIfExistsByEmail`,
      withRefusals(async ({ request }) => {
        const body = await bodyOf(request, emailKnownBody);
        return HttpResponse.json(
          [...context.state.tenants.values()].some((tenant) => accountOf(tenant, body.email) !== undefined),
        );
      }),
    ),
    http.post(
      `${context.baseUrl}/users/register`,
      withRefusals(async ({ request }) => {
        const body = await bodyOf(request, registrationBody);
        const tenant = findTenant(context, body.carDealerAdminId) ?? refuse(404, 'Unbekannter Händler.');
        const account = register(tenant, { email: body.email, roles: ['CarDealerCustomer'] });
        account.password = body.password;
        askToConfirm(tenant, account, shopPageOf(request, tenant, '/account/confirm-email'));
        return noContent();
      }),
    ),
    http.post(
      `${users}/login`,
      withRefusals(async ({ params, request }) =>
        answerToken(logIn(tenantOf(context, params), await bodyOf(request, credentialsBody)).user),
      ),
    ),
    http.post(
      `${users}/register`,
      withRefusals(async ({ params, request }) => {
        const tenant = tenantOf(context, params);
        const { user, password, redirectUrl, ...proof } = await bodyOf(request, credentialsBody);
        const identity = identityOf(proof);
        if (identity) {
          // Google and Apple have confirmed the address.
          const account = register(tenant, {
            ...user,
            ...identity,
            roles: ['CarDealerCustomer'],
            emailConfirmed: true,
          });
          return answerToken(account.user);
        }
        const roles = user.roles ?? ['CarDealerAdmin'];
        const account = register(tenant, { ...user, roles });
        account.password = password ?? refuse(400, 'password fehlt.');
        askToConfirm(tenant, account, redirectUrl ?? shopPageOf(request, tenant, '/account/confirm-email'));
        if (isStaffUser({ roles })) askToApprove(tenant, account, roles);
        return answerToken(account.user);
      }),
    ),
    http.post(
      `${users}/confirm-email`,
      withRefusals(async ({ params, request }) => {
        const body = await bodyOf(request, confirmEmailBody);
        const account = accountOf(tenantOf(context, params), body.email);
        if (account?.confirmToken !== body.token) return refuse(400, 'Dieser Link ist nicht mehr gültig.');
        account.confirmToken = undefined;
        account.user.emailConfirmed = true;
        return noContent();
      }),
    ),
    http.get(
      `${users}/approve`,
      withRefusals(({ params, request }) => {
        const token = new URL(request.url).searchParams.get('token');
        const account =
          tenantOf(context, params).accounts.find(({ approval }) => approval?.token === token) ??
          refuse(400, 'Dieser Link ist nicht mehr gültig.');
        account.user.roles = account.approval?.roles;
        account.approval = undefined;
        return HttpResponse.html(
          '<!doctype html><html lang="de"><meta charset="utf-8"><title>Zugang</title><body style="font:16px/1.6 system-ui;margin:48px"><h1>Der Zugang ist freigeschaltet.</h1></body></html>',
        );
      }),
    ),
    http.post(
      `${users}/forget-password`,
      withRefusals(async ({ params, request }) => {
        const tenant = tenantOf(context, params);
        const body = await bodyOf(request, forgetPasswordBody);
        const account = accountOf(tenant, body.email);
        // The same response without an account, to keep its existence secret.
        if (!account) return noContent();
        const token = newToken('reset');
        account.reset = { token, until: new Date(context.now().getTime() + HOUR_MS).toISOString() };
        context.state.mails.push(
          linkedMail(tenant, account.user.email, {
            now: context.now(),
            subject: 'Neues Passwort vergeben',
            text: 'Mit diesem Link vergeben Sie ein neues Passwort. Er gilt eine Stunde.',
            label: 'Neues Passwort vergeben',
            page: body.redirectUrl,
            token,
          }),
        );
        return noContent();
      }),
    ),
    http.post(
      `${users}/reset-password`,
      withRefusals(async ({ params, request }) => {
        const body = await bodyOf(request, resetPasswordBody);
        const account = accountOf(tenantOf(context, params), body.email);
        const isOpen = account?.reset?.token === body.token && account.reset.until > context.now().toISOString();
        if (!account || !isOpen) return refuse(400, 'Dieser Link ist nicht mehr gültig.');
        account.reset = undefined;
        account.password = body.password;
        // The token of the mail proves that the address belongs to the user.
        account.user.emailConfirmed = true;
        return noContent();
      }),
    ),
    http.get(
      `${users}/:email`,
      withRefusals(({ params, request }) => {
        const tenant = tenantOf(context, params);
        const { user } = permitted(tenant, request, accountOf(tenant, param(params, 'email')));
        return HttpResponse.json({ ...user, ...historyOf(context, tenant, user.email) });
      }),
    ),
    http.put(
      `${users}/:id`,
      withRefusals(async ({ params, request }) => {
        const tenant = tenantOf(context, params);
        const account = permitted(tenant, request, byId(tenant, param(params, 'id')));
        const { id, email: sameEmail, ...update } = await bodyOf(request, accountBody);
        if (id !== account.user.id) refuse(400, 'id: gehört zu einem anderen Konto');
        if (sameEmail !== undefined && sameEmail !== account.user.email)
          refuse(400, 'email: kann nicht geändert werden');
        const { roles, emailConfirmed, createdAt, vehicleDealerId, type, email: address } = account.user;
        // A PUT replaces only fields that users may write.
        account.user = { id, email: address, roles, emailConfirmed, createdAt, vehicleDealerId, type, ...update };
        return noContent();
      }),
    ),
    http.delete(
      `${users}/:id`,
      withRefusals(({ params, request }) => {
        const tenant = tenantOf(context, params);
        const account = permitted(tenant, request, byId(tenant, param(params, 'id')));
        tenant.accounts = tenant.accounts.filter((each) => each !== account);
        return noContent();
      }),
    ),
  ];
}

/** Orders and trade-ins of an address, the latest first. */
function historyOf({ state, baseUrl }: PlatformContext, tenant: TenantState, address: string) {
  const isOwn = (other: string | undefined) => other?.toLowerCase() === address.toLowerCase();
  const { adminId } = tenant.settings;
  const orders = state.orders
    .filter(({ order, tenantId }) => tenantId === adminId && isOwn(order.vehicleDealerCustomer.email))
    .map(({ order, createdAt }) => {
      const vehicle = tenant.vehicles.find(({ id }) => id === order.vehicleId);
      return {
        id: order.id,
        createdAt,
        vehicleId: order.vehicleId,
        ...(vehicle && {
          vehicle: {
            id: vehicle.id,
            manufacturer: vehicle.manufacturer,
            model: vehicle.model,
            marketingTitle: vehicle.marketingTitle,
          },
        }),
        statusToString: 'Eingegangen',
        oneTimePayment: order.oneTimePayment,
        monthlyPayment: order.monthlyPayment,
        paymentOptionType: order.paymentOptionType,
        orderPaymentType: order.orderPaymentType,
        handoverDate: order.handoverDate,
        salesAppointmentAt: order.salesAppointmentAt,
        documents: [
          {
            name: order.paymentOptionType === 1 ? 'Bestellbestätigung' : 'Anfragebestätigung',
            url: `${baseUrl}/media/documents/${adminId}/bestellung-${order.id}.pdf`,
          },
        ],
      };
    });
  const tradeIns = tenant.tradeIns.filter(({ usedEmail }) => isOwn(usedEmail));
  return { orders: orders.reverse(), tradeIns: [...tradeIns].reverse() };
}
