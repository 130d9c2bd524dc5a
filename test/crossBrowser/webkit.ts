import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import * as z from 'zod/mini';
import { clickActions, typeActions, type Engine, type Missing } from './engine';

const DRIVER = '/usr/bin/WebKitWebDriver';
const MINI_BROWSER = [
  '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
];

const answerSchema = z.object({ value: z.unknown() });
const sessionSchema = z.object({ sessionId: z.string(), capabilities: z.object({ browserVersion: z.string() }) });
const errorSchema = z.object({ error: z.string(), message: z.string() });
const rectSchema = z.object({ width: z.number(), height: z.number() });

/** WebKitGTK, driven by WebDriver on a virtual display. */
export async function startWebKit(): Promise<Engine | Missing> {
  const binary = MINI_BROWSER.find((path) => existsSync(path));
  if (binary === undefined || !existsSync(DRIVER) || !existsSync('/usr/bin/Xvfb'))
    return { name: 'WebKitGTK', hint: 'apt-get install --no-install-recommends webkit2gtk-driver xvfb' };

  const display = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await firstLine(display.stdio[3]);
  const port = await freePort();
  const driver = spawn(DRIVER, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${number}`,
      GDK_BACKEND: 'x11',
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      // Software rendering: without a graphics card no frame is rendered otherwise.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
    },
  });
  const send = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { method, body: body && JSON.stringify(body) });
    const { value } = z.parse(answerSchema, await response.json());
    const refused = z.safeParse(errorSchema, value);
    if (refused.success) throw new Error(`${refused.data.error}: ${refused.data.message}`);
    return value;
  };
  await untilListening(port);
  const { sessionId, capabilities } = z.parse(
    sessionSchema,
    await send('POST', '/session', {
      capabilities: {
        alwaysMatch: {
          browserName: 'MiniBrowser',
          pageLoadStrategy: 'normal',
          'webkitgtk:browserOptions': { binary, args: ['--automation'] },
        },
      },
    }),
  );
  const session = `/session/${sessionId}`;
  const run = (script: string) => send('POST', `${session}/execute/async`, { script, args: [] });
  const perform = (actions: unknown) => send('POST', `${session}/actions`, { actions });
  return {
    name: `WebKitGTK ${capabilities.browserVersion}`,
    open: (url) => send('POST', `${session}/url`, { url }),
    async evaluate(expression) {
      const json = await run(
        `var done = arguments[arguments.length - 1];
        Promise.resolve().then(() => (${expression})).then((value) => done(JSON.stringify(value ?? null)), (error) => done(JSON.stringify({ failed: String(error) })));`,
      );
      const value = JSON.parse(z.parse(z.string(), json)) as unknown;
      const failed = z.safeParse(z.object({ failed: z.string() }), value);
      if (failed.success) throw new Error(failed.data.failed);
      return value;
    },
    click: (x, y) => perform(clickActions(x, y)),
    type: (text) => perform(typeActions(text)),
    async resize(width, height) {
      await send('POST', `${session}/window/rect`, { x: 0, y: 0, width, height });
      // Frame and toolbar of the window.
      const { width: inside, height: insideHeight } = z.parse(
        rectSchema,
        await send('POST', `${session}/execute/sync`, {
          script: 'return { width: innerWidth, height: innerHeight };',
          args: [],
        }),
      );
      if (inside !== width || insideHeight !== height)
        await send('POST', `${session}/window/rect`, { width: 2 * width - inside, height: 2 * height - insideHeight });
    },
    screenshot: async () => z.parse(z.string(), await send('GET', `${session}/screenshot`)),
    async close() {
      await send('DELETE', session).catch(() => undefined);
      driver.kill();
      display.kill();
    },
  };
}

async function firstLine(stream: unknown): Promise<string> {
  if (typeof stream !== 'object' || stream === null || !(Symbol.asyncIterator in stream)) throw new Error('no display');
  for await (const part of stream as AsyncIterable<Buffer>) return part.toString().trim();
  throw new Error('no display');
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

async function untilListening(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    try {
      await fetch(`http://127.0.0.1:${port}/status`);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error('WebKitWebDriver does not answer');
}
