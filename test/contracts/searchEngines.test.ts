/** The example for the host's server in Node; the one in PHP is tested by `npm run package:try` (test/php). */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import type { SiteOptions, StockSite } from '../searchEngines/site';
import { describeStock } from '../searchEngines/stockTests';

const SITE = 'https://autohaus.example/bestand/';
const run = promisify(execFile);

const SCRIPT = './embed/examples/search-engines/stock.mjs';

const wordsOf = (options: Record<string, string>) =>
  Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);

/** Runs the script in a thread, which starts faster than a process; returns what it complains about. */
async function write(options: Record<string, string>): Promise<string> {
  const thread = new Worker(SCRIPT, { argv: wordsOf(options), stdout: true, stderr: true });
  const complaints: Buffer[] = [];
  thread.stderr.on('data', (part: Buffer) => complaints.push(part));
  await once(thread, 'exit');
  return Buffer.concat(complaints).toString();
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
    update: async () => expect(await write(options)).toMatch(/^(?:Nichts geändert\. .*\.\n)?$/),
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
