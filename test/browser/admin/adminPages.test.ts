import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axeFindings } from '../support/axe';
import { listIsShown, visitAdmin } from '../support/admin';
import { cutTexts, overflows, topLayer } from '../support/measure';
import { findingsInTheDark } from '../support/scheme';
import { LISTS, LOGIN_PAGES, OTHERS } from '../support/screens/admin';
import { follow } from '../support/screens/screen';
import { atRest } from '../support/place';
import { setUpStage } from '../support/stage';
import { settle } from '../support/watch';

const stage = setUpStage();

/** Beside the menu, which is the same on every page. */
const PAGE = '.admin-shell__main';

/** Nothing overflows, no text is cut, and axe finds nothing in the uppermost layer, else in a part: in the light where it is wide, else in the dark. */
async function look(page: Page, what: string, width: number, part?: string): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await stage.screenshot(page, `admin-${what.replace(/\W/g, '-')}`);
  await settle(page);
  expect.soft([...(await cutTexts(page)), ...(await overflows(page))], `${what}, ${width} px`).toEqual([]);
  const place = await topLayer(page, part);
  const findings = width === 1280 ? axeFindings(page, place) : findingsInTheDark(page, place);
  expect.soft(await findings, `${what}, ${width} px`).toEqual([]);
}

const open = (page: Page, address: string) => follow(page, `#/admin/settings/${address}`);

const topOf = async (page: Page, button: string) =>
  (await page.getByRole('button', { name: button, exact: true }).first().boundingBox())?.y;

const lastRow = async (page: Page) => (await page.locator('.list-card').last().boundingBox())?.y;

/** Height of the highest row, px: three lines of a name, and its note. */
const highest = (page: Page) =>
  page.getByRole('row').evaluateAll((rows) => Math.max(0, ...rows.map((row) => row.getBoundingClientRect().height)));

const COMPOUND = 'Kraftfahrzeughandelsgesellschaft Bergmann';

it.each([
  ['with a form', LISTS.filter(([, , create]) => create !== undefined)],
  ['without one', LISTS.filter(([, , create]) => create === undefined)],
] as const)('the lists %s are for everyone at every width, in one visit', async (_, lists) => {
  // Nothing in it to break a line at.
  for (const location of stage.platform.tenant(1).locations.slice(1, 2))
    location.name = `Autohaus${'Bergmann'.repeat(8)}`;
  for (const location of stage.platform.tenant(1).locations.slice(2)) location.name = COMPOUND;
  const { tradeIns, admin, products } = stage.platform.tenant(1);
  for (const { customer } of tradeIns) Object.assign(customer ?? {}, { lastName: 'Müller-Lüdenscheidt' });
  for (const { car } of admin.contracts)
    Object.assign(car ?? {}, { marketingTitle: 'Mercedes-Benz Sprinter-Kastenwagen' });
  for (const product of products.slice(0, 1)) product.name = 'Winterkompletträder '.repeat(10);
  const { page } = await visitAdmin(stage, lists[0]?.[0] ?? '');
  for (const [address, title, create] of lists) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, address);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await listIsShown(page);
    // Hyphenated, but one text.
    if (address === 'locations')
      await expect.poll(() => page.getByRole('link', { name: COMPOUND }).innerText()).toBe(COMPOUND);
    await look(page, address, 1280, address === 'locations' ? undefined : PAGE);
    if (create !== undefined) {
      await page.getByRole('button', { name: create }).first().click();
      await page.getByRole('dialog').waitFor();
      await page.getByRole('button', { name: 'Speichern', exact: true }).click();
      await page.getByRole('region', { name: 'Bitte prüfen Sie Ihre Angaben' }).waitFor();
      for (const width of [1280, 360]) await look(page, `${address}, form`, width);
      await page.getByRole('button', { name: 'Abbrechen' }).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    await look(page, address, 360, PAGE);
    // The tools are below the rows.
    const belowRows = async () => ((await topOf(page, 'CSV')) ?? NaN) - ((await lastRow(page)) ?? 0);
    await expect.poll(belowRows, { message: address }).toBeGreaterThan(0);
    for (const width of [640, 700, 768, 900, 1060]) {
      await page.setViewportSize({ width, height: 800 });
      await listIsShown(page);
      await expect.poll(() => overflows(page), { message: `${address}, ${width} px` }).toEqual([]);
      await expect.poll(() => highest(page), { message: `${address}, ${width} px` }).toBeLessThan(110);
    }
  }
});

