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
 *   stage.platform.state … stage.platform.fail('/cars?', 500)   // reset before each test
 *
 * A test fails on any console output, page error, failed request, answer of 400 and above or request to a third party,
 * unless it says beforehand that it expects it: `visit.expect(/answer 500/)`. Chrome itself writes a console line for
 * each failed answer, so a test that provokes one expects both (one pattern may cover them). It also fails on an e-mail,
 * password or token in an address, an event, a console line or a foreign request (`leaks.ts`), whatever it expects.
 */
import { mkdirSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, expect } from 'vitest';
import type { Platform } from '../../platform/platform';
import type { ServedPage } from '../../../.config/dev/fileServer';
import { hostHtml, type Addresses, type HostPage } from './hostPage';
import { createLeakCheck } from './leaks';
import { reportEvents, watchContext, type Watch } from './watch';
import { testWithWorker, type Worker } from './worker';

export interface Visitor {
  width?: number;
  height?: number;
  isTouch?: boolean;
  /** 'reduce' by default: nothing to wait for. */
  motion?: 'reduce' | 'no-preference';
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
  /** A new visitor (nothing stored) opens a host page. */
  visit: (page?: HostPage, visitor?: Visitor) => Promise<Visit>;
  /** Into `.cache/screenshots/`, of the whole page; the name ends with the width. Only in a run that asks for it: `WEBSHOP_SCREENSHOTS=1`. */
  screenshot: (page: Page, name: string) => Promise<void>;
}

/** Third parties by their real names, each with a stub on the platform; asked only where the test says so: `visit.expect(/third party: …/)`. */
const STUBS = {
  // Behind the calendar, and asked only with consent (decisions 4).
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

export function setUpStage(): Stage {
  const visits: { context: BrowserContext; watch: Watch }[] = [];
  let given: Worker | undefined;
  const worker = (): Worker => {
    if (given === undefined) throw new Error('the stage is set up before the tests, not outside of them');
    return given;
  };

  testWithWorker.beforeAll(({ worker: shared }) => {
    given = shared;
  });
  beforeEach(() => worker().platform.platform.reset());
  afterEach(async () => {
    const complaints = visits.flatMap(({ watch }) => watch.finish());
    await Promise.all(visits.map(({ context }) => closeContext(context)));
    visits.length = 0;
    worker().pages.clear();
    expect(complaints, 'what the shop must not do').toEqual([]);
  });

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
      const { browser, hosts, scripts, platform } = worker();
      const { width = 1280, height = 800, isTouch = false, motion = 'reduce' } = visitor;
      const context = await browser.newContext({
        viewport: { width, height },
        hasTouch: isTouch,
        isMobile: isTouch,
        locale: 'de-DE',
        timezoneId: 'Europe/Berlin',
        reducedMotion: motion,
      });
      const links = () => stage.platform.state.mails.flatMap(({ link }) => link?.url ?? []);
      const watch = watchContext(
        context,
        [hosts.origin, scripts.origin, platform.url],
        createLeakCheck(platform.url, links),
      );
      await reportEvents(context);
      visits.push({ context, watch });
      // Behind the calendar, and asked only with consent (decisions 4).
      const tab = await context.newPage();
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

/** A handler of a route that is still fetching when its test is over has nobody to answer: from here on its failing is no error. */
async function closeContext(context: BrowserContext): Promise<void> {
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
}
