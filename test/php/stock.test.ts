/** The example for web space with PHP, on PHP's own web server; part of `npm run package:try`. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { addressesIn, parsePage, serveRaw, type SiteOptions, type StockSite } from '../searchEngines/site';
import { describeStock } from '../searchEngines/stockTests';
import { freePort } from '../support/childServer';
import { bringPhp } from '../support/php';

const EXAMPLE = 'src/tools/stock-pages/stock.php';
const HOUR_MS = 3_600_000;

/** The script with its five lines filled in. */
function filledIn(values: Record<string, string>): string {
  return Object.entries(values).reduce(
    (script, [name, value]) => {
      const line = new RegExp(`^const ${name} = '.*';$`, 'm');
      expect(script).toMatch(line);
      return script.replace(line, () => `const ${name} = '${value.replaceAll(/['\\]/g, '\\$&')}';`);
    },
    readFileSync(EXAMPLE, 'utf8'),
  );
}

/** Running servers; those of failed tests are stopped at the end. */
const servers = new Set<ChildProcess>();
afterAll(() => servers.forEach((server) => server.kill()));

/** Starts PHP's web server. */
async function startPhp(php: string, args: readonly string[], log: string[]): Promise<ChildProcess> {
  const server = spawn(php, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  servers.add(server);
  server.on('exit', () => servers.delete(server));
  await new Promise<void>((resolve, reject) => {
    server.on('error', reject);
    server.on('exit', (code) => reject(new Error(`PHP has ended with ${code}: ${log.join('')}`)));
    server.stderr.on('data', (part: Buffer) => {
      log.push(String(part));
      if (log.join('').includes('started')) resolve();
    });
  });
  return server;
}

interface PhpSite extends StockSite {
  log: string[];
  /** Lets the kept answer grow old. */
  age: () => void;
}

async function openSite(options: SiteOptions, cache?: string): Promise<PhpSite> {
  const { api, adminId, shop, dealer } = options;
  const folder = mkdtempSync(join(tmpdir(), 'webshop-php-'));
  const kept = cache ?? join(folder, 'kept');
  if (cache === undefined) mkdirSync(kept);
  const port = await freePort();
  const site = `http://127.0.0.1:${port}/bestand.php`;
  const script = filledIn({ API: api, ADMIN_ID: adminId, SHOP: shop, SITE: site, DEALER: dealer });
  mkdirSync(join(folder, 'web'));
  writeFileSync(join(folder, 'web', 'bestand.php'), script);
  const log: string[] = [];
  // Shows errors in the page unless the script forbids it, as some web space does.
  const settings = { sys_temp_dir: kept, display_errors: '1', error_reporting: '32767', log_errors: '1' };
  const given = Object.entries(settings).flatMap(([name, value]) => ['-d', `${name}=${value}`]);
  const args = [...given, '-S', `127.0.0.1:${port}`, '-t', join(folder, 'web')];
  const server = await startPhp(bringPhp(), args, log);
  const get = async (address: string) => {
    const answer = await fetch(address, { headers: { connection: 'close' } });
    return { status: answer.status, text: await answer.text(), headers: answer.headers };
  };
  const age = () => {
    const hourAgo = new Date(Date.now() - HOUR_MS);
    if (cache === undefined) for (const name of readdirSync(kept)) utimesSync(join(kept, name), hourAgo, hourAgo);
  };
  return {
    log,
    age,
    first: site,
    sitemap: `${site}?sitemap`,
    addressOf: (id) => `${site}?fahrzeug=${id}`,
    get,
    update: async () => {
      age();
      await get(site);
    },
    close: async () => {
      const ended = once(server, 'exit');
      server.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
      // Notices, warnings and errors of PHP itself.
      expect(log.join('')).not.toMatch(/PHP (?:Notice|Warning|Deprecated|Fatal|Parse)/);
    },
  };
}

describeStock('PHP', (options) => openSite(options));

const OPTIONS = { adminId: 'haus', shop: 'https://autohaus.example/fahrzeuge/', dealer: 'Haus' };

it('asks for later while the platform has never answered, and shows no empty list to search engines', async () => {
  const site = await openSite({ ...OPTIONS, api: 'http://127.0.0.1:9' });
  for (const address of [site.first, site.sitemap, site.addressOf('wagen-1')]) {
    const { status, text, headers } = await site.get(address);
    expect(status).toBe(503);
    expect(Number(headers?.get('retry-after'))).toBeGreaterThan(0);
    expect(text).not.toContain('<urlset');
    expect(parsePage(text)).toMatchObject({ robots: 'noindex', canonical: null });
    expect(parsePage(text).text).toContain('Die Fahrzeuge sind gerade nicht abrufbar.');
  }
  expect(site.log.join('')).toContain('bestand: Die Plattform antwortet nicht');
  await site.close();
});

it('asks the platform once a quarter of an hour, and one that does not answer once a minute', async () => {
  const platform = await serveRaw();
  const site = await openSite({ ...OPTIONS, api: platform.url });
  platform.state.vehicles = () => ({ body: { cars: [{ id: 'wagen-1' }] } });
  for (const address of [site.first, site.sitemap, site.addressOf('wagen-1')]) await site.get(address);
  expect(platform.state.requests).toBe(2);
  platform.state.settings = () => undefined;
  site.age();
  const hungUp = async () => {
    platform.state.requests = 0;
    for (const address of [site.first, site.sitemap]) expect((await site.get(address)).status).toBe(200);
    return platform.state.requests;
  };
  expect(await hungUp()).toBe(1);
  expect(await hungUp()).toBe(0);
  await Promise.all([site.close(), platform.close()]);
});

it('answers 404 to addresses that it does not have, whatever they hold', async () => {
  const platform = await serveRaw();
  const site = await openSite({ ...OPTIONS, api: platform.url });
  platform.state.vehicles = () => ({ body: { cars: [{ id: 'wagen-1' }] } });
  const wrong = ['fahrzeug[]=wagen-1', 'fahrzeug=', 'fahrzeug=%00', 'seite=2', 'seite=0', 'seite=x', 'seite[]=1'];
  for (const query of wrong) {
    const { status, text } = await site.get(`${site.first}?${query}`);
    expect(status, query).toBe(404);
    expect(parsePage(text).robots).toBe('noindex');
    expect(parsePage(text).links).toContain(site.first);
  }
  expect((await site.get(`${site.first}?sitemap[]=x`)).status).toBe(200);
  expect((await site.get(`${site.first}?seite=1&utm_source=x`)).status).toBe(200);
  await Promise.all([site.close(), platform.close()]);
});

it('works without a folder that it may write to, and with a kept answer that is broken', async () => {
  const platform = await serveRaw();
  platform.state.vehicles = () => ({ body: { cars: [{ id: 'wagen-1' }] } });
  const homeless = await openSite({ ...OPTIONS, api: platform.url }, '/gibt/es/nicht');
  expect(await addressesIn(homeless)).toHaveLength(2);
  expect(homeless.log.join('')).toContain('ist nicht beschreibbar');
  await homeless.close();

  const cache = mkdtempSync(join(tmpdir(), 'webshop-kept-'));
  const site = await openSite({ ...OPTIONS, api: platform.url }, cache);
  await site.get(site.first);
  const [file = ''] = readdirSync(cache);
  writeFileSync(join(cache, file), '{"vehicles":{"wagen-1":{"id"');
  expect(await addressesIn(site)).toHaveLength(2);
  await Promise.all([site.close(), platform.close()]);
  rmSync(cache, { recursive: true });
});

it('keeps nothing of a vehicle that its pages do not show', async () => {
  const platform = await serveRaw();
  const cache = mkdtempSync(join(tmpdir(), 'webshop-kept-'));
  const site = await openSite({ ...OPTIONS, api: platform.url }, cache);
  const secret = { price: 8_888, carDealerAdminEmail: 'chef@autohaus.example' };
  platform.state.vehicles = () => ({ body: { cars: [{ id: 'wagen-1', publicPrice: 9_999, ...secret }] } });
  await site.get(site.first);
  const [file = ''] = readdirSync(cache);
  const text = readFileSync(join(cache, file), 'utf8');
  expect(text).toContain('9999');
  expect(text).not.toMatch(/8888|chef@/);
  await Promise.all([site.close(), platform.close()]);
  rmSync(cache, { recursive: true });
});
