/** The start script: one tag that loads modules, where there can be none the single script in parts, and last of all the whole. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page, Route } from 'playwright-core';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { filesOf, servePages } from '../../../.config/dev/fileServer';
import { hostHtml, snippet, type HostPage } from '../support/hostPage';
import { mouse, order } from '../support/journey';
import { aFreeCar } from '../support/order';
import { goTo, headingIsShown, searchIsShown } from '../support/shop';
import { setUpStage, type Visit } from '../support/stage';
import { settle } from '../support/watch';

const stage = setUpStage();

const VEHICLE = () => `#/angebote-x/${aFreeCar(stage.platform, 1).id}`;

/** Names of the shop's files that a page has asked for. */
function filesAsked(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/(?:esm\/|webshop-)[^?]*\.js$/.test(pathname))
      asked.push(pathname.replace(/-(?:\d+\.\d+\.\d+[\w.-]*|[\w-]{8})\.js$/, '.js'));
  });
  return asked;
}

/** The single script's parts, in the order in which an order needs them. */
const PARTS = ['/webshop-look.js', '/webshop-order.js', '/webshop-account.js'];
const classic = (asked: readonly string[]) => asked.filter((name) => !name.startsWith('/esm/'));

/** The shop's files on a server of their own. @param change answers one differently; `undefined`: 404 */
async function serveFiles(
  change: (path: string, headers: Record<string, string>) => Record<string, string> | undefined,
) {
  const files = filesOf(inject('dist'));
  const server = await servePages(
    async (path) => {
      const file = await files(path);
      const headers = file && change(path, file.headers ?? {});
      return file && headers && { ...file, headers };
    },
    { host: '127.0.0.1' },
  );
  onTestFinished(server.close);
  return server.origin;
}

function withoutCors(_path: string, headers: Record<string, string>) {
  const { 'access-control-allow-origin': _, ...others } = headers;
  return others;
}

const bodyFrom = (origin: string, page: HostPage = {}) =>
  `<div id="webshop"></div>${snippet({ ...stage.addresses, start: `${origin}/webshop-start.js` }, { build: 'start', ...page })}`;

