import type { BrowserContext, ConsoleMessage, Page, Request } from 'playwright-core';
import { EVENT_REPORT, type LeakCheck } from './leaks';
import { isListed } from './thirdParties';

/** Everything that a shop should not do to its page, as it was seen. */
export interface Watch {
  /** Lets the test pass although this shows (console line, failed request, third party); fails it if it does not. */
  expect: (complaint: RegExp) => void;
  /** What was wrong since the last call: the unexpected, and the expected that did not come. */
  finish: () => string[];
}

/** What each visitor's browser is still loading, and when that last changed. */
const loading = new WeakMap<BrowserContext, { requests: Set<Request>; changedAt: number }>();

function watchLoading(context: BrowserContext): void {
  const state = { requests: new Set<Request>(), changedAt: performance.now() };
  loading.set(context, state);
  const change = (action: (request: Request) => void) => (request: Request) => {
    action(request);
    state.changedAt = performance.now();
  };
  context.on(
    'request',
    change((request) => state.requests.add(request)),
  );
  for (const event of ['requestfinished', 'requestfailed'] as const) {
    context.on(
      event as 'requestfinished',
      change((request) => state.requests.delete(request)),
    );
  }
}

/** Has every page of a visitor tell the events of its shop, before anything of the page runs. */
export async function reportEvents(context: BrowserContext): Promise<void> {
  await context.addInitScript(({ types, prefix }) => {
    const { debug: report } = console;
    for (const type of types)
      addEventListener(`webshop:${type}`, (event) => {
        if (event instanceof CustomEvent) report(`${prefix}${type} ${JSON.stringify(event.detail)}`);
      });
  }, EVENT_REPORT);
}

const documentOf = (url: string) => url.replace(/#.*/, '');

/** Shows a check for leaks what a visitor's browser shows and sends; returns a function that looks at the addresses it has ended at. */
function watchLeaks(context: BrowserContext, leaks: LeakCheck): () => void {
  const opened = new Set<string>();
  context.on('request', (request) => {
    if (request.isNavigationRequest()) opened.add(documentOf(request.url()));
    if (!request.url().startsWith('http')) return;
    const { authorization } = request.headers();
    leaks.request({ method: request.method(), url: request.url(), body: request.postData() ?? '', authorization });
  });
  const follow = (page: Page) =>
    page.on('framenavigated', (frame) => {
      if (frame !== page.mainFrame()) return;
      const url = frame.url();
      leaks.pageAddress(url, opened.delete(documentOf(url)));
    });
  context.pages().forEach(follow);
  context.on('page', follow);
  return () => {
    for (const page of context.pages()) leaks.pageAddress(page.url());
  };
}

/** Ends every watch of a browser that another test goes on with. */
export function unwatch(context: BrowserContext): void {
  for (const type of ['console', 'weberror', 'page', 'request', 'requestfinished', 'requestfailed', 'response'])
    context.removeAllListeners(type);
  for (const page of context.pages())
    for (const type of ['framenavigated', 'console', 'request', 'requestfailed', 'response', 'dialog'])
      page.removeAllListeners(type);
}

/** @param origins Script, host pages and platform: a request to any other is one to a third party. */
export function watchContext(context: BrowserContext, origins: readonly string[], leaks: LeakCheck): Watch {
  watchLoading(context);
  const lookAtEnd = watchLeaks(context, leaks);
  const complaints: string[] = [];
  let expected: RegExp[] = [];

  context.on('console', (message: ConsoleMessage) => {
    // Chrome's hint to whoever measures parts of a list that are out of sight: the tests do.
    if (message.text().startsWith('Rendering was performed in a subtree hidden by')) return;
    leaks.text('console', message.text());
    if (message.text().startsWith(EVENT_REPORT.prefix)) return;
    complaints.push(`console.${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => complaints.push(`page error: ${String(error.error().stack ?? error.error())}`));
  context.on('request', (request: Request) => {
    const { protocol, origin } = new URL(request.url());
    if (!protocol.startsWith('http') || origins.includes(origin)) return;
    complaints.push(`third party: ${request.url()}`);
    if (!isListed(origin)) complaints.push(`an address that the shop does not name: ${origin}`);
  });
  context.on('requestfailed', (request: Request) => {
    const reason = request.failure()?.errorText ?? 'failed';
    // The visitor went on before the answer came.
    if (reason !== 'net::ERR_ABORTED') complaints.push(`failed request: ${request.url()} (${reason})`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`answer ${response.status()}: ${response.url()}`);
  });

  return {
    expect: (complaint) => void expected.push(complaint),
    finish() {
      lookAtEnd();
      const missing = expected.filter((pattern) => !complaints.some((complaint) => pattern.test(complaint)));
      const unexpected = complaints.filter((complaint) => !expected.some((pattern) => pattern.test(complaint)));
      complaints.length = 0;
      expected = [];
      const unseen = missing.map((pattern) => `expected, but not seen: ${String(pattern)}`);
      return [...unexpected, ...unseen, ...leaks.found()];
    },
  };
}

/** Without a request for so long, in ms, nothing more follows: longer than the answers of the demo platform make each other wait. */
const QUIET = 120;

/** Waits until the page has nothing left to load and React nothing left to show. */
export async function settle(page: Page): Promise<void> {
  const state = loading.get(page.context());
  if (!state) throw new Error('nobody watches what this page loads');
  const isQuiet = () => state.requests.size === 0 && performance.now() - state.changedAt >= QUIET;
  await page.waitForLoadState('load');
  do {
    await rendered(page);
    if (!isQuiet()) await new Promise((resolve) => setTimeout(resolve, QUIET / 4));
  } while (!isQuiet());
  await rendered(page);
}

/** Waits until the browser has painted what the page holds now. */
export async function rendered(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}
