import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeFindings } from '../support/axe';
import { FREE_DAY } from '../support/order';
import { setUpStage } from '../support/stage';
import { settle } from '../support/watch';

const stage = setUpStage();

/** A used car that anybody may order, with a bank for both. */
function aCar() {
  const car = stage.platform
    .tenant(1)
    .vehicles.find(({ carType, publicPrice, reservedUntil }) => carType === 'PKW' && publicPrice > 0 && !reservedUntil);
  if (!car) throw new Error('no free car in the stock');
  return Object.assign(car, {
    publicPrice: 22_490,
    mileAge: 40_000,
    availableFromDate: undefined,
    financingCalculationProviderType: 'VW',
    leasingCalculationProviderType: 'VW',
  } as const);
}

function productId(name: string): string {
  const product = stage.platform.tenant(1).products.find((candidate) => candidate.name.startsWith(name));
  if (!product) throw new Error(`no product ${name}`);
  return product.id;
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();

/** What the order column says, line by line, once no rate is on its way. */
async function orderColumn(page: Page): Promise<string> {
  const column = page.getByRole('complementary', { name: /^Ihre (?:Bestellung|Anfrage)$/ });
  await expect.poll(() => column.innerText()).not.toMatch(/wird berechnet/);
  return column.locator('.order-bill').innerText();
}

async function sendLink(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Zurück zur Übersicht' }).click();
  await page.getByRole('dialog', { name: 'Checkout verlassen?' }).waitFor();
  await page.getByRole('button', { name: 'Speichern und Link zum Fortsetzen senden' }).click();
  const entries = {
    Vorname: 'Anna',
    Nachname: 'Weber',
    'E-Mail': 'anna.weber@beispiel.de',
    Telefon: '+49 221 9876543',
  };
  for (const [name, text] of Object.entries(entries)) {
    await page.getByRole('textbox', { name: new RegExp(`^${name}`) }).fill(text);
  }
  await page.getByRole('button', { name: 'Speichern und senden' }).click();
  await page.getByText('Den Link zum Fortsetzen erhalten Sie per E-Mail.').first().waitFor();
}

/** From the mailbox, as a visitor gets it. */
const lastLink = () =>
  stage.platform.state.mails.findLast(({ to }) => to === 'anna.weber@beispiel.de')?.link?.url ?? '';

describe('an order that is continued later', () => {
  it.each([
    ['financing', 6, 'Finanzierungsrate'],
    ['leasing', 9, 'Leasingrate'],
    ['transfer', 5, 'Gesamt einmalig'],
  ])('by %s opens in a fresh browser as it was', async (_, paymentType, line) => {
    const car = aCar();
    const products = ['Dachbox', 'Kfz-Versicherung Vollkasko', 'Abholung'].map(productId).join(',');
    const query = `checkoutOrderCrossSellingProductIds=${products}&checkoutOrderPaymentType=${paymentType}&checkoutOrderHandOverAt=${FREE_DAY}`;
    const { page } = await stage.visit({
      address: `?kampagne=sommer#/cars/${car.id}/checkout/7-hand-over?${query}`,
    });
    await heading(page, /^Wie und wann/);
    const before = await orderColumn(page);
    expect(before).toContain(line);
    expect(before).toContain('Dachbox');
    const chosenDay = await page.locator('.hand-over__chosen').innerText();
    await sendLink(page);

    expect(lastLink()).toContain('?kampagne=sommer#/cars/');
    // Another visitor: nothing stored, no cookie, no history.
    const { page: other } = await stage.visit({ build: 'none' });
    await other.goto(lastLink());
    await heading(other, /^Wie und wann/);
    await expect.poll(() => orderColumn(other)).toBe(before);
    await expect.poll(() => other.locator('.hand-over__chosen').innerText()).toBe(chosenDay);
    await expect.poll(() => new URL(other.url()).hash).not.toContain('checkoutOrder');
  });

  it('keeps what was typed when it cannot be saved, and can be done by keyboard at 360 px', async () => {
    const car = aCar();
    const visit = await stage.visit({ address: `#/cars/${car.id}/checkout/1-trade-in` }, { width: 360, height: 740 });
    const { page } = visit;
    await heading(page, /in Zahlung/);
    await page.getByRole('link', { name: 'Zurück zur Übersicht' }).press('Enter');
    await page.getByRole('dialog', { name: 'Checkout verlassen?' }).waitFor();
    await page.getByRole('button', { name: 'Speichern und im Autohaus fortsetzen' }).press('Enter');
    const first = page.getByRole('textbox', { name: /^Vorname/ });
    await first.focus();
    for (const text of ['Anna', 'Weber', 'anna.weber@beispiel.de', '+49 221 9876543']) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    visit.expect(/continue-later|500/);
    const undo = stage.platform.fail('/continue-later', 500);
    const save = page.getByRole('button', { name: 'Speichern', exact: true });
    await save.press('Enter');
    const failure = page.getByText('Es ist ein Fehler aufgetreten. Bitte versuchen Sie es später erneut.');
    await failure.waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await failure.waitFor({ state: 'hidden' });
    undo();
    await expect.poll(() => first.inputValue()).toBe('Anna');
    await save.press('Enter');
    await page.getByText('Das Autohaus meldet sich bei Ihnen.').first().waitFor();
    expect(stage.platform.state.continueLater).toMatchObject([{ continueOnSite: true, customerLastName: 'Weber' }]);
    expect(stage.platform.state.mails).toEqual([]);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('webshop-widget-checkout-draft'))).toBeNull();
  });

  it('opens the overlay at the step', async () => {
    const car = aCar();
    const { page } = await stage.visit({
      attributes: { layout: 'overlay', start: 'closed' },
      address: `#/cars/${car.id}/checkout/7-hand-over?checkoutOrderPaymentType=5`,
    });
    await page.getByRole('dialog', { name: 'Fahrzeugshop' }).waitFor();
    await heading(page, /^Wie und wann/);
    await settle(page);
  });
});
