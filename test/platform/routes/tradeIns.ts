import { http, HttpResponse, type RequestHandler } from 'msw';
import { withRefusals, findTenant, param, refuse, type PlatformContext } from '../answer';
import { valuationMail } from '../rules/mail';
import { isKnown, manufacturers, readRequest, valued, versionsOf } from '../rules/tradeInRules';

/** Valuation of vehicles: manufacturers, versions, calculation and redemption. */
export function tradeInRoutes(context: PlatformContext): RequestHandler[] {
  const base = context.baseUrl;
  return [
    http.get(`${base}/tradeins/manufacturers`, () => HttpResponse.json(manufacturers())),
    http.get(
      `${base}/tradeins/manufacturerid/:make/modelid/:model/firstregistration/:date`,
      withRefusals(({ params }) => {
        const match = /^(\d{1,2})-(\d{4})$/.exec(param(params, 'date')) ?? refuse(400, 'Monat-Jahr wird erwartet.');
        const date = { month: Number(match[1]), year: Number(match[2]) };
        if (date.month < 1 || date.month > 12) refuse(400, 'Monat von 1 bis 12.');
        const versions = versionsOf(param(params, 'make'), param(params, 'model'), date, context.now());
        return HttpResponse.json(versions ?? refuse(404, 'Unbekanntes Modell.'));
      }),
    ),
    http.post(
      `${base}/v2/trade-ins/calculate`,
      withRefusals(async ({ request }) => {
        if (!request.headers.get('content-type')?.startsWith('multipart/form-data; boundary='))
          refuse(400, 'multipart/form-data wird erwartet.');
        const form = readRequest(await request.formData());
        if (typeof form === 'string') return refuse(400, form);
        const tenant = findTenant(context, form.vehicleDealerId) ?? refuse(404, 'Unbekannter Händler.');
        context.state.tradeInRequests.push(form);
        if (!isKnown(form)) return HttpResponse.json({ success: false });
        const number = context.state.tradeInRequests.length;
        const tradeIn = valued(form, { settings: tenant.settings, number, now: context.now() });
        tenant.tradeIns.push(tradeIn);
        const mail = valuationMail(tenant, tradeIn, context.now());
        if (mail) context.state.mails.push(mail);
        return HttpResponse.json({ success: true, ...(context.state.tellsValuation && { tradeIn }) });
      }),
    ),
  ];
}
