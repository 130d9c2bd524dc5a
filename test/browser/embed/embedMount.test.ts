import type { CDPSession, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openVehicle, searchIsShown, vehicleIsShown } from '../support/shop';
import { setUpStage } from '../support/stage';
import { adminIdOf } from '../support/hostPage';
import { rendered, settle } from '../support/watch';

const stage = setUpStage();

const shopCount = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('*')].filter((element) => element.shadowRoot !== null).length);

describe('the script tag', () => {
  // rules/embedding: runs anywhere.
  it('works in the head, before there is a body', async () => {
    const { page } = await stage.visit({
      build: 'none',
      head: `<script src="%SCRIPT%" data-admin-id="${adminIdOf(1)}" data-api-url="%API%" data-target="#webshop"></script>`,
    });
    await searchIsShown(page);
  });

  it.each([
    ['in the head', (tag: string) => tag],
    [
      'put there by a tag manager',
      (tag: string) =>
        `<script>addEventListener('DOMContentLoaded', function () {
          document.head.append(document.createRange().createContextualFragment(${JSON.stringify(tag).replaceAll('</', '<\\/')}));
        });</script>`,
    ],
  ])('opens an overlay without a target: %s', async (_, written) => {
    const { page } = await stage.visit({
      build: 'none',
      head: written(
        `<script async src="%SCRIPT%" data-admin-id="${adminIdOf(1)}" data-api-url="%API%" data-layout="overlay" data-start="closed"></script>`,
      ),
      body: '<a href="#/" data-webshop-open="/">Fahrzeuge ansehen</a>',
    });
    await page.locator('[data-webshop-place]').waitFor({ state: 'attached' });
    await page.getByRole('link', { name: 'Fahrzeuge ansehen' }).click();
    await searchIsShown(page);
    await page.getByRole('dialog', { name: 'Fahrzeugshop' }).waitFor();
  });

  it('shows the shop at its own place where it names no target', async () => {
    const { page } = await stage.visit({ body: '<p>davor</p>', attributes: { target: undefined } });
    await searchIsShown(page);
    await expect.poll(() => page.evaluate(() => document.body.lastElementChild?.shadowRoot !== null)).toBe(true);
  });

  it('does nothing the second time it names the same target, even when the script is loaded twice', async () => {
    const tag = `<script src="%SCRIPT%" data-admin-id="${adminIdOf(1)}" data-api-url="%API%" data-target="#webshop"></script>`;
    const { page } = await stage.visit({
      build: 'none',
      head: `<script>var loaded = 0; addEventListener('webshop:loaded', function () { loaded += 1; });</script>`,
      body: `<main><div id="webshop"></div></main>${tag}${tag}`,
    });
    await searchIsShown(page);
    await expect.poll(() => page.getByText(/Angezeigt \d+ von/).count()).toBe(1);
    await expect.poll(() => page.evaluate('loaded')).toBe(1);
    expect(stage.platform.record.filter(({ path }) => path.endsWith('/vehicle-dealer-settings'))).toHaveLength(1);
  });

  it('mounts a second widget on another target: search and shop on one page', async () => {
    const tag = (target: string, mode: string) =>
      `<script async src="%SCRIPT%" data-admin-id="${adminIdOf(1)}" data-api-url="%API%" data-target="${target}" data-mode="${mode}"></script>`;
    const { page } = await stage.visit({
      build: 'none',
      body: `<div id="suche"></div><div id="webshop"></div>${tag('#suche', 'search')}${tag('#webshop', 'shop')}`,
    });
    await searchIsShown(page);
    await expect.poll(() => page.locator('#suche').getByRole('combobox').count()).toBeGreaterThan(0);
    await expect.poll(() => shopCount(page)).toBe(2);
  });
});

