import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { atRest, wheel } from '../support/place';
import { goTo, isFocused, searchIsShown, vehicleCards, vehicleIsShown } from '../support/shop';
import { settle } from '../support/watch';
import { setUpStage } from '../support/stage';

const stage = setUpStage();

const card = (page: Page, index: number) => page.locator('[data-vehicle-id]').nth(index);
const isInView = async (page: Page, index: number) => {
  const box = await card(page, index).boundingBox();
  return box !== null && box.y + box.height > 0 && box.y < 800;
};
const listHas = (page: Page, count: number) => expect.poll(() => vehicleCards(page).count()).toBe(count);
const searches = () => stage.platform.record.filter(({ path }) => path.includes('property-values-extended'));

async function loadMore(page: Page): Promise<void> {
  await searchIsShown(page);
  await page.getByRole('button', { name: '12 weitere Fahrzeuge laden' }).click();
  await listHas(page, 24);
}

async function backToSearch(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Zurück zur Suche' }).click();
  await searchIsShown(page);
}

/** The list of 24 is there, and the visitor where they opened a vehicle. */
async function isBackAt(page: Page, index: number): Promise<void> {
  await listHas(page, 24);
  await expect.poll(() => isFocused(card(page, index).getByRole('link'))).toBe(true);
  await expect.poll(() => isInView(page, index)).toBe(true);
}

/** Largest difference of the position of a card, px. */
const TOLERANCE = 60;

describe('the way back to the list', () => {
  it('leads to the head of the list where the vehicle was opened there, from what was seen last', async () => {
    const { page } = await stage.visit({}, { width: 360, height: 740, isTouch: true });
    await searchIsShown(page);
    for (const index of [8, 9]) {
      if (index === 9) await backToSearch(page);
      await card(page, index).getByRole('link').click();
      await vehicleIsShown(page);
    }
    await page.getByRole('checkbox', { name: 'Auf diesem Gerät merken' }).check();
    await backToSearch(page);
    await page.evaluate(() => window.scrollTo(0, 0));
    const row = page.getByRole('region', { name: 'Auf diesem Gerät gemerkt' });
    await row.getByRole('link').first().click();
    await vehicleIsShown(page);
    await page.goBack();
    await searchIsShown(page);
    await settle(page);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(TOLERANCE);
  });

  it.each([
    ['a filtered list of 48', 'carType=PKW&maxPrice=40000&pageSize=48', 1366, 31],
    ['a filtered list of 48 on a phone', 'carType=PKW&maxPrice=40000&pageSize=48', 360, 20],
    ['the first page', '', 1366, 7],
  ])('leads to where the vehicle stood that was pressed: %s', async (_, search, width, index) => {
    const address = search === '' ? '' : `#/?carQueryParams=${encodeURIComponent(search)}`;
    const { page } = await stage.visit({ address }, { width, height: width === 360 ? 740 : 768 });
    await searchIsShown(page);
    await expect.poll(() => vehicleCards(page).count()).toBeGreaterThan(index);
    await card(page, index).evaluate((it) => it.scrollIntoView({ block: 'start', behavior: 'instant' }));
    await page.evaluate(() => window.scrollBy(0, -420));
    // May scroll, as the press would.
    await card(page, index).getByRole('link').hover();
    const top = () => card(page, index).evaluate((it) => it.getBoundingClientRect().top);
    const before = await atRest(page, top);
    await card(page, index).getByRole('link').click();
    await vehicleIsShown(page);
    await page.goBack();
    await searchIsShown(page);
    await settle(page);
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(TOLERANCE);
  });

  it('leads to the vehicle that was open last, however it was opened, without asking for the list again', async () => {
    const { page } = await stage.visit();
    await searchIsShown(page);
    // From the last one of the list to one that is not loaded yet, and a reload there.
    await vehicleCards(page).nth(11).click();
    await vehicleIsShown(page);
    await page.getByRole('link', { name: /^Nächstes Fahrzeug/ }).click();
    await page.getByText(/^13 von \d+$/).waitFor();
    await page.reload();
    await vehicleIsShown(page);
    await backToSearch(page);
    await isBackAt(page, 12);

    const links = await vehicleCards(page).evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).hash));
    await vehicleCards(page).nth(17).click();
    await vehicleIsShown(page);
    const asked = searches().length;
    await page.goBack();
    await isBackAt(page, 17);
    // As 'Zuletzt angesehen' and the list of favourites do: from one vehicle to another.
    await vehicleCards(page).nth(2).click();
    const first = await vehicleIsShown(page);
    await goTo(page, links[19] ?? '');
    await expect.poll(() => vehicleIsShown(page)).not.toBe(first);
    await backToSearch(page);
    await isBackAt(page, 19);
    expect(searches()).toHaveLength(asked);
  });

  it.each(['normal', 'overlay'] as const)(
    'leads from other pages to the same lines, and never to a vehicle of before (%s)',
    async (layout) => {
      const { page } = await stage.visit({
        attributes: { layout },
        head: '<style>html { scroll-padding-top: 60px }</style>',
      });
      await loadMore(page);
      await card(page, 2).getByRole('link').click();
      await vehicleIsShown(page);
      await backToSearch(page);
      await expect.poll(() => isInView(page, 2)).toBe(true);

      await card(page, 16).scrollIntoViewIfNeeded();
      await page.mouse.move(700, 400);
      await wheel(page, 137);
      expect(await atRest(page, () => isInView(page, 2))).toBe(false);
      const top = async () => (await card(page, 16).boundingBox())?.y ?? NaN;
      const before = await atRest(page, top);
      await page.getByRole('link', { name: /^Merkliste/ }).dispatchEvent('click');
      await page.getByRole('heading', { level: 1, name: 'Merkliste' }).waitFor();
      await backToSearch(page);
      await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(2);
    },
  );
});

