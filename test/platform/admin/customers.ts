import { http, HttpResponse, type RequestHandler } from 'msw';
import { withRefusals, bodyOf, noContent, paged, param, refuse, tenantOf, type PlatformContext } from '../answer';
import { bearerOf } from '../rules/login';
import { staffedTenant, staffOf } from './rights';
import { messageBody } from '../../../src/domain/bodies';

export function customerRoutes(context: PlatformContext): RequestHandler[] {
  const dealer = `${context.baseUrl}/v2/vehicle-dealer/:adminId`;
  const users = `${context.baseUrl}/cardealeradmin/:adminId/users`;
  return [
    http.get(
      `${dealer}/users`,
      withRefusals((info) => {
        const { accounts } = staffedTenant(context, info);
        const { items, headers } = paged(
          accounts.filter(({ approval }) => approval === undefined).map(({ user }) => user),
          new URL(info.request.url).searchParams,
          12,
        );
        return HttpResponse.json(items, { headers });
      }),
    ),
    http.delete(
      `${users}/:id/contracts`,
      withRefusals((info) => {
        const { admin } = staffedTenant(context, info, 'admin');
        const id = param(info.params, 'id');
        admin.contracts = admin.contracts.filter(({ vehicleDealerCustomerId }) => vehicleDealerCustomerId !== id);
        return noContent();
      }),
    ),
    http.delete(
      `${users}/:id`,
      withRefusals(({ params, request }) => {
        const tenant = tenantOf(context, params);
        const id = param(params, 'id');
        // All users may delete their own account.
        if (bearerOf(tenant, request, context.now()).id !== id) staffOf(context, tenant, request, 'admin');
        if (!tenant.accounts.some(({ user }) => user.id === id)) refuse(404, 'Unbekannter Benutzer.');
        tenant.accounts = tenant.accounts.filter(({ user }) => user.id !== id);
        return noContent();
      }),
    ),
    http.post(
      `${dealer}/messages`,
      withRefusals(async (info) => {
        const tenant = staffedTenant(context, info);
        const message = await bodyOf(info.request, messageBody);
        if (message.receiverIds.some((id) => !tenant.accounts.some(({ user }) => user.id === id)))
          refuse(400, 'receiverIds: unbekannt');
        tenant.admin.messages.push(message);
        return noContent();
      }),
    ),
  ];
}
