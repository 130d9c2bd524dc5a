import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { searchIsShown, vehicleCards, vehicleIsShown } from '../support/shop';
import { setUpStage } from '../support/stage';

const stage = setUpStage();

describe('the search that stays behind a vehicle', () => {
  it('is out of reach and of sight: for roles, for the keyboard, and on paper', async () => {
    const { page } = await stage.visit();
    await searchIsShown(page);
    const list = page.locator('[aria-label="Gefundene Fahrzeuge"]');
    const before = await list.getByRole('link').count();
    await list.getByRole('link').nth(3).click();
    await vehicleIsShown(page);

    await expect.poll(() => list.count()).toBe(1);
    await expect.poll(() => list.isVisible()).toBe(false);
    await expect.poll(() => page.getByRole('list', { name: 'Gefundene Fahrzeuge' }).count()).toBe(0);
    for (let press = 0; press < 60; press += 1) {
      await page.keyboard.press('Tab');
      const isBehind = await page.evaluate(
        () => document.querySelector('#webshop')?.shadowRoot?.activeElement?.closest('.search') != null,
      );
      expect(isBehind, `after ${press + 1} presses of Tab`).toBe(false);
    }
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => list.isVisible()).toBe(false);
    await page.emulateMedia({ media: 'screen' });

    await page.goBack();
    await searchIsShown(page);
    await expect.poll(() => list.getByRole('link').count()).toBe(before);
    await expect
      .poll(() =>
        list
          .getByRole('link')
          .nth(3)
          .evaluate((link) => link.matches(':focus')),
      )
      .toBe(true);
  });
});

describe('the way back to the list', () => {
  const card = (page: Page, index: number) => page.locator('[data-vehicle-id]').nth(index);
  const topOf = async (page: Page, index: number) => (await card(page, index).boundingBox())?.y ?? NaN;
  const isInView = async (page: Page, index: number) => {
    const box = await card(page, index).boundingBox();
    return box !== null && box.y + box.height > 0 && box.y < 800;
  };
  const listOfMany = async (page: Page) => {
    await searchIsShown(page);
    await page.getByRole('button', { name: '12 weitere Fahrzeuge laden' }).click();
    await expect.poll(() => vehicleCards(page).count()).toBe(24);
  };
  const backToSearch = async (page: Page) => {
    await page.getByRole('link', { name: 'Zurück zur Suche' }).click();
    await searchIsShown(page);
  };

  it('leads to the vehicle that was open last, wherever it was opened', async () => {
    const { page } = await stage.visit();
    await listOfMany(page);
    const hrefs = await page
      .locator('[data-vehicle-id] a')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).hash));
    await card(page, 2).getByRole('link').click();
    const first = await vehicleIsShown(page);
    // As 'Zuletzt angesehen' and the list of favourites do: from one vehicle to another.
    await page.evaluate((hash) => {
      location.hash = hash;
    }, hrefs[19] ?? '');
    await expect.poll(() => vehicleIsShown(page)).not.toBe(first);
    await backToSearch(page);
    await expect.poll(() => isInView(page, 19)).toBe(true);
    await expect
      .poll(() =>
        card(page, 19)
          .getByRole('link')
          .evaluate((link) => link.matches(':focus')),
      )
      .toBe(true);
  });

  it.each(['normal', 'overlay'] as const)(
    'leads from other pages to the same lines, and never to a vehicle of before (%s)',
    async (layout) => {
      const { page } = await stage.visit({
        attributes: { layout },
        head: '<style>html { scroll-padding-top: 60px }</style>',
      });
      await listOfMany(page);
      await card(page, 2).getByRole('link').click();
      await vehicleIsShown(page);
      await backToSearch(page);
      await expect.poll(() => isInView(page, 2)).toBe(true);

      await card(page, 16).scrollIntoViewIfNeeded();
      await page.mouse.move(700, 400);
      await page.mouse.wheel(0, 137);
      await expect.poll(() => isInView(page, 2)).toBe(false);
      const before = await settledTop(page);
      await page.getByRole('link', { name: /^Merkliste/ }).dispatchEvent('click');
      await page.getByRole('heading', { level: 1, name: 'Merkliste' }).waitFor();
      await backToSearch(page);
      expect(Math.abs((await topOf(page, 16)) - before)).toBeLessThan(2);
    },
  );

  /** Where the card stands once the wheel has come to rest. */
  async function settledTop(page: Page): Promise<number> {
    let last = NaN;
    await expect
      .poll(async () => {
        const before = last;
        last = await topOf(page, 16);
        return last === before;
      })
      .toBe(true);
    return last;
  }
});

describe('a vehicle that is gone when it is opened from the middle of the list', () => {
  it.each([360, 768, 1280])('is told in full view, above what stays at the edge, at %i px', async (width) => {
    const visit = await stage.visit({}, { width, height: 740 });
    visit.expect(/404/);
    const { page } = visit;
    const links = page.getByRole('list', { name: 'Gefundene Fahrzeuge' }).getByRole('heading').getByRole('link');
    const href = (await links.nth(4).getAttribute('href')) ?? '';
    stage.platform.fail({ path: `/cars/${href.slice(href.lastIndexOf('/') + 1)}` }, 404);
    await links.nth(4).click();
    const close = page.getByRole('button', { name: 'Hinweis schließen' });
    await close.waitFor();
    await searchIsShown(page);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await expect.poll(() => close.evaluate(isOnTop)).toBe(true);
  });
});

/** Whether nothing covers the middle of an element. */
function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const root = element.getRootNode();
  const hit = root instanceof ShadowRoot ? root.elementFromPoint(left + width / 2, top + height / 2) : null;
  return hit !== null && element.contains(hit);
}
