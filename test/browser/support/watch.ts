import type { BrowserContext, ConsoleMessage, Page, Request } from 'playwright-core';

/** Everything that a shop should not do to its page, as it was seen. */
export interface Watch {
  /** Lets the test pass although this shows (console line, failed request, third party); fails it if it does not. */
  expect: (complaint: RegExp) => void;
  /** What was wrong since the last call: the unexpected, and the expected that did not come. */
  finish: () => string[];
}

/** @param origins Script, host pages and platform: a request to any other is one to a third party. */
export function watchContext(context: BrowserContext, origins: readonly string[]): Watch {
  const complaints: string[] = [];
  let expected: RegExp[] = [];

  context.on('console', (message: ConsoleMessage) => {
    // Chrome's hint to whoever measures parts of a list that are out of sight: the tests do.
    if (message.text().startsWith('Rendering was performed in a subtree hidden by')) return;
    complaints.push(`console.${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => complaints.push(`page error: ${String(error.error().stack ?? error.error())}`));
  context.on('request', (request: Request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && !origins.includes(origin)) complaints.push(`third party: ${request.url()}`);
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
      const missing = expected.filter((pattern) => !complaints.some((complaint) => pattern.test(complaint)));
      const unexpected = complaints.filter((complaint) => !expected.some((pattern) => pattern.test(complaint)));
      complaints.length = 0;
      expected = [];
      return [...unexpected, ...missing.map((pattern) => `expected, but not seen: ${String(pattern)}`)];
    },
  };
}

/** Waits until the page has nothing left to load and React nothing left to show. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await rendered(page);
}

/** Waits until the browser has painted what the page holds now. */
export async function rendered(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}
