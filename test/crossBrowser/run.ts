/**
 * `npm run test:browsers`: main journey and layout of the main screens in three browsers; prints a table of browsers and steps. Reports and skips a
 * browser that is not installed. `--only firefox`, `--pictures` (into `.cache/browsers/`), `--built` (uses the existing `dist`).
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { buildAll } from '../../.config/build/build';
import { filesOf, servePages, type ServedPage } from '../../.config/dev/fileServer';
import { hostHtml } from '../browser/support/hostPage';
import { servePlatform } from '../platform/serve';
import { builtFiles, nextBuildOf } from '../support/nextBuild';
import { startChromium } from './chromium';
import type { Engine, Missing } from './engine';
import { startFirefox } from './firefox';
import { LAYOUTS, STEPS, WIDTHS, type VisitedPage, type Way } from './steps';
import { visitorOf } from './visitor';
import { startWebKit } from './webkit';

const ENGINES: Record<string, () => Promise<Engine | Missing>> = {
  chromium: startChromium,
  firefox: startFirefox,
  webkit: startWebKit,
};

/** Console messages of every browser that are not the shop's. */
const IGNORED = [/^console\.warn: (?!.*webshop)/i];

const options = process.argv.slice(2);
const isOn = (name: string) => options.includes(`--${name}`);
const only = options[options.indexOf('--only') + 1];
const chosen = Object.entries(ENGINES).filter(([name]) => !isOn('only') || name === only);

type Results = Map<string, string>;

async function main(): Promise<void> {
  const dist = isOn('built') ? 'dist' : '.cache/browsers/dist';
  if (!isOn('built')) await buildAll(dist);
  mkdirSync('.cache/browsers', { recursive: true });
  const table = new Map<string, Results>();
  const leftOut: string[] = [];
  for (const [, start] of chosen) {
    const engine = await start();
    if ('hint' in engine) leftOut.push(`${engine.name} is not installed (${engine.hint})`);
    else table.set(engine.name, await tryOut(engine, dist));
  }
  print(table);
  leftOut.push('real Safari and iOS, touch, the lists of native selects, printing');
  console.log(`\nLeft out: ${leftOut.join('; ')}.`);
  const failed = [...table.values()].flatMap((results) => [...results.values()]).filter((result) => result !== 'ok');
  console.log(`${failed.length} failed`);
  process.exitCode = failed.length > 0 || table.size === 0 ? 1 : 0;
}

async function tryOut(engine: Engine, dist: string): Promise<Results> {
  const pages = new Map<string, ServedPage>();
  const build = builtFiles(dist);
  const nextBuild = nextBuildOf(build, dist);
  let isUpdated = false;
  /** Files of the build on the server; of the other one what it has under names of its own. */
  const builds = (headers?: Record<string, string>) => {
    const find = filesOf(dist, headers);
    return async (path: string) => {
      const file = await find(path);
      const body = nextBuild.get(path.slice(1));
      if (body === undefined || (file && !isUpdated)) return file;
      return { body, headers: { ...(await find('/webshop-start.js'))?.headers } };
    };
  };
  const [served, scripts, hosts] = await Promise.all([
    servePlatform(),
    servePages(builds(), { host: '127.0.0.1' }),
    servePages((path) => pages.get(path)),
  ]);
  const { url, platform } = served;
  const robot = readFileSync(new URL('robot.js', import.meta.url), 'utf8');
  pages.set('/robot.js', { body: robot, headers: { 'content-type': 'text/javascript' } });
  const elsewhere = await servePages(builds({ 'access-control-allow-origin': 'null' }), { host: '127.0.0.1' });
  const addresses = {
    script: `${scripts.origin}/webshop-widget.js`,
    start: `${scripts.origin}/webshop-start.js`,
    module: `${scripts.origin}/esm/webshop-widget.js`,
    platform: url,
  };
  const visitor = visitorOf(engine);
  let last = 0;
  const visit = async ({ hasCors = true, ...page }: VisitedPage) => {
    last += 1;
    const fill = (text: string) => text.replace('%SCRIPT_ORIGIN%', scripts.origin).replace('%API%', url);
    const headers = Object.entries(page.headers ?? {}).map(([name, value]) => [name, fill(value)] as const);
    pages.set(`/seite-${last}.html`, {
      body: hostHtml(hasCors ? addresses : { ...addresses, start: `${elsewhere.origin}/webshop-start.js` }, {
        head: '<script src="/robot.js"></script>',
        build: 'start',
        ...page,
      }),
      headers: { 'content-type': 'text/html; charset=utf-8', ...Object.fromEntries(headers) },
    });
    await engine.open(`${hosts.origin}/seite-${last}.html${page.address ?? ''}`);
  };
  const way: Way = { visitor, platform, visit, deploy: (name) => (isUpdated = name === 'next') };
  const results: Results = new Map();
  const wrong = new Set<string>();

  async function record(name: string, step: () => Promise<void>) {
    try {
      await step();
      results.set(name, 'ok');
    } catch (error) {
      results.set(name, error instanceof Error ? error.message : String(error));
    }
    const said = await visitor.wrong().catch(() => []);
    for (const each of said) if (!IGNORED.some((pattern) => pattern.test(each))) wrong.add(each);
    if (isOn('pictures')) {
      const file = `.cache/browsers/${engine.name}-${name}.png`.replaceAll(' ', '-');
      writeFileSync(file, Buffer.from(await engine.screenshot(), 'base64'));
    }
    console.log(`${engine.name}: ${name}: ${results.get(name) ?? ''}`);
  }

  try {
    await engine.resize(1280, 800);
    for (const [name, step] of STEPS) await record(name, () => step(way));
    for (const width of WIDTHS) {
      await engine.resize(width, 800);
      for (const [name, address, seen] of LAYOUTS) {
        await record(`${name} ${width}`, async () => {
          await visit({ address: address(platform) });
          await visitor.see(seen);
          const tooWide = await visitor.tooWide();
          if (tooWide.length > 0) throw new Error(tooWide.join(', '));
        });
      }
    }
    results.set('no errors', wrong.size === 0 ? 'ok' : [...wrong].join(' | '));
  } finally {
    await engine.close();
    await Promise.all([served.close(), scripts.close(), elsewhere.close(), hosts.close()]);
  }
  return results;
}

function print(table: ReadonlyMap<string, Results>): void {
  const engines = [...table.keys()];
  const steps = [...new Set([...table.values()].flatMap((results) => [...results.keys()]))];
  const width = Math.max(...engines.map((name) => name.length)) + 2;
  console.log(`\n${''.padEnd(24)}${engines.map((name) => name.padEnd(width)).join('')}`);
  for (const step of steps) {
    const cells = engines.map((name) => (table.get(name)?.get(step) === 'ok' ? 'ok' : 'FAILED').padEnd(width));
    console.log(`${step.padEnd(24)}${cells.join('')}`);
  }
  for (const [engine, results] of table)
    for (const [step, result] of results) if (result !== 'ok') console.log(`\n${engine}, ${step}: ${result}`);
}

await main();
