import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { listIsShown, visitAdmin } from '../support/admin';
import { atRest } from '../support/place';
import { setUpStage } from '../support/stage';

const stage = setUpStage();
/** Nothing in it to break a line at. */
const NAME = `Jana ${'Weber'.repeat(30)}`;

/** A photo of noise, which no format makes small. @param edge px */
const photo = async (page: Page, edge: number) => {
  const data = await page.evaluate((size) => {
    const canvas = document.createElement('canvas');
    canvas.width = size;
    canvas.height = size;
    const context = canvas.getContext('2d');
    const pixels = context?.createImageData(size, size);
    if (!context || !pixels) return '';
    let seed = 1;
    for (let at = 0; at < pixels.data.length; at += 1) {
      seed = (seed * 48_271) % 2_147_483_647;
      pixels.data[at] = at % 4 === 3 ? 255 : seed % 256;
    }
    context.putImageData(pixels, 0, 0);
    return canvas.toDataURL('image/jpeg', 0.9);
  }, edge);
  return Buffer.from(data.split(',')[1] ?? '', 'base64');
};

it('a contact is created with a picture that is one and small enough, asked about when left, and seen at a vehicle', async () => {
  const { page } = await visitAdmin(stage, 'contacts', { as: 'employee' });
  await listIsShown(page);
  await page.getByRole('button', { name: 'Ansprechpartner anlegen' }).click();
  const sheet = page.getByRole('dialog', { name: 'Ansprechpartner anlegen' });
  // Only a browser decodes pictures: what is none is refused, what is shown has its size, what is too large becomes smaller.
  const give = (name: string, buffer: Buffer) =>
    sheet.getByLabel(/^Bild/).setInputFiles({ name, mimeType: 'image/jpeg', buffer });
  const half = (await photo(page, 40)).subarray(0, 60);
  for (const [name, buffer, message] of [
    ['text.jpg', Buffer.from('kein Bild'), /^Das Bild kann nicht gelesen werden\./],
    ['leer.jpg', Buffer.alloc(0), /^Die Datei ist leer\./],
    ['halb.jpg', half, /^Das Bild kann nicht gelesen werden\./],
  ] as const) {
    await give(name, buffer);
    await sheet.getByText(message).waitFor();
  }
  const large = await photo(page, 2000);
  expect(large.length).toBeGreaterThan(1_048_576);
  await give('handy.jpg', large);
  await sheet.getByText(/^handy\.jpg \(\d+\sKB\)$/).waitFor();
  const preview = sheet.locator('.contact-details__portrait');
  const width = () => preview.evaluate((shown) => (shown instanceof HTMLImageElement ? shown.naturalWidth : 0));
  await expect.poll(width).toBeGreaterThan(40);
  await sheet.getByRole('textbox', { name: 'Name' }).fill(NAME);
  // Escape asks, a second one closes the question, and the sheet stays.
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Änderungen verwerfen?' });
  await question.waitFor();
  await expect
    .poll(() =>
      question.getByRole('button', { name: 'Weiter bearbeiten' }).evaluate((button) => button.matches(':focus')),
    )
    .toBe(true);
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  await page.goBack();
  await question.getByRole('button', { name: 'Weiter bearbeiten' }).click();
  await expect.poll(() => sheet.getByRole('textbox', { name: 'Name' }).inputValue()).toBe(NAME);
  await sheet.getByRole('textbox', { name: 'E-Mail' }).fill('jana@autohaus.de');
  await sheet.getByRole('textbox', { name: 'Telefon' }).fill('0721 123456');
  for (const box of await atRest(page, () => sheet.getByRole('checkbox').all())) await box.check();
  // The picture is on its way until the platform answers.
  const release = stage.platform.hold('/contacts');
  await page.keyboard.press('Control+s');
  await sheet.getByRole('progressbar', { name: 'Wird hochgeladen' }).waitFor();
  release();
  await page.getByText('Erfolgreich gespeichert').waitFor();
  await sheet.waitFor({ state: 'detached' });
  const upload = [...stage.platform.state.uploads.values()].at(-1);
  expect(upload?.bytes.byteLength).toBeLessThanOrEqual(1_048_576);
  expect([...new Uint8Array(upload?.bytes ?? new ArrayBuffer(0)).subarray(0, 2)]).toEqual([0xff, 0xd8]);
  const link = page.getByRole('link', { name: NAME });
  await expect.poll(() => link.evaluate((element) => element.matches(':focus'))).toBe(true);
  await page.evaluate(() => {
    location.hash = '#/angebote-x/BE-40-BILDER';
  });
  const more = page.getByRole('button', { name: 'Alle Ansprechpartner anzeigen' });
  await page.getByText(NAME).or(more).first().waitFor();
  if (await atRest(page, () => more.isVisible())) await more.click();
  const name = page.locator('.contact-details__name', { hasText: NAME }).first();
  await expect.poll(() => name.evaluate((line) => line.scrollWidth - line.clientWidth)).toBe(0);
});

