import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axeFindings } from '../support/axe';
import { aFreeCar, chooseFreeDay, FREE_DAY, noonOf, openKept } from '../support/order';
import { setUpStage } from '../support/stage';

const stage = setUpStage();

const step = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).last().waitFor();
const next = (page: Page) => page.getByRole('button', { name: 'Weiter', exact: true }).click();

it('is an order with a product of every type, each with its price, once or monthly', async () => {
  const car = aFreeCar(stage.platform, 1);
  // Accessories are offered for every make, whatever make the dealer's navigator is of.
  stage.platform.tenant(1).navigator = [{ brand: 'Lada', configId: 'demo-lada' }];
  const { page, context } = await stage.visit({ address: '#/widerruf' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await openKept(
    page,
    stage.platform,
    1,
    { vehicleId: car.id, paymentOptionId: 'one-time-transfer', handOver: undefined },
    '3-offer',
  );

  await step(page, 'Unsere Angebote zu Ihrem Fahrzeug');
  await page.getByRole('radio', { name: /^Aktionspaket/ }).check();
  expect(await axeFindings(page)).toEqual([]);
  await next(page);

  await step(page, 'Zubehör für Ihr Fahrzeug');
  for (const name of [/^Dachbox/, /^Gummifußmatten/, /^Kofferraumwanne/]) {
    await page.getByRole('checkbox', { name }).check();
  }
  // Another press gives it back.
  await page.getByRole('checkbox', { name: /^Kofferraumwanne/ }).uncheck();
  // What only the navigator offers is not listed.
  await expect.poll(() => page.getByText('Bergamo').count()).toBe(0);
  await next(page);

  await step(page, 'Services rund um Ihr Fahrzeug');
  await page
    .getByRole('radio', { name: /^Mobilitätsgarantie/ })
    .locator('xpath=ancestor::label')
    .getByText('Kostenlos')
    .waitFor();
  await page.getByRole('radio', { name: /^Wartungspaket/ }).check();
  // Another of the same type replaces the one before.
  await page.getByRole('radio', { name: /^Zulassung/ }).check();
  await next(page);

  await step(page, 'Reparaturkosten\u00ADversicherung');
  await page.getByRole('radio', { name: /24 Monate/ }).check();
  await next(page);

  await step(page, 'Versicherung');
  await page.getByRole('radio', { name: /Vollkasko/ }).check();
  await next(page);

  await step(page, 'Wie und wann möchten Sie Ihr Fahrzeug übernehmen?');
  await expect.poll(() => page.getByRole('button', { name: 'Weiter', exact: true }).isDisabled()).toBe(true);
  // The dealer's own postcode is near enough.
  const near = car.carDealerLocation?.address?.zipCode ?? '';
  await page.getByRole('textbox', { name: /^Postleitzahl für die Lieferung/ }).fill(near);
  await page.getByRole('radio', { name: /^Lieferung bis 100 km/ }).check();
  await chooseFreeDay(page);
  await next(page);
  await step(page, 'Wie möchten Sie bezahlen?');
  await next(page);

  await step(page, 'Prüfen und absenden');
  const review = page.getByRole('region', { name: 'Ihre Bestellung im Überblick' });
  for (const line of [
    'Aktionspaket',
    'Dachbox',
    'Gummifußmatten',
    'Zulassung',
    '24 Monate',
    'Vollkasko',
    'Lieferung',
  ]) {
    await review.getByText(line).first().waitFor();
  }
  // A platform that has something to finish elsewhere, although a transfer needs nothing: the visitor is told why.
  await context.route('**/v2/orders', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as object;
    await route.fulfill({ response, json: { ...answer, redirectLink: `${stage.platform.baseUrl}/bank/weiter` } });
  });
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click();
  await step(page, 'Vielen Dank für Ihre Bestellung!');
  await page.getByRole('link', { name: 'Hier klicken und Bestellung abschließen' }).waitFor();
  await page.getByText(/^Ein Schritt fehlt noch: Bitte schließen Sie Ihre Bestellung jetzt ab\./).waitFor();
  await expect.poll(() => page.getByText(/Wir bereiten alles Weitere/).count()).toBe(0);

  const [placed] = stage.platform.state.orders;
  const namesOf = (ids: readonly string[] = []) =>
    ids.map((id) => stage.platform.tenant(1).products.find((product) => product.id === id)?.name).sort();
  expect(namesOf(placed?.order.crossSellingProductIds)).toEqual([
    'Aktionspaket „Sorglos starten“',
    'Dachbox 430 Liter',
    'Gummifußmatten, vierteilig',
    'Kfz-Versicherung Vollkasko',
    'Lieferung bis 100 km',
    'Reparaturkosten-Versicherung 24 Monate',
    'Zulassung mit Wunschkennzeichen',
  ]);
  // 399 + 489 + 79 + 149 + 599 + 249 once, 68 a month.
  expect(placed?.order).toMatchObject({
    oneTimePayment: car.publicPrice + 1964,
    monthlyPayment: 68,
    handoverDate: noonOf(FREE_DAY),
  });
});