it('the other pages are for everyone, wide and narrow, and the preview of one runs the shop in both layouts', async () => {
  const { tradeIns } = stage.platform.tenant(1);
  for (const tradeIn of tradeIns) tradeIn.manufacturer = 'Kraftfahrzeug'.repeat(5);
  // Unreadable, which the menu says beside the other count.
  tradeIns.push(...tradeIns.slice(0, 1).map((tradeIn) => ({ ...tradeIn, id: ' ' })));
  const { page } = await visitAdmin(stage, 'trade-ins');
  const entry = page.getByRole('link', { name: /^Inzahlungnahmen .*nicht lesbar$/ }).locator('.admin-sidebar__label');
  await expect.poll(async () => (await entry.boundingBox())?.height).toBeLessThan(30);
  let left: number | undefined;
  for (const [address, title, text] of OTHERS) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, address);
    const heading = page.getByRole('heading', { level: 1, name: title });
    await heading.waitFor();
    await page.getByText(text).first().waitFor();
    const leftOf = async () => (await heading.boundingBox())?.x;
    left ??= await atRest(page, leftOf);
    // The menu is as wide whatever stands in it.
    await expect.poll(leftOf, { message: address }).toBe(left);
    for (const width of [1280, 360]) await look(page, address, width, PAGE);
  }

  await open(page, 'integration');
  const shown = async (button: string) => {
    await page.getByRole('button', { name: button }).click();
    // Without access to this page, which knows the login.
    const frame = 'iframe[title="Vorschau des Shops"][sandbox="allow-scripts allow-forms allow-popups"]';
    await page
      .frameLocator(frame)
      .getByText(/^\d+ Ergebnisse$/)
      .first()
      .waitFor();
  };
  await shown('Telefon');
  await page.getByText('Overlay', { exact: true }).click();
  await shown('Tablet');
  await page.locator('iframe[srcdoc*="overlay"]').waitFor();
});

it('the settings of a shop that is not yet public are for everyone, each section, wide and narrow', async () => {
  stage.platform.tenant(1).settings.environmentTypeToString = 'Onboarding';
  const { page } = await visitAdmin(stage, 'dealer-settings');
  await page.getByRole('link', { name: 'Zurück zur Startliste' }).waitFor();
  await page.getByRole('tab', { name: 'Banken' }).waitFor();
  for (const tab of await atRest(page, () => page.getByRole('tab').allTextContents())) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('tab', { name: tab, exact: true }).click();
    for (const width of [1280, 360]) await look(page, tab, width, PAGE);
  }
});

it('the pages of the login are for everyone, in one visit, wide and narrow', async () => {
  const { page } = await stage.visit({ address: '#/admin/auth/start' });
  for (const [name, text] of LOGIN_PAGES) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await follow(page, `#/admin/auth/${name}?email=chef%40autohaus-bergmann.test`);
    await page.getByText(text, { exact: true }).first().waitFor();
    for (const width of [1280, 360]) await look(page, name, width);
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
  const [menuAt, pageAt] = await atRest(page, () => Promise.all([yOf(first), yOf(heading)]));
  await page.mouse.move(100, 300);
  await page.mouse.wheel(0, 100);
  await expect.poll(() => yOf(first)).toBeLessThan(menuAt);
  await expect.poll(() => yOf(heading)).toBe(pageAt);
});
