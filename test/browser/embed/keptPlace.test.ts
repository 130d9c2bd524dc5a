import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import type { HostPage } from '../support/hostPage';
import { aFreeCar, openKept } from '../support/order';
import { placeOf, seenPart } from '../support/place';
import { searchIsShown, vehicleCards, vehicleIsShown } from '../support/shop';
import { setUpStage } from '../support/stage';

const stage = setUpStage();

const paragraphs = (count: number) => '<p style="height: 200px; margin: 0">Text</p>'.repeat(count);
/** A page of a dealer with something above the shop, and more than a screen below it. */
const BODY = `<header style="height: 160px">Autohaus</header><main><div id="webshop"></div></main>
  ${paragraphs(4)}<h2 id="kontakt" data-seen>Kontakt</h2>${paragraphs(6)}`;

/** How far the same thing may stand from where it stood, px. */
const TOLERANCE = 60;

type Build = 'script' | 'module';
type Way = 'reload' | 'Back from another page';

interface Screen {
  /** Opens it and answers how to tell that it is there. */
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
      const isShown = () => page.getByRole('heading', { name: 'Prüfen und absenden' }).waitFor();
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

const CASES = (['list', 'list of 72', 'vehicle', 'order form'] satisfies ScreenName[]).flatMap((screen) =>
  (['reload', 'Back from another page'] satisfies Way[]).flatMap((way) =>
    [1366, 360].flatMap((width) =>
      (['script', 'module'] satisfies Build[]).map((build) => [way, screen, width, build] as const),
    ),
  ),
);

/** Printed at the end: how far each stood from where it was. */
const measured: string[] = [];
afterAll(() => process.stdout.write(`${measured.join('\n')}\n`));

async function scrollBy(page: Page, distance: number) {
  // Beside the filters, which scroll by themselves.
  await page.mouse.move((page.viewportSize()?.width ?? 0) * 0.7, 600);
  await page.mouse.wheel(0, distance);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(distance / 2);
}

describe('a visitor in the shop, on a page with more below it', () => {
  it.each(CASES)('is where they were after %s: %s, %i px, %s', async (way, name, width, build) => {
    const screen = SCREENS[name];
    const { page, isShown } = await screen.open({ body: BODY, build }, { width, height: width === 360 ? 740 : 768 });
    await scrollBy(page, screen.way);
    const before = await seenPart(page);
    page.setDefaultTimeout(8000);
    await WAYS[way](page);
    await isShown();
    const after = await placeOf(page, before);
    measured.push([way, name, width, build, before.name, Math.round(before.top), Math.round(after)].join(' | '));
    expect(Math.abs(after - before.top), `${before.name} stood at ${before.top}`).toBeLessThanOrEqual(TOLERANCE);
  });
});
