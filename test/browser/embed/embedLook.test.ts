import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { PARTS } from '../../../src/ui/parts';
import { storedAdmin } from '../support/admin';
import { axeFindings } from '../support/axe';
import { overflows } from '../support/measure';
import { CONTRAST } from '../support/scheme';
import { openVehicle, searchIsShown } from '../support/shop';
import { atRest } from '../support/place';
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

it('a dark page gives its look to the shop, which is dark as well and readable', async () => {
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
    // Neither white nor the light text of a dark page can be read on it.
    '#000000',
    '20px',
    '12px',
    expect.stringMatching(/^["']?Georgia["']?, serif/),
  ]);
  expect(await look(page, '.shop', ['width', 'color-scheme', 'background-color'])).toEqual([
    '1100px',
    'dark',
    'rgb(21, 24, 29)',
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
  expect(await axeFindings(page, '#webshop', CONTRAST)).toEqual([]);
  await collectParts();
  await page.setViewportSize({ width: 320, height: 740 });
  await expect.poll(() => overflows(page)).toEqual([]);

  await openVehicle(page);
  await page.getByRole('button', { name: 'Anfrage schreiben' }).waitFor();
  await expect.poll(() => overflows(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('textbox', { name: 'Vorname' }).waitFor();
  const send = page.getByRole('button', { name: 'Anfrage senden' });
  await send.click();
  expect(await send.evaluate((button) => getComputedStyle(button).textTransform)).toBe('uppercase');
  // With everything that is missing named in the dealer's error colour.
  expect(await axeFindings(page, '#webshop', CONTRAST)).toEqual([]);

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
  await expect.poll(() => look(page, '.shop', ['--accent', 'width'])).toEqual(['#663399', '900px']);
});

/** Boxes of a page that are as wide as their content. */
const SHRINKING = [
  'float: left',
  'display: inline-block',
  'display: table-cell',
  'display: inline-flex',
  'display: flex',
  'display: flex; justify-content: center',
  'display: flex; flex-direction: column; align-items: center',
  'display: grid; justify-content: center',
  'display: grid; place-items: center',
  'width: fit-content',
  'width: min-content; min-width: min(100%, 900px)',
  'position: absolute',
  'white-space: nowrap; float: left',
];

it('takes the width that there is in a box of the page that is as wide as its content, and no more', async () => {
  const { page } = await stage.visit({
    head: '<style>body { margin: 0; } #webshop { width: auto !important; }</style>',
    body: '<div id="aussen"><div id="innen"><div id="webshop"></div></div></div>',
  });
  await searchIsShown(page);
  const narrow: string[] = [];
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    for (const where of ['aussen', 'innen', 'webshop'])
      for (const style of SHRINKING) {
        const [shop, all] = await page.evaluate(
          ([id, css]) => {
            for (const each of ['aussen', 'innen', 'webshop']) document.getElementById(each)?.removeAttribute('style');
            document.getElementById(id)?.setAttribute('style', css);
            const { clientWidth, scrollWidth } = document.documentElement;
            const inside = document.getElementById('webshop')?.shadowRoot?.querySelector('.shop');
            return [(inside?.clientWidth ?? 0) / clientWidth, scrollWidth / clientWidth];
          },
          [where, style] as const,
        );
        if (shop < 0.7 || all > 1) narrow.push(`${where}, ${width} px, ${style}: ${shop}, ${all}`);
      }
  }
  expect(narrow).toEqual([]);
});

it('leaves a column beside it as wide as it is', async () => {
  const { page } = await stage.visit({
    head: '<style>body { margin: 0; } main { display: flex; } aside { flex: none; width: 300px; }</style>',
    body: '<main><div><div id="webshop"></div></div><aside>Aktuelles</aside></main>',
  });
  await searchIsShown(page);
  await expect.poll(() => look(page, '.shop', ['width'])).toEqual(['980px']);
  await expect.poll(() => overflows(page)).toEqual([]);
});

it('says which value of the page is beyond its limits', async () => {
  const visit = await stage.visit({ head: '<style>#webshop { --webshop-spacing: 5; }</style>' });
  visit.expect(/--webshop-spacing: "5" liegt nicht zwischen 0\.75 und 1\.25; es gilt die nächste Grenze\./);
  await searchIsShown(visit.page);
  expect(await look(visit.page, '.shop', ['--space-16'])).toEqual(['20px']);
});

it('takes a gutter without unit for none, and says which is no length', async () => {
  const visit = await stage.visit({ head: '<style>#webshop { --webshop-gutter: 0; }</style>' });
  const gutters = () => look(visit.page, '.shop-header', ['padding-left', 'padding-right']);
  await searchIsShown(visit.page);
  await expect.poll(gutters).toEqual(['8px', '8px']);
  visit.expect(/--webshop-gutter: "breit" ist hier kein gültiger Wert und wird nicht verwendet\./);
  await visit.page.evaluate(() => document.getElementById('webshop')?.style.setProperty('--webshop-gutter', 'breit'));
  await expect.poll(gutters).toEqual(['24px', '24px']);
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
    const end = async () => {
      const { x = 0, width: room = Infinity } = (await page.locator('.shop-header__actions').boundingBox()) ?? {};
      return x + room;
    };
    await expect.poll(end).toBeLessThanOrEqual(width - 24 - 8);
    const overhang = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(overhang).toBeLessThanOrEqual(0);
  }
});

it('draws the whole ring of what has the focus where the page wants no gutter', async () => {
  for (const width of [1280, 360]) {
    const { page } = await stage.visit(
      {
        head: '<style>body { margin: 0; padding: 0 16px; } #webshop { --webshop-gutter: 0px; }</style>',
        address: '#/cars/BE-VW-BANK/checkout/3-offer',
      },
      { width, height: 740 },
    );
    for (const name of ['Angebote', 'Wie und wann möchten Sie Ihr Fahrzeug übernehmen?']) {
      const heading = page.getByRole('heading', { name, exact: true });
      await heading.waitFor();
      await expect.poll(() => heading.evaluate(cutRing), { message: `${name} at ${width}` }).toEqual([]);
      if (name === 'Angebote') await page.getByRole('button', { name: 'Weiter', exact: true }).press('Enter');
    }
  }
});

/** Of the focused element's outline, what lies outside of an element that clips it. */
function cutRing(focused: Element): string[] {
  if (!focused.matches(':focus-visible')) return ['no ring'];
  const { outlineWidth, outlineOffset, outlineStyle } = getComputedStyle(focused);
  const reach = outlineStyle === 'none' ? 0 : parseFloat(outlineWidth) + parseFloat(outlineOffset);
  const { left, right } = focused.getBoundingClientRect();
  const cut: string[] = [];
  for (let each = focused.parentElement; each; each = each.parentElement) {
    const { overflowX } = getComputedStyle(each);
    const box = each.getBoundingClientRect();
    if (overflowX !== 'visible' && (left - reach < box.left || right + reach > box.right))
      cut.push(`${each.className}: ${left - reach} to ${right + reach} of ${box.left} to ${box.right}`);
  }
  return cut;
}

it('has the actions of somebody logged in within the bar of an overlay on a phone, each with its name', async () => {
  const { page } = await stage.visit(
    { attributes: { layout: 'overlay' } },
    { width: 360, height: 740, isTouch: true, stored: storedAdmin(stage.platform) },
  );
  const bar = page.locator('.shop-header__actions');
  await bar.getByRole('link', { name: 'Händlerbereich' }).waitFor();
  const { x = 0, width = 0 } = (await atRest(page, () => bar.boundingBox())) ?? {};
  expect([x >= 0, x + width <= 360]).toEqual([true, true]);
  for (const name of ['Logout', 'Etwas unklar?']) {
    const box = await atRest(page, () => bar.getByRole('button', { name }).boundingBox());
    expect((box?.width ?? 0) >= 44 && (box?.height ?? 0) >= 44, name).toBe(true);
  }
});

it('has a vehicle’s picture from edge to edge of a phone, whatever gutter the page wants', async () => {
  for (const gutter of ['0px', '16px']) {
    const { page } = await stage.visit(
      {
        head: `<style>body { margin: 0; padding: 0 16px; } #webshop { --webshop-gutter: ${gutter}; }</style>`,
        address: '#/angebote-x/BE-VW-BANK',
      },
      { width: 360, height: 740, isTouch: true },
    );
    const edges = async () => {
      const { x = 1, width = 0 } = (await page.locator('.vehicle-view__gallery').boundingBox()) ?? {};
      return [x, width, await page.evaluate(() => document.documentElement.scrollWidth)];
    };
    await expect.poll(edges, { message: gutter }).toEqual([0, 360, 360]);
  }
});

const isDarkPage = async (page: Page) => (await look(page, '.shop', ['color-scheme']))?.[0] === 'dark';

/** Of a page's head, for a visitor who prefers that, the shop is dark. */
const SCHEMES = [
  ['<style>:root { color-scheme: dark; }</style>', 'light', true],
  ['<style>:root { color-scheme: light dark; }</style>', 'dark', true],
  ['<style>:root { color-scheme: light dark; }</style>', 'light', false],
  ['<meta name="color-scheme" content="dark light">', 'dark', true],
  ['<style>:root { color-scheme: dark; } #webshop { color-scheme: light; }</style>', 'dark', false],
  ['', 'dark', false],
] as const;

/** Gives the page a class, and counts the transitions in the shop when it has become dark: none for a visitor without motion. */
const transitionsAfter = (page: Page, className: string) =>
  page.evaluate(async (name) => {
    const root = document.querySelector('#webshop')?.shadowRoot;
    const shop = root?.querySelector('.shop');
    if (!root || !shop) throw new Error('no shop');
    document.documentElement.className = name;
    do await new Promise((resolve) => requestAnimationFrame(resolve));
    while (getComputedStyle(shop).colorScheme !== 'dark');
    return root.getAnimations().filter((each) => each instanceof CSSTransition).length;
  }, className);

// rules/embedding: dark set.
it('is dark where the page is, whatever the visitor prefers', async () => {
  const { page } = await stage.visit({ build: 'none', body: '' });
  for (const [head, colorScheme, expected] of SCHEMES) {
    await page.emulateMedia({ colorScheme });
    await page.goto(stage.publish({ head }));
    await searchIsShown(page);
    expect.soft(await isDarkPage(page), `${head}, visitor prefers ${colorScheme}`).toBe(expected);
  }
});

it('follows the visitor’s choice, classes and style sheets of the page while it lives', async () => {
  const head = `<style>
    :root.nacht { color-scheme: dark; --webshop-accent: #ffd400; }
    :root.auto { color-scheme: light dark; }
  </style>`;
  const { page } = await stage.visit({ head });
  await searchIsShown(page);
  expect(await isDarkPage(page)).toBe(false);
  const change = (script: string) => page.evaluate(script);
  const accent = async () => (await look(page, '.shop', ['--accent']))?.[0];
  const before = await accent();
  // Followed once the first view is there and the page idle.
  await expect
    .poll(async () => {
      await change(`document.documentElement.className = ''; document.documentElement.className = 'nacht'`);
      return isDarkPage(page);
    })
    .toBe(true);
  expect(await accent()).toBe('#ffd400');
  await change(`document.documentElement.className = 'auto'`);
  await expect.poll(() => isDarkPage(page)).toBe(false);
  expect(await accent()).toBe(before);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => isDarkPage(page)).toBe(true);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => isDarkPage(page)).toBe(false);
  expect(await transitionsAfter(page, 'nacht')).toBe(0);
  await change(`document.head.append(Object.assign(document.createElement('style'),
    { textContent: '#webshop { --webshop-surface: #102a43; --webshop-radius: 14px; }' }))`);
  await expect
    .poll(async () => look(page, '.shop', ['background-color', '--radius']))
    .toEqual(['rgb(16, 42, 67)', '14px']);
  expect(await axeFindings(page, '#webshop', CONTRAST)).toEqual([]);
});

