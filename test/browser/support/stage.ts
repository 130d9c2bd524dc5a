/**
 * Setup of the browser tests: script, host pages and platform, each on an origin of its own, and Chromium.
 *
 *   const stage = setUpStage();                       // at the top of a test file
 *
 *   it('shows the dealer’s vehicles', async () => {
 *     const { page } = await stage.visit();            // tenant 1, single script, 1280 × 800
 *     await page.getByRole('link', { name: /Golf/ }).first().click();
 *     await stage.screenshot(page, 'vehicle');         // .cache/screenshots/vehicle-1280.png, if WEBSHOP_SCREENSHOTS=1
 *     expect(await axeFindings(page)).toEqual([]);
 *   });
 *   await stage.visit({ tenant: 2, attributes: { layout: 'overlay' }, address: '#/angebote-x/1' });
 *   await stage.visit({ build: 'module' }, { width: 360, height: 740, isTouch: true });
 *   await stage.visit({}, { isFresh: true });          // a browser context of its own, for a test that changes its settings
 *   stage.platform.state … stage.platform.fail('/property-values-extended', 500)   // reset before each test
 *
 * A test fails on any console output, page error, failed request, response of 400 and above or request to a third party,
 * unless it is expected beforehand: `visit.expect(/answer 500/)`. Chrome itself logs each failed response, so a test that
 * provokes one expects both (one pattern may match both). It always fails on an e-mail, password or token in a URL, an
 * event, a console line or a foreign request (`leaks.ts`).
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, expect } from 'vitest';
import type { Platform } from '../../platform/platform';
import type { ServedPage } from '../../../.config/dev/fileServer';
import { hostHtml, type Addresses, type HostPage } from './hostPage';
import { createLeakCheck } from './leaks';
import { loaded, ownIdleCallbacks, reportEvents, unwatch, watchContext, type Watch } from './watch';
import { failureFolder } from '../../support/report';
import { testWithWorker, type KeptPage, type Worker } from './worker';

export interface Visitor {
  width?: number;
  height?: number;
  isTouch?: boolean;
  /** Default: 'reduce', so that no animation delays a test. */
  motion?: 'reduce' | 'no-preference';
  /** What an earlier visit has left in the local storage. */
  stored?: Record<string, string>;
  /** New browser context, for tests that change its settings (offline, permissions, clock, init scripts) or measure it. */
  isFresh?: boolean;
  /** At which the date of the page stands still; only with `isFresh`. */
  date?: Date;
}

export interface Visit {
  page: Page;
  context: BrowserContext;
  /** See the top of this file. */
  expect: Watch['expect'];
}

export interface Stage {
  readonly platform: Platform;
  readonly addresses: Addresses;
  /** URL of an ad-hoc host page, without a navigation. */
  publish: (page?: HostPage) => string;
  /** URL of a file on the host's origin: a script, a second page. */
  publishFile: (path: string, file: ServedPage) => string;
  /** Opens a host page as a new visitor without stored data, in a reused page unless `isFresh`. */
  visit: (page?: HostPage, visitor?: Visitor) => Promise<Visit>;
  /** Full-page screenshot in `.cache/screenshots/`, name with width; only with `WEBSHOP_SCREENSHOTS=1`. */
  screenshot: (page: Page, name: string) => Promise<void>;
}

/** Third parties with a stub on the platform; requests have to be expected: `visit.expect(/third party: …/)`. */
const STUBS: Record<string, string> = {
  // For the calendar, only with consent (rules/platform-and-wire: holidays without a service).
  'https://openplzapi.org': '/zip',
  'https://feiertage-api.de': '/holidays',
  'https://www.paypal.com': '/paypal',
  'https://www.accessories-navigator.com': '/third-party/accessories',
  'https://app.emobilio.de': '/third-party/emobilio',
  'https://widgets.autouncle.com': '/third-party/autouncle',
  'https://accounts.google.com': '/google',
  'https://appleid.cdn-apple.com': '/apple',
  'https://spins.impel.io': '/third-party/impel',
};

const SLOWDOWN = Number(process.env.WEBSHOP_SLOWDOWN ?? 1);

