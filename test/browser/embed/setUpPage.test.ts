/** The page 'Einbinden' of the package: an agency's way from the dealer's id to a page that is checked. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, inject, it } from 'vitest';
import { HOST_SYSTEMS } from '../../../src/tools/embedding/systems';
import { axeNow } from '../support/axe';
import { adminIdOf } from '../support/hostPage';
import { searchIsShown } from '../support/shop';
import { atRest } from '../support/place';
import { setUpStage } from '../support/stage';
import { settle } from '../support/watch';

const stage = setUpStage();

async function openPage(width: number, values: Record<string, string> = {}) {
  const visit = await stage.visit({ build: 'none' }, { width, height: 900 });
  const { page } = visit;
  const folder = new URL('.', stage.addresses.script).href;
  const address = stage.publishFile('/einbinden.html', {
    body: readFileSync(join(inject('dist'), 'einbinden.html'), 'utf8'),
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
  const given = new URLSearchParams({ adminId: adminIdOf(1), apiUrl: stage.addresses.platform, folder, ...values });
  await page.goto(`${address}#${given.toString()}`);
  await page.getByText('Die Plattform kennt diesen Händler.').waitFor();
  return visit;
}

it.each([360, 1280])('is accessible, and no wider than a window of %i px', async (width) => {
  const { page } = await openPage(width);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeNow(page, 'html'), colorScheme).toEqual([]);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
});

it('writes code that shows the shop in every system, and finds nothing wrong with it', async () => {
  const { page } = await openPage(1280, { offsetTop: '90' });
  for (const { label } of Object.values(HOST_SYSTEMS)) {
    await page.getByLabel('Ihre Website', { exact: true }).selectOption({ label });
    const code = await atRest(page, () => page.getByLabel('Code zum Einfügen').locator('code').textContent());
    expect(code, label).toContain(adminIdOf(1));
    expect(code, label).toContain(stage.addresses.platform);
    expect(code, label).toMatch(/ (?:data-)?offset-top="90"|'data-offset-top', '90'/);
  }
  await page.getByLabel('Ihre Website', { exact: true }).selectOption({ label: 'WordPress' });
  const written = page.getByLabel('Code zum Einfügen').locator('code');
  const code = (await atRest(page, () => written.textContent())) ?? '';
  // The preview is a page without an address of its own, but of this origin.
  await page.getByRole('button', { name: 'Telefon' }).click();
  await page
    .frameLocator('iframe')
    .first()
    .getByText(/^\d+ Ergebnisse$/)
    .first()
    .waitFor();
  const shop = await stage.visit({ build: 'none', body: code });
  await searchIsShown(shop.page);
  await settle(shop.page);
});

it('takes an agency from the form to the copied code and the check by the keyboard alone', async () => {
  const { page } = await openPage(1280);
  // A browser context without the clipboard's permission: what is copied is caught where it is written.
  await page.evaluate(() => {
    navigator.clipboard.writeText = (text) => {
      document.body.dataset.copied = text;
      return Promise.resolve();
    };
  });
  const focusedName = () =>
    page.evaluate(() => {
      const focused = document.activeElement;
      const [label] = focused instanceof HTMLInputElement ? (focused.labels ?? []) : [];
      return (label ?? focused)?.textContent ?? '';
    });
  const tabTo = async (name: RegExp) => {
    for (let presses = 0; presses < 40 && !name.test(await focusedName()); presses += 1)
      await page.keyboard.press('Tab');
    expect(await focusedName()).toMatch(name);
  };
  await tabTo(/^Händlerkennung/);
  await tabTo(/^Adresse der Plattform/);
  await tabTo(/^Shop in der Seite/);
  await page.keyboard.press('ArrowDown');
  await tabTo(/^Kopieren/);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.body.dataset.copied)).toContain('data-layout="overlay"');
  await tabTo(/^Adresse der Seite/);
  await tabTo(/^Prüfen$/);
});

it('checks a pasted page: what is written, and what happens when it runs', async () => {
  const visit = await openPage(1280);
  visit.expect(/webshop-widget\]/);
  const { page } = visit;
  const html = `<!doctype html>\n<div id="web-shop"></div>\n<script src="${stage.addresses.script}" data-admin-id="${adminIdOf(1)}" data-api-url="${stage.addresses.platform}" data-target="#webshop"></script>`;
  await page.getByLabel('oder ihr Quelltext').fill(html);
  await page.getByRole('button', { name: 'Prüfen', exact: true }).click();
  const results = page.getByLabel('Prüfen', { exact: true }).getByRole('status');
  await results.getByText('Gemeint ist wohl "#web-shop".').first().waitFor();
  await results.getByText('Fehler · Ziel · Zeile 3').waitFor();
  await results.getByText('Der Seite fehlt „viewport“; auf dem Telefon ist alles winzig.').waitFor();
  await results.getByText(/^Version .* läuft/).waitFor();
});

it('opened from a disk, names what is missing, and finds nothing wrong with its own code', async () => {
  const visit = await stage.visit({ build: 'none' }, { isFresh: true });
  visit.expect(/webshop-widget\]/);
  const { page } = visit;
  await page.goto(pathToFileURL(join(inject('dist'), 'einbinden.html')).href);
  await page.getByText('Drei Angaben genügen.').waitFor();
  await page.getByRole('textbox', { name: 'Händlerkennung' }).fill(adminIdOf(1));
  await page.getByRole('textbox', { name: 'Adresse der Plattform' }).fill(stage.addresses.platform);
  await page.getByText('Die Plattform kennt diesen Händler.').waitFor();
  await page.getByText('Es fehlt noch: Ordner der Dateien des Shops. Bis dahin steht dafür ein Beispiel.').waitFor();
  await page.getByText('Für die Vorschau fehlt noch: Ordner der Dateien des Shops.').waitFor();
  await page
    .getByRole('textbox', { name: 'Ordner der Dateien des Shops' })
    .fill(new URL('.', stage.addresses.script).href);
  const code = await atRest(page, () => page.getByLabel('Code zum Einfügen').locator('code').textContent());
  const html = `<!doctype html>\n<html lang="de">\n<meta name="viewport" content="width=device-width">\n${code ?? ''}`;
  await page.getByLabel('oder ihr Quelltext').fill(html);
  await page.getByRole('button', { name: 'Prüfen', exact: true }).click();
  const results = page.getByLabel('Prüfen', { exact: true }).getByRole('status');
  await results.getByText(/^Version .* läuft/).waitFor();
  expect(await atRest(page, () => results.getByText(/^(?:Fehler|Hinweis) ·/).allTextContents())).toEqual([]);
});

it('checks each page by itself, whatever was checked before', async () => {
  const visit = await openPage(1280);
  visit.expect(/webshop-widget\]/);
  visit.expect(/Content Security Policy/);
  const { page } = visit;
  const right = `<!doctype html>\n<html lang="de">\n<meta name="viewport" content="width=device-width">\n<div id="webshop" style="min-height: 720px"></div>\n<script async src="${stage.addresses.script}" data-admin-id="${adminIdOf(1)}" data-api-url="${stage.addresses.platform}" data-target="#webshop"></script>`;
  const wrong = right.replace(
    '<meta',
    '<meta http-equiv="Content-Security-Policy" content="connect-src \'none\'">\n<meta',
  );
  const results = page.getByLabel('Prüfen', { exact: true }).getByRole('status');
  const check = async (html: string) => {
    await page.getByLabel('oder ihr Quelltext').fill(html);
    await page.getByRole('button', { name: 'Prüfen', exact: true }).click();
    await results.getByText('Die Seite wird im Rahmen unten ausgeführt …').waitFor();
    await results.getByText('Die Seite wird im Rahmen unten ausgeführt …').waitFor({ state: 'detached' });
    return atRest(page, () => results.getByText(/^(?:Fehler|Hinweis) ·/).allTextContents());
  };
  const first = await check(right);
  expect((await check(wrong)).join()).toContain('Sicherheitsrichtlinie');
  expect(await check(right)).toEqual(first);
  expect(first.join()).not.toContain('Fehler');
});
