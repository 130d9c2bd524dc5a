import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../platform/state';
import { listIsShown, visitAdmin } from '../support/admin';
import { keyboardOn, mouse } from '../support/journey';
import { setUpStage } from '../support/stage';

const stage = setUpStage();
const tenant = () => stage.platform.tenant(1);

/** EXIF with orientation 6: the camera was held upright, its picture lies on its side, the top at the left. */
const TURNED = Buffer.from('ffe1002245786966000049492a0008000000010012010300010000000600000000000000', 'hex');

/** Photograph of a page as a phone takes it, larger than the limit: red at the top, blue at the bottom. */
async function photographOf(page: Page): Promise<Buffer> {
  const lying = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1600, height: 1200 });
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('no canvas');
    const noise = context.createImageData(200, 200);
    for (let at = 0; at < noise.data.length; at += 1) noise.data[at] = at % 4 === 3 ? 255 : Math.random() * 256;
    for (let at = 0; at < 48; at += 1) context.putImageData(noise, (at % 8) * 200, Math.floor(at / 8) * 200);
    context.fillStyle = '#f00';
    context.fillRect(0, 0, 200, 1200);
    context.fillStyle = '#00f';
    context.fillRect(1400, 0, 200, 1200);
    return canvas.toDataURL('image/jpeg', 0.95).split(',')[1] ?? '';
  });
  const bytes = Buffer.from(lying, 'base64');
  return Buffer.concat([bytes.subarray(0, 2), TURNED, bytes.subarray(2)]);
}

/** Pages of a PDF of pictures: '3:4 red to blue'. */
async function pagesOf(page: Page, pdf: Buffer): Promise<string[]> {
  const streams = pdf.toString('latin1').matchAll(/DCTDecode\/Length \d+>>\nstream\n([^]*?)\nendstream/g);
  const pictures = [...streams].map(([, bytes = '']) => Buffer.from(bytes, 'latin1').toString('base64'));
  return page.evaluate(
    (all) =>
      Promise.all(
        all.map(async (each) => {
          const bytes = Uint8Array.from(atob(each), (sign) => sign.charCodeAt(0));
          const picture = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }));
          const { width, height } = picture;
          const canvas = Object.assign(document.createElement('canvas'), { width, height });
          const context = canvas.getContext('2d', { willReadFrequently: true });
          context?.drawImage(picture, 0, 0);
          const colourAt = (y: number) => {
            const [red = 0, , blue = 0] = context?.getImageData(width / 2, y, 1, 1).data ?? [];
            return red > 200 && blue < 60 ? 'red' : blue > 200 && red < 60 ? 'blue' : 'noise';
          };
          return `${Math.round((3 * height) / width)}:3 ${colourAt(20)} to ${colourAt(height - 20)}`;
        }),
      ),
    pictures,
  );
}

/** Presses that a morning takes at most: on a phone the menu is opened four times, and cards get boxes at a press. */
const MORNINGS = [
  { on: 'a phone', width: 390, height: 844, handOn: () => mouse, most: 33 },
  { on: 'a desktop, by keyboard alone', width: 1366, height: 768, handOn: keyboardOn, most: 29 },
];

