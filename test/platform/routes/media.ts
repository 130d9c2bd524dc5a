import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { delay, http, HttpResponse, type RequestHandler } from 'msw';
import { withRefusals, findTenant, findVehicle, param, refuse, type PlatformContext } from '../answer';
import { drawHeader } from '../pictures/header';
import { drawLogo } from '../pictures/logo';
import { drawPortrait } from '../pictures/portrait';
import { drawProduct, isProductPicture } from '../pictures/products';
import { drawVehicle } from '../pictures/vehicle';
import { createPdf } from '../rules/pdf';
import { legalPage } from '../pictures/pages';

const CACHED = { 'cache-control': 'public, max-age=86400, immutable' };

const svg = (text: string) =>
  new HttpResponse(text, { headers: { ...CACHED, 'content-type': 'image/svg+xml; charset=utf-8' } });

const file = (name: string) => name.replace(/\.(svg|pdf|html)$/, '');

const PUBLIC = join(import.meta.dirname, '../../../public');

/** Picture of the same size as the drawn one that costs a browser next to nothing, or stands for one of somebody else. */
const readPlaceholder = (name: string) => readFileSync(join(PUBLIC, `placeholders/${name}.svg`), 'utf8');

/** @throws {Refusal} 404 for an unknown photograph */
function readPhoto(name: string): Uint8Array<ArrayBuffer> {
  if (!/^[a-z]+-[a-z]+\.jpg$/.test(name)) refuse(404, 'Dieses Bild gibt es nicht.');
  return new Uint8Array(readFileSync(join(PUBLIC, 'photos', name)));
}

/** Photographs, drawn pictures, documents and the pages that the tenants' links lead to. */
export function mediaRoutes(context: PlatformContext): RequestHandler[] {
  const media = `${context.baseUrl}/media`;
  const tenant = (id: string) => findTenant(context, id) ?? refuse(404, 'Unbekannter Händler.');
  return [
    http.get(
      `${media}/vehicles/:id/:view`,
      withRefusals(({ params }) => {
        const found = findVehicle(context, param(params, 'id')) ?? refuse(404, 'Dieses Bild gibt es nicht.');
        return svg(
          context.hasPlainPictures
            ? readPlaceholder('vehicle')
            : drawVehicle(found.vehicle, file(param(params, 'view'))),
        );
      }),
    ),
    http.get(
      `${media}/photos/:name`,
      withRefusals(async ({ params }) => {
        const name = param(params, 'name');
        if (name === 'slow.jpg') await delay(4000);
        const photo = readPhoto(name === 'slow.jpg' || name === 'broken.jpg' ? 'suv-portrait.jpg' : name);
        // A broken one ends after its head.
        const body = name === 'broken.jpg' ? photo.subarray(0, 400) : photo;
        return new HttpResponse(body, { headers: { ...CACHED, 'content-type': 'image/jpeg' } });
      }),
    ),
    http.get(
      `${media}/products/:name`,
      withRefusals(({ params }) => {
        const name = file(param(params, 'name'));
        return isProductPicture(name) ? svg(drawProduct(name)) : refuse(404, 'Dieses Bild gibt es nicht.');
      }),
    ),
    http.get(
      `${media}/header/:name`,
      withRefusals(({ params }) => {
        const name = file(param(params, 'name'));
        const { settings } = tenant(name.slice(0, 36));
        return svg(context.hasPlainPictures ? readPlaceholder('header') : drawHeader(settings, Number(name.slice(37))));
      }),
    ),
    http.get(
      `${media}/logos/:name`,
      withRefusals(({ params }) => svg(drawLogo(tenant(file(param(params, 'name'))).settings))),
    ),
    http.get(
      `${media}/portraits/:id`,
      withRefusals(({ params }) => svg(drawPortrait(file(param(params, 'id'))))),
    ),
    // Stands for the official graphic, which a dealer uploads.
    http.get(`${media}/documents/gewaehrleistung.svg`, () => svg(readPlaceholder('guarantee-notice'))),
    http.get(
      `${media}/documents/:folder/:name`,
      withRefusals(({ params }) => {
        const name = file(param(params, 'name'));
        const owner = findTenant(context, param(params, 'folder'))?.settings.companyName;
        const vehicle = findVehicle(context, name)?.vehicle;
        const title = { envkv: 'Energieeffizienz-Label', zustand: 'Zustandsbericht' }[param(params, 'folder')];
        if (!owner && !vehicle) refuse(404, 'Dieses Dokument gibt es nicht.');
        const pdf = owner
          ? createPdf([name.charAt(0).toUpperCase() + name.slice(1), owner, 'Musterdokument der Demonstration.'])
          : createPdf(
              [
                title ?? 'Dokument',
                `${vehicle?.manufacturer ?? ''} ${vehicle?.model ?? ''}`,
                `FIN ${vehicle?.vin ?? ''}`,
                ...(vehicle?.enVkvInformationStringsDetails ?? []),
              ].map((line) => line.replace(/₂/g, '2')),
            );
        return new HttpResponse(pdf, { headers: { ...CACHED, 'content-type': 'application/pdf' } });
      }),
    ),
    http.get(
      `${context.baseUrl}/legal/:adminId/:page`,
      withRefusals(({ params }) => {
        const { settings, locations } = tenant(param(params, 'adminId'));
        return HttpResponse.html(legalPage(param(params, 'page'), settings, locations));
      }),
    ),
  ];
}
