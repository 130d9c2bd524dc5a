import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod/mini';
import { CHROMIUM_ARGUMENTS } from '../tools/chromium';
import type { Wanted } from './page/probes';

const message = z.object({
  id: z.optional(z.number()),
  result: z.optional(z.unknown()),
  error: z.optional(z.object({ message: z.string() })),
});
type Message = z.infer<typeof message>;

const context = z.object({ browserContextId: z.string() });
const target = z.object({ targetId: z.string() });
const session = z.object({ sessionId: z.string() });
const evaluated = z.object({
  result: z.object({ value: z.optional(z.unknown()) }),
  exceptionDetails: z.optional(
    z.object({ text: z.string(), exception: z.optional(z.object({ description: z.optional(z.string()) })) }),
  ),
});
const heapUsage = z.object({ usedSize: z.number() });
const info = z.object({ targetInfo: z.object({ title: z.string() }) });

/** Prefix of the figure in the page's title. */
const REPORT = 'first cards: ';
/** Reports by the page's title, the only property readable from outside. */
const REPORTING = `
addEventListener('DOMContentLoaded', () => {
  void window.bench.firstCards.then((time) => { document.title = '${REPORT}' + time; });
});`;

/** Timeout for the cards, ms. */
const PATIENCE_MS = 30_000;
/** Polling interval of the title, which is answered by the browser process only, ms. */
const LOOK_EVERY_MS = 100;

interface VisitOptions {
  /** CPU throttling factor. */
  slowdown: number;
  network?: { latency: number; downloadThroughput: number; uploadThroughput: number };
}

/** Page in a tab of its own. */
export interface VisitorPage {
  /** Calls a function in the page with an argument. @returns its result */
  evaluate: <Result, Argument = undefined>(
    call: (argument: Argument) => Result | Promise<Result>,
    argument?: Argument,
  ) => Promise<Result>;
  /** Presses the mouse at a position. */
  press: (wanted: Wanted) => Promise<void>;
  /** Types into the focused element, key by key or all at once. */
  type: (text: string, options?: { delay: number }) => Promise<void>;
  /** Turns the mouse wheel over the middle of the page. @param distance px @param speed px/s */
  wheel: (distance: number, speed: number) => Promise<void>;
  /** Used heap after a collection of garbage, bytes. */
  heap: () => Promise<number>;
  slowDown: (times: number) => Promise<void>;
  title: () => Promise<string>;
  close: () => Promise<void>;
}

/** Browser without attached developer tools. */
export interface Visitor {
  open: (url: string, options: VisitOptions) => Promise<VisitorPage>;
  /** Time from the navigation to the first cards, ms. */
  firstCards: (url: string, options: VisitOptions) => Promise<number>;
  close: () => Promise<void>;
}

/**
 * Chromium without attached developer tools. With them, as with Playwright, V8 reparses every function on the stack of an error
 * or a request, a tenth of the first view with React, and responses are retained.
 *
 * @param probes script that runs in every page before any other
 */
