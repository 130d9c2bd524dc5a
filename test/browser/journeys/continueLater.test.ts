import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { BANKED_CAR } from '../../builders/bankedCar';
import { aFreeCar, FREE_DAY } from '../support/order';
import { sectionIsShown } from '../support/shop';
import { atRest } from '../support/place';
import { setUpStage } from '../support/stage';

const stage = setUpStage();

const productId = (name: string) =>
  stage.platform.tenant(1).products.find((product) => product.name.startsWith(name))?.id ?? expect.fail(name);

/** What the order column says, line by line, once no rate is on its way. */
async function orderColumn(page: Page): Promise<string> {
  const column = page.getByRole('complementary', { name: /^Ihre (?:Bestellung|Anfrage)$/ });
  await expect.poll(() => column.innerText()).not.toMatch(/wird berechnet/);
  return column.locator('.order-bill').innerText();
}

it('an order by financing that is continued later opens in another browser as it was, and opens the overlay at its step', async () => {
  const car = Object.assign(aFreeCar(stage.platform, 1), BANKED_CAR);
  const products = ['Dachbox', 'Kfz-Versicherung Vollkasko', 'Abholung'].map(productId).join(',');
  const query = `checkoutOrderCrossSellingProductIds=${products}&checkoutOrderPaymentType=6&checkoutOrderHandOverAt=${FREE_DAY}`;
  const { page } = await stage.visit({
    attributes: { layout: 'overlay', start: 'closed' },
    address: `?kampagne=sommer#/cars/${car.id}/checkout/7-hand-over?${query}`,
  });
  await page.getByRole('dialog', { name: 'Fahrzeugshop' }).waitFor();
  await sectionIsShown(page, /^Wie und wann/);
  const before = await orderColumn(page);
  expect(before).toContain('Finanzierungsrate');
  expect(before).toContain('Dachbox');
  const chosenDay = (shop: Page) => shop.locator('.hand-over__chosen').innerText();
  const day = await atRest(page, () => chosenDay(page));

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

  // From the mailbox, as a visitor gets it.
  const { link } = stage.platform.state.mails.findLast(({ to }) => to === 'anna.weber@beispiel.de') ?? {};
  expect(link?.url).toContain('?kampagne=sommer#/cars/');
  // Another visitor: nothing stored, no cookie, no history.
  const { page: other } = await stage.visit({ build: 'none' });
  await other.goto(link?.url ?? '');
  await sectionIsShown(other, /^Wie und wann/);
  await expect.poll(() => orderColumn(other)).toBe(before);
  await expect.poll(() => chosenDay(other)).toBe(day);
  await expect.poll(() => new URL(other.url()).hash).not.toContain('checkoutOrder');
});
