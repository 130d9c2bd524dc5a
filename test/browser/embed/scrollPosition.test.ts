import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { adminIdOf, type HostPage } from '../support/hostPage';
import { aFreeCar, openKept } from '../support/order';
import { placeOf, seenPart, untilStill, wheel } from '../support/place';
import { searchIsShown, vehicleCards, vehicleIsShown } from '../support/shop';
import { setUpStage } from '../support/stage';

const stage = setUpStage();

const paragraphs = (count: number) => '<p style="height: 200px; margin: 0">Text</p>'.repeat(count);
/** A page of a dealer with something above the shop, and more than a screen below it. */
const BODY = `<header style="height: 160px">Autohaus</header><main><div id="webshop"></div></main>
  ${paragraphs(4)}<h2 id="kontakt" data-seen>Kontakt</h2>${paragraphs(6)}`;

/** Largest difference of the position of the same element, px. */
const TOLERANCE = 60;

type Build = 'script' | 'module';
type Way = 'reload' | 'Back from another page';

interface Screen {
  /** Opens the screen; `isShown` waits for it. */
  open: (
    host: HostPage,
    size: { width: number; height: number },
  ) => Promise<{ page: Page; isShown: () => Promise<unknown> }>;
  /** How far the visitor scrolls, px. */
  way: number;
}

const SCREENS = {
  list: {
    async open(host, size) {
      const { page } = await stage.visit(host, size);
      await searchIsShown(page);
      return { page, isShown: () => searchIsShown(page) };
    },
    way: 1800,
  },
  'list of 72': {
    async open(host, size) {
      const { page } = await stage.visit({ ...host, address: '#/?carQueryParams=carType%3DPKW%26pageSize%3D72' }, size);
      await expect.poll(() => vehicleCards(page).count()).toBeGreaterThan(60);
      return { page, isShown: () => searchIsShown(page) };
    },
    way: 12000,
  },
  vehicle: {
    async open(host, size) {
      const { id } = aFreeCar(stage.platform, 1);
      const { page } = await stage.visit({ ...host, address: `#/angebote-x/${id}` }, size);
      await vehicleIsShown(page);
      return { page, isShown: () => vehicleIsShown(page) };
    },
    way: 1200,
  },
  'order form': {
    async open(host, size) {
      const { page } = await stage.visit(host, size);
      await openKept(page, stage.platform, 1, {
        vehicleId: aFreeCar(stage.platform, 1).id,
        paymentOptionId: 'at-car-dealer',
      });
      const isShown = () => page.getByRole('heading', { name: 'Zusammenfassung' }).waitFor();
      await isShown();
      return { page, isShown };
    },
    way: 900,
  },
} satisfies Record<string, Screen>;

type ScreenName = keyof typeof SCREENS;

const WAYS: Record<Way, (page: Page) => Promise<unknown>> = {
  reload: (page) => page.reload(),
  async 'Back from another page'(page) {
    await page.goto(stage.publishFile('/impressum.html', { body: Buffer.from('<h1>Impressum</h1>'), headers: HTML }));
    await page.goBack();
  },
};
const HTML = { 'content-type': 'text/html; charset=utf-8' };

/** Each screen comes back, and each two of way, width and build meet. */
const CASES: (readonly [Way, ScreenName, number, Build])[] = [
  ['reload', 'list', 1366, 'script'],
  ['Back from another page', 'list of 72', 1366, 'module'],
  ['reload', 'vehicle', 360, 'module'],
  ['Back from another page', 'order form', 360, 'script'],
];

async function scrollBy(page: Page, distance: number) {
  // Beside the filters, which scroll by themselves.
  await page.mouse.move((page.viewportSize()?.width ?? 0) * 0.7, 600);
  await wheel(page, distance);
}

describe('a visitor in the shop, on a page with more below it', () => {
  it.each(CASES)('is where they were after %s: %s, %i px, %s', async (way, name, width, build) => {
    const screen = SCREENS[name];
    const { page, isShown } = await screen.open({ body: BODY, build }, { width, height: width === 360 ? 740 : 768 });
    await scrollBy(page, screen.way);
    const before = await seenPart(page);
    await WAYS[way](page);
    await isShown();
    const after = await placeOf(page, before);
    expect(Math.abs(after - before.top), `${before.name} stood at ${before.top}`).toBeLessThanOrEqual(TOLERANCE);
  });
});

/** Adds the script when the page has long been there, and the browser has scrolled as far down as it went. */
async function addScript(page: Page): Promise<void> {
  await untilStill(page);
  const { script, platform } = stage.addresses;
  await page.evaluate(
    ({ src, ...given }) => {
      const tag = document.createElement('script');
      Object.assign(tag.dataset, given);
      tag.src = src;
      document.body.append(tag);
    },
    { src: script, adminId: adminIdOf(1), apiUrl: platform, target: '#webshop' },
  );
}

