/**
 * The stage of the browser tests: script, host pages and platform, each on an origin of its own, and a real Chromium.
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
 *   await stage.visit({}, { isFresh: true });          // a browser of its own: the test changes how it works
 *   stage.platform.state … stage.platform.fail('/cars?', 500)   // reset before each test
 *
 * A test fails on any console output, page error, failed request, answer of 400 and above or request to a third party,
 * unless it says beforehand that it expects it: `visit.expect(/answer 500/)`. Chrome itself writes a console line for
 * each failed answer, so a test that provokes one expects both (one pattern may cover them). It also fails on an e-mail,
 * password or token in an address, an event, a console line or a foreign request (`leaks.ts`), whatever it expects.
 */
import { mkdirSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeEach, expect } from 'vitest';
import type { Platform } from '../../platform/platform';
import type { ServedPage } from '../../../.config/dev/fileServer';
import { hostHtml, type Addresses, type HostPage } from './hostPage';
import { createLeakCheck } from './leaks';
import { reportEvents, unwatch, watchContext, type Watch } from './watch';
import { testWithWorker, type Worker } from './worker';

export interface Visitor {
  width?: number;
  height?: number;
  isTouch?: boolean;
  /** 'reduce' by default: nothing to wait for. */
  motion?: 'reduce' | 'no-preference';
  /** A browser with nothing behind it, for a test that changes how it works (offline, permissions, clock, scripts that run first) or measures it. */
  isFresh?: boolean;
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
  /** Address of an ad-hoc host page, without going there. */
  publish: (page?: HostPage) => string;
  /** Address of any file on the host's origin: a script of the host, a second page. */
  publishFile: (path: string, file: ServedPage) => string;
  /** A new visitor (nothing stored) opens a host page, in the emptied page of one before: see `isFresh`. */
  visit: (page?: HostPage, visitor?: Visitor) => Promise<Visit>;
  /** Into `.cache/screenshots/`, of the whole page; the name ends with the width. Only in a run that asks for it: `WEBSHOP_SCREENSHOTS=1`. */
  screenshot: (page: Page, name: string) => Promise<void>;
}

/** Third parties by their real names, each with a stub on the platform; asked only where the test says so: `visit.expect(/third party: …/)`. */
const STUBS = {
  // Behind the calendar, and asked only with consent (rules/platform-and-wire: holidays without a service).
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

/** The page of a visitor who has gone, emptied: its renderer has compiled the scripts and started, and that is half of the work of a visit. */
interface KeptPage {
  context: BrowserContext;
  tab: Page;
  /** What a page cannot change any more: touch and motion. */
  kind: string;
}

export function setUpStage(): Stage {
  const visits: { context: BrowserContext; watch: Watch; page?: KeptPage }[] = [];
  const kept = new Map<string, KeptPage>();
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
    const complaints = visits.flatMap(({ watch }) => watch.finish());
    // Whatever made a test fail is not handed on.
    const isRight = task.result?.state !== 'fail' && complaints.length === 0;
    await Promise.all(
      visits.map(async ({ context, page }) => {
        if (!page || !isRight || kept.has(page.kind)) return closeContext(context);
        kept.set(page.kind, page);
        return leavePage(page);
      }),
    );
    visits.length = 0;
    worker().pages.clear();
    expect(complaints, 'what the shop must not do').toEqual([]);
  });

  afterAll(() => Promise.all([...kept.values()].map(({ context }) => context.close())));

  /** A browser of its own for a visitor, or the emptied page of one before. */
  async function openTab(visitor: Visitor): Promise<KeptPage> {
    const { width = 1280, height = 800, isTouch = false, motion = 'reduce', isFresh = false } = visitor;
    const viewport = { width, height };
    const kind = `${String(isTouch)} ${motion}`;
    const before = isFresh ? undefined : kept.get(kind);
    if (before) {
      kept.delete(kind);
      await before.tab.setViewportSize(viewport);
      await before.tab.goto(stage.publishFile('/leer.html', EMPTY_PAGE));
      await emptyPage(before);
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
    await reportEvents(context);
    const tab = await context.newPage();
    if (!isFresh) {
      refuse(context, CHANGES);
      // A context's own clock is read for each new page.
      refuse(tab, [...CHANGES, 'clock']);
    }
    return { context, tab, kind };
  }

  const stage: Stage = {
    get platform() {
      return worker().platform.platform;
    },
    get addresses() {
      const { origin } = worker().scripts;
      const { url } = worker().platform;
      return { script: `${origin}/webshop-widget.js`, module: `${origin}/esm/webshop-widget.js`, platform: url };
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
      const links = () => stage.platform.state.mails.flatMap(({ link }) => link?.url ?? []);
      const watch = watchContext(
        context,
        [hosts.origin, scripts.origin, platform.url],
        createLeakCheck(platform.url, links),
      );
      visits.push({ context, watch, ...(visitor.isFresh !== true && { page: opened }) });
      await tab.goto(stage.publish(page));
      const expectComplaint = (complaint: RegExp) => {
        watch.expect(complaint);
        if (complaint.source.startsWith('third party')) void stubThirdParties(context, platform.url);
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

/**
 * Only for who needs it: with a route every request of a page takes the way through the test, and nothing is cached. All are asked for at
 * once, so that a route that the test sets afterwards goes first.
 */
async function stubThirdParties(context: BrowserContext, platform: string): Promise<void> {
  await Promise.all(
    Object.entries(STUBS).map(([service, stub]) =>
      context.route(`${service}/**`, async (route) => {
        const { pathname, search } = new URL(route.request().url());
        await route.fulfill({ response: await route.fetch({ url: `${platform}${stub}${pathname}${search}` }) });
      }),
    ),
  );
}

const EMPTY_PAGE: ServedPage = {
  body: Buffer.from('<!doctype html><title>leer</title><link rel="icon" href="data:,">'),
  headers: { 'content-type': 'text/html; charset=utf-8' },
};

/** What a test can set in a browser and nothing takes back before the page is handed on. */
const CHANGES = [
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'setExtraHTTPHeaders',
  'setGeolocation',
  'setOffline',
];

/** A test that forgets to ask for a fresh browser is told, instead of changing that of the tests after it. */
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

/** Takes away what its origin and its tab have kept: storage, name, and the history, which holds no more than 50 entries. */
async function emptyPage({ context, tab }: KeptPage): Promise<void> {
  await tab.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
    window.name = '';
  });
  const client = await context.newCDPSession(tab);
  await client.send('Page.resetNavigationHistory');
  await client.detach();
}

/** Nothing of a test goes on in the page that the next one takes over. */
async function leavePage({ context, tab }: KeptPage): Promise<void> {
  unwatch(context);
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  const others = context.pages().filter((page) => page !== tab);
  await Promise.all(others.map((page) => page.close()));
  await tab.goto('about:blank');
  await tab.emulateMedia({ media: null });
  await tab.mouse.move(0, 0);
  await context.clearCookies();
}

/** A handler of a route that is still fetching when its test is over has nobody to answer: from here on its failing is no error. */
async function closeContext(context: BrowserContext): Promise<void> {
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
}
