import { afterEach, beforeEach, expect, vi } from 'vitest';
import { complain, watchConsole } from './console';
import { NOW } from './now';

/**
 * Without the demo platform in this process (test/platformServer) nothing may ask for anything but a server that the
 * test started itself.
 */
const assertLocal = (address: string) => {
  if (/^https?:\/\/(127\.0\.0\.1|localhost)[:/]/.test(address)) return;
  complain(`unhandled request: ${address}`);
  throw new TypeError(`unhandled request: ${address}`);
};

const fetch = globalThis.fetch.bind(globalThis);
globalThis.fetch = async (input, init) => {
  assertLocal(input instanceof Request ? input.url : String(input));
  return fetch(input, init);
};

// Test files in the environment `node` have no page.
const hasPage = 'window' in globalThis;
if (hasPage) {
  // Not `open`, which the interceptor of msw calls even for what it answers itself.
  XMLHttpRequest.prototype.send = () => {
    complain('unhandled request by XMLHttpRequest');
    throw new TypeError('unhandled request by XMLHttpRequest');
  };
}

let finishWatching: () => string[] = () => [];

beforeEach(() => {
  vi.setSystemTime(NOW);
  if (hasPage) localStorage.clear();
  finishWatching = watchConsole();
});

afterEach(() => {
  const complaints = finishWatching();
  vi.useRealTimers();
  expect(complaints, 'unexpected console output').toEqual([]);
});

// Rendering costs a file almost half a second of imports, so only those that show something pay for it. Last, because hooks
// run backwards: what a screen says while it is taken down counts too.
if (expect.getState().testPath?.endsWith('.tsx')) await import('./setupScreen');
