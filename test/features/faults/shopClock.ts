import { act, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { axiosTransport } from '../../../src/lib/http/axiosTransport';
import { HttpError } from '../../../src/lib/http/errors';
import type { Transport } from '../../../src/lib/http/transport';
import type { CallMatcher } from '../../platform/faults';
import { platform } from '../../platformServer';

/** Longer than any pause before a call. */
const PAUSE_MS = 1000;
const STEP_MS = 50;
/** Shorter ones are tasks of a library. */
const SHORTEST_PAUSE_MS = 100;

/** Calls without an answer yet. */
let pending = new Set<object>();
/** Calls that never get one. */
let unanswered: readonly CallMatcher[] = [];

export const leaveUnanswered = (calls: readonly CallMatcher[]): void => {
  unanswered = calls;
};

interface Timer {
  id: NodeJS.Timeout;
  run: () => void;
  at: number;
}
let timers: readonly Timer[] = [];
let time = 0;
const { setTimeout: begin, clearTimeout: end } = globalThis;

/** From here on the shop's pauses pass only in `until`, `pass` and `settle`, until the end of the test. */
export function startShopClock(): void {
  [pending, unanswered, timers, time] = [new Set(), [], [], 0];
  const wait = (run: () => void, ms = 0) => {
    if (ms < SHORTEST_PAUSE_MS) return begin(run, ms);
    const id = begin(() => undefined, 0);
    timers = [...timers, { id, run, at: time + ms }];
    return id;
  };
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(wait);
  vi.spyOn(globalThis, 'clearTimeout').mockImplementation((id) => {
    timers = timers.filter((timer) => timer.id !== id);
    end(id);
  });
}

function advance(ms: number): void {
  const last = time + ms;
  for (;;) {
    const [next] = timers.filter(({ at }) => at <= last).toSorted((one, other) => one.at - other.at);
    if (next === undefined) break;
    timers = timers.filter((timer) => timer !== next);
    time = next.at;
    next.run();
  }
  time = last;
}

const nextTask = () => new Promise<void>((resolve) => setImmediate(resolve));

/** The shop's own transport; what is never answered is given up as soon as the platform has it. */
export const clockTransport: Transport = async (request) => {
  const isUnanswered = unanswered.some(
    ({ method, path }) => method === request.method && path instanceof RegExp && path.test(request.url),
  );
  const received = platform.record.length;
  const calls = pending.add(request);
  try {
    const answer = axiosTransport(request);
    if (!isUnanswered) return await answer;
    answer.catch(() => undefined);
    while (platform.record.length === received && !request.signal?.aborted) await nextTask();
    throw new HttpError(request.signal?.aborted ? 'aborted' : 'timeout');
  } finally {
    calls.delete(request);
  }
};

/** Waits for what is checked; the shop's time passes while no call is under way. */
export const until = (check: () => void): Promise<void> =>
  waitFor(
    () => {
      try {
        check();
      } catch (error) {
        if (pending.size === 0) advance(STEP_MS);
        throw error;
      }
    },
    { interval: 10, onTimeout: (error) => error },
  );

/** Lets the shop's time pass. */
export const pass = (ms: number) =>
  act(async () => {
    advance(ms);
    await nextTask();
  });

export const untilAnswered = () => until(() => expect(pending.size, 'calls without an answer').toBe(0));

/** Lets every pause pass until nothing more is asked. */
export async function settle(): Promise<void> {
  let asked: number;
  do {
    asked = platform.record.length;
    await pass(PAUSE_MS);
    await untilAnswered();
  } while (platform.record.length > asked);
}
