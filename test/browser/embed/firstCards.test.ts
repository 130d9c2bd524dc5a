import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { range } from '../../../src/lib/range';
import { adminIdOf, type HostPage } from '../support/hostPage';
import { atRest } from '../support/place';
import { isFocused, searchIsShown, vehicleIsShown } from '../support/shop';
import { setUpStage, type Visitor } from '../support/stage';
import { settle } from '../support/watch';

const stage = setUpStage();

const searchAt = (carQueryParams: string) => `#/?carQueryParams=${encodeURIComponent(carQueryParams)}`;

/** The first reads, by the last part of their address. */
const FIRST_READS = [
  'available-property-values-extended-by-cartypes',
  'property-values-extended',
  'vehicle-dealer-settings',
];

/** A page whose shop waits for the chunk that renders it. @param chunks that are held back */
async function visitWithoutReact(page: HostPage = {}, visitor: Visitor = {}, chunks = /chunks\/shop-/) {
  const visit = await stage.visit({ build: 'none', body: '' }, { ...visitor, isFresh: true });
  const asked: string[] = [];
  visit.page.on('request', (request) => {
    const name = new URL(request.url()).pathname.split('/').at(-1) ?? '';
    if (FIRST_READS.includes(name)) asked.push(name);
  });
  let answers = 0;
  visit.page.on('requestfinished', (request) => {
    if (FIRST_READS.some((name) => request.url().includes(`/${name}`))) answers += 1;
  });
  let isHeld = true;
  const waiting: (() => void)[] = [];
  await visit.context.route(chunks, async (route) => {
    if (isHeld) await new Promise<void>((resolve) => waiting.push(resolve));
    await route.continue();
  });
  await visit.page.goto(stage.publish({ build: 'module', ...page }));
  return {
    ...visit,
    /** First reads that the platform was asked for. */
    asked,
    /** All first reads have answered, and two frames are painted. */
    async answered() {
      await expect.poll(() => answers).toBe(FIRST_READS.length);
      await visit.page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
    },
    release() {
      isHeld = false;
      for (const go of waiting) go();
    },
  };
}

/** The cards as they are before React, which stand there unchanged after it. */
async function expectToStay(visit: Awaited<ReturnType<typeof visitWithoutReact>>) {
  const { page } = visit;
  await cardsOf(page).first().waitFor();
  const before = await drawn(page);
  const frame = await frameOf(page);
  visit.release();
  await searchIsShown(page);
  const after = await drawn(page);
  await settle(page);
  expect(await frameOf(page)).toEqual(frame);
  // Smaller first, to be read.
  expect(after.map(({ box }) => box)).toEqual(before.map(({ box }) => box));
  expect(after).toEqual(before);
  expect((await drawn(page)).map(({ box }) => box)).toEqual(before.map(({ box }) => box));
  return before;
}

const cardsOf = (page: Page) => page.getByRole('list', { name: 'Gefundene Fahrzeuge' }).getByRole('listitem');

/** The theme around the cards, and where the foot of their list ends. */
const frameOf = (page: Page) =>
  page.locator('.shop').evaluate((shop) => ({
    theme: [shop.getAttribute('style'), shop.getAttribute('data-theme')],
    end: Math.round(
      (shop.querySelector('.first-view__foot, .result-foot')?.getBoundingClientRect().bottom ?? 0) + scrollY,
    ),
  }));

/** Place and text of each card, without what comes into its own room later, and the address of its link. */
const drawn = (page: Page) =>
  cardsOf(page).evaluateAll((cards) =>
    cards.map((card) => {
      const { x, y, width, height } = card.getBoundingClientRect();
      const late = card.querySelector('.vehicle-card__month')?.textContent ?? '';
      return {
        box: [x, y + scrollY, width, height].map(Math.round).join(),
        text: card.textContent.replace(late, ''),
        href: card.querySelector('a')?.getAttribute('href'),
      };
    }),
  );

/** Whether the picture of each card that has one is asked for. */
const picturesOf = (page: Page) =>
  page.locator('.vehicle-card__picture').evaluateAll((all) => all.map((each) => each.hasAttribute('src')));

/** What the device keeps of a valued car. @param frame how the visitor wants to pay */
const withOldCar = (frame?: object) => ({
  'webshop-widget-favourites': JSON.stringify({
    [adminIdOf(1)]: {
      version: 2,
      value: {
        ids: [],
        recent: [],
        keepsRecent: true,
        compared: [],
        valuation: {
          vehicle: 'VW Golf',
          day: '2026-05-04',
          oldCar: { name: 'Golf', value: 5_900, until: '2099-12-31', isDeducted: true },
        },
        frame,
      },
    },
  }),
});

async function picture(page: Page, name: string) {
  if (process.env.WEBSHOP_SCREENSHOTS !== '1') return;
  mkdirSync('.cache/screenshots', { recursive: true });
  await page.screenshot({ path: `.cache/screenshots/${name}-${page.viewportSize()?.width ?? 0}.png` });
}

