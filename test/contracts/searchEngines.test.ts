/** The example for the host's server, read as a crawler without JavaScript reads it. */
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Window } from 'happy-dom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { servePlatform } from '../platform/serve';
import { adminIdOf } from '../platform/stock/tenants';

const SITE = 'https://autohaus.example/bestand/';
const SHOP = 'https://autohaus.example/fahrzeuge/';
const run = promisify(execFile);

interface Page {
  canonical: string | null;
  title: string;
  text: string;
  data: Record<string, unknown>;
  links: string[];
}

/** Vehicle of the platform, as far as a page must say it. */
interface Listed {
  id: string;
  heading?: string | null;
  publicPrice?: number | null;
  enVkvInformationStringsDetails?: string[] | null;
}

let served: Awaited<ReturnType<typeof servePlatform>>;
let out = '';

const write = (api = served.url) => {
  const options = { api, 'admin-id': adminIdOf(1), shop: SHOP, site: SITE, out, name: 'Autohaus "Muster" & Söhne' };
  const words = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
  return run(process.execPath, ['embed/examples/search-engines/stock.mjs', ...words]);
};

/** A page of the site by its address, as a parser without scripts sees it; `undefined` where there is no file. */
function read(address: string): Page | undefined {
  const file = join(out, address === SITE ? 'index.html' : address.slice(SITE.length));
  if (!address.startsWith(SITE) || !existsSync(file)) return undefined;
  const { document } = new Window({ settings: { disableJavaScriptEvaluation: true } });
  document.write(readFileSync(file, 'utf8'));
  return {
    canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null,
    title: document.title,
    text: document.body.textContent,
    data: JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}') as Page['data'],
    links: [...document.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? ''),
  };
}

/** All pages that can be reached from the first one. */
function crawl(): Map<string, Page> {
  const pages = new Map<string, Page>();
  const waiting = [SITE];
  for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
    const page = pages.has(address) ? undefined : read(address);
    if (page === undefined) continue;
    pages.set(address, page);
    waiting.push(...page.links);
  }
  return pages;
}

const sitemap = () =>
  [...readFileSync(join(out, 'sitemap.xml'), 'utf8').matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address = '']) => address,
  );

// rules/embedding: pages for search engines.
describe('the stock on the host’s server', { timeout: 60_000 }, () => {
  beforeAll(async () => {
    served = await servePlatform({ port: 0, host: '127.0.0.1' });
    out = mkdtempSync(join(tmpdir(), 'webshop-stock-'));
  });
  afterAll(async () => {
    rmSync(out, { recursive: true, force: true });
    await served.close();
  });

  it('has a page for each vehicle, found by links and in the sitemap, under its one address', async () => {
    await write();
    const pages = crawl();
    expect([...pages.keys()].sort()).toEqual(sitemap().sort());
    for (const [address, { canonical }] of pages) expect(canonical).toBe(address);
    const stock = served.platform.tenant(1).vehicles;
    const shown = [...pages.values()].filter(({ data }) => data['@type'] === 'Car');
    expect(shown.length).toBeGreaterThan(100);
    expect(new Set(shown.map(({ data }) => data.vehicleIdentificationNumber)).size).toBe(shown.length);
    expect(shown.length).toBeLessThanOrEqual(stock.length);
  });

  it('says of each what it is, what it costs and consumes, and leads to it in the shop', async () => {
    const pages = crawl();
    const search = 'cars/property-values-extended?isValidForSale=true&pageSize=1000';
    const answer = await fetch(`${served.url}/cardealeradmin/${adminIdOf(1)}/${search}`);
    const { cars } = (await answer.json()) as { cars: Listed[] };
    expect(cars.length).toBeGreaterThan(100);
    for (const car of cars) {
      const page = pages.get(`${SITE}fahrzeug-${car.id}.html`);
      if (page === undefined) throw new Error(`no page for ${car.id}`);
      const { data, text, links, title } = page;
      if (car.heading) expect(title).toContain(car.heading);
      expect(links).toContain(`${SHOP}#/angebote-x/${car.id}`);
      if (car.publicPrice) {
        expect(data.offers).toMatchObject({ price: car.publicPrice, priceCurrency: 'EUR', url: page.canonical });
        expect(text).toContain(`${new Intl.NumberFormat('de-DE').format(car.publicPrice)} €`);
      } else {
        expect(data).not.toHaveProperty('offers');
        expect(text).toContain('Preis auf Anfrage');
      }
      for (const note of car.enVkvInformationStringsDetails ?? []) expect(text).toContain(note);
    }
  });

  it('forgets what is sold, leaves other files alone, and changes nothing when the platform does not answer', async () => {
    const [sold] = served.platform.tenant(1).vehicles.splice(0, 1);
    writeFileSync(join(out, 'impressum.html'), 'bleibt');
    const file = `fahrzeug-${sold?.id ?? ''}.html`;
    expect(existsSync(join(out, file))).toBe(true);
    await write();
    expect(existsSync(join(out, file))).toBe(false);
    expect(sitemap()).not.toContain(SITE + file);
    expect(existsSync(join(out, 'impressum.html'))).toBe(true);
    const before = readdirSync(out);
    await expect(write('http://127.0.0.1:9')).rejects.toThrow(/Nichts geändert\./);
    expect(readdirSync(out)).toEqual(before);
  });

  it('lets no text of the platform be more than text', async () => {
    const [car] = served.platform.tenant(1).vehicles;
    if (!car) throw new Error('no vehicle');
    Object.assign(car, { heading: '</script><script>alert(1)</script><b>', marketingTitle: '"><img src=x>' });
    await write();
    const html = readFileSync(join(out, `fahrzeug-${car.id}.html`), 'utf8');
    expect(html).not.toMatch(/<script>alert|<img src=x/);
    expect(read(`${SITE}fahrzeug-${car.id}.html`)?.data.name).toContain('<script>alert(1)</script>');
  });
});