describe('the mount element', () => {
  it('may come later, and gets one shop, also when two tags wait for it by different names', async () => {
    const tag = (target: string) =>
      `<script async src="%SCRIPT%" data-admin-id="${adminIdOf(1)}" data-api-url="%API%" data-target="${target}"></script>`;
    const { page } = await stage.visit({ build: 'none', body: `<main></main>${tag('#webshop')}${tag('main > div')}` });
    await settle(page);
    await page.evaluate(() => {
      document.querySelector('main')?.insertAdjacentHTML('beforeend', '<div id="webshop"></div>');
    });
    await searchIsShown(page);
    expect(stage.platform.record.filter(({ path }) => path.endsWith('/vehicle-dealer-settings'))).toHaveLength(1);
  });

  it('may be replaced, as page swaps do, and the shop goes on at its place', async () => {
    const { page } = await stage.visit();
    const heading = await openVehicle(page);
    await page.evaluate(() => {
      document.querySelector('main')?.replaceWith(document.createElement('main'));
    });
    await rendered(page);
    await page.evaluate(() => {
      const next = document.createElement('div');
      next.id = 'webshop';
      document.querySelector('main')?.append(next);
    });
    await expect.poll(() => vehicleIsShown(page)).toBe(heading);
    await expect.poll(() => shopCount(page)).toBe(1);
  });

  it('may be moved within the page without the shop noticing', async () => {
    const { page } = await stage.visit();
    await searchIsShown(page);
    await settle(page);
    const calls = stage.platform.record.length;
    await page.evaluate(() => {
      const element = document.querySelector('#webshop');
      if (element) document.body.prepend(element);
    });
    await settle(page);
    await searchIsShown(page);
    expect(stage.platform.record).toHaveLength(calls);
  });

  it('shows what the page had put into it again when the shop is unmounted', async () => {
    const { page } = await stage.visit({
      build: 'none',
      body: '<div id="webshop">Unsere Fahrzeuge werden geladen.</div>',
    });
    await page.addScriptTag({ url: stage.addresses.script });
    await page.evaluate(
      ({ api, adminId }) => {
        const shop = window.WebshopWidget?.mount('#webshop', { adminId, apiUrl: api });
        Object.assign(window, { shop });
      },
      { api: stage.addresses.platform, adminId: adminIdOf(1) },
    );
    await searchIsShown(page);
    await expect.poll(() => isNoteRendered(page)).toBe(false);
    await page.evaluate('shop.unmount()');
    await expect.poll(() => isNoteRendered(page)).toBe(true);
  });

  it('may be one that the page hides while it is empty, or that cannot hold a shadow root, with the search, the error message or no target, by a rule that comes late as well', async () => {
    const visit = await stage.visit(
      {
        build: 'none',
        head: `<style>[data-webshop-place]:empty, section:empty, #fehler:empty { display: none !important } li:empty { visibility: hidden }
          webshop-widget:empty { opacity: 0 }
          @media (max-width: 900px) { div:empty { display: none } p:empty { height: 0; overflow: hidden } }</style>`,
        body: `<main><div id="ziel"></div><section id="suche"></section><ul><li id="punkt"></li></ul><p id="absatz"></p>
          <webshop-widget id="element" admin-id="${adminIdOf(1)}" api-url="%API%" mode="search"></webshop-widget>
          <table><tbody><tr id="zeile"></tr></tbody></table><div id="fehler"></div>
          <script src="%SCRIPT%" data-admin-id="${adminIdOf(1)}" data-api-url="%API%" data-mode="search"></script>
          <script>var admin = '${adminIdOf(1)}', platform = '%API%';
            for (const id of ['suche', 'punkt', 'absatz', 'zeile'])
              WebshopWidget.mount('#' + id, { adminId: admin, apiUrl: platform, mode: 'search' });
            WebshopWidget.mount('#fehler', { apiUrl: platform });
            var shop = WebshopWidget.mount('#ziel', { adminId: admin, apiUrl: platform });</script></main>`,
      },
      { height: 3000 },
    );
    const { page } = visit;
    visit.expect(/console\.error: \[webshop-widget\] data-admin-id/);
    await searchIsShown(page);
    for (const place of ['#suche', '#punkt', '#absatz', '#element', '#zeile', '[data-webshop-place]'])
      await page.locator(place).getByRole('combobox').first().waitFor();
    await page.locator('#fehler').getByRole('alert').waitFor();
    expect(
      await page.evaluate(() => getComputedStyle(document.querySelector('#element') ?? document.body).opacity),
    ).toBe('1');

    await page.setViewportSize({ width: 800, height: 3000 });
    await expect.poll(async () => (await page.locator('#absatz').boundingBox())?.height).toBeGreaterThan(0);
    await expect
      .poll(() =>
        page
          .getByText(/Angezeigt \d+ von/)
          .first()
          .isVisible(),
      )
      .toBe(true);
    await page.evaluate('shop.unmount()');
    expect(await page.locator('#ziel').evaluate((element) => element.childNodes.length)).toBe(0);
  });

  it('does nothing on the host page before it comes near the view', async () => {
    const { page } = await stage.visit({
      body: '<div style="height: 6000px">Werbung</div><div id="webshop"></div>',
      build: 'module',
    });
    await settle(page);
    expect(stage.platform.record).toHaveLength(0);
    const chunks = await page.evaluate(() =>
      performance.getEntriesByType('resource').flatMap(({ name }) => /([\w-]+)-[\w-]{8}\.js$/.exec(name)?.[1] ?? []),
    );
    // Neither the shop nor what it shares with the search widget.
    expect(chunks.sort()).toEqual(['base', 'beside', 'entry', 'rolldown-runtime']);
    await page.locator('#webshop').scrollIntoViewIfNeeded();
    await searchIsShown(page);
    // As frameworks that hydrate left it.
    expect(await page.locator('#webshop').evaluate(({ childNodes }) => childNodes.length)).toBe(0);
  });
});

