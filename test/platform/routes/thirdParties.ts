import { http, HttpResponse, type RequestHandler } from 'msw';
import { param, type PlatformContext } from '../answer';
import { accessoriesPage, AUTOUNCLE_SCRIPT, emobilioPage, spinPage, valuationPage } from '../pictures/thirdParties';

/** Stubs of third parties that the shop embeds after consent. */
export function thirdPartyRoutes(context: PlatformContext): RequestHandler[] {
  const base = `${context.baseUrl}/third-party`;
  const ask = (request: Request, name: string) => new URL(request.url).searchParams.get(name) ?? '';
  return [
    http.get(`${base}/accessories/embed`, ({ request }) =>
      HttpResponse.html(accessoriesPage(`${ask(request, 'brand')} ${ask(request, 'model')}`.trim())),
    ),
    http.get(`${base}/emobilio/widget`, ({ request }) => HttpResponse.html(emobilioPage(ask(request, 'clientId')))),
    http.get(`${base}/impel/:id`, ({ params }) => HttpResponse.html(spinPage(param(params, 'id')))),
    http.get(`${base}/impel/:id/:view`, ({ params }) =>
      HttpResponse.redirect(`${context.baseUrl}/media/vehicles/${param(params, 'id')}/${param(params, 'view')}`),
    ),
    http.get(`${base}/autouncle/trade-in`, () => HttpResponse.html(valuationPage())),
    http.get(
      `${base}/autouncle/autouncle.js`,
      () => new HttpResponse(AUTOUNCLE_SCRIPT, { headers: { 'content-type': 'text/javascript; charset=utf-8' } }),
    ),
  ];
}
