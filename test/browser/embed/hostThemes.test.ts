import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { adminIdOf } from '../support/hostPage';
import { goTo, openVehicle, searchIsShown, vehicleIsShown } from '../support/shop';
import { setUpStage } from '../support/stage';

const stage = setUpStage();

const firstVehicle = () => stage.platform.tenant(1).vehicles[0];
const vehicleAddress = () => `#/angebote-x/${firstVehicle()?.id ?? ''}`;
const bodyAround = (around: string) =>
  `<h1>Autohaus</h1>${around.replace('%SHOP%', '<div id="webshop"></div>')}<footer style="height: 1500px">Impressum</footer>`;

/** What themes do, with what `diagnose()` says of it. */
const THEMES = [
  { theme: 'nothing', head: '', around: '<main>%SHOP%</main>', rule: undefined },
  {
    theme: 'overflow-x of html and body',
    head: '<style>html, body { overflow-x: hidden }</style>',
    around: '<main>%SHOP%</main>',
    rule: 'body hat overflow-x hidden, Regel „html, body“',
  },
  {
    theme: 'overflow of html and body, the page is the body',
    head: '<style>html, body { overflow-x: hidden; height: 100%; margin: 0 }</style>',
    around: '<main>%SHOP%</main>',
    rule: undefined,
  },
  {
    theme: 'overflow of a wrapper',
    head: '<style>#page { overflow: hidden }</style>',
    around: '<div id="page">%SHOP%</div>',
    rule: 'div#page hat overflow-x hidden, Regel „#page“',
  },
  {
    theme: 'overflow of a transformed wrapper',
    head: '<style>#page { overflow-x: hidden; transform: translateZ(0) }</style>',
    around: '<div id="page">%SHOP%</div>',
    rule: 'div#page hat overflow-x hidden, Regel „#page“',
  },
  {
    theme: 'overflow of the element itself',
    head: '<style>#webshop { overflow: hidden }</style>',
    around: '<main>%SHOP%</main>',
    rule: 'div#webshop hat overflow-x hidden, Regel „#webshop“',
  },
  {
    theme: 'overflow: clip',
    head: '<style>#page { overflow: clip }</style>',
    around: '<div id="page">%SHOP%</div>',
    rule: undefined,
  },
] as const;

/** Box of a part of the shop in the window, once it rests. */
async function boxOf(page: Page, selector: string): Promise<{ top: number; bottom: number; height: number }> {
  await page.evaluate(
    () => new Promise((resolve) => void requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined)))),
  );
  return page.locator(selector).evaluate((part) => {
    const { top, bottom } = part.getBoundingClientRect();
    return { top: Math.round(top), bottom: Math.round(bottom), height: innerHeight };
  });
}

const scrollBy = (page: Page, distance: number) =>
  page.evaluate((by) => {
    const scroller = document.body.scrollTop > 0 || getComputedStyle(document.body).height === `${innerHeight}px`;
    (scroller ? document.body : document.documentElement).scrollBy({ top: by, behavior: 'instant' });
  }, distance);

describe.each(THEMES)('where a theme sets $theme', ({ head, around, rule }) => {
  const page = () => ({ head, body: bodyAround(around), address: vehicleAddress() });

  it('the bar of phones is at the lower edge of the window while the vehicle is in view, and nowhere beyond', async () => {
    const { page: tab } = await stage.visit(page(), { width: 360, height: 740, isTouch: true });
    await vehicleIsShown(tab);
    for (const distance of [0, 300, 300]) {
      await scrollBy(tab, distance);
      await expect.poll(async () => (await boxOf(tab, '.sticky-bar')).bottom).toBe(740);
    }
    await scrollBy(tab, 100_000);
    await expect.poll(async () => (await boxOf(tab, '.sticky-bar')).bottom).toBeLessThan(0);
  });

  it('the price box of wide windows stays in view beside the vehicle', async () => {
    const { page: tab, expect: expectLine } = await stage.visit(page());
    expectLine(/Diagnose, Version/);
    await vehicleIsShown(tab);
    for (const distance of [300, 500]) {
      await scrollBy(tab, distance);
      await expect.poll(async () => (await boxOf(tab, '.price-box')).top).toBe(24);
    }
    const findings = await tab.evaluate(async () => (await window.WebshopWidget?.diagnose())?.findings ?? []);
    const sticking = findings.filter(({ text }) => text.includes('Darin läuft nichts mit'));
    expect(sticking.map(({ text }) => text.split(': Darin')[0])).toEqual(rule === undefined ? [] : [rule]);
  });
});

const SCROLLERS = [
  ['the window', '', '<main>%SHOP%</main>'],
  ['the body', '<style>html, body { overflow-x: hidden; height: 100%; margin: 0 }</style>', '<main>%SHOP%</main>'],
  ['an element', '<style>#page { overflow: auto; height: 100vh }</style>', '<div id="page">%SHOP%</div>'],
  ['the window, in which nothing sticks', '<style>html, body { overflow-x: hidden }</style>', '<main>%SHOP%</main>'],
] as const;

