import type { Browser } from 'playwright-core';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { drawVehicle } from '../platform/pictures/vehicle';
import type { Car } from '../platform/contract';

/** Photo of a vehicle, because the demo's drawn pictures cost more to render. */
export async function takePhoto(browser: Browser, vehicle: Car): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 960, height: 720 } });
  await page.setContent(
    `<style>body { margin: 0 } svg { width: 960px; height: 720px }</style>${drawVehicle(vehicle, '1')}`,
  );
  const photo = await page.screenshot({ type: 'jpeg', quality: 80 });
  await page.close();
  return photo;
}

/** Replaces pictures of vehicles and of the header by the photo. */
export function photoRoutes(baseUrl: string, photo: Buffer): HttpHandler[] {
  const body = new Uint8Array(photo);
  return ['/media/vehicles/:id/:view', '/media/photos/:name', '/media/header/:name'].map((path) =>
    http.get(
      `${baseUrl}${path}`,
      () =>
        new HttpResponse(body, { headers: { 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=86400' } }),
    ),
  );
}
