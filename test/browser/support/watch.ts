import { setTimeout } from 'node:timers/promises';
import type { BrowserContext, ConsoleMessage, Page, Request } from 'playwright-core';
import { EVENT_REPORT, type LeakCheck } from './leaks';
import { isListed } from './thirdParties';

/** Recorder of unwanted effects on a page: console output, errors, failed and third-party requests. */
export interface Watch {
  /** Expects a console line, failed request or third party; the test fails without it. */
  expect: (complaint: RegExp) => void;
  /** Problems since the last call: unexpected ones, and missing expected ones. */
  finish: () => string[];
  readonly lines: readonly string[];
}

interface Loading {
  requests: Set<Request>;
  changes: number;
  onChange: () => void;
}

const loading = new WeakMap<BrowserContext, Loading>();

/** Without any change for so long a page does not come to rest, ms: as long as Playwright waits for an element. */
const LIMIT = 30_000;

/** Waits until a request begins or ends, or for something else, whose value it returns. */
async function nextChange(state: Loading, ...others: Promise<unknown>[]): Promise<unknown> {
  const waiting = new AbortController();
  const change = new Promise<void>((resolve) => {
    state.onChange = resolve;
  });
  const limit = setTimeout(LIMIT, undefined, { signal: waiting.signal }).then(
    () => {
      throw new Error(`still loading: ${[...state.requests].map((request) => request.url()).join(', ')}`);
    },
    () => undefined,
  );
  return await Promise.race([change, limit, ...others]).finally(() => waiting.abort());
}

function watchLoading(context: BrowserContext): void {
  const state: Loading = { requests: new Set<Request>(), changes: 0, onChange: () => undefined };
  loading.set(context, state);
  const change = (action: (request: Request) => void) => (request: Request) => {
    action(request);
    state.changes += 1;
    state.onChange();
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

declare global {
  interface Window {
    /** Runs what the shop does in an idle moment, at once; returns how much that was. */
    runIdleCallbacks?: () => number;
  }
}

/** Gives every page the hook of `src/lib/page/whenIdle.ts`, by an init script: idle callbacks run when the browser is idle, or when `settle` asks for it. */
export async function ownIdleCallbacks(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const waiting = new Set<() => void>();
    const whenIdle = (callback: () => void) => {
      const run = () => {
        if (waiting.delete(run)) callback();
      };
      waiting.add(run);
      // On a busy page after the same time as in the shop.
      requestIdleCallback(run, { timeout: 1500 });
      return () => waiting.delete(run);
    };
    Object.defineProperty(window, Symbol.for('webshop-widget:when-idle'), { value: whenIdle });
    const runIdleCallbacks = () => {
      const due = [...waiting];
      for (const run of due) run();
      return due.length;
    };
    Object.defineProperty(window, 'runIdleCallbacks', { value: runIdleCallbacks });
  });
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

/** The diagnosis asks for a vehicle that nobody has. */
const UNKNOWN_VEHICLE = /\b404\b.*00000000-0000-4000-8000-00000000dead/;

/** @param origins of script, host pages and platform; all others are third parties */
export function watchContext(context: BrowserContext, origins: readonly string[], leaks: LeakCheck): Watch {
  watchLoading(context);
  const lookAtEnd = watchLeaks(context, leaks);
  const complaints: string[] = [];
  const lines: string[] = [];
  let expected: RegExp[] = [];

  context.on('console', (message: ConsoleMessage) => {
    lines.push(`${message.type()}: ${message.text()}`);
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
    lines,
    expect: (complaint) => void expected.push(complaint),
    finish() {
      lookAtEnd();
      const missing = expected.filter((pattern) => !complaints.some((complaint) => pattern.test(complaint)));
      const unexpected = complaints.filter(
        (complaint) => !UNKNOWN_VEHICLE.test(complaint) && !expected.some((pattern) => pattern.test(complaint)),
      );
      complaints.length = 0;
      expected = [];
      const unseen = missing.map((pattern) => `expected, but not seen: ${String(pattern)}`);
      return [...unexpected, ...unseen, ...leaks.found()];
    },
  };
}

/** Waits until the page has loaded; what hangs says what it waits for. */
export async function loaded(page: Page): Promise<void> {
  const state = loading.get(page.context());
  if (!state) throw new Error('nobody watches what this page loads');
  const whole = page.waitForLoadState('load', { timeout: 0 }).then(() => 'whole');
  let change: unknown;
  do change = await nextChange(state, whole);
  while (change !== 'whole');
}

/** Waits until nothing is loading and everything is painted and has faded in, with what the shop does in an idle moment done as well. */
export async function settle(page: Page): Promise<void> {
  const state = loading.get(page.context());
  if (!state) throw new Error('nobody watches what this page loads');
  await loaded(page);
  let changesBefore: number;
  let idleCallbacks: number;
  do {
    while (state.requests.size > 0) await nextChange(state);
    changesBefore = state.changes;
    await rendered(page);
    idleCallbacks = await page.evaluate(() => window.runIdleCallbacks?.() ?? 0);
    await rendered(page);
    await transitionsHaveEnded(page);
  } while (idleCallbacks > 0 || state.changes !== changesBefore);
}

/** Waits until colours and sizes have faded to their ends, in the shop's shadow tree as well: what inherits a colour begins when that has arrived. */
async function transitionsHaveEnded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const running = () =>
      [document, ...[...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])]
        .flatMap((root) => root.getAnimations())
        .filter((animation) => animation instanceof CSSTransition);
    for (let each = running(); each.length > 0; each = running()) {
      await Promise.allSettled(each.map(({ finished }) => finished));
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
}

/** Waits until the current state is painted. */
export async function rendered(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}
