import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axeFindings } from '../support/axe';
import { listIsShown, visitAdmin } from '../support/admin';
import { overflows, topLayer } from '../support/measure';
import { findingsInTheDark } from '../support/scheme';
import { setUpStage } from '../support/stage';

const stage = setUpStage();

const topOf = async (page: Page, button: string) =>
  (await page.getByRole('button', { name: button, exact: true }).first().boundingBox())?.y;

/** Pages by the button that opens their form. */
const LISTS = [
  ['locations', 'Standort anlegen'],
  ['contacts', 'Ansprechpartner anlegen'],
  ['customers', undefined],
  ['lead-settings', 'Benachrichtigung anlegen'],
  ['cross-selling', 'Produkt anlegen'],
] as const;

it.each(LISTS)('%s is for everyone: list and form, wide and narrow', async (name, create) => {
  // Nothing in it to break a line at.
  for (const location of stage.platform.tenant(1).locations.slice(1, 2))
    location.name = `Autohaus${'Bergmann'.repeat(8)}`;
  const { page } = await visitAdmin(stage, name);
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await listIsShown(page);
    await stage.screenshot(page, `admin-${name}`);
    await expect.poll(() => overflows(page), { message: `${width} px` }).toEqual([]);
    if (width === 360) await expect.poll(() => topOf(page, 'CSV')).toBe(await topOf(page, 'Sortieren'));
    expect(await axeFindings(page), `${width} px`).toEqual([]);
    // Colours are the same at every width.
    if (width === 1280) expect.soft(await findingsInTheDark(page)).toEqual([]);
    if (create === undefined) continue;
    await page.getByRole('button', { name: create }).first().click();
    await page.getByRole('dialog').waitFor();
    await page.getByRole('button', { name: 'Speichern', exact: true }).click();
    await page.getByRole('region', { name: 'Bitte prüfen Sie Ihre Angaben' }).waitFor();
    await stage.screenshot(page, `admin-${name}-form`);
    await expect.poll(() => overflows(page), { message: `form, ${width} px` }).toEqual([]);
    expect(await axeFindings(page, await topLayer(page)), `form, ${width} px`).toEqual([]);
    if (width === 1280) expect.soft(await findingsInTheDark(page, await topLayer(page)), 'form').toEqual([]);
    await page.getByRole('button', { name: 'Abbrechen' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
});

it('the settings are for everyone, each section, wide and narrow', async () => {
  const { page } = await visitAdmin(stage, 'dealer-settings');
  await page.getByRole('tab', { name: 'Banken' }).waitFor();
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    for (const tab of await page.getByRole('tab').allTextContents()) {
      await page.getByRole('tab', { name: tab, exact: true }).click();
      await stage.screenshot(page, `admin-settings-${tab.replace(/\W/g, '')}`);
      await expect.poll(() => overflows(page), { message: `${tab}, ${width} px` }).toEqual([]);
      expect(await axeFindings(page), `${tab}, ${width} px`).toEqual([]);
      if (width === 1280) expect.soft(await findingsInTheDark(page), tab).toEqual([]);
    }
  }
});

const LIST = /^\d+ \/ [\d.]+/;
/** Everything that is no ordinary list with a form, by its heading and what says that it is loaded. */
const OTHERS = [
  ['today', 'Heute', /Energielabel fehlen/],
  ['trade-ins', 'Inzahlungnahmen', LIST],
  ['condition-reports', 'Zustandsberichte', LIST],
  ['sales-contracts', 'Kaufverträge', LIST],
  ['envkv-labels', 'EnVKV Labels', LIST],
  ['analytics', 'Analyse', /Auswertungen anzeigen|keine Analyse eingerichtet/],
  ['invalid-vehicles', 'Ungültige Fahrzeuge', LIST],
  ['invalid-vehicles?bereich=bestand', 'Ungültige Fahrzeuge', 'Bestand prüfen'],
  ['integration', 'Integration Shop', 'Vorschau laden'],
  ['release-notes', 'Release Notes', /^Version/],
] as const;

it('the other pages are for everyone, in one visit, wide and narrow', async () => {
  const { page } = await visitAdmin(stage, 'trade-ins');
  let left: number | undefined;
  for (const [address, title, text] of OTHERS) {
    await page.evaluate((hash) => {
      location.hash = hash;
    }, `#/admin/settings/${address}`);
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      const heading = page.getByRole('heading', { level: 1, name: title });
      await heading.waitFor();
      await page.getByText(text).first().waitFor();
      const leftOf = async () => (await heading.boundingBox())?.x;
      if (width === 1280) {
        left ??= await leftOf();
        // The menu is as wide whatever stands in it.
        await expect.poll(leftOf, { message: address }).toBe(left);
      }
      await stage.screenshot(page, `admin-${address.replace(/\W/g, '-')}`);
      await expect.poll(() => overflows(page), { message: `${address}, ${width} px` }).toEqual([]);
      expect.soft(await axeFindings(page), `${address}, ${width} px`).toEqual([]);
      if (width === 1280) expect.soft(await findingsInTheDark(page), address).toEqual([]);
    }
  }
});

