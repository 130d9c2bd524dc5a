import { http, HttpResponse, type RequestHandler } from 'msw';
import { withRefusals, bodyOf, noContent, paged, refuse, tenantOf, type PlatformContext } from '../answer';
import type { Car, VehicleFiles } from '../contract';
import { createPdf } from '../rules/pdf';
import { manufacturers } from '../rules/tradeInRules';
import type { TenantState } from '../state';
import { staffedTenant } from './rights';
import { vehicleFilesDeletionBody } from '../../../src/domain/bodies';
import { LABEL_REASON, releaseNotesOf } from './seeds';
import { filesOf, formOf, storeFiles } from './uploads';

const fileType = (value: FormDataEntryValue | string | null): 1 | 2 =>
  value === '1' ? 1 : value === '2' ? 2 : refuse(400, 'fileType: 1 oder 2 wird erwartet');

function filesOfCar(tenant: TenantState, car: Car, type: 1 | 2): VehicleFiles {
  const { id, vin, internalId, manufacturer, model } = car;
  const isReport = type === 1;
  return {
    id,
    vin,
    internalId,
    manufacturer,
    model,
    ...(isReport
      ? { conditionDocumentUrls: car.conditionDocumentUrls ?? [], conditionDescription: car.conditionDescription }
      : { enVkvLabelDocumentUrl: car.enVkvLabelDocumentUrl }),
    createdAt: tenant.admin.fileTimes.get(`${car.id} ${type}`),
  };
}

const isSame = (value: string | undefined, wanted: FormDataEntryValue | null) =>
  typeof wanted === 'string' && wanted.trim() !== '' && value?.toLowerCase() === wanted.trim().toLowerCase();

/** Documents of vehicles, vehicles that are not offered, makes, and release notes. */
export function documentRoutes(context: PlatformContext): RequestHandler[] {
  const vehicles = `${context.baseUrl}/v2/vehicle-dealer/:adminId/vehicles`;
  return [
    http.get(
      `${vehicles}/files`,
      withRefusals((info) => {
        const tenant = staffedTenant(context, info);
        const query = new URL(info.request.url).searchParams;
        const type = fileType(query.get('fileType'));
        const { items, headers } = paged(tenant.vehicles, query, Math.max(1, tenant.vehicles.length));
        return HttpResponse.json(
          items.map((car) => filesOfCar(tenant, car, type)),
          { headers },
        );
      }),
    ),
    http.post(
      `${vehicles}/files`,
      withRefusals(async (info) => {
        const tenant = staffedTenant(context, info);
        const form = await formOf(info.request);
        const type = fileType(form.get('fileType'));
        const files = filesOf(form, 'files', 'pdf');
        const [vin, internalId, description] = ['vin', 'internalId', 'description'].map((name) => form.get(name));
        if (!vin && !internalId) refuse(400, 'vin: fehlt');
        const fits = (each: { vin?: string; internalId?: string }) =>
          isSame(each.vin, vin ?? null) || isSame(each.internalId, internalId ?? null);
        const car = tenant.vehicles.find(fits);
        const invalid = tenant.admin.invalidVehicles.find(fits);
        if (!car && !invalid) refuse(404, 'Dieses Fahrzeug gibt es nicht.');
        const urls = await storeFiles(context, files);
        if (car) {
          tenant.admin.fileTimes.set(`${car.id} ${type}`, context.now().toISOString());
          if (type === 2) car.enVkvLabelDocumentUrl = urls[0];
          else {
            car.conditionDocumentUrls = [...(car.conditionDocumentUrls ?? []), ...urls];
            if (typeof description === 'string') car.conditionDescription = description;
          }
        } else if (invalid && type === 2) {
          // A vehicle without a reason is removed from the list.
          invalid.reasons = invalid.reasons.filter((reason) => reason !== LABEL_REASON);
          tenant.admin.invalidVehicles = tenant.admin.invalidVehicles.filter(({ reasons }) => reasons.length > 0);
        }
        return noContent();
      }),
    ),
    http.delete(
      `${vehicles}/files`,
      withRefusals(async (info) => {
        const tenant = staffedTenant(context, info);
        const { urls, fileType: type } = await bodyOf(info.request, vehicleFilesDeletionBody);
        for (const car of tenant.vehicles) {
          if (type === 1) car.conditionDocumentUrls = car.conditionDocumentUrls?.filter((url) => !urls.includes(url));
          else if (car.enVkvLabelDocumentUrl !== undefined && urls.includes(car.enVkvLabelDocumentUrl))
            car.enVkvLabelDocumentUrl = undefined;
        }
        return noContent();
      }),
    ),
    http.get(
      `${vehicles}/invalid-vehicles`,
      withRefusals(({ params }) => HttpResponse.json(tenantOf(context, params).admin.invalidVehicles)),
    ),
    http.get(
      `${vehicles}/invalid-vehicles/pdf`,
      withRefusals(({ params }) => {
        const { settings, admin } = tenantOf(context, params);
        const lines = admin.invalidVehicles.map(
          ({ internalId, manufacturer, model, reasons }) =>
            `${internalId ?? ''} ${manufacturer ?? ''} ${model ?? ''}: ${reasons.join(' ').replace(/₂/g, '2')}`,
        );
        const pdf = createPdf(['Ungültige Fahrzeuge', settings.companyName, ...lines]);
        return new HttpResponse(pdf, { headers: { 'content-type': 'application/pdf' } });
      }),
    ),
    http.get(`${context.baseUrl}/manufacturers/mobile`, () => HttpResponse.json(manufacturers())),
    http.get(`${context.baseUrl}/dev/release-notes`, () => HttpResponse.json(releaseNotesOf(context.now()))),
  ];
}