describe('what cannot work', () => {
  const message = (page: Page) => page.getByRole('alert');

  it('a tag without tenant, selectors that are none, and no element: says so to the dealer and leaves the page alone', async () => {
    const visit = await stage.visit({ build: 'none' });
    visit.expect(/console\.error: \[webshop-widget\] data-admin-id: Die Händlerkennung fehlt oder ist ungültig\./);
    visit.expect(/console\.error: \[webshop-widget\] data-target: "#1 >" ist weder ein Element noch ein gültiger/);
    visit.expect(/data-target: Das Ziel von mount ist weder ein Element noch ein gültiger CSS-Selektor\./);
    const options = JSON.stringify({ adminId: adminIdOf(1), apiUrl: stage.addresses.platform });
    await visit.page.goto(
      stage.publish({
        attributes: { adminId: undefined },
        body: `<h1>Bergmann</h1><div id="webshop"></div><script src="%SCRIPT%"></script><script>
          var lines = [], log = console.error;
          console.error = function (line) { if (/Das Ziel von mount/.test(line)) lines.push(line); log.apply(console, arguments); };
          for (const given of ['#1 >', document.querySelector('#missing'), { 0: document.body, length: 1 }])
            WebshopWidget.mount(given, ${options}).unmount();
        </script>`,
      }),
    );
    await message(visit.page).waitFor();
    await expect
      .poll(() => message(visit.page).innerText())
      .toContain('Der Fahrzeugshop ist noch nicht vollständig eingerichtet.');
    await expect.poll(() => message(visit.page).innerText()).toContain('data-admin-id');
    await expect.poll(() => visit.page.getByRole('heading', { name: 'Bergmann' }).isVisible()).toBe(true);
    await expect.poll(() => visit.page.evaluate('lines.length')).toBe(2);
    expect(stage.platform.record).toHaveLength(0);
  });

  it('an unknown tenant: a message without retry, and the attribute on the console', async () => {
    const visit = await stage.visit({ tenant: 99 });
    visit.expect(/404/);
    visit.expect(/console\.error: \[webshop-widget\] data-admin-id:/);
    await message(visit.page).waitFor();
    await expect.poll(() => message(visit.page).innerText()).toContain('Dieser Fahrzeugshop ist nicht eingerichtet.');
    await expect.poll(() => visit.page.getByRole('button', { name: /erneut/i }).count()).toBe(0);
  });

  it('an API out of reach: a message with a retry that helps', async () => {
    const heal = stage.platform.fail(/./, 503);
    const visit = await stage.visit();
    visit.expect(/503/);
    visit.expect(/console\.error: \[webshop-widget\] data-api-url:/);
    await message(visit.page).waitFor();
    await expect.poll(() => message(visit.page).innerText()).toContain('Der Fahrzeugshop ist gerade nicht erreichbar.');
    heal();
    await visit.page.getByRole('button', { name: /erneut/i }).click();
    await searchIsShown(visit.page);
  });

  it('chunks of the module that do not arrive: a message with a retry, and with a reload where that does not help', async () => {
    const visit = await stage.visit({ build: 'none' });
    visit.expect(/failed request|Failed to load resource/);
    visit.expect(/console\.error: \[webshop-widget\] src:/);
    await visit.context.route('**/esm/chunks/shop-*', (route) => route.abort('failed'));
    await visit.page.goto(stage.publish({ build: 'module' }));
    await message(visit.page).waitFor();
    await expect.poll(() => message(visit.page).innerText()).toContain('Der Fahrzeugshop konnte nicht geladen werden.');
    await expect.poll(() => visit.page.getByRole('button', { name: 'Seite neu laden' }).count()).toBe(0);
    await visit.page.getByRole('button', { name: 'Erneut versuchen' }).click();
    await visit.page.getByRole('button', { name: 'Seite neu laden' }).waitFor();
    await visit.context.unroute('**/esm/chunks/shop-*');
    await visit.page.getByRole('button', { name: 'Seite neu laden' }).click();
    await searchIsShown(visit.page);
  });
});

