import type { Browser, Page } from 'playwright-core';
import * as z from 'zod/mini';

const traceEvent = z.object({
  name: z.string(),
  ph: z.string(),
  pid: z.number(),
  tid: z.number(),
  /** Microseconds. */
  ts: z.optional(z.number()),
  dur: z.optional(z.number()),
  /** CPU time of the thread, without other processes. */
  tdur: z.optional(z.number()),
  args: z.optional(z.record(z.string(), z.unknown())),
});
type TraceEvent = z.infer<typeof traceEvent>;

const trace = z.object({ traceEvents: z.array(traceEvent) });

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8', 'blink.user_timing'];

/** Trace events that run scripts of the page; nested ones are counted once. */
const SCRIPT_EVENTS = new Set([
  'EvaluateScript',
  'v8.compile',
  'v8.compileModule',
  'v8.evaluateModule',
  'v8.produceCache',
  'FunctionCall',
  'RunMicrotasks',
  'TimerFire',
  'EventDispatch',
  'FireAnimationFrame',
  'FireIdleCallback',
  'XHRReadyStateChange',
  'XHRLoad',
]);

export async function startTrace(browser: Browser, page: Page): Promise<void> {
  await browser.startTracing(page, { categories: CATEGORIES });
}

/** Main-thread events of the page since the start of the trace. */
export async function stopTrace(browser: Browser): Promise<TraceEvent[]> {
  const { traceEvents } = z.parse(trace, JSON.parse((await browser.stopTracing()).toString('utf8')));
  // Mark set by the probes in the measured page only.
  const mark = traceEvents.findLast(({ name }) => name === 'bench-page');
  if (mark === undefined) throw new Error('the trace does not hold the page that was measured');
  return traceEvents.filter(({ pid, tid }) => pid === mark.pid && tid === mark.tid);
}

/** Main-thread time until the mark, ms. @throws {Error} if the trace does not contain it */
export function workUntil(events: readonly TraceEvent[], markName: string): number {
  const end = events.find(({ name }) => name === markName)?.ts;
  if (end === undefined) throw new Error(`the trace holds no mark ${markName}`);
  let total = 0;
  let coveredUntil = 0;
  for (const { from, to, running } of spans(events, (name) => name === 'RunTask')) {
    if (from >= end) break;
    if (from < coveredUntil) continue;
    // Counts the event that sets the mark up to the mark.
    total += to <= end ? running : running * ((end - from) / (to - from));
    coveredUntil = to;
  }
  return total / 1000;
}

/** CPU times of tasks that ran scripts, ms, longest first. */
export function scriptTasks(events: readonly TraceEvent[]): number[] {
  const scripts = spans(events, (name) => SCRIPT_EVENTS.has(name));
  return spans(events, (name) => name === 'RunTask')
    .filter((task) => scripts.some(({ from, to }) => from >= task.from && to <= task.to))
    .map(({ running }) => running / 1000)
    .toSorted((a, b) => b - a);
}

function spans(events: readonly TraceEvent[], isWanted: (name: string) => boolean) {
  return events
    .flatMap(({ name, ph, ts, dur, tdur }) =>
      ph === 'X' && ts !== undefined && dur !== undefined && isWanted(name)
        ? [{ from: ts, to: ts + dur, running: tdur ?? dur }]
        : [],
    )
    .toSorted((a, b) => a.from - b.from);
}
