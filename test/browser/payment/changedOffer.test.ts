import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { tradeInSchema } from '../../../src/domain/trade-in/tradeIn';
import { axeFindings } from '../support/axe';
import { aFreeCar, openKept, type TenantNumber } from '../support/order';
import { headingIsShown } from '../support/shop';
import { setUpStage, type Visitor } from '../support/stage';

const stage = setUpStage();

/** The summary of an order with a trade-in of 8,400 € that the platform knows. */
async function openSummary(tenant: TenantNumber, paymentOptionId: string, visitor: Visitor = {}) {
  const visit = await stage.visit({ tenant }, visitor);
  const [tradeIn] = stage.platform.tenant(tenant).tradeIns;
  if (!tradeIn) throw new Error('no trade-in in the stock');
  Object.assign(tradeIn, { customerPrice: 8_400, createdAt: new Date().toISOString(), redeemedAt: undefined });
  const car = aFreeCar(stage.platform, tenant);
  await openKept(visit.page, stage.platform, tenant, {
    ...{ vehicleId: car.id, paymentOptionId },
    ...{ wantsTradeIn: true, tradeIns: [z.parse(tradeInSchema, tradeIn)], tradeInId: tradeIn.id },
  });
  await headingIsShown(visit.page, 'Zusammenfassung');
  return { ...visit, car, tradeIn };
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const orders = () => stage.platform.state.orders.map(({ order }) => order);

it('a trade-in of another value and a car of another mileage hold the order until that is agreed to', async () => {
  const { page, car, tradeIn } = await openSummary(1, 'advance-transfer');
  tradeIn.customerPrice = 1_000;
  car.mileAge = 187_654;
  car.publicPrice += 0.01;
  await button(page, 'Zahlungspflichtig bestellen').click();
  const notice = page.getByText(/Der Wert Ihrer Inzahlungnahme hat sich geändert: 1\.000\s€ statt 8\.400\s€\./);
  await notice.waitFor();
  await expect.poll(() => notice.textContent()).toMatch(/,01\s€ statt .*Kilometerstand: 187\.654\skm statt/);
  expect(orders()).toEqual([]);
  expect(await axeFindings(page)).toEqual([]);
  await stage.screenshot(page, 'order-changed');
  await button(page, 'Zahlungspflichtig bestellen').click();
  await headingIsShown(page, 'Vielen Dank für Ihre Bestellung!');
  await page.getByText(/Ihre Bestellung nennt den neuen Stand\.$/).waitFor();
  await expect.poll(() => page.getByText(/Ihre Anfrage/).count()).toBe(0);
  expect(orders()).toMatchObject([{ tradeInId: tradeIn.id, vehicleId: car.id }]);
});

it('a trade-in that was redeemed elsewhere takes no fee, and the order goes on without it', async () => {
  const { page, tradeIn, expect: expecting } = await openSummary(2, 'reservation-fee-online');
  expecting(/third party: https:\/\/www\.paypal\.com\/sdk\/js/);
  tradeIn.redeemedAt = new Date().toISOString();
  const pay = async (isFirst: boolean) => {
    await button(page, 'Zahlungspflichtig reservieren').click();
    const paypal = page.getByRole('dialog').getByRole('button', { name: 'Mit PayPal bezahlen', exact: true });
    // Agrees that PayPal may be loaded.
    if (isFirst) await paypal.click();
    await page.getByRole('button', { name: 'PayPal abbrechen' }).waitFor();
    await page.getByRole('button', { name: 'Mit PayPal bezahlen', exact: true }).click();
  };
  await pay(true);
  await page.getByText(/^Das Angebot für Ihr Fahrzeug gilt nicht mehr\. /).waitFor();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(stage.platform.state.payments).toEqual([]);
  await pay(false);
  await headingIsShown(page, 'Vielen Dank für Ihre Reservierung!');
  expect(stage.platform.state.payments.map(({ captures }) => captures)).toEqual([1]);
  expect(orders().map(({ tradeInId }) => tradeInId)).toEqual([undefined]);
});

it('what the browser may keep for ten minutes is asked of the platform at the press: no order at the old price', async () => {
  stage.platform.state.maxAgeSeconds = 600;
  const { page, car, tradeIn } = await openSummary(1, 'advance-transfer', { isFresh: true });
  /** Of all that binds: how often the platform was asked. */
  const reads = () =>
    [`/cars/${car.id}`, '/vehicle-dealer-settings', '/crosssellingproducts', '/redeem'].map(
      (path) => stage.platform.record.filter((call) => call.path.endsWith(path)).length,
    );
  await page.reload();
  await headingIsShown(page, 'Zusammenfassung');
  // Read twice and answered once: else nothing would be proven.
  expect(reads()).toEqual([1, 1, 1, 0]);
  const price = car.publicPrice;
  car.publicPrice += 3_000;
  tradeIn.customerPrice = 1_000;
  const euros = (amount: number) => amount.toLocaleString('de-DE').replace('.', String.raw`\.`);
  await button(page, 'Zahlungspflichtig bestellen').click();
  await page.getByText(new RegExp(`${euros(price + 3_000)}\\s€ statt ${euros(price)}\\s€`)).waitFor();
  await page.getByText(/Der Wert Ihrer Inzahlungnahme hat sich geändert: 1\.000\s€ statt 8\.400\s€\./).waitFor();
  expect(orders()).toEqual([]);
  expect(reads()).toEqual([2, 2, 2, 1]);
  await button(page, 'Zahlungspflichtig bestellen').click();
  await headingIsShown(page, 'Vielen Dank für Ihre Bestellung!');
  expect(orders()).toHaveLength(1);
});