it('in the overlay menu and page scroll apart', async () => {
  const { page } = await visitAdmin(
    stage,
    'release-notes',
    { height: 420 },
    { attributes: { layout: 'overlay', start: 'open' } },
  );
  const first = page.getByRole('link', { name: 'Standorte' });
  const heading = page.getByRole('heading', { level: 1, name: 'Release Notes' });
  const yOf = async (part: typeof first) => (await part.boundingBox())?.y ?? 0;
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  const [menuAt, pageAt] = [await yOf(first), await yOf(heading)];
  await page.mouse.move(100, 300);
  await page.mouse.wheel(0, 100);
  await expect.poll(() => yOf(first)).toBeLessThan(menuAt);
  await expect.poll(() => yOf(heading)).toBe(pageAt);
});

it('no list scrolls sideways at a width in between', async () => {
  const { page } = await visitAdmin(stage, 'locations');
  const titled = OTHERS.filter(([, , text]) => text === LIST).map(([address]) => address);
  for (const address of [...LISTS.map(([name]) => name), ...titled]) {
    await page.evaluate((hash) => {
      location.hash = hash;
    }, `#/admin/settings/${address}`);
    for (const width of [640, 700, 768, 900, 1060]) {
      await page.setViewportSize({ width, height: 800 });
      await listIsShown(page);
      await stage.screenshot(page, `admin-list-${address}`);
      await expect.poll(() => overflows(page), { message: `${address}, ${width} px` }).toEqual([]);
    }
  }
});

/** Pages of the login by their task. */
const LOGIN_PAGES = [
  ['start', 'Dieser Bereich ist den Mitarbeiterinnen und Mitarbeitern vorbehalten.'],
  ['login', 'Als Administrator anmelden'],
  ['registration', 'Zugang anlegen'],
  ['password-forget', 'Passwort vergessen'],
  ['password-forget-success', 'E-Mail ist unterwegs'],
  ['password-reset', 'Neues Passwort vergeben'],
  ['password-reset-success', 'Passwort geändert'],
] as const;

it('the pages of the login are for everyone, in one visit, wide and narrow', async () => {
  const { page } = await stage.visit({ address: '#/admin/auth/start' });
  for (const [name, text] of LOGIN_PAGES) {
    await page.evaluate((hash) => {
      location.hash = hash;
    }, `#/admin/auth/${name}?email=chef%40autohaus-bergmann.test`);
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await page.getByText(text, { exact: true }).first().waitFor();
      await stage.screenshot(page, `admin-${name}`);
      await expect.poll(() => overflows(page), { message: `${name}, ${width} px` }).toEqual([]);
      expect.soft(await axeFindings(page), `${name}, ${width} px`).toEqual([]);
      if (width === 1280) expect.soft(await findingsInTheDark(page), name).toEqual([]);
    }
  }
});

it('the line of a shop that is not yet public can be read in the dark as well', async () => {
  stage.platform.tenant(1).settings.environmentTypeToString = 'Onboarding';
  const { page } = await visitAdmin(stage, 'locations');
  await page.getByText('Ihr Shop ist noch nicht öffentlich.').waitFor();
  expect(await findingsInTheDark(page)).toEqual([]);
});

it('the preview of the integration runs the shop in both layouts', async () => {
  const { page } = await visitAdmin(stage, 'integration');
  await page.getByRole('button', { name: 'Vorschau laden' }).click();
  const results = (frame: string) =>
    page
      .frameLocator(frame)
      .getByText(/^\d+ Ergebnisse$/)
      .first();
  await results('iframe[title="Vorschau des Shops"]').waitFor();
  await page.getByText('Als Overlay', { exact: true }).click();
  await results('iframe[srcdoc*="overlay"]').waitFor();
});
