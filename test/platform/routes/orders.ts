import { http, HttpResponse, type RequestHandler } from 'msw';
import { withRefusals, bodyOf, findTenant, noContent, param, refuse, type PlatformContext } from '../answer';
import { isReserved, orderProblem, REDIRECTED } from '../rules/orderRules';
import { continueLaterBody, orderBody } from '../../../src/domain/bodies';
import { adminIdOf } from '../stock/tenants';

/** The tenant without a hand-over step (rules/checkout: step order). */
const WITHOUT_HAND_OVER = adminIdOf(3);

export function orderRoutes(context: PlatformContext): RequestHandler[] {
  const created = (id: string, orderPaymentType: number) =>
    HttpResponse.json(
      {
        data: { id },
        ...(REDIRECTED.includes(orderPaymentType) && { redirectLink: `${context.baseUrl}/bank/${id}` }),
      },
      { status: 201 },
    );
  return [
    http.post(
      `${context.baseUrl}/v2/orders`,
      withRefusals(async ({ request }) => {
        const order = await bodyOf(request, orderBody);
        const now = context.now();
        const tenant = findTenant(context, order.vehicleDealerId) ?? refuse(404, 'Unbekannter Händler.');
        const known = context.state.orders.find((placed) => placed.order.id === order.id);
        if (known) {
          known.received += 1;
          if (known.order.vehicleId !== order.vehicleId)
            refuse(409, 'Diese Bestellnummer gehört zu einem anderen Fahrzeug.');
          return created(order.id, known.order.orderPaymentType);
        }
        const problem = orderProblem(order, tenant, tenant.settings.adminId !== WITHOUT_HAND_OVER, now);
        if (problem !== undefined) refuse(400, problem);
        const vehicle = tenant.vehicles.find(({ id }) => id === order.vehicleId) ?? refuse(400, 'vehicleId: unbekannt');
        if (isReserved(vehicle.reservedUntil, now)) refuse(409, 'Dieses Fahrzeug wurde gerade reserviert.');
        const hours = tenant.settings.orderReservationTimeInHours ?? 72;
        vehicle.reservedUntil = new Date(now.getTime() + hours * 3_600_000).toISOString();
        context.state.orders.push({
          order,
          tenantId: tenant.settings.adminId,
          createdAt: now.toISOString(),
          received: 1,
        });
        return created(order.id, order.orderPaymentType);
      }),
    ),
    http.post(
      `${context.baseUrl}/v2/orders/continue-later`,
      withRefusals(async ({ request }) => {
        const body = await bodyOf(request, continueLaterBody);
        const tenant = findTenant(context, body.vehicleDealerId) ?? refuse(404, 'Unbekannter Händler.');
        if (!tenant.vehicles.some(({ id }) => id === body.vehicleId)) refuse(400, 'vehicleId: unbekannt');
        context.state.continueLater.push(body);
        // At the dealership nobody needs the link.
        if (!body.continueOnSite)
          context.state.mails.push({
            tenantId: tenant.settings.adminId,
            sentAt: context.now().toISOString(),
            to: body.customerEmail,
            subject: 'Ihre gespeicherte Auswahl',
            text: `Guten Tag ${body.customerFirstName} ${body.customerLastName}, ${tenant.settings.companyName} hat Ihre Auswahl gespeichert. Mit dem Link machen Sie dort weiter, wo Sie aufgehört haben.`,
            link: { label: 'Weiter mit Ihrer Auswahl', url: body.checkoutUrl },
          });
        return noContent();
      }),
    ),
    http.get(
      `${context.baseUrl}/bank/:orderId`,
      withRefusals(({ params }) => {
        const placed = context.state.orders.find(({ order }) => order.id === param(params, 'orderId'));
        if (!placed) return refuse(404, 'Unbekannte Bestellung.');
        return HttpResponse.html(
          `<!doctype html><html lang="de"><meta charset="utf-8"><title>Antrag abschließen</title><h1>Antrag abschließen</h1><p>Hier führt die Bank oder der Zahlungsdienst die Bestellung ${placed.order.id} zu Ende.</p></html>`,
        );
      }),
    ),
    http.get(
      `${context.baseUrl}/v2/trade-ins/redeem`,
      withRefusals(({ request }) => {
        const query = new URL(request.url).searchParams;
        const tenant = findTenant(context, query.get('vehicleDealerId') ?? '') ?? refuse(404, 'Unbekannter Händler.');
        const same = (left: string | undefined, right: string | null) =>
          left?.toLowerCase() === right?.trim().toLowerCase();
        const tradeIn = tenant.tradeIns.find(
          ({ code, usedEmail }) => same(code, query.get('code')) && same(usedEmail, query.get('email')),
        );
        return HttpResponse.json(tradeIn ?? refuse(404, 'Zu diesem Code gibt es keine Bewertung.'));
      }),
    ),
  ];
}
