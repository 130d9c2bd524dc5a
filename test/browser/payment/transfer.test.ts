import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { orderNumber } from '../../../src/domain/order/orderNumber';
import { BANKED_CAR } from '../../builders/bankedCar';
import { customerEntries, ORDER_ID } from '../../builders/order';
import { axeFindings } from '../support/axe';
import { aFreeCar, chooseFreeDay, FREE_DAY, handOverSection, noonOf, openKept } from '../support/order';
import { openLines } from '../support/screens/screen';
import { headingIsShown } from '../support/shop';
import { setUpStage } from '../support/stage';

const stage = setUpStage();

/** Where the vehicle stands, and the customer lives. */
const NEAR = '76133';
const THANKS = 'Vielen Dank für Ihre Bestellung!';
const next = (page: Page) => page.getByRole('button', { name: 'Weiter', exact: true }).click();

/** Chooses something in each section with products, and the hand-over. */
async function chooseProducts(page: Page): Promise<void> {
  await headingIsShown(page, 'Extras');
  const choose = (name: RegExp) => page.getByRole('checkbox', { name }).check();
  // What is more than two products is folded.
  await openLines(page);
  // Another of the same type replaces the one before.
  for (const name of [/^Aktionspaket/, /^Dachbox/, /^Kofferraumwanne/, /^Wartungspaket/, /^Zulassung/])
    await choose(name);
  await page.getByRole('checkbox', { name: /^Kofferraumwanne/ }).uncheck();
  for (const name of [/^Reparaturkosten.*24 Monate/, /Vollkasko/]) await choose(name);
  await next(page);
  await headingIsShown(page, 'Übergabe und Bezahlung');
  await page.getByRole('textbox', { name: /^Postleitzahl für die Lieferung/ }).fill(NEAR);
  await page.getByRole('radio', { name: /^Lieferung bis 100 km/ }).check();
  await chooseFreeDay(handOverSection(page));
}

it('an order by advance transfer has a product of every type, and its thanks outlast a reload and the vehicle, and can be printed', async () => {
  const { platform } = stage;
  const { settings, vehicles, products } = platform.tenant(1);
  settings.orderReservationFee = 150;
  const car = Object.assign(aFreeCar(platform, 1), BANKED_CAR);
  Object.assign(car.carDealerLocation?.address ?? {}, { zipCode: NEAR });
  const { page, expect: expecting } = await stage.visit(
    { address: '#/widerruf', attributes: { consent: 'external' } },
    { motion: 'no-preference' },
  );
  await headingIsShown(page, 'Vertrag widerrufen');
  const draft = {
    vehicleId: car.id,
    paymentOptionId: 'advance-transfer',
    handOver: undefined,
    customer: { ...customerEntries, city: '' },
  };
  await openKept(page, platform, 1, draft, '3-offer');
  await chooseProducts(page);

  await page.getByText('Zahlungsarten vergleichen').click();
  for (const name of ['Barkauf', 'Finanzierung', 'Leasing']) await page.getByRole('article', { name }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await next(page);

  await headingIsShown(page, 'Zusammenfassung');
  const account = page.getByRole('region', { name: 'Bankverbindung des Autohauses' });
  await page.getByText('Bankverbindung', { exact: true }).click();
  await expect.poll(() => account.innerText()).toContain(orderNumber(ORDER_ID));
  // Without consent nobody is asked for the city: the stage would have heard it.
  const city = page.getByRole('textbox', { name: /^Ort/ });
  await expect.poll(() => city.inputValue()).toBe('');
  expecting(/third party: https:\/\/(openplzapi\.org|feiertage-api\.de)/);
  await page.evaluate(() => window.WebshopWidget?.grantConsent(['calendar']));
  await expect.poll(() => city.inputValue()).toBe('Karlsruhe');
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click();
  await headingIsShown(page, THANKS);

  const mark = page.locator('.order-success__mark');
  await expect.poll(() => mark.evaluate((element) => getComputedStyle(element).animationDelay)).toBe('0.727s');
  await expect.poll(() => mark.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
  const [placed, ...others] = platform.state.orders;
  expect(others).toEqual([]);
  const chosen = placed?.order.crossSellingProductIds ?? [];
  expect(chosen.map((id) => products.find((product) => product.id === id)?.name).sort()).toEqual([
    'Aktionspaket „Sorglos starten“',
    'Dachbox 430 Liter',
    'Kfz-Versicherung Vollkasko',
    'Lieferung bis 100 km',
    'Reparaturkosten-Versicherung 24 Monate',
    'Zulassung mit Wunschkennzeichen',
  ]);
  // 399 + 489 + 149 + 599 + 249 once, 68 a month.
  expect(placed?.order).toMatchObject({
    paymentMethod: 'AdvanceTransfer',
    paymentOptionType: 1,
    orderPaymentType: 2,
    oneTimePayment: car.publicPrice + 1885,
    monthlyPayment: 68,
    handoverDate: noonOf(FREE_DAY),
  });

  vehicles.splice(vehicles.indexOf(car), 1);
  // Its picture goes with it.
  expecting(/front\.svg/);
  await page.reload();
  await headingIsShown(page, THANKS);
  const top = () =>
    page.getByRole('heading', { level: 1, name: THANKS }).evaluate((h1) => h1.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(400);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(() => mark.evaluate((element) => getComputedStyle(element).animationDelay)).toBe('0s');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => page.getByRole('button', { name: 'Drucken oder als PDF sichern' }).isVisible()).toBe(false);
  // On a sheet of paper each number of the account stands in one line.
  await expect.poll(() => account.isVisible()).toBe(true);
  const broken = () =>
    account.locator('dd').evaluateAll((all) => all.filter(({ clientHeight }) => clientHeight > 40).length);
  await expect.poll(broken).toBe(0);
});
