import { setTimeout as pause } from 'node:timers/promises';
import { http, HttpResponse } from 'msw';
import { filesOf, servePages } from '../../.config/dev/fileServer';
import { hostHtml, type HostPage } from '../browser/support/hostPage';
import { drawVehicle } from '../platform/pictures/vehicle';
import { createPlatform } from '../platform/platform';
import { servePlatform } from '../platform/serve';
import { adminIdOf } from '../platform/stock/tenants';
import { bringChromium } from '../support/chromium';
import type { Line } from './line';
import { buildPageScripts } from './page/build';
import type { Change, Wanted } from './page/probes';
import { startVisitor, type Visitor } from './visitor';

/** Tenant of the bench. */
export const ADMIN_ID = adminIdOf(1);
const VEHICLES = 1120;
const ADMIN_SIZES = { products: 2500, customers: 1000, tradeIns: 1000 };
/** Response time of the platform, ms. */
export const LATENCY = 50;
/** CPU throttling factor. */
export const SLOWDOWN = 4;
/** Time until a throttled page has registered its listeners, ms. */
const LISTENING_MS = 150;
/** Network idle time, including the rendering of the last response, ms. */
const SETTLED_MS = 1200;

/** As in the documented snippet; the peers' pages have it, too. */
const PRECONNECT = '<link rel="preconnect" href="%API%" crossorigin>';

export type Stage = Awaited<ReturnType<typeof setUpStage>>;
export type Visit = Awaited<ReturnType<Stage['visit']>>;

export interface StageOptions {
  /** Folder of the measured builds. */
  dist: string;
  /** Folder of an earlier build that takes turns with them. */
  before?: string;
  runs: number;
  line?: Line;
}

