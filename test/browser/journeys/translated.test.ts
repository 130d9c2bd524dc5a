import { expect, it } from 'vitest';
import { freeCars, openKept } from '../support/order';
import { translateShop } from '../hosts/pages';
import { SPECIAL } from '../../platform/stock/specials';
import { goTo, searchIsShown, vehicleIsShown } from '../support/shop';
import { setUpStage } from '../support/stage';

const stage = setUpStage();

it('a translated page goes through every change from the list to the order', async () => {
  const { page } = await stage.visit();
  await searchIsShown(page);
  await page.evaluate(translateShop);

  await page.getByRole('button', { name: /weitere Fahrzeuge laden/ }).click();
  await page
    .getByText(/^Angezeigt 24 von/)
    .first()
    .waitFor();
  await page.getByRole('combobox', { name: 'Preis bis' }).first().selectOption({ label: '30.000 €' });
  await page
    .getByText(/^Angezeigt 12 von/)
    .first()
    .waitFor();

  await goTo(page, '#/angebote-x/BE-40-BILDER');
  await vehicleIsShown(page);
  await page.getByText('1 / 40', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Nächstes Bild' }).first().click();
  await page.getByText('2 / 40', { exact: true }).waitFor();

  await page.getByRole('textbox', { name: 'Vorname' }).fill('Klara');
  await page.getByRole('button', { name: 'Anfrage senden' }).click();
  await page.getByRole('region', { name: 'Bitte prüfen Sie Ihre Angaben' }).waitFor();
  await page.getByRole('textbox', { name: 'Nachname' }).fill('Kundin');
  await page.getByRole('textbox', { name: 'E-Mail' }).fill('klara.kundin@example.com');
  await page.getByRole('button', { name: 'Anfrage senden' }).click();
  await page.getByText('Anfrage erfolgreich übermittelt').waitFor();

  await goTo(page, `#/angebote-x/${SPECIAL.financeVw}/finanzierung`);
  const deposit = page.getByRole('textbox', { name: 'Anzahlung in €' });
  for (const amount of ['99000', '1000', '98000']) {
    await deposit.fill(amount);
    await deposit.blur();
    await page.locator('.calculator__result .price__amount').waitFor();
  }
  await page
    .getByText(/höchstens/i)
    .first()
    .waitFor();

  const [car] = freeCars(stage.platform, 1);
  await openKept(
    page,
    stage.platform,
    1,
    { vehicleId: car?.id ?? '', paymentOptionId: 'advance-transfer' },
    '7-hand-over',
  );
  await page.getByRole('heading', { name: /^Wie und wann/ }).waitFor();
  for (const way of [/Lieferung|Überführung/, /^Abholung/])
    await page.getByRole('radio', { name: way }).first().click();
  await goTo(page, `#/cars/${car?.id ?? ''}/checkout/9-summary`);
  await page
    .getByRole('button', { name: /Vorname: |Zahlungspflichtig bestellen/ })
    .first()
    .waitFor();
  await expect.poll(() => page.getByText('Diese Seite konnte nicht angezeigt werden').count()).toBe(0);
});