describe('the first cards, before the shop has arrived', () => {
  it.each([
    { width: 360, rows: 3 },
    { width: 768, rows: 3 },
    { width: 1024, rows: 3 },
    { width: 1280, rows: 2 },
    { width: 1920, rows: 2 },
  ])(
    'stand where they will stay, in a window of $width px, with the pictures of $rows rows until React comes',
    async ({ width, rows }) => {
      const visit = await visitWithoutReact({}, { width, height: 900 });
      await cardsOf(visit.page).first().waitFor();
      await picture(visit.page, 'first-cards');
      const pictures = await picturesOf(visit.page);
      const tops = (await drawn(visit.page)).map(({ box }) => box.split(',')[1]);
      expect(new Set(tops.slice(0, pictures.lastIndexOf(true) + 1)).size).toBe(rows);
      expect(pictures).toContain(false);
      await expectToStay(visit);
      await picture(visit.page, 'first-cards-then');
      expect(await picturesOf(visit.page)).not.toContain(false);
      expect(visit.asked.sort(), 'each once').toEqual(FIRST_READS);
    },
  );

  it.each(['module', 'start'] as const)(
    'of the %s are asked for before any chunk has arrived, each once',
    async (build) => {
      const visit = await visitWithoutReact({ build }, {}, /chunks\//);
      await expect.poll(() => visit.asked.toSorted()).toEqual(FIRST_READS);
      visit.release();
      await searchIsShown(visit.page);
      await settle(visit.page);
      expect(visit.asked.toSorted()).toEqual(FIRST_READS);
      await expect.poll(() => cardsOf(visit.page).count()).toBe(12);
    },
  );

  it.each<[name: string, page: HostPage, visitor?: Visitor]>([
    ['with rates', { address: searchAt('carType=PKW&prices=rate') }, { width: 1400 }],
    [
      'with rates beside an old car',
      { address: searchAt('carType=PKW&prices=rate&view=list') },
      { width: 1400, stored: withOldCar() },
    ],
    ['with prices without an old car', {}, { width: 768, stored: withOldCar() }],
    ['with rates on a phone', { address: searchAt('carType=PKW&prices=rate') }, { width: 360 }],
    [
      'with filter, sorting, two pages and list view',
      { address: searchAt('carType=PKW&fuelTypes=Diesel&orderBy=price&pageSize=24&view=list') },
      { width: 1400 },
    ],
    ['of all types, of a dealer with two, in the gallery theme', { tenant: 6, address: searchAt('carType=ALLE') }],
    [
      'of a dealer who hides a vehicle, on a dark page',
      { tenant: 5, head: '<style>:root { color-scheme: dark; }</style>' },
    ],
    ['in an overlay', { tenant: 2, attributes: { layout: 'overlay' } }],
  ])('%s are what React draws', async (_, page, visitor) => {
    const visit = await visitWithoutReact(page, visitor);
    await expectToStay(visit);
  });

  it.each<[name: string, lines: number, address: string, visitor: Visitor]>([
    [
      'own terms and an old car',
      3,
      '',
      {
        width: 360,
        stored: withOldCar({
          text: 'prices=rate&deposit=4000&months=48&kilometres=10000&contract=withoutBalloon',
          userId: '',
          changedAt: Date.now(),
        }),
      },
    ],
    ['the old car alone', 2, '', { width: 360, stored: withOldCar() }],
    ['the question and a limit', 2, searchAt('carType=PKW&maxMonthlyFinancingRateExample=350'), { width: 360 }],
    ['the question alone', 1, '', { width: 360 }],
    ['the question alone at 320 px', 2, '', { width: 320 }],
  ])('stand where they will stay below the line of the frame: %s, in %d lines', async (_, lines, address, visitor) => {
    const visit = await visitWithoutReact({ build: 'start', address }, { height: 740, ...visitor });
    const { page } = visit;
    const top = () =>
      cardsOf(page)
        .first()
        .evaluate((card) => card.getBoundingClientRect().top + scrollY);
    await cardsOf(page).first().waitFor();
    const before = await top();
    visit.release();
    await searchIsShown(page);
    expect(await top()).toBe(before);
    await settle(page);
    expect(await top()).toBe(before);
    const line = page.getByRole('button', { name: /^Mein Rahmen|^Bar kaufen/ });
    expect(Math.floor((await line.evaluate(({ clientHeight }) => clientHeight)) / 20)).toBe(lines);
  });

  it('of 20,000 vehicles are what React draws, with filters on a phone, in the lemon theme', async () => {
    const { vehicles, settings } = stage.platform.tenant(1);
    settings.uiThemeTypeToString = 'lemon';
    const copies = range(Math.ceil(20_000 / vehicles.length), (copy) =>
      vehicles.map((vehicle, at) => ({
        ...vehicle,
        id: `00000000-0000-4000-${8000 + copy}-${String(at).padStart(12, '0')}`,
      })),
    );
    // Beside the first ones, whose pictures they have.
    vehicles.push(...copies.flat());
    const address = searchAt('carType=PKW&maxPrice=40000&fuelTypes=Diesel');
    await expectToStay(await visitWithoutReact({ address }, { width: 360 }));
  });

  it('of a dealer without cars are the first type', async () => {
    const { vehicles } = stage.platform.tenant(1);
    vehicles.splice(
      0,
      vehicles.length,
      ...vehicles.filter(({ carType }) => carType === 'ZWEIRAD' || carType === 'WOHNMOBIL'),
    );
    const before = await expectToStay(await visitWithoutReact());
    expect(before.length).toBeGreaterThan(0);
  });

  it('leave room for what the device remembers of the visitor', async () => {
    const [vehicle] = stage.platform.tenant(1).vehicles;
    const ids = [String(vehicle?.id)];
    const value = { ids, recent: ids, keepsRecent: true, compared: ids };
    const kept = JSON.stringify({ [adminIdOf(1)]: { version: 2, value } });
    const visit = await visitWithoutReact({}, { stored: { 'webshop-widget-favourites': kept } });
    await expectToStay(visit);
    await visit.page.getByRole('region', { name: 'Auf diesem Gerät gemerkt' }).waitFor();
  });

  it('of two shops are of their dealers, and stay without storage', async () => {
    const tag = (tenant: number) =>
      `<div id="shop-${tenant}"></div><script type="module" src="%MODULE%" data-admin-id="${adminIdOf(tenant)}" data-api-url="%API%" data-target="#shop-${tenant}"></script>`;
    const visit = await stage.visit({ build: 'none', body: '' }, { isFresh: true, height: 4000 });
    await visit.context.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        });
    });
    await visit.page.goto(stage.publish({ build: 'none', body: tag(1) + tag(5) }));
    await expect.poll(() => cardsOf(visit.page).count()).toBe(23);
    const texts = async () => (await drawn(visit.page)).map(({ text, href }) => ({ text, href }));
    const before = await texts();
    await searchIsShown(visit.page);
    await settle(visit.page);
    expect(await texts()).toEqual(before);
  });
});

