/** The example for the host's server in Node; the one in PHP is tested by `npm run package:try` (test/php). */
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, it, vi } from 'vitest';
import type { SiteOptions, StockSite } from '../searchEngines/site';
import { describeStock } from '../searchEngines/stockTests';

const SITE = 'https://autohaus.example/bestand/';
const run = promisify(execFile);

const SCRIPT = './src/tools/stock-pages/stock.mjs';

const wordsOf = (options: Record<string, string>) =>
  Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);

/** The end of a run before the end of the script. */
class Exit extends Error {}
let runs = 0;

/** Runs the script in this process, which takes a tenth of a process of its own; returns what it complains about. */
async function write(options: Record<string, string>): Promise<string> {
  const complaints: unknown[] = [];
  const { argv } = process;
  process.argv = [process.execPath, SCRIPT, ...wordsOf(options)];
  const replaced = [
    vi.spyOn(console, 'error').mockImplementation((line) => void complaints.push(line)),
    vi.spyOn(console, 'log').mockImplementation(() => undefined),
    vi.spyOn(process, 'exit').mockImplementation(() => {
      throw new Exit();
    }),
  ];
  try {
    await import(/* @vite-ignore */ `${pathToFileURL(resolve(SCRIPT)).href}?run=${(runs += 1)}`);
  } catch (error) {
    if (!(error instanceof Exit)) throw error;
  } finally {
    process.argv = argv;
    for (const each of replaced) each.mockRestore();
  }
  return complaints.join('\n');
}

function openSite({ api, adminId, shop, dealer }: SiteOptions): StockSite & { folder: string } {
  const folder = mkdtempSync(join(tmpdir(), 'webshop-stock-'));
  // The address of a folder is often written without its last slash.
  const options = { api, 'admin-id': adminId, shop, site: SITE.slice(0, -1), out: folder, name: dealer };
  return {
    folder,
    first: SITE,
    sitemap: `${SITE}sitemap.xml`,
    addressOf: (id) => `${SITE}fahrzeug-${id}.html`,
    get: (address) => {
      const file = join(folder, address === SITE ? 'index.html' : address.slice(SITE.length));
      const isThere = address.startsWith(SITE) && existsSync(file);
      return Promise.resolve(isThere ? { status: 200, text: readFileSync(file, 'utf8') } : { status: 404, text: '' });
    },
    update: async () => expect(await write(options)).toMatch(/^(?:Nichts geändert\. .*\.)?$/),
    close: () => {
      rmSync(folder, { recursive: true, force: true });
      return Promise.resolve();
    },
  };
}

describeStock('Node', (options) => Promise.resolve(openSite(options)));

it('leaves other files of the folder alone, and says what is missing or wrong in its call', async () => {
  const site = openSite({ api: 'http://127.0.0.1:9', adminId: 'haus', shop: SITE, dealer: 'Haus' });
  writeFileSync(join(site.folder, 'impressum.html'), 'bleibt');
  await site.update();
  expect(readdirSync(site.folder)).toEqual(['impressum.html']);
  const options = { api: 'api.example', 'admin-id': 'haus', shop: SITE, site: SITE, out: site.folder };
  await expect(run(process.execPath, [SCRIPT, ...wordsOf(options)])).rejects.toThrow(
    /Das ist keine vollständige Adresse: api\.example/,
  );
  expect(await write({ api: SITE })).toMatch(/^Es fehlt eine Angabe: --api, --admin-id/);
  await site.close();
});
