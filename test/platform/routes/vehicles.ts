import { http, HttpResponse, type RequestHandler } from 'msw';
import { withRefusals, bodyOf, paged, param, refuse, tenantOf, type PlatformContext } from '../answer';
import type { Car, CarsWithPropertyValues, PropertyValues } from '../contract';
import { facetsOf } from '../rules/facets';
import { createPdf } from '../rules/pdf';
import { vehiclePdfBody } from '../../../src/domain/bodies';
import { BadQuery, vehicleFilter } from '../rules/vehicleFilter';
import type { TenantState } from '../state';
import { EQUIPMENTS } from '../stock/equipments';

/** Page size of the shop's list. */
const DEFAULT_PAGE_SIZE = 12;

/** Vehicle in a response, with the spellings of its tenant's systems. */
const onTheWire = (tenant: TenantState, car: Car): Car => ({ ...car, ...tenant.quirks.get(car.id) });

function select(tenant: TenantState, query: URLSearchParams, now: Date) {
  try {
    const filter = vehicleFilter(query, now);
    const found = tenant.vehicles.filter((car) => filter.matches(car));
    const order = query.get('orderBy')?.trim() ?? '';
    if (!['', 'price', 'price desc'].includes(order)) refuse(400, 'orderBy: price oder price desc wird erwartet.');
    // Vehicles without a price come last in both directions.
    const price = ({ publicPrice }: Car) => (publicPrice > 0 ? publicPrice : order === 'price' ? Infinity : -Infinity);
    if (order !== '')
      found.sort((a, b) => (price(a) === price(b) ? 0 : price(a) < price(b) === (order === 'price') ? -1 : 1));
    return { filter, found };
  } catch (error) {
    if (error instanceof BadQuery) return refuse(400, error.message);
    throw error;
  }
}

function one(tenant: TenantState, isIt: (car: Car) => boolean) {
  const car = tenant.vehicles.find(isIt) ?? refuse(404, 'Dieses Fahrzeug gibt es nicht.');
  return HttpResponse.json(onTheWire(tenant, car));
}

export function vehicleRoutes(context: PlatformContext): RequestHandler[] {
  const base = `${context.baseUrl}/cardealeradmin/:adminId/cars`;
  return [
    http.get(
      `${base}/property-values-extended`,
      withRefusals(({ params, request }) => {
        const tenant = tenantOf(context, params);
        const query = new URL(request.url).searchParams;
        const { filter, found } = select(tenant, query, context.now());
        const { items, headers } = paged(found, query, DEFAULT_PAGE_SIZE);
        const answer: CarsWithPropertyValues = {
          cars: items.map((car) => onTheWire(tenant, car)),
          propertyValues: facetsOf({ stock: tenant.vehicles, filter, hasExternalSpelling: tenant.hasExternalSpelling }),
        };
        return HttpResponse.json(answer, { headers });
      }),
    ),
    http.get(
      `${base}/available-property-values-extended-by-cartypes`,
      withRefusals(({ params }) => {
        const tenant = tenantOf(context, params);
        const filter = vehicleFilter(new URLSearchParams(), context.now());
        const answer: Record<string, PropertyValues> = {};
        for (const type of new Set(tenant.vehicles.map(({ carType }) => carType))) {
          const stock = tenant.vehicles.filter(({ carType }) => carType === type);
          answer[type] = facetsOf({ stock, filter, hasExternalSpelling: tenant.hasExternalSpelling });
        }
        return HttpResponse.json(answer);
      }),
    ),
    http.get(
      base,
      withRefusals(({ params, request }) => {
        const tenant = tenantOf(context, params);
        const query = new URL(request.url).searchParams;
        const { items, headers } = paged(select(tenant, query, context.now()).found, query, DEFAULT_PAGE_SIZE);
        return HttpResponse.json(
          items.map((car) => onTheWire(tenant, car)),
          { headers },
        );
      }),
    ),
    http.get(
      `${base}/vin/:vin`,
      withRefusals(({ params }) =>
        one(tenantOf(context, params), ({ vin }) => vin?.toLowerCase() === param(params, 'vin').toLowerCase()),
      ),
    ),
    http.get(
      `${base}/internal-id/:internalId`,
      withRefusals(({ params }) =>
        one(
          tenantOf(context, params),
          ({ internalId }) => internalId?.toLowerCase() === param(params, 'internalId').toLowerCase(),
        ),
      ),
    ),
    http.get(
      `${base}/:id`,
      withRefusals(({ params }) =>
        one(tenantOf(context, params), ({ id }) => id === param(params, 'id').toLowerCase()),
      ),
    ),
    http.post(
      `${base}/:id/pdf`,
      withRefusals(async ({ params, request }) => {
        const tenant = tenantOf(context, params);
        const car =
          tenant.vehicles.find(({ id }) => id === param(params, 'id')) ?? refuse(404, 'Dieses Fahrzeug gibt es nicht.');
        const body = await bodyOf(request, vehiclePdfBody);
        context.state.pdfRequests.push(car.id);
        const euro = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });
        const pdf = createPdf([
          `${car.manufacturer} ${car.model}`,
          car.marketingTitle ?? '',
          `Preis: ${car.publicPrice > 0 ? euro.format(car.publicPrice) : 'auf Anfrage'}`,
          `Erstzulassung: ${car.initialRegistration ?? 'keine'}   Kilometerstand: ${car.mileAge ?? 0} km`,
          ...(body.financingCalculation
            ? [
                `Finanzierung: ${body.financingCalculation.fundingDuration} Monate, ${body.financingCalculation.monthlyInstallment} EUR im Monat`,
              ]
            : []),
          '',
          body.client.companyName,
          body.client.companyAddress,
          `${body.client.phone}   ${body.client.email}`,
          body.url,
        ]);
        return new HttpResponse(pdf, { headers: { 'content-type': 'application/pdf' } });
      }),
    ),
    http.get(`${context.baseUrl}/equipments`, () => HttpResponse.json(EQUIPMENTS)),
  ];
}