// rules/admin: today, rules/admin: many at once, rules/admin: links between entries.
it.each(MORNINGS)('a morning on $on', async ({ width, height, handOn, most }) => {
  const { page } = await stage.visit({ address: '#/admin/settings/today' }, { width, height });
  const { press: pressOn, choose, type } = handOn(page);
  let presses = 0;
  const press = (target: Locator) => {
    presses += 1;
    return pressOn(target);
  };
  const isPhone = width < 1024;
  const openMenu = async () => {
    if (isPhone) await press(page.getByRole('button', { name: 'Menü öffnen' }));
  };
  const menu = async (name: string) => {
    await openMenu();
    await press(page.getByRole('link', { name: new RegExp(`^${name}`) }));
  };

  // Login, which leads to the address that was asked for.
  await type(page.getByRole('textbox', { name: 'E-Mail' }), 'mitarbeit@autohaus-bergmann.test');
  await press(page.getByRole('button', { name: 'Weiter' }));
  await type(page.getByLabel(/^Passwort(?! vergessen)/).first(), DEMO_PASSWORD);
  await press(page.getByRole('button', { name: 'Anmelden' }));
  await page.getByRole('heading', { level: 1, name: 'Heute' }).waitFor();

  // Three trade-ins released in place, the oldest first; the customer of the last is written to, the one of a contract called.
  const open = () => tenant().tradeIns.filter(({ calculationResultType: type }) => type === 2).length;
  const before = open();
  const waiting = page.getByRole('region', { name: 'Kunden warten' });
  for (const answered of [1, 2, 3]) {
    await press(waiting.getByRole('button', { name: /^Für .* freigeben$/ }).first());
    await press(page.getByRole('dialog', { name: 'Wert freigeben?' }).getByRole('button', { name: /freigeben$/ }));
    await waiting
      .getByText(/^freigegeben: /)
      .nth(answered - 1)
      .waitFor();
  }
  expect(open()).toBe(before - 3);
  const row = waiting.getByRole('listitem').filter({ hasText: 'freigegeben: ' }).nth(2);
  await press(row.getByRole('button', { name: /schreiben$/ }));
  const letter = page.getByRole('dialog', { name: /^Nachricht an / });
  await expect
    .poll(() => letter.getByRole('link', { name: 'Im E-Mail-Programm öffnen' }).getAttribute('href'))
    .toMatch(/^mailto:.+@.+\?subject=Ihr%20/);
  await press(letter.getByRole('button', { name: 'Abbrechen' }));
  const contract = waiting.getByRole('listitem').filter({ hasText: /^Tiguan Life · es fehlt: / });
  await expect
    .poll(() => contract.getByRole('link', { name: /anrufen$/ }).getAttribute('href'))
    .toMatch(/^tel:\+?\d+$/);

  // A refused vehicle gets its label, without its VIN being typed.
  const refused = tenant().admin.invalidVehicles.length;
  await press(
    page
      .getByRole('listitem')
      .filter({ hasText: /Labelfehler/ })
      .first()
      .getByRole('link')
      .first(),
  );
  await press(page.getByRole('dialog', { name: 'Fahrzeug' }).getByRole('link', { name: 'Label hochladen' }));
  const label = page.getByRole('dialog', { name: 'Label hochladen' });
  await expect.poll(() => label.getByRole('combobox', { name: 'VIN' }).inputValue()).toMatch(/^WVW/);
  // Two photographs become one PDF that the platform takes, its pages upright.
  const photograph = { name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer: await photographOf(page) };
  expect(photograph.buffer.length).toBeGreaterThan(1_048_576);
  await label.getByLabel(/^Datei/).setInputFiles([photograph, { ...photograph, name: 'IMG_0002.jpg' }]);
  await label.getByText(/^IMG_0001\.pdf/).waitFor();
  await press(label.getByRole('button', { name: 'Speichern', exact: true }));
  await label.waitFor({ state: 'detached' });
  await expect.poll(() => tenant().admin.invalidVehicles.length).toBe(refused - 1);
  const sent = Buffer.from([...stage.platform.state.uploads.values()].at(-1)?.bytes ?? new ArrayBuffer());
  expect(sent.length).toBeLessThanOrEqual(1_048_576);
  expect(await pagesOf(page, sent)).toEqual(['4:3 red to blue', '4:3 red to blue']);

  // Two products set to 9,90, one of them taken back.
  await menu('Crossselling-Produkte');
  await listIsShown(page);
  if (isPhone) await press(page.getByRole('button', { name: 'Auswählen', exact: true }));
  const boxes = page.getByRole('checkbox', { name: /^„.+“ auswählen$/ });
  await press(boxes.nth(0));
  await press(boxes.nth(1));
  await press(page.getByRole('button', { name: 'Ändern', exact: true }));
  const change = page.getByRole('dialog', { name: '2 Produkte ändern' });
  await press(change.getByRole('radio', { name: 'Preis setzen auf' }));
  await type(change.getByRole('textbox', { name: 'Neuer Preis' }), '9,90');
  await press(change.getByRole('button', { name: 'Vorschau' }));
  const prices = () => tenant().products.map(({ price }) => price);
  const old = prices();
  await press(change.getByRole('button', { name: '2 Einträge ändern' }));
  await change.getByText('2 geändert', { exact: true }).waitFor();
  await press(change.getByRole('button', { name: /zurücknehmen$/ }).nth(1));
  await change.getByText('1 geändert, 1 zurückgenommen').waitFor();
  expect(prices().filter((price, at) => price !== old[at])).toEqual([9.9]);
  await press(change.getByRole('button', { name: 'Fertig' }));

  // A setting that a colleague changes, too.
  await menu('Einstellungen');
  if (isPhone) await choose(page.getByRole('combobox', { name: 'Bereich' }), 'Inhalt');
  else await press(page.getByRole('tab', { name: 'Inhalt' }));
  await type(page.getByRole('textbox', { name: 'Beschreibung der Fahrzeugsuche' }), 'Gebrauchte vom Autohaus.');
  tenant().settings.seoMetaDescription = 'Vom Kollegen.';
  await press(page.getByRole('button', { name: 'Speichern', exact: true }));
  await press(page.getByRole('button', { name: 'Meinen Wert behalten' }));
  await press(page.getByRole('button', { name: 'Speichern', exact: true }));
  await page.getByText('Erfolgreich gespeichert').waitFor();
  expect(tenant().settings.seoMetaDescription).toBe('Gebrauchte vom Autohaus.');

  await openMenu();
  await press(page.getByRole('button', { name: 'Abmelden' }));
  await press(
    page.getByRole('dialog', { name: 'Möchten Sie sich abmelden?' }).getByRole('button', { name: 'Abmelden' }),
  );
  await expect.poll(() => page.evaluate(() => location.hash)).toBe('#/');
  expect(presses).toBeLessThanOrEqual(most);
});