it('a product for all vehicles is seen by the shop', async () => {
  const visit = await visitAdmin(stage, 'cross-selling', { as: 'employee' });
  const { page } = visit;
  await listIsShown(page);
  await page.getByRole('button', { name: 'Produkt anlegen' }).click();
  const sheet = page.getByRole('dialog', { name: 'Produkt anlegen' });
  await sheet.getByRole('textbox', { name: 'Name' }).fill('Fußmatten Probe');
  await sheet.getByRole('combobox', { name: 'Typ' }).selectOption({ label: 'Zubehör' });
  await sheet.getByRole('textbox', { name: 'Beschreibung' }).fill('Aus Velours');
  await sheet.getByRole('textbox', { name: /^Preis/ }).fill('49,90');
  await sheet
    .getByText(/^Gilt für \d+ von \d+ Fahrzeugen\.$/)
    .first()
    .waitFor();
  const save = sheet.getByRole('button', { name: 'Speichern', exact: true });
  // Wherever the form is scrolled to, a failure is seen.
  await sheet.getByRole('radio', { name: 'Bestimmte Fahrzeuge' }).scrollIntoViewIfNeeded();
  stage.platform.fail({ method: 'POST', path: /crosssellingproducts/ }, 500, 1);
  visit.expect(/500/);
  await save.click();
  const failure = sheet.getByText('Vorgang fehlgeschlagen. Bitte erneut versuchen.');
  await failure.waitFor();
  await expect.poll(async () => (await failure.boundingBox())?.y ?? -1).toBeGreaterThan(0);
  await save.click();
  await page.getByText('Produkt erstellt').waitFor();
  await page.evaluate(() => {
    location.hash = '#/cars/BE-40-BILDER/checkout/3-physical-product';
  });
  // What is more than two products is folded.
  await page
    .locator('summary', { hasText: /^\d+ weitere/ })
    .first()
    .click();
  await page.getByText('Fußmatten Probe').first().waitFor();
});

it('an accent colour is seen in the shop as soon as it is saved, and leaves the admin area as it is', async () => {
  const visit = await visitAdmin(stage, 'dealer-settings', { height: 500 });
  const { page } = visit;
  const accent = () =>
    page.evaluate(() => {
      const root = document.querySelector('#webshop')?.shadowRoot?.querySelector('.shop');
      return root ? getComputedStyle(root).getPropertyValue('--accent') : '';
    });
  await page.getByRole('textbox', { name: 'Akzentfarbe', exact: true }).fill('#336699');
  // Wherever the page is scrolled to, a failure is seen.
  await page.getByText('Kopfbild hochladen').scrollIntoViewIfNeeded();
  stage.platform.fail({ method: 'PUT', path: /vehicle-dealer-settings/ }, 500, 1);
  visit.expect(/500/);
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  const failure = page.getByText('Vorgang fehlgeschlagen. Bitte erneut versuchen.');
  await failure.waitFor();
  await expect.poll(async () => (await failure.boundingBox())?.y ?? -1).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await page.getByText('Erfolgreich gespeichert').waitFor();
  await expect.poll(accent).toBe('#0f52ba');
  await page.getByRole('link', { name: 'Zum Shop' }).click();
  await page
    .getByText(/Angezeigt \d+ von/)
    .first()
    .waitFor();
  await expect.poll(() => accent()).toBe('#336699');
});
