import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axeFindings } from '../support/axe';
import { aFreeCar, FREE_DAY, openKept } from '../support/order';
import { setUpStage } from '../support/stage';
import { customerEntries } from '../../builders/order';

const stage = setUpStage();

const step = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).last().waitFor();
const review = (page: Page) => page.getByRole('region', { name: /im Überblick$/ });

const PHONE = { width: 360, height: 740, isTouch: true };
const DESK = { width: 1280, height: 800 };

it.each([PHONE, DESK])('are net first in a shop for companies, at $width px', async (visitor) => {
  const car = Object.assign(aFreeCar(stage.platform, 6), { isVatDeductable: true, publicPrice: 23_800 });
  const { page } = await stage.visit({ tenant: 6 }, visitor);
  const card = page.getByRole('article').filter({ hasText: '20.000 € netto' }).first();
  await card.getByText('23.800 € brutto').waitFor();
  await stage.screenshot(page, 'prices-list');

  await page.goto(page.url().replace(/#.*$|$/, `#/angebote-x/${car.id}`));
  await page.reload();
  await page.locator('.price__amount:visible', { hasText: '20.000 € netto' }).first().waitFor();
  await page.locator('.price__beside:visible', { hasText: '23.800 € brutto' }).first().waitFor();
  await stage.screenshot(page, 'prices-vehicle');
  expect(await axeFindings(page)).toEqual([]);

  await openKept(page, stage.platform, 6, { vehicleId: car.id, paymentOptionId: 'one-time-transfer' });
  await step(page, 'Prüfen und absenden');
  await expect
    .poll(() => review(page).innerText())
    .toMatch(/Gesamt einmalig\s+23\.800\s€ inkl\. MwSt\.\s+20\.000\s€ netto/);
  await stage.screenshot(page, 'prices-bill');
});

it('of an insurance contain insurance tax and have no net price; sums with it are split', async () => {
  const car = Object.assign(aFreeCar(stage.platform, 1), { isVatDeductable: true, publicPrice: 23_800 });
  const warranty = stage.platform
    .tenant(1)
    .products.find(({ name }) => name.startsWith('Reparaturkosten-Versicherung 24'));
  const { page } = await stage.visit({ address: '#/widerruf' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  const draft = { vehicleId: car.id, paymentOptionId: 'advance-transfer', productIds: [warranty?.id ?? ''] };
  await openKept(page, stage.platform, 1, draft);
  await step(page, 'Prüfen und absenden');
  const text = () => review(page).innerText();
  await expect.poll(text).toMatch(/24 Monate\s+inkl\. Versicherungsteuer\s/);
  await expect
    .poll(text)
    .toMatch(/inkl\. MwSt\. und Versicherungsteuer, 20\.000\s€ netto zzgl\. \d+\s€ Versicherungsprämie/);
});

it.each([PHONE, DESK])('of a delivery are offered as far as it reaches, at $width px', async (visitor) => {
  const car = aFreeCar(stage.platform, 1);
  if (car.carDealerLocation?.address) car.carDealerLocation.address.zipCode = '76829';
  const { page } = await stage.visit({ address: '#/widerruf' }, visitor);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const draft = {
    vehicleId: car.id,
    paymentOptionId: 'one-time-transfer',
    handOver: undefined,
    customer: { ...customerEntries, zipCode: '' },
  };
  await openKept(page, stage.platform, 1, draft, '7-hand-over');
  await step(page, 'Wie und wann möchten Sie Ihr Fahrzeug übernehmen?');
  const near = page.getByRole('radio', { name: /^Lieferung bis 100 km/ });
  await expect.poll(() => near.isDisabled()).toBe(true);

  const postcode = page.getByRole('textbox', { name: /^Postleitzahl für die Lieferung/ });
  // Vehicle in Landau in der Pfalz, delivery to Munich.
  await postcode.fill('80331');
  await page.getByText(/^Entfernung zum Fahrzeug/).waitFor();
  await expect.poll(() => near.isDisabled()).toBe(true);
  await postcode.fill('20095');
  await page.getByText(/ca\.\s\d+\skm entfernt \(Luftlinie\), diese Lieferung reicht bis 100\skm\.$/).waitFor();
  await expect.poll(() => near.isDisabled()).toBe(true);
  await stage.screenshot(page, 'prices-delivery');
  expect(await axeFindings(page)).toEqual([]);
  await postcode.fill('76829');
  await near.check();
  await expect.poll(() => near.isChecked()).toBe(true);
});

it.each([PHONE, DESK])(
  'of a delivery that does not reach the address: the form asks, at $width px',
  async (visitor) => {
    const car = aFreeCar(stage.platform, 1);
    if (car.carDealerLocation?.address) car.carDealerLocation.address.zipCode = '76829';
    const near = stage.platform.tenant(1).products.find(({ name }) => name === 'Lieferung bis 100 km');
    const { page } = await stage.visit({ address: '#/widerruf' }, visitor);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await openKept(page, stage.platform, 1, {
      vehicleId: car.id,
      paymentOptionId: 'one-time-transfer',
      handOver: { productId: near?.id ?? '', day: FREE_DAY },
      customer: { ...customerEntries, zipCode: '76829' },
    });
    await step(page, 'Prüfen und absenden');
    await page.getByRole('textbox', { name: /^Postleitzahl/ }).fill('80331');
    const question = page.getByRole('alert').filter({ hasText: 'Diese Lieferung reicht nicht bis zu Ihrer Adresse.' });
    await question.waitFor();
    await stage.screenshot(page, 'prices-question');
    await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click();
    await expect.poll(() => question.evaluate((element) => element.matches(':focus'))).toBe(true);
    expect(stage.platform.state.orders).toEqual([]);
    await question.getByRole('button', { name: /^Lieferung deutschlandweit: / }).click();
    await expect.poll(() => question.count()).toBe(0);
  },
);
