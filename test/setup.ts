import { afterEach, beforeEach, expect, vi } from 'vitest';
import { watchConsole } from './console';
import { NOW } from './now';
import { platform, server } from './platformServer';

// Test files in the project `node` have no page.
const hasPage = 'window' in globalThis;

let finishWatching: () => string[] = () => [];

beforeEach(() => {
  vi.setSystemTime(NOW);
  if (hasPage) {
    localStorage.clear();
    sessionStorage.clear();
    document.body.replaceChildren();
    document.adoptedStyleSheets = [];
  }
  server.resetHandlers();
  platform.reset();
  finishWatching = watchConsole();
});

afterEach(() => {
  const complaints = finishWatching();
  vi.useRealTimers();
  // Not before the next test: that may be of another file, which looks for a page while it is loaded.
  vi.unstubAllGlobals();
  expect(complaints, 'unexpected console output').toEqual([]);
});
