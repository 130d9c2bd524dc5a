import { http, HttpResponse, type RequestHandler } from 'msw';
import { withRefusals, bodyOf, findTenant, noContent, paged, refuse, tenantOf, type PlatformContext } from '../answer';
import { contactBody } from '../../../src/domain/bodies';

/** Settings, header images, locations, contacts and contact requests. */
export function dealerRoutes(context: PlatformContext): RequestHandler[] {
  const dealer = `${context.baseUrl}/v2/vehicle-dealer/:adminId`;
  return [
    http.get(
      `${dealer}/vehicle-dealer-settings`,
      withRefusals(({ params }) => HttpResponse.json(tenantOf(context, params).settings)),
    ),
    http.get(
      `${context.baseUrl}/cars/headerImages`,
      withRefusals(({ request }) => {
        const id = new URL(request.url).searchParams.get('carDealerAdminId') ?? refuse(400, 'carDealerAdminId fehlt.');
        return HttpResponse.json((findTenant(context, id) ?? refuse(404, 'Unbekannter Händler.')).headerImages);
      }),
    ),
    http.get(
      `${dealer}/locations`,
      withRefusals(({ params, request }) => {
        const { items, headers } = paged(tenantOf(context, params).locations, new URL(request.url).searchParams, 1000);
        return HttpResponse.json(items, { headers });
      }),
    ),
    http.get(
      `${dealer}/contacts`,
      withRefusals(({ params, request }) => {
        const tenant = tenantOf(context, params);
        const query = new URL(request.url).searchParams;
        const vehicleId = query.get('vehicleId');
        const place = tenant.vehicles.find(({ id }) => id === vehicleId)?.carDealerLocation?.id;
        const found = tenant.contacts.filter(
          ({ vehicleDealerLocationIds: places }) =>
            vehicleId === null || !places || places.length === 0 || (place !== undefined && places.includes(place)),
        );
        const { items, headers } = paged(found, query, 1000);
        return HttpResponse.json(items, { headers });
      }),
    ),
    http.post(
      `${context.baseUrl}/emails`,
      withRefusals(async ({ request }) => {
        const email = await bodyOf(request, contactBody);
        const tenant = findTenant(context, email.carDealerAdminId) ?? refuse(404, 'Unbekannter Händler.');
        if (email.carId !== undefined && !tenant.vehicles.some(({ id }) => id === email.carId))
          refuse(400, 'carId: unbekannt');
        context.state.emails.push(email);
        return noContent();
      }),
    ),
  ];
}