describe('no first cards', () => {
  const listsOf = (page: Page) => page.getByRole('list', { name: 'Gefundene Fahrzeuge' }).count();

  it('of a search without results, which the shop says', async () => {
    const visit = await visitWithoutReact({ address: searchAt('carType=PKW&searchTerm=gibtesnicht') });
    await visit.answered();
    await expect.poll(() => listsOf(visit.page)).toBe(0);
    visit.release();
    await visit.page
      .getByText(/Keine Ergebnisse/)
      .first()
      .waitFor();
  });

  it('of a failed answer, which the shop says', async () => {
    stage.platform.fail('/property-values-extended', 500);
    const visit = await visitWithoutReact();
    visit.expect(/500/);
    await visit.answered();
    await expect.poll(() => listsOf(visit.page)).toBe(0);
    visit.release();
    await visit.page.getByText('Die Fahrzeuge konnten nicht geladen werden.').first().waitFor();
  });
});

describe('a visitor of the first cards', () => {
  it('opens a vehicle before the shop has arrived, which opens at it', async () => {
    const visit = await visitWithoutReact();
    await cardsOf(visit.page).nth(1).getByRole('link').click();
    visit.release();
    expect(await vehicleIsShown(visit.page)).toMatch(/Skoda Superb/);
  });

  it('keeps focus, selected text and place, and hears one list, under a strict policy with Trusted Types', async () => {
    const policy = `default-src 'self'; script-src 'self' ${new URL(stage.addresses.module).origin}; style-src 'self'; connect-src 'self' ${stage.addresses.platform}; img-src * data: blob:; require-trusted-types-for 'script'`;
    const visit = await visitWithoutReact({ headers: { 'content-security-policy': policy } });
    const { page } = visit;
    const link = cardsOf(page).nth(2).getByRole('link');
    await link.focus();
    const facts = cardsOf(page).nth(4).locator('.vehicle-card__facts').first();
    await facts.evaluate((element) => {
      const [text] = element.childNodes;
      if (text) getSelection()?.setBaseAndExtent(text, 2, text, 9);
    });
    const selected = () => page.evaluate(() => getSelection()?.toString());
    const before = await selected();
    expect(before).toHaveLength(7);
    await page.evaluate(() => scrollTo(0, 300));
    visit.release();
    await searchIsShown(page);
    await expect.poll(() => isFocused(link)).toBe(true);
    expect(await selected()).toBe(before);
    expect(await page.evaluate(() => scrollY)).toBe(300);
    await expect.poll(() => page.getByRole('list', { name: 'Gefundene Fahrzeuge' }).count()).toBe(1);
    expect((await atRest(page, () => page.getByRole('status').allTextContents())).join('')).toBe('');
  });
});