export function setUpStage(): Stage {
  const visits: { context: BrowserContext; watch: Watch; page?: KeptPage; stubs?: Promise<void> }[] = [];
  let given: Worker | undefined;
  const worker = (): Worker => {
    if (given === undefined) throw new Error('the stage is set up before the tests, not outside of them');
    return given;
  };

  testWithWorker.beforeAll(({ worker: shared }) => {
    given = shared;
  });
  beforeEach(() => worker().platform.platform.reset());
  afterEach(async ({ task }) => {
    await Promise.all(visits.flatMap(({ stubs }) => stubs ?? []));
    const complaints = visits.flatMap(({ watch }) => watch.finish());
    // The page of a failed test is not reused.
    const isRight = task.result?.state !== 'fail' && complaints.length === 0;
    const folder = failureFolder(task.fullName);
    await Promise.all(
      visits.map(({ context, watch }, number) =>
        isRight ? context.tracing.stopChunk() : saveFailure(`${folder}/${number + 1}`, context, watch.lines),
      ),
    );
    await Promise.all(
      visits.map(async ({ context, page }) => {
        if (!page || !isRight) return closeContext(context);
        worker().kept.push(page);
        return leavePage(page, emptyPage());
      }),
    );
    visits.length = 0;
    worker().pages.clear();
    expect(complaints, 'what the shop must not do').toEqual([]);
  });

  const emptyPage = () => stage.publishFile('/leer.html', EMPTY_PAGE);

  /** Stores entries before the shop is there: a page of a previous visitor is at the host's origin already. */
  async function store({ tab }: KeptPage, entries: Record<string, string>): Promise<void> {
    if (tab.url() === 'about:blank') await tab.goto(emptyPage());
    await tab.evaluate((all) => {
      for (const [key, text] of Object.entries(all)) localStorage.setItem(key, text);
    }, entries);
  }

  /** New browser context, or the emptied page of a previous visitor. */
  async function openTab(visitor: Visitor): Promise<KeptPage> {
    const { width = 1280, height = 800, isTouch = false, motion = 'reduce', isFresh = false } = visitor;
    const viewport = { width, height };
    const kind = `${String(isTouch)} ${motion}`;
    const { kept } = worker();
    const at = isFresh ? -1 : kept.findIndex((each) => each.kind === kind);
    const [before] = at < 0 ? [] : kept.splice(at, 1);
    if (before) {
      await before.tab.setViewportSize(viewport);
      return before;
    }
    const context = await worker().browser.newContext({
      viewport,
      hasTouch: isTouch,
      isMobile: isTouch,
      locale: 'de-DE',
      timezoneId: 'Europe/Berlin',
      reducedMotion: motion,
    });
    await Promise.all([reportEvents(context), ownIdleCallbacks(context), context.tracing.start()]);
    const tab = await context.newPage();
    if (!isFresh) {
      refuse(context, CHANGES);
      // A context's own clock is read for each new page.
      refuse(tab, [...CHANGES, 'clock']);
    }
    return { context, tab, kind, motion };
  }

  const stage: Stage = {
    get platform() {
      return worker().platform.platform;
    },
    get addresses() {
      const { origin } = worker().scripts;
      const { url } = worker().platform;
      const at = (name: string) => `${origin}/${name}`;
      return {
        script: at('webshop-widget.js'),
        start: at('webshop-start.js'),
        module: at('esm/webshop-widget.js'),
        platform: url,
      };
    },
    publishFile(path, file) {
      worker().pages.set(path, file);
      return `${worker().hosts.origin}${path}`;
    },
    publish(page = {}) {
      const charset = page.charset ?? 'utf-8';
      const body = Buffer.from(hostHtml(stage.addresses, page), charset === 'utf-8' ? 'utf8' : 'latin1');
      const headers = { 'content-type': `text/html; charset=${charset}`, ...page.headers };
      return `${stage.publishFile(`/seite-${worker().pages.size + 1}.html`, { body, headers })}${page.address ?? ''}`;
    },
    async visit(page = {}, visitor = {}) {
      const { hosts, scripts, platform } = worker();
      const opened = await openTab(visitor);
      const { context, tab } = opened;
      if (SLOWDOWN > 1) {
        opened.brake = await context.newCDPSession(tab);
        await opened.brake.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
      }
      const links = () => stage.platform.state.mails.flatMap(({ link }) => link?.url ?? []);
      const watch = watchContext(
        context,
        [hosts.origin, scripts.origin, platform.url],
        createLeakCheck(platform.url, links),
      );
      await context.tracing.startChunk();
      const visit: (typeof visits)[number] = { context, watch, ...(visitor.isFresh !== true && { page: opened }) };
      visits.push(visit);
      if (visitor.date) await tab.addInitScript(stopDate, visitor.date.getTime());
      if (visitor.stored) await store(opened, visitor.stored);
      // The longest single wait: of a page with all its code, the first of its browser.
      await tab.goto(stage.publish(page), { waitUntil: 'commit' });
      await loaded(tab);
      const expectComplaint = (complaint: RegExp) => {
        watch.expect(complaint);
        if (complaint.source.startsWith('third party')) visit.stubs ??= stubThirdParties(context, platform.url);
      };
      return { page: tab, context, expect: expectComplaint };
    },
    async screenshot(page, name) {
      if (process.env.WEBSHOP_SCREENSHOTS !== '1') return;
      mkdirSync('.cache/screenshots', { recursive: true });
      const width = page.viewportSize()?.width ?? 0;
      await page.screenshot({ path: `.cache/screenshots/${name}-${width}.png`, fullPage: true });
    },
  };
  return stage;
}

