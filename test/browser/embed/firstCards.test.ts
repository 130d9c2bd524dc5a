import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { HostPage } from '../support/hostPage';
import { isFocused, searchIsShown, vehicleIsShown } from '../support/shop';
import { setUpStage, type Visitor } from '../support/stage';
import { settle } from '../support/watch';

const stage = setUpStage();

const searchAt = (carQueryParams: string) => `#/?carQueryParams=${encodeURIComponent(carQueryParams)}`;

/** A page whose shop waits for the chunk that renders it. */
async function visitWithoutReact(page: HostPage = {}, visitor: Visitor = {}) {
  const visit = await stage.visit({ build: 'none', body: '' }, { ...visitor, isFresh: true });
  let isHeld = true;
  const waiting: (() => void)[] = [];
  await visit.context.route(/chunks\/shop-/, async (route) => {
    if (isHeld) await new Promise<void>((resolve) => waiting.push(resolve));
    await route.continue();
  });
  await visit.page.goto(stage.publish({ build: 'module', ...page }));
  return {
    ...visit,
    release() {
      isHeld = false;
      for (const go of waiting) go();
    },
  };
}

const cardsOf = (page: Page) => page.getByRole('list', { name: 'Gefundene Fahrzeuge' }).getByRole('listitem');

/** Place and text of each card, and the address of its link. */
const drawn = (page: Page) =>
  cardsOf(page).evaluateAll((cards) =>
    cards.map((card) => {
      const { x, y, width, height } = card.getBoundingClientRect();
      return {
        box: [x, y + scrollY, width, height].map(Math.round).join(),
        text: card.textContent,
        href: card.querySelector('a')?.getAttribute('href'),
      };
    }),
  );

async function picture(page: Page, name: string) {
  if (process.env.WEBSHOP_SCREENSHOTS !== '1') return;
  mkdirSync('.cache/screenshots', { recursive: true });
  await page.screenshot({ path: `.cache/screenshots/${name}-${page.viewportSize()?.width ?? 0}.png` });
}

describe('the first cards, before the shop has arrived', () => {
  it.each([360, 768, 1024, 1280, 1920])('stand where they will stay, in a window of %d px', async (width) => {
    const visit = await visitWithoutReact({}, { width, height: 900 });
    await cardsOf(visit.page).first().waitFor();
    const before = await drawn(visit.page);
    await picture(visit.page, 'first-cards');
    visit.release();
    await searchIsShown(visit.page);
    const after = await drawn(visit.page);
    await settle(visit.page);
    await picture(visit.page, 'first-cards-then');
    // Smaller first, to be read.
    expect(after.map(({ box }) => box)).toEqual(before.map(({ box }) => box));
    expect(after).toEqual(before);
    expect((await drawn(visit.page)).map(({ box }) => box)).toEqual(before.map(({ box }) => box));
  });
});

describe('a visitor of the first cards', () => {
  it('opens a vehicle before the shop has arrived, which opens at it', async () => {
    const visit = await visitWithoutReact();
    await cardsOf(visit.page).nth(1).getByRole('link').click();
    visit.release();
    expect(await vehicleIsShown(visit.page)).toMatch(/Skoda Superb/);
  });

  it('keeps the focus, and has one list', async () => {
    const visit = await visitWithoutReact();
    const link = cardsOf(visit.page).nth(2).getByRole('link');
    await link.focus();
    visit.release();
    await searchIsShown(visit.page);
    await expect.poll(() => isFocused(link)).toBe(true);
    await expect.poll(() => visit.page.getByRole('list', { name: 'Gefundene Fahrzeuge' }).count()).toBe(1);
  });

  it('finds the list of an address with filter, sorting, two pages and list view where it will stay', async () => {
    const address = searchAt('carType=PKW&fuelTypes=Diesel&orderBy=price&pageSize=24&view=list');
    const visit = await visitWithoutReact({ address }, { width: 1400 });
    await cardsOf(visit.page).first().waitFor();
    const before = await drawn(visit.page);
    expect(before).toHaveLength(24);
    visit.release();
    await searchIsShown(visit.page);
    expect(await drawn(visit.page)).toEqual(before);
  });

  it('finds them under a strict policy with Trusted Types', async () => {
    const api = stage.addresses.platform;
    const scripts = new URL(stage.addresses.module).origin;
    const policy = `default-src 'self'; script-src 'self' ${scripts}; style-src 'self'; connect-src 'self' ${api}; img-src * data: blob:; require-trusted-types-for 'script'`;
    const visit = await visitWithoutReact({ headers: { 'content-security-policy': policy } });
    await cardsOf(visit.page).first().waitFor();
    const before = await drawn(visit.page);
    visit.release();
    await searchIsShown(visit.page);
    expect(await drawn(visit.page)).toEqual(before);
  });
});
