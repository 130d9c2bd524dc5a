/**
 * `npm run package:try [-- vue3 webpack php]`: installs the packed build in the apps of `apps/` (also examples for the frameworks),
 * builds them without a warning, and mounts, unmounts and remounts the shop in a real browser; `php` runs the package's PHP script and
 * fails where there is no PHP. Not part of `npm test`, because it installs a lot.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { servePlatform } from '../../test/platform/serve';
import { adminIdOf } from '../../test/platform/stock/tenants';
import { bringChromium, CHROMIUM_ARGUMENTS } from '../../test/support/chromium';
import { codeBlocks } from '../../test/support/documents';
import { bringPhp } from '../../test/support/php';
import { buildAll } from '../build/build';
import { filesOf, servePages } from '../dev/fileServer';

const APPS = '.config/package/apps';
/** Outside the repository, so that packages missing in the build are not found in its `node_modules`. */
const folder = mkdtempSync(join(tmpdir(), 'webshop-try-'));

/** @returns everything that the command has written */
function npm(place: string, ...words: string[]): string {
  const { status, stdout, stderr } = spawnSync('npm', ['--loglevel=error', ...words], { cwd: place, encoding: 'utf8' });
  if (status !== 0) throw new Error(`npm ${words.join(' ')}\n${stdout}\n${stderr}`);
  return `${stdout}\n${stderr}`;
}

/** State of the page that unmounting must restore; without the `modulepreload` links of Vite's loader. */
const footprint = (page: Page) =>
  page.evaluate(() => ({
    // Without the announcer that Next adds when it has started.
    elements: document.querySelectorAll('body, body *:not(next-route-announcer), style, [rel=stylesheet]').length,
    shops: [...document.querySelectorAll('*')].filter(({ shadowRoot }) => shadowRoot?.querySelector('.shop')).length,
    sheets: document.adoptedStyleSheets.length,
    title: document.title,
  }));

async function use(browser: Browser, address: string): Promise<string[]> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(address);
  const before = await footprint(page);
  for (const round of ['first', 'second']) {
    await page.getByRole('button', { name: 'Shop an' }).click();
    await page.getByText(/Angezeigt \d+ von/).waitFor({ timeout: 30_000 });
    const mounted = await footprint(page);
    if (mounted.shops !== 1) complaints.push(`${round} mount: ${mounted.shops} shops`);
    await page.getByRole('button', { name: 'Shop aus' }).click();
    await page.getByText(/Angezeigt \d+ von/).waitFor({ state: 'detached', timeout: 10_000 });
    const after = await footprint(page);
    if (JSON.stringify(after) !== JSON.stringify(before)) {
      complaints.push(`${round} unmount: ${JSON.stringify(before)} became ${JSON.stringify(after)}`);
    }
  }
  await page.close();
  return complaints;
}

/** The documents' examples for React as printed, each in a page of its own of Next's app router. */
function addPrintedExamples(place: string): void {
  for (const [at, { code }] of codeBlocks('tsx').entries()) {
    const [, kind, name = ''] = /export (function|const) (\w+)/.exec(code) ?? [];
    const page = join(place, `app/printed-${at}`);
    mkdirSync(page);
    writeFileSync(join(page, 'example.tsx'), code);
    const content = kind === 'const' ? name : `<${name} />`;
    writeFileSync(
      join(page, 'page.tsx'),
      `'use client';\nimport { ${name} } from './example';\nexport default function Page() {\n  return ${content};\n}\n`,
    );
  }
}

async function tryApp(app: string, tarball: string, browser: Browser, api: string): Promise<string[]> {
  const place = join(folder, app);
  cpSync(join(APPS, app), place, { recursive: true });
  if (app === 'next') addPrintedExamples(place);
  npm(place, 'install', '--include=dev', '--no-audit', '--no-fund', '--prefer-offline', resolve(folder, tarball));
  const output = npm(place, 'run', 'build');
  const server = await servePages((path) => filesOf(join(place, 'dist'))(path === '/' ? '/index.html' : path), {
    host: '127.0.0.1',
  });
  const query = new URLSearchParams({ admin: adminIdOf(1), api });
  const complaints = [
    ...output.split('\n').filter((line) => /warn|critical dependency/i.test(line)),
    ...(await use(browser, `${server.origin}/?${query.toString()}`)),
  ];
  await server.close();
  return complaints;
}

/** Serves the stock by the package's PHP script, and crawls it (test/php). */
function tryPhp(): string[] {
  const php = bringPhp();
  const { status, stdout, stderr } = spawnSync('npx', ['vitest', 'run', '--project', 'php'], {
    encoding: 'utf8',
    env: { ...process.env, PHP_PATH: php, NO_COLOR: '1' },
  });
  return status === 0 ? [] : [stdout, stderr];
}

/** Runs a step, and prints how it ended. */
async function report(name: string, step: () => Promise<string[]> | string[]): Promise<void> {
  const start = performance.now();
  let complaints: string[];
  try {
    complaints = await step();
  } catch (error) {
    complaints = [String(error)];
  }
  const seconds = ((performance.now() - start) / 1000).toFixed();
  console.log(`${name.padEnd(10)} ${complaints.length === 0 ? 'ok' : 'FAILED'}  ${seconds} s`);
  for (const complaint of complaints) console.log(`  ${complaint}`);
  if (complaints.length > 0) process.exitCode = 1;
}

const wanted = process.argv.slice(2);
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);
const apps = readdirSync(APPS).filter(isWanted);
if (isWanted('php')) await report('php', tryPhp);
if (apps.length > 0) {
  const { url: api, platform } = await servePlatform({ port: 0, host: '127.0.0.1' });
  const browser = await chromium.launch({ executablePath: bringChromium(), args: [...CHROMIUM_ARGUMENTS] });
  try {
    await buildAll(join(folder, 'dist'));
    const tarball = /^\S+\.tgz$/m.exec(npm(folder, 'pack', './dist'))?.[0] ?? '';
    for (const app of apps) await report(app, () => tryApp(app, tarball, browser, api));
  } finally {
    await browser.close();
    platform.reset();
  }
}
rmSync(folder, { recursive: true, force: true });
process.exit();
