import processConsole from 'node:console';
import { performance } from 'node:perf_hooks';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig } from '@testing-library/react';
import React from 'react';
import { afterAll, afterEach, vi } from 'vitest';

const library = getConfig();
// Before a test replaces the clock.
const { setImmediate, setInterval, clearInterval } = globalThis;

/** After which it is said what is missing, ms of `startClock`. */
const LIMIT = 10_000;

/** The page is printed when its message is read, not at every look while something is waited for. */
function lookUpError(message: string | null, container: Element): Error {
  const error = new Error();
  error.name = 'TestingLibraryElementError';
  Error.captureStackTrace(error, lookUpError);
  return Object.defineProperty(error, 'message', {
    get: () => library.getElementError(message, container).message,
    configurable: true,
  });
}

/**
 * Calls back after so many milliseconds in which this thread worked or had nothing to do. Where it wants to work and is not let, on a slow or
 * busy machine, this clock goes as slowly as everything that is waited for; it rests while another process prepares a module.
 *
 * @returns stops it
 */
function startClock(limit: number, onEnd: () => void): () => void {
  const BEAT = 250;
  let passed = 0;
  let isImporting = false;
  let [loop, work] = [performance.eventLoopUtilization(), process.cpuUsage()];
  const beat = setInterval(() => {
    const { idle, active } = performance.eventLoopUtilization(loop);
    const { user, system } = process.cpuUsage(work);
    [loop, work] = [performance.eventLoopUtilization(), process.cpuUsage()];
    passed += (isImporting ? 0 : idle) + Math.min(active, (user + system) / 1000);
    if (!isImporting) {
      isImporting = true;
      void vi.dynamicImportSettled().then(() => (isImporting = false));
    }
    if (passed >= limit) onEnd();
  }, BEAT);
  return () => clearInterval(beat);
}

/** Lets the library wait by the clock above, also where a test has replaced the timers. */
async function byOwnClock(look: () => Promise<unknown>): Promise<unknown> {
  const { setTimeout: current } = globalThis;
  let stop: (() => void) | undefined;
  const start = (onTimeout: () => void, ms?: number) => {
    if (ms !== LIMIT) return current(onTimeout, ms);
    stop = startClock(LIMIT, onTimeout);
    return undefined;
  };
  globalThis.setTimeout = start as typeof setTimeout;
  let found: Promise<unknown>;
  try {
    // Starts to wait at once.
    found = library.asyncWrapper(look);
  } finally {
    globalThis.setTimeout = current;
  }
  try {
    return await found;
  } finally {
    stop?.();
  }
}

const isGone = (found: unknown) => found instanceof Element && !found.isConnected;

/**
 * Waits until what was found has subscribed to what it listens to: React runs effects in a task after the one that shows a screen. What a
 * render has replaced meanwhile is looked for again, so that a test never holds an element that nobody sees.
 */
async function withEffects(look: () => Promise<unknown>): Promise<unknown> {
  for (;;) {
    const found = await byOwnClock(look);
    await new Promise<void>((resolve) => setImmediate(resolve));
    if (![found].flat().some(isGone)) return found;
  }
}

configure({
  // Effects that do not take back what they do, and renders with side effects, turn tests red.
  reactStrictMode: true,
  asyncWrapper: withEffects,
  asyncUtilTimeout: LIMIT,
  getElementError: lookUpError,
});

// React keeps the stack of the code that made each element, a tenth of the time of these tests; past its limit it keeps none.
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
if (typeof internals === 'object' && internals !== null)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set: () => undefined,
    configurable: true,
  });

// happy-dom loads no pages into frames and says so on the process's own console, past the one that the tests watch.
const NO_FRAME_PAGES = 'Iframe page loading is disabled';
const { error } = processConsole;
if (error.name !== 'errorWithoutFrames') {
  processConsole.error = function errorWithoutFrames(...words: unknown[]) {
    if (!String(words[0]).includes(NO_FRAME_PAGES)) error(...words);
  };
}

// The files of two workers run in one process: a tab of the one is no tab of the other's visitor.
const { BroadcastChannel: Channel } = globalThis;
if (Channel.name !== 'ChannelOfWorker') {
  globalThis.BroadcastChannel = class ChannelOfWorker extends Channel {
    constructor(name: string) {
      super(`${name} ${process.env.VITEST_POOL_ID}`);
    }
  };
}

// happy-dom decodes no pictures; whether one can be decoded is asked in the browser.
globalThis.createImageBitmap = () => Promise.resolve({ width: 400, height: 400, close: () => undefined });

// After test/setup.ts, because hooks run in reverse order: console output while unmounting counts as well.
afterEach(() => cleanup());

// What is loaded in advance is still on its way when a file ends. Files share their modules: the next one would get the failure.
afterAll(() => vi.dynamicImportSettled());
