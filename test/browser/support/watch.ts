import type { BrowserContext, ConsoleMessage, Page, Request } from 'playwright-core';
import { EVENT_REPORT, type LeakCheck } from './leaks';
import { isListed } from './thirdParties';

/** Recorder of unwanted effects on a page: console output, errors, failed and third-party requests. */
export interface Watch {
  /** Expects a console line, failed request or third party; the test fails without it. */
  expect: (complaint: RegExp) => void;
  /** Problems since the last call: unexpected ones, and missing expected ones. */
  finish: () => string[];
}

/** Pending requests of each browser context, and the time of the last change. */
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

/** Makes every page report the events of its shop, by an init script. */
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

/** Connects a check for leaks to a browser context. @returns checks the final URLs */
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

/** Ends all watches of a browser context before its reuse. */
export function unwatch(context: BrowserContext): void {
  for (const type of ['console', 'weberror', 'page', 'request', 'requestfinished', 'requestfailed', 'response'])
    context.removeAllListeners(type);
  for (const page of context.pages())
    for (const type of ['framenavigated', 'console', 'request', 'requestfailed', 'response', 'dialog'])
      page.removeAllListeners(type);
}

/** @param origins of script, host pages and platform; all others are third parties */
export function watchContext(context: BrowserContext, origins: readonly string[], leaks: LeakCheck): Watch {
  watchLoading(context);
  const lookAtEnd = watchLeaks(context, leaks);
  const complaints: string[] = [];
  let expected: RegExp[] = [];

  context.on('console', (message: ConsoleMessage) => {
    // Chrome's hint about measuring skipped contents of `content-visibility`, which the tests do.
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
    // Aborted by a navigation.
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

/** Network idle time, ms; longer than the pauses between dependent requests. */
const QUIET = 120;

/** Waits until network and rendering are idle, and what the shop loads in an idle moment is there. */
export async function settle(page: Page): Promise<void> {
  const state = loading.get(page.context());
  if (!state) throw new Error('nobody watches what this page loads');
  const isQuiet = () => state.requests.size === 0 && performance.now() - state.changedAt >= QUIET;
  await page.waitForLoadState('load');
  do {
    await rendered(page);
    await idle(page);
    if (!isQuiet()) await new Promise((resolve) => setTimeout(resolve, QUIET / 4));
  } while (!isQuiet());
  await rendered(page);
}

/** Waits until the current state is painted. */
export async function rendered(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}

/** Waits until the idle callbacks that are due have run. */
async function idle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 2000 })));
}