it('photographs a document page by page, turned, taken again and removed, and sends one PDF', async () => {
  const { page } = await visitAdmin(stage, 'envkv-labels', { width: 390, height: 844, isTouch: true });
  await page
    .getByRole('button', { name: /: Label hochladen$/ })
    .first()
    .click();
  const label = page.getByRole('dialog', { name: 'Label hochladen' });
  const photograph = { name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer: await photographOf(page) };
  const pages = page.getByRole('dialog', { name: 'Seiten fotografieren' });
  const take = async (button: Locator) => {
    const camera = page.waitForEvent('filechooser');
    await button.click();
    await (await camera).setFiles(photograph);
  };
  const button = (name: string) => pages.getByRole('button', { name, exact: true });
  await take(label.getByRole('button', { name: 'Fotografieren' }));
  await button('Seite 1 drehen').click();
  await take(button('Seite 2 aufnehmen'));
  await take(button('Seite 3 aufnehmen'));
  await button('Seite 3 entfernen').click();
  await take(button('Seite 2 neu aufnehmen'));
  await stage.screenshot(page, 'photo-pages');
  await button('2 Seiten übernehmen').click();
  await label.getByText(/^IMG_0001\.pdf/).waitFor();
  await label.getByRole('button', { name: '2 Seiten bearbeiten' }).waitFor();
  await label.getByRole('button', { name: 'Speichern', exact: true }).click();
  await label.waitFor({ state: 'detached' });
  const sent = Buffer.from([...stage.platform.state.uploads.values()].at(-1)?.bytes ?? new ArrayBuffer());
  expect(await pagesOf(page, sent)).toEqual(['2:3 noise to noise', '4:3 red to blue']);
});
