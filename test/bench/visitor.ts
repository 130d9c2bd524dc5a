import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { CHROMIUM_ARGUMENTS } from '../support/chromium';
import type { Wanted } from './page/probes';

interface Message {
  id?: number;
  method?: string;
  params?: { value?: TraceEvent[] };
  result?: unknown;
  error?: { message: string };
}

/** Event of a trace; times in microseconds, `tdur` of the processor. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
}

const TRACED = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8', 'blink.user_timing'];

/** Debian's Chromium follows no `preconnect` otherwise; everywhere else this is the default. */
const PREFERENCES = { net: { network_prediction_options: 0 } };

export type Visitor = Awaited<ReturnType<typeof startVisitor>>;

/**
 * Chromium without attached developer tools. With them, as with Playwright, V8 reparses every function on the stack of an error
 * or a request, a tenth of the first view with React, and responses are retained.
 *
 * @param probes script that runs in every page before any other
 * @param isForOnePage whose end is the browser's: a visitor with a profile, because Chromium follows no `preconnect` in incognito tabs
 */
export async function startVisitor(executable: string, probes: string, { isForOnePage = false } = {}) {
  const profile = mkdtempSync(join(tmpdir(), 'bench-'));
  mkdirSync(join(profile, 'Default'));
  writeFileSync(join(profile, 'Default', 'Preferences'), JSON.stringify(PREFERENCES));
  const browser = spawn(
    executable,
    [
      ...CHROMIUM_ARGUMENTS,
      '--headless',
      '--ignore-certificate-errors',
      '--lang=de-DE',
      '--remote-debugging-pipe',
      `--user-data-dir=${profile}`,
    ],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  );
  const [, , , pipe, output] = browser.stdio;
  if (!(pipe instanceof Writable) || !(output instanceof Readable)) throw new Error('the browser has no pipes');
  const waiting = new Map<number | string, (answer: Message) => void>();
  const traced: TraceEvent[] = [];
  let rest = '';
  let lastId = 0;
  output.setEncoding('utf8').on('data', (text: string) => {
    const parts = (rest + text).split('\0');
    rest = parts.pop() ?? '';
    for (const part of parts) {
      const message = JSON.parse(part) as Message;
      if (message.method === 'Tracing.dataCollected')
        for (const event of message.params?.value ?? []) traced.push(event);
      waiting.get(message.id ?? message.method ?? '')?.(message);
    }
  });
  const send = async <Result>(method: string, params: object = {}, sessionId?: string): Promise<Result> => {
    const id = (lastId += 1);
    const answered = new Promise<Message>((resolve) => waiting.set(id, resolve));
    pipe.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    const { result, error } = await answered;
    waiting.delete(id);
    if (error !== undefined) throw new Error(`${method}: ${error.message}`);
    return result as Result;
  };

  async function close() {
    const ended = once(browser, 'exit');
    await send('Browser.close');
    await ended;
    rmSync(profile, { recursive: true, force: true });
  }

  /** Opens a page in a tab of its own, as a new visitor. */
  async function open(url: string, slowdown: number) {
    const context = isForOnePage ? {} : await send<{ browserContextId: string }>('Target.createBrowserContext');
    const blank = { url: 'about:blank', ...context, newWindow: true, width: 1280, height: 900 };
    const { targetId } = await send<{ targetId: string }>('Target.createTarget', blank);
    const attached = { targetId, flatten: true };
    const { sessionId } = await send<{ sessionId: string }>('Target.attachToTarget', attached);
    const toPage = <Result>(method: string, params?: object) => send<Result>(method, params, sessionId);
    const slowDown = async (rate: number) => void (await toPage('Emulation.setCPUThrottlingRate', { rate }));
    /** Calls a function in the page, without `Runtime.enable`, which would attach V8's debugger. */
    async function evaluate<Result, Argument = undefined>(
      call: (argument: Argument) => Result | Promise<Result>,
      argument?: Argument,
    ): Promise<Result> {
      const expression = `(${String(call)})(${JSON.stringify(argument)})`;
      const { result, exceptionDetails: failure } = await toPage<{
        result: { value: Result };
        exceptionDetails?: { text: string; exception?: { description?: string } };
      }>('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
      if (failure !== undefined) throw new Error(failure.exception?.description ?? failure.text);
      return result.value;
    }
    const metrics = async () => {
      const { metrics: all } = await toPage<{ metrics: { name: string; value: number }[] }>('Performance.getMetrics');
      return (wanted: string) => all.find(({ name }) => name === wanted)?.value ?? Number.NaN;
    };
    await toPage('Page.enable');
    // Of the thread: on a busy machine the clock goes on while it waits.
    await toPage('Performance.enable', { timeDomain: 'threadTicks' });
    await toPage('Page.addScriptToEvaluateOnNewDocument', { source: probes });
    await toPage('Emulation.setTimezoneOverride', { timezoneId: 'Europe/Berlin' });
    await slowDown(slowdown);
    await toPage('Page.navigate', { url });
    return {
      evaluate,
      async press(wanted: Wanted) {
        const place = await evaluate((what) => window.bench.placeOf(what), wanted);
        for (const type of ['mouseMoved', 'mousePressed', 'mouseReleased'])
          await toPage('Input.dispatchMouseEvent', { type, ...place, button: 'left', clickCount: 1 });
      },
      /** Types into the focused element, key by key. */
      async keys(text: string) {
        for (const key of text) {
          await toPage('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key });
          await toPage('Input.dispatchKeyEvent', { type: 'keyUp', key });
          await pause(120);
        }
      },
      /** Types all at once. */
      type: async (text: string) => void (await toPage('Input.insertText', { text })),
      /** Turns the mouse wheel over the middle of the page. @param distance px @param speed px/s */
      async wheel(distance: number, speed: number) {
        const gesture = { x: 640, y: 400, yDistance: -distance, speed, gestureSourceType: 'mouse' };
        await toPage('Input.synthesizeScrollGesture', gesture);
      },
      /** Used heap in bytes, nodes and listeners, after a collection of garbage. */
      async holdings() {
        for (let time = 0; time < 3; time += 1) await toPage('HeapProfiler.collectGarbage');
        const metric = await metrics();
        return { heap: metric('JSHeapUsedSize'), nodes: metric('Nodes'), listeners: metric('JSEventListeners') };
      },
      /** What the main thread has worked until now, ms, without what it waited for on a busy machine. */
      work: async () => (await metrics())('TaskDuration') * 1000,
      async picture(width: number, height: number) {
        const clip = { x: 0, y: 0, width, height, scale: 1 };
        const { data } = await toPage<{ data: string }>('Page.captureScreenshot', {
          format: 'jpeg',
          quality: 80,
          clip,
        });
        return Buffer.from(data, 'base64');
      },
      slowDown,
      close: async () => void (await (isForOnePage ? close() : send('Target.disposeBrowserContext', context))),
    };
  }

  return {
    version: (await send<{ product: string }>('Browser.getVersion')).product,
    open,
    /** Main-thread events of a page, which is closed at the end. */
    trace: async (action: () => ReturnType<typeof open>): Promise<TraceEvent[]> => {
      traced.length = 0;
      const traceConfig = { includedCategories: TRACED, excludedCategories: ['*'] };
      await send('Tracing.start', { traceConfig, transferMode: 'ReportEvents' });
      const page = await action();
      const complete = new Promise((resolve) => waiting.set('Tracing.tracingComplete', resolve));
      await send('Tracing.end');
      await complete;
      await page.close();
      // Mark set by the probes in the measured page only.
      const mark = traced.findLast(({ name }) => name === 'bench-page');
      if (mark === undefined) throw new Error('the trace does not hold the page that was measured');
      return traced.filter(({ pid, tid }) => pid === mark.pid && tid === mark.tid);
    },
    close,
  };
}

/** Events that run scripts of the page. */
const SCRIPT =
  /^(?:EvaluateScript|v8\.(?:compile|compileModule|evaluateModule|produceCache)|FunctionCall|RunMicrotasks|TimerFire|EventDispatch|FireAnimationFrame|FireIdleCallback|XHRReadyStateChange|XHRLoad)$/;

const spansOf = (events: readonly TraceEvent[], isWanted: (name: string) => boolean) =>
  events
    .flatMap(({ name, ph, ts, dur, tdur }) =>
      ph === 'X' && dur !== undefined && isWanted(name) ? [{ from: ts, to: ts + dur, running: tdur ?? dur }] : [],
    )
    .toSorted((a, b) => a.from - b.from);

/** Main-thread time until the first cards, ms. */
export function workUntilCards(events: readonly TraceEvent[]): number {
  const end = events.find(({ name }) => name === 'first-cards')?.ts;
  if (end === undefined) throw new Error('the trace holds no first cards');
  let [total, coveredUntil] = [0, 0];
  for (const { from, to, running } of spansOf(events, (name) => name === 'RunTask')) {
    if (from >= end || from < coveredUntil) continue;
    // Counts the event that sets the mark up to the mark.
    total += to <= end ? running : running * ((end - from) / (to - from));
    coveredUntil = to;
  }
  return total / 1000;
}

/** Longest task that ran scripts, ms of the processor. */
export function longestTask(events: readonly TraceEvent[]): number {
  const scripts = spansOf(events, (name) => SCRIPT.test(name));
  const tasks = spansOf(events, (name) => name === 'RunTask').filter((task) =>
    scripts.some(({ from, to }) => from >= task.from && to <= task.to),
  );
  return Math.max(0, ...tasks.map(({ running }) => running)) / 1000;
}