const AREA = `<style>html, body { height: 100%; margin: 0; overflow: hidden }</style>
  <div style="height: 100%; overflow: auto">${BODY}</div>`;

/** `then`: what happens on the page after each load. */
interface Host extends HostPage {
  then?: (page: Page) => Promise<void>;
}

const WITHOUT_SCRIPT: Host = { build: 'none', body: BODY, then: addScript };

const HOSTS: readonly (readonly [what: string, host: Host])[] = [
  ['where the script comes after the page has loaded', WITHOUT_SCRIPT],
  ['where scrolling is smooth', { body: BODY, head: '<style>html { scroll-behavior: smooth }</style>' }],
  ['without scroll anchoring', { body: BODY, head: '<style>html { overflow-anchor: none }</style>' }],
  [
    'where the page fills itself above the shop',
    {
      body: BODY,
      then: (page) => page.locator('body > header').evaluate((header) => void (header.style.height = '460px')),
    },
  ],
  ['in an area of the page that scrolls', { body: AREA }],
  [
    'with room reserved by the snippet',
    { body: BODY.replace('id="webshop"', 'id="webshop" style="min-height: 100vh"') },
  ],
];

describe('a reload in the middle of the list', () => {
  const inList = async ({ then, ...host }: Host) => {
    const { page } = await stage.visit(host, { width: 1366, height: 768 });
    await then?.(page);
    await searchIsShown(page);
    await page.mouse.move(900, 600);
    await wheel(page, 1800);
    return { page, before: await seenPart(page) };
  };

  it.each(HOSTS)('leaves the visitor where they were: %s', async (_what, host) => {
    const { page, before } = await inList(host);
    await page.reload();
    await host.then?.(page);
    await searchIsShown(page);
    await expect.poll(async () => Math.abs((await placeOf(page, before)) - before.top)).toBeLessThanOrEqual(TOLERANCE);
  });

  it('leaves a page at its top that scrolls there by itself once the place is restored', async () => {
    const { page } = await inList({ body: BODY });
    await page.reload();
    await searchIsShown(page);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    await page.evaluate(() => scrollTo(0, 0));
    await untilStill(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  it('leaves a page at its top that does without the browser’s restoration', async () => {
    const { page } = await inList({ body: BODY, head: `<script>history.scrollRestoration = 'manual'</script>` });
    await page.reload();
    await searchIsShown(page);
    await untilStill(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  it('takes nobody back who has scrolled before the script was there', async () => {
    const { page } = await inList(WITHOUT_SCRIPT);
    await page.reload();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    await wheel(page, -4000);
    await addScript(page);
    await searchIsShown(page);
    await untilStill(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  it('costs only the place where storage is forbidden', async () => {
    const { page } = await inList({
      body: BODY,
      head: `<script>Object.defineProperty(window, 'sessionStorage', { get: function () { throw new DOMException('no', 'SecurityError') } })</script>`,
    });
    await page.reload();
    await page.evaluate(() => document.querySelector('#webshop')?.scrollIntoView());
    await searchIsShown(page);
  });
});

describe('a visitor who reads the page below the shop', () => {
  it.each(['reload', 'Back from another page'] satisfies Way[])('is where they were after %s', async (way) => {
    const { page } = await stage.visit({ body: BODY }, { width: 1366, height: 768 });
    await searchIsShown(page);
    await page.mouse.move(900, 600);
    await wheel(page, 100_000);
    const contact = { name: 'H2 Kontakt', top: 0 };
    const before = await placeOf(page, contact);
    expect(before).toBeGreaterThan(-600);
    await WAYS[way](page);
    await expect.poll(async () => Math.abs((await placeOf(page, contact)) - before)).toBeLessThanOrEqual(2);
    // The list comes only now, and moves nothing either.
    await wheel(page, -900);
    await searchIsShown(page);
    await expect
      .poll(async () => Math.abs((await placeOf(page, contact)) - before - 900))
      .toBeLessThanOrEqual(TOLERANCE);
  });
});

describe('a link to the page that was left in the middle of the list', () => {
  it('leads to its beginning', async () => {
    const address = stage.publish({ body: BODY });
    const { page } = await stage.visit({ body: BODY });
    await page.goto(address);
    await searchIsShown(page);
    await page.mouse.wheel(0, 1800);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(900);
    await page.goto(stage.publishFile('/impressum.html', { body: Buffer.from('<h1>Impressum</h1>'), headers: HTML }));
    await page.goto(address);
    await searchIsShown(page);
    await untilStill(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});
