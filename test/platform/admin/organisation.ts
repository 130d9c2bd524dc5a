import { http, HttpResponse, type RequestHandler } from 'msw';
import { withRefusals, bodyOf, noContent, paged, param, refuse, tenantOf, type PlatformContext } from '../answer';
import type { DealerContact, LeadSetting, Location } from '../contract';
import { createPdf } from '../rules/pdf';
import { idFor } from '../stock/random';
import type { TenantState } from '../state';
import { staffedTenant } from './rights';
import { leadSettingBody, locationBody } from '../../../src/domain/bodies';
import { filesOf, formOf, storeFile, textOf } from './uploads';

/** Replaces the entry of that id. @throws {Refusal} 404 */
export function replaceEntry<Entry extends { id: string }>(
  entries: Entry[],
  id: string,
  make: (old: Entry) => Entry,
): Entry {
  const at = entries.findIndex((entry) => entry.id === id);
  const old = entries[at] ?? refuse(404, 'Diesen Eintrag gibt es nicht.');
  const entry = make(old);
  entries[at] = entry;
  return entry;
}

/** Removes the entry of that id. @throws {Refusal} 404 */
export function removeEntry<Entry extends { id: string }>(entries: Entry[], id: string): Entry {
  const at = entries.findIndex((entry) => entry.id === id);
  return entries.splice(at, at < 0 ? 0 : 1)[0] ?? refuse(404, 'Diesen Eintrag gibt es nicht.');
}

async function contactOf(
  context: PlatformContext,
  tenant: TenantState,
  request: Request,
): Promise<Omit<DealerContact, 'id'>> {
  const form = await formOf(request);
  const places = form.getAll('vehicleDealerLocationIds').map(String);
  if (places.length === 0 || places.some((place) => !tenant.locations.some(({ id }) => id === place)))
    refuse(400, 'vehicleDealerLocationIds: fehlt oder unbekannt');
  const current = form.get('imageUrl');
  const [image] = form.has('image') ? filesOf(form, 'image', 'picture') : [];
  return {
    name: textOf(form, 'name'),
    email: textOf(form, 'email'),
    phone: textOf(form, 'phone'),
    vehicleDealerLocationIds: places,
    imageUrl: image
      ? await storeFile(context, image)
      : typeof current === 'string'
        ? current
        : refuse(400, 'image: fehlt'),
  };
}

export function organisationRoutes(context: PlatformContext): RequestHandler[] {
  const dealer = `${context.baseUrl}/v2/vehicle-dealer/:adminId`;
  const newId = (kind: string, entries: readonly unknown[]) =>
    idFor(`${kind} ${entries.length} ${context.now().getTime()}`);
  const created = (entry: { id: string }) => HttpResponse.json(entry, { status: 201 });
  return [
    http.post(
      `${dealer}/contacts`,
      withRefusals(async (info) => {
        const tenant = staffedTenant(context, info);
        const values = await contactOf(context, tenant, info.request);
        const contact: DealerContact = { id: newId('contact', tenant.contacts), ...values };
        tenant.contacts.push(contact);
        return created(contact);
      }),
    ),
    http.put(
      `${dealer}/contacts/:id`,
      withRefusals(async (info) => {
        const tenant = staffedTenant(context, info);
        const values = await contactOf(context, tenant, info.request);
        return HttpResponse.json(
          replaceEntry(tenant.contacts, param(info.params, 'id'), ({ id }) => ({ id, ...values })),
        );
      }),
    ),
    http.delete(
      `${dealer}/contacts/:id`,
      withRefusals((info) => {
        removeEntry(staffedTenant(context, info).contacts, param(info.params, 'id'));
        return noContent();
      }),
    ),
    http.post(
      `${dealer}/locations`,
      withRefusals(async (info) => {
        const tenant = staffedTenant(context, info, 'admin');
        const values = await bodyOf(info.request, locationBody);
        const location: Location = { ...values, id: newId('location', tenant.locations) };
        tenant.locations.push(location);
        return created(location);
      }),
    ),
    http.put(
      `${dealer}/locations/:id`,
      withRefusals(async (info) => {
        const tenant = staffedTenant(context, info, 'admin');
        const values = await bodyOf(info.request, locationBody);
        const location = replaceEntry(tenant.locations, param(info.params, 'id'), (old) => ({
          ...old,
          ...values,
          id: old.id,
        }));
        for (const car of tenant.vehicles)
          if (car.carDealerLocation?.id === location.id) car.carDealerLocation = location;
        return HttpResponse.json(location);
      }),
    ),
    http.delete(
      `${dealer}/locations/:id`,
      withRefusals((info) => {
        const tenant = staffedTenant(context, info, 'admin');
        const id = param(info.params, 'id');
        if (tenant.vehicles.some(({ carDealerLocation }) => carDealerLocation?.id === id))
          refuse(400, 'An diesem Standort stehen Fahrzeuge.');
        removeEntry(tenant.locations, id);
        return noContent();
      }),
    ),
    http.post(
      `${dealer}/files/cancellation`,
      withRefusals(({ params, request }) => {
        const id = new URL(request.url).searchParams.get('vehicleDealerLocationId');
        const location =
          tenantOf(context, params).locations.find((each) => each.id === id) ??
          refuse(id === null ? 400 : 404, 'vehicleDealerLocationId: fehlt oder unbekannt');
        const { name, address } = location;
        const pdf = createPdf(['Widerrufsformular', name, `${address?.street ?? ''} ${address?.houseNumber ?? ''}`]);
        return new HttpResponse(pdf, { headers: { 'content-type': 'application/pdf' } });
      }),
    ),
    http.get(
      `${dealer}/lead-settings`,
      withRefusals((info) => {
        const { leadSettings } = staffedTenant(context, info).admin;
        const { items, headers } = paged(leadSettings, new URL(info.request.url).searchParams, 12);
        return HttpResponse.json(items, { headers });
      }),
    ),
    http.post(
      `${dealer}/lead-settings`,
      withRefusals(async (info) => {
        const { leadSettings } = staffedTenant(context, info).admin;
        const values = await bodyOf(info.request, leadSettingBody);
        const entry: LeadSetting = { ...values, id: newId('lead', leadSettings) };
        leadSettings.push(entry);
        return created(entry);
      }),
    ),
    http.put(
      `${dealer}/lead-settings/:id`,
      withRefusals(async (info) => {
        const { leadSettings } = staffedTenant(context, info).admin;
        const values = await bodyOf(info.request, leadSettingBody);
        return HttpResponse.json(replaceEntry(leadSettings, param(info.params, 'id'), ({ id }) => ({ ...values, id })));
      }),
    ),
    http.delete(
      `${dealer}/lead-settings/:id`,
      withRefusals((info) => {
        removeEntry(staffedTenant(context, info).admin.leadSettings, param(info.params, 'id'));
        return noContent();
      }),
    ),
  ];
}