export async function setUpStage({ dist, before = dist, runs, line }: StageOptions) {
  /** Address of a server for the visitor. */
  const reach = (origin: string) => (line === undefined ? origin : line.reach(origin));
  const scripts = await buildPageScripts('.cache/bench');
  const chromium = bringChromium();
  const visitor = await startVisitor(chromium, scripts.probes);
  const photo = await takePhoto(visitor);
  const {
    url: platformUrl,
    platform,
    ...served
  } = await servePlatform({
    platform: (baseUrl) => {
      const created = createPlatform({ baseUrl, stock: { 1: VEHICLES }, admin: { 1: ADMIN_SIZES } });
      const headers = { 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=86400' };
      for (const path of ['/media/vehicles/:id/:view', '/media/photos/:name', '/media/header/:name'])
        created.handlers.unshift(http.get(`${baseUrl}${path}`, () => new HttpResponse(photo, { headers })));
      return created;
    },
  });
  const files = await servePages(filesOf(dist), { host: '127.0.0.1' });
  const filesBefore = await servePages(filesOf(before), { host: '127.0.0.1' });
  const filesForScripts = await servePages(filesOf(dist, { 'access-control-allow-origin': 'null' }), {
    host: '127.0.0.1',
  });
  const pages = new Map<string, string>();
  const hosts = await servePages((path) => {
    if (path === '/instantSearch.js')
      return { body: scripts.instantSearch, headers: { 'content-type': 'text/javascript' } };
    const body = pages.get(path);
    return body === undefined ? undefined : { body, headers: { 'content-type': 'text/html; charset=utf-8' } };
  });
  const hostsOrigin = await reach(hosts.origin);
  const addressesOf = (folder: string) => ({
    script: `${folder}/webshop-widget.js`,
    start: `${folder}/webshop-start.js`,
    module: `${folder}/esm/webshop-widget.js`,
    platform: apiUrl,
  });
  const apiUrl = await reach(platformUrl);
  const addresses = {
    now: addressesOf(await reach(files.origin)),
    before: addressesOf(await reach(filesBefore.origin)),
    /** Without CORS headers, so that no module is loaded. */
    scripts: addressesOf(await reach(filesForScripts.origin)),
  };

  /** A browser for one page, after the work of its start. */
  async function startOwn(): Promise<Visitor> {
    const visitorOfPage = await startVisitor(chromium, scripts.probes, { isForOnePage: true });
    await pause(SETTLED_MS);
    return visitorOfPage;
  }

  /** Waits until the network is idle. */
  async function settled(): Promise<void> {
    let asked;
    do {
      asked = platform.record.length;
      await pause(SETTLED_MS);
    } while (platform.record.length > asked);
  }

  return {
    runs,
    version: visitor.version,
    trace: visitor.trace,
    async visit(
      hostPage: HostPage,
      { isFast = false, from = 'now' }: { isFast?: boolean; from?: keyof typeof addresses } = {},
    ) {
      const path = `/page-${pages.size + 1}.html`;
      pages.set(path, hostHtml(addresses[from], { head: PRECONNECT, ...hostPage }));
      platform.record.length = 0;
      platform.latency = LATENCY;
      const guest = line === undefined ? visitor : await startOwn();
      const page = await guest.open(`${hostsOrigin}${path}${hostPage.address ?? ''}`, isFast ? 1 : SLOWDOWN);
      return {
        page,
        platform,
        firstCards: () => page.evaluate(() => window.bench.firstCards),
        usable: () => page.evaluate(() => window.bench.usable),
        settled,
        /** Measures a change by an action. The cost is the time to the paint without the answer that is waited for. */
        changedBy: async (
          act: Wanted | (() => Promise<void>),
          watch: () => Promise<Change> = () => page.evaluate(() => window.bench.nextChange()),
        ) => {
          const change = watch();
          await pause(LISTENING_MS);
          await (typeof act === 'function' ? act() : page.press(act));
          const { pressed, painted, answer } = await change;
          return { pressed, painted, answer, cost: painted - pressed - answer };
        },
        /** Loads more, at full speed, until a number of vehicles is listed. */
        fill: async (wanted: number) => {
          await page.slowDown(1);
          platform.latency = 0;
          const count = await page.evaluate((cards) => window.bench.fillList(cards), wanted);
          if (count < wanted) throw new Error(`the list ends at ${count} vehicles`);
          platform.latency = LATENCY;
          await page.slowDown(SLOWDOWN);
          await settled();
        },
      };
    },
    async close() {
      await Promise.all([visitor, files, filesBefore, filesForScripts, hosts, served].map((each) => each.close()));
    },
  };
}

/** Photo of a vehicle, because the demo's drawn pictures cost more to render. */
async function takePhoto(visitor: Visitor): Promise<Uint8Array<ArrayBuffer>> {
  const [model] = createPlatform({ baseUrl: '', stock: { 1: 1 } }).tenant(1).vehicles;
  if (model === undefined) throw new Error('there is no vehicle to take a photo of');
  const html = `<style>body { margin: 0 } svg { width: 960px; height: 720px }</style>${drawVehicle(model, '1')}`;
  const page = await visitor.open(`data:text/html,${encodeURIComponent(html)}`, 1);
  await page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
  const picture = await page.picture(960, 720);
  await page.close();
  return new Uint8Array(picture);
}

export type Subject = 'module' | 'start' | 'parts' | 'before' | 'script' | 'equal' | 'lean';

/**
 * Page of a subject: the shop as a module, by the start script, by that in parts, as the single script, as an earlier module; instantsearch.js with an equal and
 * a lean card.
 *
 * @param types all vehicle types, or cars
 */
export function pageOf(subject: Subject, types: 'all' | 'cars' = 'cars'): HostPage {
  if (subject !== 'equal' && subject !== 'lean')
    return {
      build: subject === 'before' ? 'module' : subject === 'parts' ? 'start' : subject,
      address: types === 'all' ? `#/?carQueryParams=${encodeURIComponent('carType=ALLE')}` : undefined,
    };
  const list = `%API%/cardealeradmin/${ADMIN_ID}/cars/property-values-extended?isValidForSale=true${types === 'all' ? '' : '&amp;carType=PKW'}`;
  return {
    build: 'none',
    body: `<main id="peer" data-card="${subject}" data-list="${list}"></main><script type="module" src="/instantSearch.js"></script>`,
  };
}