// WCAG 2.4.11, rules/embedding: focus in view.
it.each(SCROLLERS)(
  'nothing that has the focus is under a bar at 640 × 320, where %s scrolls',
  async (_who, head, around) => {
    const header =
      '<header style="position: sticky; top: 0; z-index: 9; height: 48px; background: #fff">Autohaus</header>';
    const { page } = await stage.visit(
      { head, body: header + bodyAround(around), address: vehicleAddress() },
      { width: 640, height: 320 },
    );
    await vehicleIsShown(page);
    const covered: string[] = [];
    for (const key of ['Tab', 'Shift+Tab'] as const)
      for (let press = 0; press < 45; press += 1) {
        await page.keyboard.press(key);
        const name = await page.evaluate(async () => {
          const root = document.querySelector('#webshop')?.shadowRoot;
          const focused = root?.activeElement;
          if (!focused) return '';
          const layers = [root.querySelector('.sticky-bar'), document.querySelector('header')];
          // The browser corrects the scroll position when a section above gets its real height.
          const tops = () => [focused, ...layers].map((element) => element?.getBoundingClientRect().top).join();
          for (let still = 0, last = ''; still < 3; still += 1) {
            await new Promise(requestAnimationFrame);
            if (tops() !== last) still = 0;
            last = tops();
          }
          const { top, bottom } = focused.getBoundingClientRect();
          const isCovered =
            bottom > top &&
            layers.some((layer) => {
              const box = layer?.getBoundingClientRect();
              return box && !layer?.contains(focused) && top >= box.top && bottom <= box.bottom;
            });
          return isCovered
            ? `${focused.textContent.trim().slice(0, 30)} ${Math.round(top)} to ${Math.round(bottom)}`
            : '';
        });
        if (name !== '') covered.push(name);
      }
    expect(covered).toEqual([]);
  },
);

const ELEMENT = `<webshop-widget admin-id="${adminIdOf(1)}" api-url="%API%"></webshop-widget>`;
it.each([
  ['elements of a selector', '<div id="webshop"></div>', 'script'],
  ['custom elements', `${ELEMENT}<script async src="%SCRIPT%"></script>`, 'none'],
] as const)(
  'fills the shown one of two %s, and the other when the width changes, at the same address',
  async (_what, element, build) => {
    const { page } = await stage.visit(
      {
        build,
        head: `<style>@media (max-width: 700px) { .wide { display: none } } @media (min-width: 701px) { .phone { display: none } }</style>`,
        body: `<div class="wide">${element}</div><div class="phone">${element}</div>`,
      },
      { width: 360, height: 740, isTouch: true },
    );
    await openVehicle(page);
    const shop = (place: string) => page.locator(`.${place}`).getByRole('heading', { level: 1 }).last();
    await shop('phone').waitFor();
    const address = page.url();
    await page.setViewportSize({ width: 1280, height: 800 });
    await shop('wide').waitFor();
    expect(page.url()).toBe(address);
    await page.setViewportSize({ width: 360, height: 740 });
    await shop('phone').waitFor();
    await page.goBack();
    await searchIsShown(page);
  },
);

it('follows a router of the page that writes addresses of the shop, and not to its own', async () => {
  const { page } = await stage.visit();
  await searchIsShown(page);
  await page.evaluate((hash) => history.pushState({ page: 1 }, '', hash), vehicleAddress());
  await vehicleIsShown(page);
  await page.evaluate(() => history.replaceState({ page: 2 }, '', '#/widerruf'));
  await page.getByRole('heading', { name: 'Vertrag widerrufen' }).waitFor();
  await page.evaluate(() => history.pushState({ page: 3 }, '', '#kontakt'));
  await page.getByRole('heading', { name: 'Vertrag widerrufen' }).waitFor();
  await page.goBack();
  await page.goBack();
  await searchIsShown(page);
});

it('opens what a mail program, a tracker and a sentence have made of the address', async () => {
  const { page, expect: expectLine } = await stage.visit({
    address: `#${encodeURIComponent(vehicleAddress().slice(1))}`,
  });
  await vehicleIsShownAt(page);
  await goTo(page, '#/');
  await searchIsShown(page);
  await goTo(page, `${vehicleAddress()}&utm_source=news).`);
  await vehicleIsShownAt(page);
  expectLine(/404/);
  await goTo(page, '#/angebote-x/0a1b2c3d-4000');
  await page.getByText('Dieser Link ist unvollständig').waitFor();
  await searchIsShown(page);
});

const vehicleIsShownAt = (page: Page) =>
  page.getByRole('button', { name: 'Anfragen' }).filter({ visible: true }).first().waitFor();

it('copies on a page that has no clipboard', async () => {
  const { page, context } = await stage.visit({ build: 'none', body: '<h1>Blog</h1>' }, { isFresh: true });
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined });
    Reflect.deleteProperty(Navigator.prototype, 'share');
  });
  await page.goto(stage.publish({ address: vehicleAddress() }));
  await vehicleIsShown(page);
  await page.getByRole('button', { name: 'Teilen' }).click();
  await page.getByRole('button', { name: 'Link kopiert' }).waitFor();
});
