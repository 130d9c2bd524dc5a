import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { HostPage } from '../support/hostPage';
import { openVehicle, searchIsShown, vehicleIsShown } from '../support/shop';
import { setUpStage } from '../support/stage';

const stage = setUpStage();

const BODY = `<div style="height: 200px">Werbung</div>
  <header style="position: sticky; top: 0; height: 90px; z-index: 100; background: #ddd">Autohaus</header>
  <div style="height: 1500px">Werbung</div><div id="webshop"></div><div style="height: 2000px"></div>`;

const topOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => Math.round(element.getBoundingClientRect().top));

/** As many an application lays out its page: beside a menu, below a bar, an area that scrolls, with a header that sticks in it. */
const AREA = `<div style="position: fixed; inset: 50px 0 0 200px; overflow: auto">${BODY}</div>`;

const KINDS: readonly (readonly [name: string, page: HostPage, top: number, offset: number])[] = [
  ['a sticky header that nobody tells of', { body: BODY }, 90, 90],
  ['scroll-padding', { body: BODY, head: '<style>html { scroll-padding-top: 110px }</style>' }, 110, 110],
  [
    'scroll-padding for a header of one line',
    { body: BODY, head: '<style>html { scroll-padding-top: 50px }</style>' },
    90,
    90,
  ],
  ['data-offset-top', { body: BODY, attributes: { offsetTop: '120' } }, 120, 120],
  ['a sticky header in an area of the page that scrolls', { body: AREA }, 140, 90],
];

describe('below the header of the page', () => {
  it.each(KINDS)('arrive a vehicle and its price: %s', async (_name, host, top, offset) => {
    const id = stage.platform.tenant(1).vehicles[0]?.id ?? '';
    const { page } = await stage.visit({ ...host, address: `#/angebote-x/${id}` });
    await vehicleIsShown(page);
    await expect.poll(() => topOf(page, '#webshop')).toBe(top);
    // What the price box, the order and the notices stick below.
    const stuckBelow = () =>
      page
        .locator('.vehicle-view')
        .first()
        .evaluate((view) => getComputedStyle(view).getPropertyValue('--offset-top'));
    await expect.poll(stuckBelow).toBe(`${offset}px`);
  });
});

describe('below the sticky header of the page', () => {
  const HEADER = 90;
  const shopTop = (page: Page) => topOf(page, '#webshop');

  /** The heading stands in the upper half of the window, and nothing covers it. */
  async function resultsAreInView(page: Page) {
    await searchIsShown(page);
    const heading = page.getByRole('heading', { name: 'Ergebnisse' });
    const top = () => heading.evaluate((element) => element.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(400);
    await expect.poll(top).toBeGreaterThanOrEqual(HEADER);
  }

  it('arrive a link with a filter, a vehicle of its list, each step of an order, and a reload in the middle of it', async () => {
    const { page } = await stage.visit({ body: BODY, address: '#/?carQueryParams=carType%3DPKW%26maxPrice%3D30000' });
    await resultsAreInView(page);
    await openVehicle(page);
    await expect.poll(() => shopTop(page)).toBe(HEADER);
    await page.getByRole('link', { name: 'Online kaufen' }).last().click();
    const question = page.getByRole('button', { name: 'Nein', exact: true });
    await question.waitFor();
    await expect.poll(() => shopTop(page)).toBe(HEADER);
    await page.reload();
    await question.waitFor();
    await expect.poll(() => shopTop(page)).toBe(HEADER);
    await page.evaluate(() => window.scrollBy(0, 200));
    const before = page.url();
    await question.click();
    await page.getByRole('button', { name: 'Weiter' }).click();
    await expect.poll(() => page.url()).not.toBe(before);
    await expect.poll(() => shopTop(page)).toBe(HEADER);
  });

  it('arrive the results of a search widget on another page', async () => {
    const shop = stage.publish({ body: BODY });
    const { page } = await stage.visit({ attributes: { mode: 'search', clientUrl: shop } });
    await page.getByRole('link', { name: /^\d+ Ergebniss?e? Anzeigen$/ }).click();
    await resultsAreInView(page);
  });
});

describe('a closed overlay', () => {
  it('has no address any more, and is where it was when it is opened again', async () => {
    const { page } = await stage.visit({
      attributes: { layout: 'overlay', start: 'closed' },
      body: '<button data-webshop-open>Fahrzeuge</button><div id="webshop"></div>',
      address: '?seite=7',
    });
    await page.getByRole('button', { name: 'Fahrzeuge', exact: true }).click();
    await openVehicle(page);
    const address = page.url();
    await page.getByRole('button', { name: 'Shop schließen' }).click();
    await expect.poll(() => page.url()).toMatch(/\?seite=7$/);
    await page.getByRole('button', { name: 'Fahrzeuge', exact: true }).click();
    await expect.poll(() => page.url()).toBe(address);
    await page.getByRole('tablist').first().waitFor();
    await page.goBack();
    await searchIsShown(page);
  });
});