export function startVisitor(executable: string, probes: string): Visitor {
  const profile = mkdtempSync(join(tmpdir(), 'bench-'));
  const browser = spawn(
    executable,
    [...CHROMIUM_ARGUMENTS, '--headless', '--lang=de-DE', '--remote-debugging-pipe', `--user-data-dir=${profile}`],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  );
  const [, , , pipe, output] = browser.stdio;
  if (!(pipe instanceof Writable) || !(output instanceof Readable)) throw new Error('the browser has no pipes');
  const waiting = new Map<number, (answer: Message) => void>();
  let rest = '';
  let lastId = 0;

  output.setEncoding('utf8').on('data', (text: string) => {
    const parts = (rest + text).split('\0');
    rest = parts.pop() ?? '';
    for (const part of parts) {
      const received = z.parse(message, JSON.parse(part));
      if (received.id !== undefined) waiting.get(received.id)?.(received);
    }
  });

  const send = async (method: string, params: object = {}, sessionId?: string): Promise<unknown> => {
    const id = (lastId += 1);
    const answered = new Promise<Message>((resolve) => waiting.set(id, resolve));
    pipe.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    const { result, error } = await answered;
    waiting.delete(id);
    if (error !== undefined) throw new Error(`${method}: ${error.message}`);
    return result;
  };

  async function open(url: string, { slowdown, network }: VisitOptions): Promise<VisitorPage> {
    const { browserContextId } = z.parse(context, await send('Target.createBrowserContext'));
    const blank = { url: 'about:blank', browserContextId, width: 1280, height: 900 };
    const { targetId } = z.parse(target, await send('Target.createTarget', blank));
    const { sessionId } = z.parse(session, await send('Target.attachToTarget', { targetId, flatten: true }));
    const toPage = (method: string, params?: object) => send(method, params, sessionId);
    const slowDown = async (rate: number) => void (await toPage('Emulation.setCPUThrottlingRate', { rate }));
    /** Without `Runtime.enable`, which would attach V8's debugger. */
    async function evaluate<Result, Argument>(
      call: (argument: Argument) => Result | Promise<Result>,
      argument?: Argument,
    ): Promise<Result> {
      const expression = `(${String(call)})(${JSON.stringify(argument)})`;
      const answer = await toPage('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
      const { result, exceptionDetails: failure } = z.parse(evaluated, answer);
      if (failure !== undefined) throw new Error(failure.exception?.description ?? failure.text);
      return result.value as Result;
    }
    const mouse = (type: string, place: { x: number; y: number }) =>
      toPage('Input.dispatchMouseEvent', { type, ...place, button: 'left', clickCount: 1 });
    await toPage('Page.enable');
    await toPage('Page.addScriptToEvaluateOnNewDocument', { source: probes + REPORTING });
    await toPage('Emulation.setTimezoneOverride', { timezoneId: 'Europe/Berlin' });
    await slowDown(slowdown);
    if (network !== undefined) {
      await toPage('Network.enable');
      await toPage('Network.emulateNetworkConditions', { offline: false, ...network });
    }
    await toPage('Page.navigate', { url });
    return {
      evaluate,
      async press(wanted) {
        const place = await evaluate((what) => window.bench.placeOf(what), wanted);
        await mouse('mouseMoved', place);
        await mouse('mousePressed', place);
        await mouse('mouseReleased', place);
      },
      async type(text, options) {
        if (options === undefined) await toPage('Input.insertText', { text });
        else
          for (const key of text) {
            await toPage('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key });
            await toPage('Input.dispatchKeyEvent', { type: 'keyUp', key });
            await pause(options.delay);
          }
      },
      async wheel(distance, speed) {
        const gesture = { x: 640, y: 400, yDistance: -distance, speed, gestureSourceType: 'mouse' };
        await toPage('Input.synthesizeScrollGesture', gesture);
      },
      async heap() {
        for (let time = 0; time < 2; time += 1) await toPage('HeapProfiler.collectGarbage');
        return z.parse(heapUsage, await toPage('Runtime.getHeapUsage')).usedSize;
      },
      slowDown,
      title: async () => z.parse(info, await send('Target.getTargetInfo', { targetId })).targetInfo.title,
      close: async () => void (await send('Target.disposeBrowserContext', { browserContextId })),
    };
  }

  /** @throws {Error} if no cards are reported in time */
  async function reportOf(page: VisitorPage): Promise<number> {
    for (const end = Date.now() + PATIENCE_MS; Date.now() < end;) {
      const title = await page.title();
      if (title.startsWith(REPORT)) return Number(title.slice(REPORT.length));
      await pause(LOOK_EVERY_MS);
    }
    throw new Error('the page shows no cards');
  }

  return {
    open,
    async firstCards(url, options) {
      const page = await open(url, options);
      const time = await reportOf(page);
      await page.close();
      return time;
    },
    async close() {
      const ended = once(browser, 'exit');
      await send('Browser.close');
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