/** What Chromium says of modules that are not there or not allowed. */
function expectNoModules({ expect: expectComplaint }: Visit): void {
  expectComplaint(/third party: http:\/\/127\.0\.0\.1/);
  expectComplaint(/CORS policy/);
  expectComplaint(/Failed to load resource/);
  expectComplaint(/failed request: .*\/esm\//);
}

/** @param atVehicle waits on the vehicle's page */
async function orderToItsEnd(page: Page, atVehicle?: () => Promise<void>): Promise<void> {
  await searchIsShown(page);
  await goTo(page, VEHICLE());
  await page.getByRole('link', { name: 'Online kaufen' }).last().waitFor();
  await atVehicle?.();
  await order(page, mouse);
  expect(stage.platform.state.orders).toHaveLength(1);
}

describe('the start script', () => {
  it('loads the first view as modules from another origin, and leads to the end of an order', async () => {
    const { page } = await stage.visit({ build: 'none' });
    const asked = filesAsked(page);
    await page.goto(stage.publish({ build: 'start' }));
    await searchIsShown(page);
    expect(asked.slice(0, 4)).toEqual(expect.arrayContaining(['/webshop-start.js', '/esm/chunks/base.js']));
    expect(asked).not.toContain('/webshop-widget.js');
    expect(asked).not.toContain('/esm/webshop-widget.js');
    await orderToItsEnd(page);
  });

  it('loads the script in parts where the server sends no CORS header, and leads to the end of an order', async () => {
    const origin = await serveFiles(withoutCors);
    const visit = await stage.visit({ build: 'none' });
    expectNoModules(visit);
    const asked = filesAsked(visit.page);
    await visit.page.goto(stage.publish({ build: 'none', body: bodyFrom(origin) }));
    await searchIsShown(visit.page);
    expect(classic(asked)).toEqual(['/webshop-start.js', '/webshop-look.js']);
    const whole = ['/webshop-start.js', ...PARTS].sort();
    // Asked for in one moment, when the vehicle's page rests.
    await orderToItsEnd(visit.page, () => expect.poll(() => classic(asked).sort()).toEqual(whole));
    expect(classic(asked).sort()).toEqual(whole);
  });

  it('reads a sentence by a part of its own, asked for when one is typed', async () => {
    const origin = await serveFiles(withoutCors);
    const visit = await stage.visit({ build: 'none' });
    expectNoModules(visit);
    const asked = filesAsked(visit.page);
    await visit.page.goto(stage.publish({ build: 'none', body: bodyFrom(origin) }));
    await searchIsShown(visit.page);
    await visit.page.getByRole('searchbox').first().fill('Kombi Diesel bis 20.000 Euro');
    await visit.page
      .getByRole('button', { name: /Kraftstoff.*Diesel|Diesel/ })
      .first()
      .waitFor();
    expect(classic(asked)).toEqual(['/webshop-start.js', '/webshop-look.js', '/webshop-sentence.js']);
  });

  it.each([
    { what: 'without the folder of modules', isMissing: (path: string) => path.startsWith('/esm/') },
    {
      what: 'with a newer build in it, whose chunks have other names',
      isMissing: (path: string) => path.includes('/chunks/base-'),
    },
    {
      what: 'without modules and parts',
      isMissing: (path: string) => /^\/(?:esm\/|webshop-look)/.test(path),
      loads: ['/webshop-look.js', '/webshop-widget.js'],
    },
  ])('loads what there is beside a folder $what', async ({ isMissing, loads = ['/webshop-look.js'] }) => {
    const origin = await serveFiles((path, headers) => (isMissing(path) ? undefined : headers));
    const visit = await stage.visit({ build: 'none' });
    expectNoModules(visit);
    if (loads.length > 1) visit.expect(/answer 404: .*webshop-look/);
    const asked = filesAsked(visit.page);
    await visit.page.goto(stage.publish({ build: 'none', body: bodyFrom(origin) }));
    await searchIsShown(visit.page);
    expect(classic(asked)).toEqual(['/webshop-start.js', ...loads]);
    expect(await visit.page.evaluate(() => document.querySelectorAll('#webshop').length)).toBe(1);
  });

  it.each([
    {
      what: 'that did not arrive',
      text: 'Dieser Bereich konnte nicht geladen werden.',
      button: 'Erneut versuchen',
      answer: (route: Route) => route.abort(),
      complaint: /failed request: .*webshop-order/,
    },
    {
      what: 'of a release that is no longer on the server',
      text: 'Die Seite wurde aktualisiert.',
      button: 'Seite neu laden',
      answer: (route: Route) => route.fulfill({ status: 404 }),
      complaint: /answer 404/,
    },
  ])('says so in place of a part $what, and shows it once it is there', async ({ text, button, answer, complaint }) => {
    const origin = await serveFiles(withoutCors);
    const visit = await stage.visit({ build: 'none' });
    expectNoModules(visit);
    visit.expect(complaint);
    const { page } = visit;
    await page.route(/webshop-order/, answer);
    await page.goto(`${stage.publish({ build: 'none', body: bodyFrom(origin) })}${VEHICLE()}`);
    await page.getByRole('link', { name: 'Online kaufen' }).last().click();
    await page.getByText(text).waitFor();
    await page.unroute(/webshop-order/);
    await page.getByRole('button', { name: button }).click();
    await headingIsShown(page, 'Extras');
  });

  it('says so in place of the shop where nothing arrives', async () => {
    const origin = await serveFiles((path, headers) => (path.includes('webshop-start') ? headers : undefined));
    const visit = await stage.visit({ build: 'none' });
    expectNoModules(visit);
    visit.expect(/answer 404/);
    visit.expect(/page error: .*Der Fahrzeugshop konnte nicht geladen werden/);
    await visit.page.goto(stage.publish({ build: 'none', body: bodyFrom(origin) }));
    const text =
      'Der Fahrzeugshop konnte nicht geladen werden. Bitte prüfen Sie Ihre Internetverbindung und laden Sie die Seite neu.';
    await visit.page.locator('#webshop').getByText(text).waitFor();
  });

  it('runs from files on the disk', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'webshop-files-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const script = pathToFileURL(join(resolve(inject('dist')), 'webshop-start.js')).href;
    const file = join(folder, 'seite.html');
    writeFileSync(file, hostHtml({ ...stage.addresses, start: script }, { build: 'start' }));
    const visit = await stage.visit({ build: 'none' }, { isFresh: true });
    await visit.page.goto(pathToFileURL(file).href);
    await searchIsShown(visit.page);
  });

  it.each([
    { what: 'modules', change: (_: string, headers: Record<string, string>) => headers, isModule: true },
    { what: 'parts', change: withoutCors, isModule: false },
  ])('passes its nonce on under a strict policy with Trusted Types: $what', async ({ change, isModule }) => {
    const origin = await serveFiles(change);
    const visit = await stage.visit({ build: 'none' });
    if (!isModule) expectNoModules(visit);
    else visit.expect(/third party: http:\/\/127\.0\.0\.1/);
    const asked = filesAsked(visit.page);
    const policy = `default-src 'self'; script-src 'nonce-abc' 'strict-dynamic'; style-src 'self'; connect-src 'self' ${stage.addresses.platform}; img-src * data: blob:; require-trusted-types-for 'script'; trusted-types webshop-start webshop-widget webshop-widget-json webshop-widget-script`;
    await visit.page.goto(
      stage.publish({
        build: 'none',
        body: bodyFrom(origin, { tag: 'nonce="abc" async' }),
        headers: { 'content-security-policy': policy },
      }),
    );
    await searchIsShown(visit.page);
    await goTo(visit.page, VEHICLE());
    await visit.page.getByRole('link', { name: 'Online kaufen' }).last().click();
    await headingIsShown(visit.page, 'Extras');
    expect(classic(asked).length > 1).toBe(!isModule);
  });

  it('loads the single script with its checksum for a tag that has one', async () => {
    const hashes = JSON.parse(readFileSync(join(inject('dist'), 'integrity.json'), 'utf8')) as Record<string, string>;
    const tag = `async crossorigin integrity="${hashes['webshop-start.js'] ?? ''}"`;
    const head = `<script>window.given = [];
      new MutationObserver(function (changes) {
        for (var node of changes.flatMap(function (change) { return [...change.addedNodes]; }))
          if (node.src) given.push([new URL(node.src).pathname, node.integrity]);
      }).observe(document, { childList: true, subtree: true });</script>`;
    const { page } = await stage.visit({ build: 'start', tag, head });
    await searchIsShown(page);
    const given = await page.evaluate('given');
    const { version } = JSON.parse(readFileSync(join(inject('dist'), 'package.json'), 'utf8')) as { version: string };
    const name = `webshop-widget-${version}.js`;
    expect(given).toContainEqual([`/${name}`, hashes[name]]);
  });

  it('runs where an optimiser has inlined it, if an attribute still names its file, and later than all tags', async () => {
    const code = readFileSync(join(inject('dist'), 'webshop-start.js'), 'utf8').replaceAll('</script', '<\\/script');
    const tag = snippet(stage.addresses, { build: 'start', tag: 'type="text/rocketscript"' }).replace(
      ' src=',
      ' data-rocket-src=',
    );
    const later = `<script>setTimeout(function () { (0, eval)(document.querySelector('#code').textContent); });</script>`;
    const { page } = await stage.visit({
      build: 'none',
      body: `<div id="webshop"></div>${tag}<script type="text/plain" id="code">${code}</script>${later}`,
    });
    await searchIsShown(page);
  });

  it('has the API from the first moment: calls before and behind its tag, two shops, one handle for a target', async () => {
    const data = `{ adminId: '00000000-0000-4000-8000-000000000002', apiUrl: '%API%', mode: 'search' }`;
    const { page, expect: expectReport } = await stage.visit({
      build: 'none',
      body: `<div id="suche"></div><div id="webshop"></div>
        <script>window.WebshopWidget = { q: [function (api) { window.queued = api.version; }] };</script>
        ${snippet(stage.addresses, { build: 'start', tag: '' })}
        <script>
          window.events = [];
          WebshopWidget.on('ready', function (detail) { events.push(detail.adminId); });
          var handle = WebshopWidget.mount('#suche', ${data});
          window.isSame = handle === WebshopWidget.mount('#suche', ${data});
          WebshopWidget.q.push(function () { window.isRun = true; });
        </script>`,
    });
    await searchIsShown(page);
    await page.locator('#suche').getByRole('region', { name: 'Fahrzeugsuche' }).waitFor();
    await expect
      .poll(() => page.evaluate('[isSame, isRun, queued === WebshopWidget.version, events.length]'))
      .toEqual([true, true, true, 2]);
    expectReport(/console\.info: \[webshop-widget\] Diagnose/);
    expect(await page.evaluate('WebshopWidget.diagnose().then(function (d) { return d.script; })')).toBe(
      stage.addresses.start,
    );
  });

  it('asks for order, trade-in and account when a vehicle’s page rests: „Online kaufen“ waits for no file', async () => {
    const { page } = await stage.visit({ build: 'start', address: VEHICLE() });
    const link = page.getByRole('link', { name: 'Online kaufen' }).last();
    await link.waitFor();
    const arrived = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .join(),
      );
    for (const screen of ['CheckoutScreen', 'TradeInPage', 'AccountScreen'])
      await expect.poll(arrived).toContain(`/${screen}-`);
    await settle(page);
    const asked = filesAsked(page);
    await link.click();
    await headingIsShown(page, 'Extras');
    expect(asked).not.toContain('/esm/chunks/CheckoutScreen.js');
  });

  it('mounts each of two tags once, the second one added later, twice the same', async () => {
    const { page } = await stage.visit({ build: 'start' });
    await searchIsShown(page);
    await page.evaluate(
      ([src = '', apiUrl = '']) => {
        document.body.prepend(Object.assign(document.createElement('div'), { id: 'suche' }));
        for (const target of ['#suche', '#webshop', '#suche']) {
          const tag = document.createElement('script');
          tag.src = src;
          Object.assign(tag.dataset, {
            adminId: '00000000-0000-4000-8000-000000000001',
            apiUrl,
            target,
            mode: 'search',
          });
          document.head.append(tag);
        }
      },
      [stage.addresses.start, stage.addresses.platform],
    );
    await page.locator('#suche').getByRole('region', { name: 'Fahrzeugsuche' }).waitFor();
    await searchIsShown(page);
  });
});
