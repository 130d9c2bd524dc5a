/** What a browser lets a page have of other servers, for Node, which has no such rules. */
import { exchange, pageHeaders, visitorHeaders, type Received } from '../exchange';
import { TIMEOUT_MS } from '../diagnose/deadline';
import type { AskingPage } from '../diagnose/askingPage';

/** The page as its server has given it. */
export interface OpenedPage {
  url: URL;
  headers: Headers;
}

type Send = typeof globalThis.fetch;

const isAllowed = ({ headers }: Pick<Received, 'headers'>, { url }: OpenedPage) =>
  ['*', url.origin].includes(headers.get('access-control-allow-origin')?.trim() ?? '');

/** Readable by a page of another origin without being named. */
const READABLE = /^(?:cache-control|content-language|content-length|content-type|expires|last-modified|pragma)$/;

/** 'https://api.example.de' and 'https://www.example.de' are of one site, as far as the last two names tell. */
const siteOf = ({ protocol, hostname }: URL) => `${protocol} ${hostname.split('.').slice(-2).join('.')}`;

/** Why a browser does not give a page an answer that it has asked for without CORS; `undefined`: it does. */
export function blockedBy({ headers, url }: Received, page: OpenedPage): string | undefined {
  const from = new URL(url);
  if (from.origin === page.url.origin) return undefined;
  const policy = headers.get('cross-origin-resource-policy')?.trim().toLowerCase();
  if (policy === 'same-origin' || (policy === 'same-site' && siteOf(from) !== siteOf(page.url)))
    return `Cross-Origin-Resource-Policy: ${policy}`;
  const embedder = page.headers.get('cross-origin-embedder-policy') ?? '';
  return policy === undefined && /^\s*require-corp\b/i.test(embedder)
    ? 'Cross-Origin-Embedder-Policy: require-corp der Seite, ohne Cross-Origin-Resource-Policy der Datei'
    : undefined;
}

/** Whether a browser gives a page an answer that it has asked for with CORS. */
export const isReadableBy = (received: Received, page: OpenedPage) =>
  new URL(received.url).origin === page.url.origin ||
  (isAllowed(received, page) && received.redirects.every((redirect) => redirect.isAllowed));

/** Loads a file of a page. `isCors`: as modules, `crossorigin` and requests of scripts are asked for. @throws without an answer */
export function load(
  url: string,
  page: OpenedPage,
  { send, isCors }: { send: Send; isCors: boolean },
): Promise<Received> {
  const { origin } = page.url;
  const { origin: named, ...others } = pageHeaders(origin);
  return exchange(
    { method: 'GET', url, headers: {}, timeoutMs: TIMEOUT_MS },
    { fetchNow: send, origin, asBrowser: isCors ? { origin: named, ...others } : others },
  );
}

/** Opens a page as a visitor does. @throws without an answer */
export const open = (url: string, send: Send): Promise<Received> =>
  exchange(
    { method: 'GET', url, headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }, timeoutMs: TIMEOUT_MS },
    { fetchNow: send, origin: '', asBrowser: visitorHeaders },
  );

/** Whether the server lets a page send headers of its own. */
async function isPermitted(url: string, headers: Record<string, string>, page: OpenedPage, send: Send) {
  const names = Object.keys(headers);
  if (names.length === 0) return true;
  const answer = await send(url, {
    method: 'OPTIONS',
    headers: {
      ...pageHeaders(page.url.origin),
      'access-control-request-method': 'GET',
      'access-control-request-headers': names.join(','),
    },
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const allowed = (answer.headers.get('access-control-allow-headers') ?? '').toLowerCase().split(/[\s,]+/);
  const isNamed = (name: string) => allowed.includes(name) || (allowed.includes('*') && name !== 'authorization');
  return answer.ok && isAllowed(answer, page) && names.every(isNamed);
}

async function fetchFor(page: OpenedPage, address: string, init: RequestInit, send: Send): Promise<Response> {
  const headers = (init.headers ?? {}) as Record<string, string>;
  const isOwn = new URL(address).origin === page.url.origin;
  if (!isOwn && !(await isPermitted(address, headers, page, send))) throw new TypeError('refused by the preflight');
  const { origin } = page.url;
  const received = await exchange(
    { method: 'GET', url: address, headers, timeoutMs: TIMEOUT_MS },
    { fetchNow: send, origin },
  );
  const { status, bytes, redirects, url } = received;
  if (init.mode === 'no-cors') return new Response();
  if (!isReadableBy(received, page)) throw new TypeError('not readable by the page');
  const exposed = (received.headers.get('access-control-expose-headers') ?? '').toLowerCase().split(/[\s,]+/);
  const readable = [...received.headers].filter(
    ([name]) => isOwn || exposed.includes('*') || exposed.includes(name) || READABLE.test(name),
  );
  const isEmpty = bytes.byteLength === 0 || status === 204 || status === 205 || status === 304;
  const response = new Response(isEmpty ? null : bytes, { status, headers: readable });
  return Object.defineProperties(response, { redirected: { value: redirects.length > 0 }, url: { value: url } });
}

/** A page that asks its platform as it would in a browser. */
export const askingPage = (page: OpenedPage, send: Send): AskingPage => ({
  address: () => page.url,
  isOnline: () => true,
  hasOwnFetch: () => true,
  fetch: (address, init) => fetchFor(page, address, init, send),
  isPictureLoaded: async (address) => {
    const received = await load(address, page, { send, isCors: false }).catch(() => undefined);
    const isPicture = received?.status === 200 && (received.headers.get('content-type') ?? '').startsWith('image/');
    return isPicture && blockedBy(received, page) === undefined;
  },
});
