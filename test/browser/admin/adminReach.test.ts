import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { listIsShown, visitAdmin } from '../support/admin';
import { atRest } from '../support/place';
import { follow } from '../support/screens/screen';
import { setUpStage } from '../support/stage';

const stage = setUpStage();

const boxOf = (target: Locator) => atRest(target.page(), () => target.boundingBox());

it('the menu, its search and the own changes stay in reach at the end of a long page', async () => {
  const { page } = await visitAdmin(stage, 'today', { width: 1366, height: 768 });
  await page.getByRole('region', { name: 'Was fehlt' }).waitFor();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  for (const name of ['Überall suchen', 'Abmelden']) {
    const button = page.getByRole('button', { name }).first();
    await button.scrollIntoViewIfNeeded();
    const { y = -1, height = 0 } = (await boxOf(button)) ?? {};
    expect.soft(y, name).toBeGreaterThanOrEqual(0);
    expect.soft(y + height, name).toBeLessThanOrEqual(768);
  }
  // The page has not moved for it.
  expect(await page.evaluate(() => scrollY + innerHeight)).toBeGreaterThan(1500);
});

it('every small button has the height of a thumb', async () => {
  const { page } = await visitAdmin(stage, 'today', { width: 390, height: 844, isTouch: true });
  await page.getByRole('region', { name: 'Was fehlt' }).waitFor();
  const heights = await atRest(page, () =>
    page.locator('.button--small').evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height)),
  );
  expect(heights.length).toBeGreaterThan(10);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
});

it('the menu of the last row opens in view', async () => {
  const { page } = await visitAdmin(stage, 'cross-selling', { width: 1366, height: 768 });
  await listIsShown(page);
  const last = page.getByRole('button', { name: /^Aktionen für / }).last();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await last.evaluate((button) => scrollBy(0, button.getBoundingClientRect().bottom - innerHeight + 8));
  await last.press('Enter');
  const { y = -1, height = 0 } = (await boxOf(page.locator('.action-menu__list'))) ?? {};
  expect(y).toBeGreaterThanOrEqual(0);
  expect(y + height).toBeLessThanOrEqual(768);
});

it.each([768, 1100, 1366])(
  'no e-mail address breaks beside a column that is empty on the page, nor do most of them, at %d px',
  async (width) => {
    const { accounts } = stage.platform.tenant(1);
    // One of another page has a number.
    for (const { user } of accounts.slice(0, -1)) Object.assign(user, { phone: undefined, phoneNumber: undefined });
    const { page } = await visitAdmin(stage, 'customers', { width, height: 800 });
    await listIsShown(page);
    const emptyBesideBroken = () =>
      page.getByRole('table').evaluate((table) => {
        const rows = [...table.querySelectorAll('tbody tr')].map((row) => [...row.children]);
        const tops = (each: Element) => new Set([...each.getClientRects()].map(({ top }) => top));
        const broken = [...table.querySelectorAll('.cell-email')].filter((each) => tops(each).size > 1);
        if (broken.length > rows.length / 2) return ['most break'];
        const heads = [...table.querySelectorAll('thead th')].map(({ textContent }) => textContent);
        return broken.length > 0
          ? heads.filter((head, at) => head !== 'Aktionen' && rows.every((row) => row[at]?.textContent === ''))
          : [];
      });
    await expect.poll(emptyBesideBroken).toEqual([]);
  },
);

it.each([390, 768, 1366])('a case has room for its words beside what can be done, at %d px', async (width) => {
  const { page } = await visitAdmin(stage, 'today', { width, height: 844 });
  const row = page.getByRole('listitem').filter({ hasText: 'Kein Anruf: ohne Kunde angelegt' });
  await row.waitFor();
  const widths = () =>
    page.locator('.case-row__text').evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect().width));
  await expect.poll(async () => Math.min(...(await widths()))).toBeGreaterThan(140);
});

// rules/admin: count in the tab.
it('the title of the tab counts who waits, and is the page’s own again outside', async () => {
  const { page } = await visitAdmin(stage, 'release-notes', { width: 1366, height: 768 });
  await expect.poll(() => page.title()).toMatch(/^\(\d+\) /);
  const title = await page.title();
  await follow(page, '#/');
  await expect.poll(() => page.title()).toBe(title.replace(/^\(\d+\) /, ''));
});

it('the menu shows the entry of its page, also below its edge', async () => {
  const { page } = await visitAdmin(stage, 'release-notes', { width: 1366, height: 768 });
  const entry = page.getByRole('navigation', { name: 'Verwaltung' }).getByRole('link', { name: 'Release Notes' });
  const { y = -1, height = 0 } = (await boxOf(entry)) ?? {};
  expect(y).toBeGreaterThanOrEqual(0);
  expect(y + height).toBeLessThanOrEqual(768);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

it.each([390, 1366])('no search field cuts what it says at %d px', async (width) => {
  const { page } = await visitAdmin(stage, 'cross-selling', { width, height: 800 });
  for (const list of ['cross-selling', 'sales-contracts', 'envkv-labels', 'condition-reports', 'locations']) {
    await follow(page, `#/admin/settings/${list}`);
    await listIsShown(page);
    const spare = await atRest(page, () =>
      page.getByRole('searchbox').evaluate((field: HTMLInputElement) => {
        const { font, paddingLeft, paddingRight } = getComputedStyle(field);
        const pen = document.createElement('canvas').getContext('2d');
        if (!pen) return -1;
        pen.font = font;
        const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
        return room - pen.measureText(field.placeholder).width;
      }),
    );
    expect.soft(spare, list).toBeGreaterThanOrEqual(0);
  }
});

it('on a card of a phone the call stands beside the name', async () => {
  const { page } = await visitAdmin(stage, 'trade-ins', { width: 390, height: 844, isTouch: true });
  await listIsShown(page);
  const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /anrufen$/ }) });
  const [call, name] = await Promise.all([
    boxOf(card.first().getByRole('link', { name: /anrufen$/ })),
    boxOf(card.first().locator('.entry-link')),
  ]);
  expect(Math.abs((call?.y ?? 0) - (name?.y ?? 100))).toBeLessThan(24);
  expect(call?.width).toBeGreaterThanOrEqual(44);
});

it('on a phone a released case keeps its text wide, and the menu names no key', async () => {
  const { page } = await visitAdmin(stage, 'today', { width: 390, height: 844, isTouch: true });
  await page
    .getByRole('button', { name: /^Für .* freigeben$/ })
    .first()
    .tap();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /freigeben$/ })
    .tap();
  const row = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /weiß Bescheid$/ }) });
  await row.getByText(/^freigegeben: /).waitFor();
  await expect.poll(async () => (await row.locator('.case-row__text').boundingBox())?.width).toBeGreaterThan(160);
  await page.getByRole('button', { name: 'Menü' }).first().tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Überall suchen' }).waitFor();
  expect(await atRest(page, () => page.getByText('Strg K').isVisible())).toBe(false);
});
