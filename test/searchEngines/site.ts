import { once } from 'node:events';
import { createServer } from 'node:http';
import { Window, type DOMParser } from 'happy-dom';

let parser: DOMParser | undefined;

interface Answer {
  status: number;
  text: string;
  headers?: Headers;
}

/** The stock on the dealer's website, as a crawler without JavaScript visits it. */
export interface StockSite {
  /** Address of the first list. */
  first: string;
  sitemap: string;
  /** Address of a vehicle's page. */
  addressOf: (id: string) => string;
  get: (address: string) => Promise<Answer>;
  /** Reads the platform again. Does not fail where the platform does. */
  update: () => Promise<void>;
  close: () => Promise<void>;
}

export interface SiteOptions {
  api: string;
  adminId: string;
  shop: string;
  dealer: string;
}

export interface Page {
  canonical: string | null;
  robots: string | null;
  title: string;
  text: string;
  /** Contents of `meta`, by property or name. */
  meta: Record<string, string>;
  data: Record<string, unknown>;
  links: string[];
}

/** Parses a page without running a script. */
export function parsePage(html: string): Page {
  parser ??= new new Window({ settings: { disableJavaScriptEvaluation: true } }).DOMParser();
  const document = parser.parseFromString(html, 'text/html');
  const contentOf = (selector: string, attribute: string) =>
    document.querySelector(selector)?.getAttribute(attribute) ?? null;
  return {
    canonical: contentOf('link[rel=canonical]', 'href'),
    robots: contentOf('meta[name=robots]', 'content'),
    title: document.title,
    text: document.body.textContent,
    meta: Object.fromEntries(
      [...document.querySelectorAll('meta')].map((meta) => [
        meta.getAttribute('property') ?? meta.getAttribute('name') ?? '',
        meta.getAttribute('content') ?? '',
      ]),
    ),
    data: JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}') as Page['data'],
    links: [...document.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? ''),
  };
}

/** All pages that can be reached from the first one by links. */
export async function crawl({ first, get }: StockSite): Promise<Map<string, Page>> {
  const pages = new Map<string, Page>();
  const waiting = [first];
  for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
    if (pages.has(address) || new URL(address).origin !== new URL(first).origin || address.includes('#')) continue;
    const { status, text } = await get(address);
    if (status !== 200) throw new Error(`${address} answers ${status}`);
    const page = parsePage(text);
    pages.set(address, page);
    waiting.push(...page.links);
  }
  return pages;
}

export async function addressesIn({ sitemap, get }: StockSite): Promise<string[]> {
  const { text } = await get(sitemap);
  return [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address.replaceAll('&#38;', '&'));
}

/** Answer of a platform that may say anything. */
export interface RawAnswer {
  status?: number;
  /** Sent as it is; anything but a text as JSON. */
  body: unknown;
  headers?: Record<string, string>;
}

/** A platform whose vehicles and settings are what a test says, by page. */
export async function serveRaw() {
  const state = {
    /** `undefined`: hangs up. */
    vehicles: (_page: number): RawAnswer | undefined => ({ body: { cars: [] } }),
    settings: (): RawAnswer | undefined => ({ body: {} }),
    requests: 0,
  };
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://platform.test');
    state.requests += 1;
    const answer = pathname.endsWith('/vehicle-dealer-settings')
      ? state.settings()
      : state.vehicles(Number(searchParams.get('pageNumber')));
    if (answer === undefined) {
      response.destroy();
      return;
    }
    const { status = 200, body, headers } = answer;
    response.writeHead(status, { 'content-type': 'application/json', connection: 'close', ...headers });
    response.end(typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('the platform has no port');
  return {
    url: `http://127.0.0.1:${bound.port}`,
    state,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
