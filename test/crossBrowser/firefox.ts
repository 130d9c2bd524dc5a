import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import * as z from 'zod/mini';
import { clickActions, typeActions, type Engine, type Missing } from './engine';

const PLACES = [process.env.FIREFOX_PATH ?? '', '/usr/bin/firefox-esr', '/usr/bin/firefox'];

const answerSchema = z.object({
  id: z.optional(z.number()),
  type: z.string(),
  result: z.optional(z.unknown()),
  message: z.optional(z.string()),
});
const treeSchema = z.object({ contexts: z.tuple([z.object({ context: z.string() })], z.unknown()) });
const sessionSchema = z.object({ capabilities: z.object({ browserVersion: z.string() }) });
const valueSchema = z.object({
  result: z.optional(z.object({ value: z.optional(z.string()) })),
  exceptionDetails: z.optional(z.object({ text: z.string() })),
});
const pictureSchema = z.object({ data: z.string() });

/** Firefox, driven by its own WebDriver BiDi. */
export async function startFirefox(): Promise<Engine | Missing> {
  const binary = PLACES.find((path) => path !== '' && existsSync(path));
  if (binary === undefined) return { name: 'Firefox', hint: 'apt-get install --no-install-recommends firefox-esr' };
  const profile = mkdtempSync(join(tmpdir(), 'webshop-firefox-'));
  // Offline: no updates, telemetry or captive portal checks.
  writeFileSync(
    join(profile, 'user.js'),
    [
      'app.normandy.enabled',
      'browser.safebrowsing.malware.enabled',
      'extensions.update.enabled',
      'network.captive-portal-service.enabled',
    ]
      .map((name) => `user_pref('${name}', false);\n`)
      .join(''),
  );
  const child = spawn(binary, ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const socket = new WebSocket(`${await addressSaidBy(child)}/session`);
  await once(socket, 'open');
  const send = senderOn(socket);

  const { capabilities } = z.parse(sessionSchema, await send('session.new', { capabilities: {} }));
  const [{ context }] = z.parse(treeSchema, await send('browsingContext.getTree', {})).contexts;
  const perform = (actions: unknown) => send('input.performActions', { context, actions });
  return {
    name: `Firefox ${capabilities.browserVersion}`,
    open: (url) => send('browsingContext.navigate', { context, url, wait: 'interactive' }),
    async evaluate(expression) {
      const answer = z.parse(
        valueSchema,
        await send('script.evaluate', {
          expression: `Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`,
          target: { context },
          awaitPromise: true,
        }),
      );
      if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text);
      return JSON.parse(answer.result?.value ?? 'null') as unknown;
    },
    click: (x, y) => perform(clickActions(x, y)),
    type: (text) => perform(typeActions(text)),
    resize: (width, height) => send('browsingContext.setViewport', { context, viewport: { width, height } }),
    screenshot: async () => z.parse(pictureSchema, await send('browsingContext.captureScreenshot', { context })).data,
    async close() {
      socket.close();
      child.kill();
      await once(child, 'exit');
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function addressSaidBy(child: ChildProcess): Promise<string> {
  let said = '';
  for await (const part of child.stderr ?? []) {
    said += String(part);
    const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(said) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error(`Firefox did not start: ${said}`);
}

function senderOn(socket: WebSocket) {
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>();
  socket.on('message', (data: Buffer) => {
    const answer = z.parse(answerSchema, JSON.parse(data.toString()));
    const asked = waiting.get(answer.id ?? -1);
    waiting.delete(answer.id ?? -1);
    if (answer.type === 'error') asked?.reject(new Error(answer.message ?? 'refused'));
    else asked?.resolve(answer.result);
  });
  let last = 0;
  return (method: string, params: object) =>
    new Promise<unknown>((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      socket.send(JSON.stringify({ id: last, method, params }));
    });
}