it('the list behind an open vehicle is out of reach for roles, keyboard and paper', async () => {
  const { page } = await stage.visit();
  await searchIsShown(page);
  const list = page.locator('[aria-label="Gefundene Fahrzeuge"]');
  await list.getByRole('link').nth(3).click();
  await vehicleIsShown(page);
  await expect.poll(() => list.count()).toBe(1);
  await expect.poll(() => list.isVisible()).toBe(false);
  await expect.poll(() => page.getByRole('list', { name: 'Gefundene Fahrzeuge' }).count()).toBe(0);
  const focusable = () =>
    page.locator('.search').evaluate(
      (search) =>
        [...search.querySelectorAll<HTMLElement>('a, button, input, select, summary, [tabindex]')].filter((element) => {
          element.focus();
          return element.matches(':focus');
        }).length,
    );
  expect(await focusable()).toBe(0);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => list.isVisible()).toBe(false);
  await page.emulateMedia({ media: 'screen' });
  await page.goBack();
  await searchIsShown(page);
  await expect.poll(() => isFocused(list.getByRole('link').nth(3))).toBe(true);
  await expect.poll(focusable).toBeGreaterThan(12);
});

it('a vehicle that is gone when it is opened from the middle of the list is told in full view, at any width', async () => {
  const visit = await stage.visit({}, { height: 740 });
  visit.expect(/404/);
  const { page } = visit;
  const links = page.getByRole('list', { name: 'Gefundene Fahrzeuge' }).getByRole('heading').getByRole('link');
  const close = page.getByRole('button', { name: 'Hinweis schließen' });
  for (const width of [1280, 768, 360]) {
    await page.setViewportSize({ width, height: 740 });
    const href = (await atRest(page, () => links.nth(4).getAttribute('href'))) ?? '';
    stage.platform.fail({ path: `/cars/${href.slice(href.lastIndexOf('/') + 1).replace(/\?.*/, '')}` }, 404);
    await links.nth(4).click();
    await close.waitFor();
    await searchIsShown(page);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await expect.poll(() => close.evaluate(isOnTop)).toBe(true);
    await close.click();
    await close.waitFor({ state: 'detached' });
  }
});

/** Whether nothing covers the middle of an element. */
function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const root = element.getRootNode();
  const hit = root instanceof ShadowRoot ? root.elementFromPoint(left + width / 2, top + height / 2) : null;
  return hit !== null && element.contains(hit);
}