/** Only on demand, because a route disables the cache; set once, so that routes of the test go first. */
async function stubThirdParties(context: BrowserContext, platform: string): Promise<void> {
  await context.route(
    ({ origin }) => origin in STUBS,
    async (route) => {
      const { origin, pathname, search } = new URL(route.request().url());
      await route.fulfill({
        response: await route.fetch({ url: `${platform}${STUBS[origin] ?? ''}${pathname}${search}` }),
      });
    },
  );
}

const EMPTY_PAGE: ServedPage = {
  body: Buffer.from('<!doctype html><title>leer</title><link rel="icon" href="data:,">'),
  headers: { 'content-type': 'text/html; charset=utf-8' },
};

/** The date stands still, and everything else goes on: Playwright's clock replaces frames and built-ins, too, which the shop notices. */
function stopDate(now: number): void {
  const stopped: ProxyHandler<DateConstructor> = {
    construct: (real, parts: unknown[]) => Reflect.construct(real, parts.length > 0 ? parts : [now]) as object,
    get: (real, name) => (name === 'now' ? () => now : (Reflect.get(real, name) as unknown)),
  };
  window.Date = new Proxy(Date, stopped);
}

/** Browser settings that are not reset before a page is reused. */
const CHANGES = [
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'setExtraHTTPHeaders',
  'setGeolocation',
  'setOffline',
];

/** Makes the access to such settings throw, so that a test without `isFresh` does not affect later ones. */
function refuse(owner: BrowserContext | Page, names: readonly string[]): void {
  for (const name of names) {
    Object.defineProperty(owner, name, {
      get: () => {
        throw new Error(
          `${name} changes the browser of the tests after this one: stage.visit({ … }, { isFresh: true })`,
        );
      },
    });
  }
}

/**
 * Stops everything of a test in a page that the next one reuses, and empties it: media, storage, window name and history (at most 50 entries).
 * @param address of an empty page on the host's origin
 */
async function leavePage(page: KeptPage, address: string): Promise<void> {
  const { context, tab, motion } = page;
  unwatch(context);
  await page.brake?.detach();
  delete page.brake;
  await Promise.all([context, tab].map((owner) => owner.unrouteAll({ behavior: 'ignoreErrors' })));
  const others = context.pages().filter((page) => page !== tab);
  await Promise.all(others.map((page) => page.close()));
  await tab.goto(address);
  await tab.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
    window.name = '';
  });
  const client = await context.newCDPSession(tab);
  await client.send('Page.resetNavigationHistory');
  await client.detach();
  await tab.emulateMedia({ media: null, colorScheme: 'light', reducedMotion: motion });
  await tab.mouse.move(0, 0);
  await context.clearCookies();
}

/** Writes what a failed test leaves: a picture of each page, the console, and a trace for `npx playwright-core show-trace`. */
async function saveFailure(folder: string, context: BrowserContext, lines: readonly string[]): Promise<void> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/console.txt`, lines.join('\n'));
  await context.tracing.stopChunk({ path: `${folder}/trace.zip` });
  const pictures = context
    .pages()
    .map((page, number) => page.screenshot({ path: `${folder}/page-${number + 1}.png`, timeout: 10_000 }));
  // A page that hangs has no picture.
  await Promise.allSettled(pictures);
}

/** Ignores failures of route handlers that are still fetching when their test has ended. */
async function closeContext(context: BrowserContext): Promise<void> {
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
}
