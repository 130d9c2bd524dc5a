import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { isFocused } from '../support/shop';
import { setUpStage } from '../support/stage';

const stage = setUpStage();

it('a contact request is written by keyboard alone, is told what is missing, and arrives at the dealer', async () => {
  const { page } = await stage.visit({ address: '#/angebote-x/BE-40-BILDER' });
  await page.getByRole('button', { name: 'Anfrage senden' }).press('Enter');
  await page.getByRole('region', { name: 'Bitte prüfen Sie Ihre Angaben' }).waitFor();
  const firstName = page.getByRole('textbox', { name: 'Vorname' });
  await expect.poll(() => isFocused(firstName)).toBe(true);
  await page.getByRole('button', { name: 'E-Mail: bitte angeben' }).press('Enter');
  const email = page.getByRole('textbox', { name: 'E-Mail' });
  await expect.poll(() => isFocused(email)).toBe(true);

  // The button leads into the form.
  await page.getByRole('button', { name: 'Anfragen', exact: true }).first().press('Enter');
  await expect.poll(() => isFocused(firstName)).toBe(true);
  // As Germans write it; it becomes international when the field is left.
  for (const text of ['Klara', 'Kundin', 'klara.kundin@example.com', '0711 123456']) {
    await page.keyboard.insertText(text);
    await page.keyboard.press('Tab');
  }
  await page.getByRole('checkbox', { name: 'Probefahrt' }).press('Space');
  await page.getByRole('button', { name: 'Anfrage senden' }).press('Enter');
  await page.getByText('Anfrage erfolgreich übermittelt').waitFor();

  const vehicle = stage.platform.tenant(1).vehicles.find(({ internalId }) => internalId === 'BE-40-BILDER');
  expect(stage.platform.state.emails).toHaveLength(1);
  expect(stage.platform.state.emails[0]).toMatchObject({
    name: 'Klara Kundin',
    email: 'klara.kundin@example.com',
    phone: '+49711123456',
    carId: vehicle?.id,
    carDealerAdminEmail: vehicle?.carDealerAdminEmail ?? vehicle?.carDealerLocation?.eMail,
    isTestDriveDesired: true,
    isCallbackDesired: true,
    isMarketingContactAllowed: false,
    sourceUrl: page.url(),
  });
});

it('its sheet on a phone leaves each field that the keyboard reaches whole, above what fades out over its foot', async () => {
  const { page } = await stage.visit(
    { address: '#/angebote-x/BE-40-BILDER' },
    { width: 360, height: 740, isTouch: true },
  );
  await page.getByRole('button', { name: 'Etwas unklar?' }).click();
  const sheet = page.getByRole('dialog', { name: 'Kontakt' });
  await sheet.getByRole('textbox', { name: 'Nachricht' }).focus();
  const foot = sheet.locator('footer');
  const aboveFoot = async (field: Locator) =>
    ((await foot.boundingBox())?.y ?? 0) - (await field.evaluate((element) => element.getBoundingClientRect().bottom));
  for (const name of ['Vorname', 'Nachname', 'E-Mail', 'Telefon']) {
    await page.keyboard.press('Tab');
    const field = sheet.getByRole('textbox', { name });
    await expect.poll(() => isFocused(field)).toBe(true);
    await expect.poll(() => aboveFoot(field), { message: name }).toBeGreaterThan(24);
  }
});
