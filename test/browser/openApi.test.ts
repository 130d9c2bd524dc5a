import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { createOpenApiMock, type OpenApiDocument } from '../support/openApiMock';
import { enterCustomer, firstFreeDay, handOverSection } from './support/order';
import { headingIsShown } from './support/shop';
import { setUpStage } from './support/stage';

const stage = setUpStage();

/** Base of the addresses in the examples. */
const NOWHERE = 'https://api.example';

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="M0 0h4v3H0z" fill="#999"/></svg>';

const next = (page: Page) => page.getByRole('button', { name: 'Weiter', exact: true });

it('a mock made of openapi.json is a shop: list, vehicle and order, and each request is as the document says', async () => {
  const base = `${stage.addresses.platform}/mock`;
  const file = readFileSync(join(inject('dist'), 'openapi.json'), 'utf8').replaceAll(NOWHERE, base);
  const mock = createOpenApiMock(JSON.parse(file) as OpenApiDocument);
  const { page } = await stage.visit({ build: 'none' });
  await page.route(`${base}/**`, async (route) => {
    const request = route.request();
    const url = new URL(request.url().replace('/mock', ''));
    if (url.pathname.startsWith('/media/')) await route.fulfill({ contentType: 'image/svg+xml', body: PICTURE });
    else await route.fulfill(mock.answer({ method: request.method(), url, body: request.postData() }));
  });
  await page.goto(stage.publish({ attributes: { apiUrl: base } }));
  await page.getByRole('article').getByRole('link').first().click();
  await page.getByRole('link', { name: 'Online kaufen' }).first().click();

  await headingIsShown(page, 'Extras');
  await next(page).click();
  await headingIsShown(page, 'Übergabe und Bezahlung');
  await firstFreeDay(handOverSection(page)).click();
  await page
    .getByRole('radio', { name: /Überweisung/ })
    .first()
    .check();
  await next(page).click();
  await headingIsShown(page, 'Zusammenfassung');
  await enterCustomer(page);
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click();
  await headingIsShown(page, /^Vielen Dank/);
  expect(mock.problems).toEqual([]);
  expect(mock.accepted).toContain('order');
});
