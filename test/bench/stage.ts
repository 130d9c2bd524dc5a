import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Browser, type CDPSession, type Page } from 'playwright-core';
import { hostHtml, type Addresses, type HostPage } from '../browser/support/hostPage';
import { createPlatform, type Platform } from '../platform/platform';
import { servePlatform, type ServedPlatform } from '../platform/serve';
import { adminIdOf } from '../platform/stock/tenants';
import { CHROMIUM_ARGUMENTS, bringChromium } from '../tools/chromium';
import { filesOf, servePages } from '../../.config/dev/fileServer';
import { buildPageScripts, type PageScripts } from './page/build';
import { photoRoutes, takePhoto } from './photo';
import { startVisitor, type VisitorPage } from './visitor';

/** Tenant of the bench. */
export const ADMIN_ID = adminIdOf(1);

/** Numbers of vehicles of the platforms: the ordinary one, one for the list of a thousand, and two for the cost of a stock's size. */
const STOCKS = { usual: 400, large: 1120, small: 200, huge: 20_000 };
export type StockName = keyof typeof STOCKS;
/** Sizes of the admin lists. */
const ADMIN_SIZES = { products: 2500, customers: 1000, tradeIns: 1000 };
/** Response time of the platform, ms. */
export const LATENCY = 50;
/** CPU throttling factor. */
export const SLOWDOWN = 4;
/** Slow network: 10 Mbit/s, round trip of 60 ms. */
const SLOW_NETWORK = { latency: 60, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 };

interface OpenOptions {
  stock?: StockName;
  /** Default: throttled. */
  isFast?: boolean;
  /** Called before the navigation, to start a trace. */
  before?: (page: Page) => Promise<void>;
}

export interface Visit {
  page: Page;
  cdp: CDPSession;
  platform: Platform;
  addresses: Addresses;
  /** Turns CPU throttling on or off. */
  slowDown: (isSlow: boolean) => Promise<void>;
  close: () => Promise<void>;
}

export interface QuietVisit {
  page: VisitorPage;
  platform: Platform;
  /** Waits until the network is idle. */
  settled: () => Promise<void>;
}

export interface Stage {
  browser: Browser;
  /** Number of runs of each measurement. */
  runs: number;
  /** Opens a host page as a new visitor with an empty cache. */
  open: (page: HostPage, options?: OpenOptions) => Promise<Visit>;
  /**
   * Time from the navigation to the first cards without attached developer tools, ms.
   *
   * @param isNetworkSlow 10 Mbit/s and a round trip of 60 ms instead of the machine's own network
   */
  firstCards: (page: HostPage, options: { isNetworkSlow: boolean }) => Promise<number>;
  /** Opens a host page as a new visitor without attached developer tools. */
  visit: (page: HostPage, options?: { isFast?: boolean; stock?: StockName }) => Promise<QuietVisit>;
  close: () => Promise<void>;
}

/** Peers with a page of their own. */
const SCRIPT_PATHS: Record<string, keyof PageScripts> = {
  '/bareReact.js': 'bareReact',
  '/bareTable.js': 'bareTable',
  '/instantSearch.js': 'instantSearch',
};

/** @param dist folder of the measured builds */
export async function setUpStage(dist: string, runs: number): Promise<Stage> {
  const scripts = await buildPageScripts('.cache/bench');
  const executablePath = bringChromium();
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGUMENTS });
  const visitor = startVisitor(executablePath, scripts.probes);
  const platforms = await servePlatforms(browser);
  const files = await servePages(filesOf(dist), { host: '127.0.0.1' });
  const pages = new Map<string, string>();
  const hosts = await servePages((path) => {
    const script = SCRIPT_PATHS[path];
    if (script !== undefined) return { body: scripts[script], headers: { 'content-type': 'text/javascript' } };
    const body = pages.get(path);
    return body === undefined ? undefined : { body, headers: { 'content-type': 'text/html; charset=utf-8' } };
  });

  /** Serves the page of a dealer under a URL of its own. */
  function prepare(hostPage: HostPage, stock: StockName) {
    const { url: platformUrl, platform } = platforms[stock];
    const addresses = {
      script: `${files.origin}/webshop-widget.js`,
      module: `${files.origin}/esm/webshop-widget.js`,
      platform: platformUrl,
    };
    const path = `/page-${pages.size + 1}.html`;
    pages.set(path, hostHtml(addresses, hostPage));
    platform.record.length = 0;
    platform.latency = LATENCY;
    return { url: `${hosts.origin}${path}${hostPage.address ?? ''}`, addresses, platform };
  }

  return {
    browser,
    runs,
    async open(hostPage, { stock = 'usual', isFast = false, before } = {}) {
      const { url, addresses, platform } = prepare(hostPage, stock);
      const context = await browser.newContext({
        viewport: { width: 1280, height: 800 },
        locale: 'de-DE',
        timezoneId: 'Europe/Berlin',
      });
      await context.addInitScript({ content: scripts.probes });
      const page = await context.newPage();
      const cdp = await context.newCDPSession(page);
      const slowDown = async (isSlow: boolean) => {
        await cdp.send('Emulation.setCPUThrottlingRate', { rate: isSlow ? SLOWDOWN : 1 });
      };
      await slowDown(!isFast);
      await before?.(page);
      await page.goto(url);
      return { page, cdp, platform, addresses, slowDown, close: () => context.close() };
    },
    firstCards: (hostPage, { isNetworkSlow }) =>
      visitor.firstCards(prepare(hostPage, 'usual').url, {
        slowdown: SLOWDOWN,
        network: isNetworkSlow ? SLOW_NETWORK : undefined,
      }),
    async visit(hostPage, { isFast = false, stock = 'usual' } = {}) {
      const { url, platform } = prepare(hostPage, stock);
      const page = await visitor.open(url, { slowdown: isFast ? 1 : SLOWDOWN });
      return { page, platform, settled: () => settled(platform) };
    },
    async close() {
      await Promise.all([browser.close(), visitor.close()]);
      await Promise.all([files, hosts, ...Object.values(platforms)].map((server) => server.close()));
    },
  };
}

/** Time until a throttled page has registered its listeners, ms. */
export const LISTENING_MS = 150;

/** Network idle time, including the rendering of the last response, ms. */
const SETTLED_MS = 1200;

async function settled({ record }: Platform): Promise<void> {
  let asked;
  do {
    asked = record.length;
    await pause(SETTLED_MS);
  } while (record.length > asked);
}

async function servePlatforms(browser: Browser): Promise<Record<StockName, ServedPlatform>> {
  const [model] = createPlatform({ baseUrl: '', stock: { 1: 1 } }).tenant(1).vehicles;
  if (model === undefined) throw new Error('there is no vehicle to take a photo of');
  const photo = await takePhoto(browser, model);
  const serve = (stock: StockName) =>
    servePlatform({
      platform: (baseUrl) => {
        const platform = createPlatform({ baseUrl, stock: { 1: STOCKS[stock] }, admin: { 1: ADMIN_SIZES } });
        platform.handlers.unshift(...photoRoutes(baseUrl, photo));
        return platform;
      },
    });
  return {
    usual: await serve('usual'),
    large: await serve('large'),
    small: await serve('small'),
    huge: await serve('huge'),
  };
}