describe('the JS API', () => {
  it('tells what happens, to listeners and as events of the mount element', async () => {
    const { page } = await stage.visit({
      head: `<script>
        var seen = [];
        ['ready', 'navigate', 'search', 'vehicle-view'].forEach(function (type) {
          document.addEventListener('webshop:' + type, function (event) {
            seen.push(type + ' ' + event.target.id + ' ' + Object.keys(event.detail).join());
          });
        });
      </script>`,
    });
    await openVehicle(page);
    await expect
      .poll(() => page.evaluate('seen'))
      .toEqual(
        expect.arrayContaining([
          'ready webshop adminId',
          'navigate webshop path',
          'search webshop query,count',
          'vehicle-view webshop vehicleId,item,value,currency',
        ]),
      );
  });

  it('gives the same handle for the same element, and goes where it is told', async () => {
    const { page } = await stage.visit();
    await searchIsShown(page);
    const id = stage.platform.tenant(1).vehicles[3]?.id ?? '';
    const isSame = await page.evaluate(
      ({ path }) => {
        const element = document.querySelector('#webshop');
        const options = { adminId: '' };
        const first = window.WebshopWidget?.mount('#webshop', options);
        const second = element && window.WebshopWidget?.mount(element, options);
        second?.navigate(path);
        return first !== undefined && first === second;
      },
      { path: `/angebote-x/${id}` },
    );
    expect(isSame).toBe(true);
    await vehicleIsShown(page);
  });

  // rules/embedding: unmount leaves nothing.
  it('mounts and unmounts again and again without leaving a node, a listener, a history entry or memory', async () => {
    const { page, context } = await stage.visit({ build: 'none' }, { isFresh: true });
    await page.addScriptTag({ url: stage.addresses.script });
    const client = await context.newCDPSession(page);
    await client.send('Performance.enable');
    const cycle = (times: number) =>
      page.evaluate(
        async ({ api, adminId, rounds }) => {
          for (let round = 0; round < rounds; round += 1) {
            const ready = new Promise<unknown>((resolve) => {
              addEventListener('webshop:search', resolve, { once: true });
            });
            const shop = window.WebshopWidget?.mount('#webshop', { adminId, apiUrl: api });
            await ready;
            // A shop that is not painted yet holds nothing; one that is not complete holds more or less.
            const isThere = (part: string) => document.querySelector('#webshop')?.shadowRoot?.querySelector(part);
            const parts = ['.vehicle-card', '.filter-sidebar__count', '.frame-line', '.card-actions__favourite'];
            while (!parts.every(isThere)) await new Promise(requestAnimationFrame);
            shop?.unmount();
          }
        },
        { api: stage.addresses.platform, adminId: adminIdOf(1), rounds: times },
      );
    const empty = await footprint(page, client);
    // What the last shop had still planned goes with its tasks: until then it holds nodes, listeners and memory.
    const footprintAtRest = async (nodes: number, listeners: number) => {
      let left = await footprint(page, client);
      const isHeld = () => left.nodes > nodes || left.listeners > listeners;
      for (const start = Date.now(); Date.now() - start < 20_000 && isHeld();) left = await footprint(page, client);
      return left;
    };
    // Until the engine has compiled what it will: after that nothing may be left.
    await cycle(16);
    let before = await footprintAtRest(empty.nodes + ONE_SHOP.nodes, empty.listeners + ONE_SHOP.listeners);
    for (let rounds = 0; rounds < 2; rounds += 1) {
      await cycle(8);
      const after = await footprintAtRest(before.nodes, before.listeners);
      // Not one for each mount.
      expect(after.nodes - before.nodes).toBeLessThan(8);
      expect(after.listeners - before.listeners).toBeLessThan(8);
      expect(after.entries).toBe(before.entries);
      expect(after.styles).toBe(before.styles);
      expect(after.heap - before.heap).toBeLessThanOrEqual(MAX_HEAP_GROWTH);
      before = after;
    }
    // What stays once and grows no more: a single shop would be above this.
    expect(before.nodes - empty.nodes).toBeLessThanOrEqual(ONE_SHOP.nodes);
    expect(before.listeners - empty.listeners).toBeLessThanOrEqual(ONE_SHOP.listeners);
  });
});

/** Less than a tenth of what a shop holds: some fields of the last one's filters stay until another is mounted. */
const ONE_SHOP = { nodes: 120, listeners: 5 };

/** Of 8 mounts after a warm-up, in bytes: the noise of the measurement. The bench measures a hundred. */
const MAX_HEAP_GROWTH = 200_000;

/** Whether the text of the mount element itself takes up room. */
const isNoteRendered = (page: Page) =>
  page.evaluate(() => {
    const range = document.createRange();
    range.selectNodeContents(document.querySelector('#webshop') ?? document.body);
    return range.getClientRects().length > 0;
  });

async function footprint(page: Page, client: CDPSession) {
  await settle(page);
  // The browser's own log of requests, not the shop's.
  await page.evaluate(() => performance.clearResourceTimings());
  await client.send('HeapProfiler.enable');
  for (let round = 0; round < 3; round += 1) await client.send('HeapProfiler.collectGarbage');
  const { metrics } = await client.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((entry) => entry.name === name)?.value ?? NaN;
  return {
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
    heap: metric('JSHeapUsedSize'),
    entries: await page.evaluate(() => history.length),
    styles: await page.evaluate(() => document.querySelectorAll('style, link[rel="stylesheet"]').length),
  };
}