it('has the colours at which the page’s own arrive when they fade', async () => {
  const head = `<style>
    body { color: #111; transition: color 0.3s; }
    .nacht body { color: #eee; }
    .nacht { color-scheme: dark; }
    #webshop { --webshop-accent: currentColor; }
  </style>`;
  const { page } = await stage.visit({ head });
  await searchIsShown(page);
  const accent = async () => (await look(page, '.shop', ['--accent']))?.[0];
  expect(await accent()).toBe('#111111');
  await page.evaluate(() => (document.documentElement.className = 'nacht'));
  await expect.poll(accent).toBe('#eeeeee');
});

// rules/embedding: text and surface of the page.
it('moves colours on which nothing could be read, and says so once', async () => {
  const visit = await stage.visit({
    head: '<style>#webshop { --webshop-surface: #7a7a7a; --webshop-text: #8c8c8c; }</style>',
  });
  const { page } = visit;
  visit.expect(/--webshop-surface: Mit dieser Farbe ist Schrift nicht lesbar genug; verwendet wird #[0-9a-f]{6}\./);
  visit.expect(/--webshop-text: Mit dieser Farbe ist Schrift nicht lesbar genug; verwendet wird #[0-9a-f]{6}\./);
  await searchIsShown(page);
  await page.evaluate(() => (document.documentElement.className = 'anders'));
  expect(await axeFindings(page, '#webshop', CONTRAST)).toEqual([]);
});

it('keeps the look of a dark page in the overlay, bar and all, and takes the one that the page has when it opens again', async () => {
  const { page } = await stage.visit({
    head: '<style>:root { color-scheme: dark; } :root.tag { color-scheme: light; }</style>',
    attributes: { layout: 'overlay' },
  });
  await searchIsShown(page);
  expect(await isDarkPage(page)).toBe(true);
  expect(await look(page, '.webshop-overlay', ['background-color'])).toEqual(['rgb(21, 24, 29)']);
  // Dealers' logos are drawn for white.
  expect(await look(page, '.shop-header__logo', ['background-color'])).toEqual(['rgb(255, 255, 255)']);
  expect(await axeFindings(page, '#webshop', CONTRAST)).toEqual([]);
  await page.getByRole('button', { name: 'Shop schließen' }).click();
  await page.evaluate(() => (document.documentElement.className = 'tag'));
  await expect.poll(() => isDarkPage(page)).toBe(false);
});

it('prints black on white, on a dark page as well', async () => {
  const { page } = await stage.visit({ head: '<style>:root { color-scheme: dark; }</style>' });
  await searchIsShown(page);
  await page.emulateMedia({ media: 'print' });
  expect(await look(page, '.shop', ['color', 'background-color'])).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
  expect(await axeFindings(page, '#webshop', { only: ['color-contrast'] })).toEqual([]);
});
