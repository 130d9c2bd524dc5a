import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { PARTS } from '../../../src/ui/parts';
import { axeFindings } from '../support/axe';
import { overflows } from '../support/measure';
import { openVehicle, searchIsShown } from '../support/shop';
import { setUpStage } from '../support/stage';

const stage = setUpStage();

const DARK_HEAD = `<meta name="color-scheme" content="dark"><style>
  :root { color-scheme: dark; --brand: oklch(0.95 0.16 105); }
  html { font-size: 20px; } body { background: #000; color: #fff; }
  #webshop { --webshop-accent: var(--brand); --webshop-font: Georgia, serif; --webshop-radius: calc(0.5rem + 2px);
    --webshop-spacing: 1.25; --webshop-width: 55rem; --webshop-heading-font: 7px; }
  #webshop::part(card) { border-top: 3px solid rgb(1, 2, 3); }
  #webshop::part(button-primary) { text-transform: uppercase; }
</style>`;

/** Computed values of the first such element in the shop; `undefined` where there is none. */
const look = (page: Page, selector: string, properties: string[]) =>
  page.evaluate(
    ([place, names]) => {
      const element = document.querySelector('#webshop')?.shadowRoot?.querySelector(place);
      return element ? names.map((name) => getComputedStyle(element).getPropertyValue(name)) : undefined;
    },
    [selector, properties] as const,
  );

it('a dark page gives its look to the shop, which stays light and readable', async () => {
  const visit = await stage.visit({ build: 'none' }, { width: 1280, height: 900 });
  const { page } = visit;
  visit.expect(/console\.error: \[webshop-widget\]/);
  const heard: string[] = [];
  page.on('console', (message) => heard.push(message.text()));
  await page.goto(
    stage.publish({
      head: DARK_HEAD,
      body: '<webshop-widget id="falsch" api-url="%API%"></webshop-widget><main><div id="webshop"></div></main>',
    }),
  );
  await searchIsShown(page);

  expect(await look(page, '.shop', ['--accent', '--on-accent', '--space-16', '--radius', 'font-family'])).toEqual([
    '#fff467',
    // The dealer's own black, which white gives way to.
    '#1a1c1e',
    '20px',
    '12px',
    expect.stringMatching(/^["']?Georgia["']?, serif/),
  ]);
  expect(await look(page, '.shop', ['width', 'color-scheme', 'background-color'])).toEqual([
    '1100px',
    'light',
    'rgb(255, 255, 255)',
  ]);
  expect(await look(page, '.vehicle-card', ['border-top-color'])).toEqual(['rgb(1, 2, 3)']);
  expect(heard.filter((line) => line.includes('--webshop'))).toEqual([
    '[webshop-widget] --webshop-heading-font: "7px" ist hier kein gültiger Wert und wird nicht verwendet.',
  ]);
  const found = new Set<string>();
  const collectParts = async () => {
    const parts = await page.evaluate(() =>
      [...(document.querySelector('#webshop')?.shadowRoot?.querySelectorAll('[part]') ?? [])].flatMap((element) => [
        ...element.part,
      ]),
    );
    for (const part of parts) found.add(part);
  };
  // What says that a shop cannot start stands on the page's ground, too.
  await page.locator('#falsch').getByText('Der Fahrzeugshop ist noch nicht vollständig eingerichtet.').waitFor();
  expect(await axeFindings(page, '#falsch')).toEqual([]);
  await page.getByRole('button', { name: /^Detailfilter/ }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await collectParts();
  await page.setViewportSize({ width: 320, height: 740 });
  await expect.poll(() => overflows(page)).toEqual([]);

  await openVehicle(page);
  await page.getByRole('textbox', { name: 'Vorname' }).waitFor();
  await expect.poll(() => overflows(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 900 });
  expect(await axeFindings(page)).toEqual([]);
  const send = page.getByRole('button', { name: 'Anfrage senden' });
  await send.click();
  expect(await send.evaluate((button) => getComputedStyle(button).textTransform)).toBe('uppercase');
  // With everything that is missing named in the dealer's error colour.
  expect(await axeFindings(page)).toEqual([]);

  await page.goto(`${page.url().split('#')[0] ?? ''}#/`);
  await searchIsShown(page);
  await page.getByRole('button', { name: /^Detailfilter/ }).click();
  await page.getByRole('dialog').waitFor();
  await collectParts();
  expect([...found].sort()).toEqual([...new Set(Object.values(PARTS).flatMap((names) => names.split(' ')))].sort());
});

it('keeps what the page has set while the overlay puts the page’s style sheets to rest', async () => {
  const { page } = await stage.visit({
    head: '<style>:root { --webshop-accent: rebeccapurple; --webshop-width: 900px; }</style>',
    attributes: { layout: 'overlay' },
  });
  await searchIsShown(page);
  expect(await look(page, '.shop', ['--accent', 'width'])).toEqual(['#663399', '900px']);
});

it('is as wide as a phone in a column of the page that is as wide as its content', async () => {
  const { page } = await stage.visit({ head: '<style>main, #webshop { float: left; }</style>' });
  await searchIsShown(page);
  expect(await look(page, '.shop', ['width'])).toEqual(['280px']);
  await expect.poll(() => overflows(page)).toEqual([]);
});

it('says which value of the page is beyond its limits', async () => {
  const visit = await stage.visit({ head: '<style>#webshop { --webshop-spacing: 5; }</style>' });
  visit.expect(/--webshop-spacing: "5" liegt nicht zwischen 0\.75 und 1\.25; es gilt die nächste Grenze\./);
  await searchIsShown(visit.page);
  expect(await look(visit.page, '.shop', ['--space-16'])).toEqual(['20px']);
});

it('ends where the page ends if the page wants no gutter, and scrolls nothing sideways', async () => {
  const { page } = await stage.visit(
    { head: '<style>body { margin: 0; padding: 0 24px; } #webshop { --webshop-gutter: 0px; }</style>' },
    { width: 1100 },
  );
  await searchIsShown(page);
  const edges = () =>
    page.evaluate(() => {
      const mount = document.querySelector('#webshop');
      const boxes = [mount, mount?.shadowRoot?.querySelector('.search__main, .search__columns')];
      const [outer, inner] = boxes.map((box) => box?.getBoundingClientRect());
      return [(inner?.left ?? 0) - (outer?.left ?? 0), (outer?.right ?? 0) - (inner?.right ?? 0)];
    });
  for (const width of [1100, 700, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(edges).toEqual([0, 0]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  }
});
