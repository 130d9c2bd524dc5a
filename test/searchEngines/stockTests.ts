import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { vehicleStructuredData } from '../../src/domain/vehicle/text/structuredData';
import { vehicleSchema } from '../../src/domain/vehicle/vehicle';
import { listOf as listSchema, readingOf } from '../../src/lib/schema';
import { servePlatform, type ServedPlatform } from '../platform/serve';
import { adminIdOf } from '../platform/stock/tenants';
import { addressesIn, crawl, parsePage, serveRaw, type RawAnswer, type SiteOptions, type StockSite } from './site';

const SHOP = 'https://autohaus.example/fahrzeuge/';
const DEALER = 'Autohaus "Müller" & Söhne';
const COMPANIES = 6;

/** Vehicle of the platform, as far as a page must say it. Some numbers are texts. */
interface Listed {
  id: string;
  heading?: string | null;
  publicPrice?: number | string | null;
  images?: { url: string; type: number }[] | null;
  mileAge?: number | string | null;
  isVatDeductable?: boolean | null;
  enVkvInformationStringsDetails?: string[] | null;
}

const isVehicle = (data: Record<string, unknown>) => Array.isArray(data['@type']);

const number = (value: number) => new Intl.NumberFormat('de-DE', { maximumFractionDigits: 0 }).format(value);

/** Fields of a vehicle that no platform should send, and none of which may cost more than itself. */
const WRONG_TYPES = [
  { id: 'a-1', heading: 4711, publicPrice: '24990', images: null, initialRegistration: 20_190_301 },
  {
    id: 'a-2',
    heading: { de: 'Golf' },
    publicPrice: { amount: 1 },
    images: 'bild.jpg',
    enVkvInformationStringsCard: 'x',
  },
  { id: 'a-3', manufacturer: ['VW'], model: true, mileAge: '12500', enginePower: 'viel', carDealerLocation: 'Landau' },
  {
    id: 'a-4',
    publicPrice: 1,
    images: [null, 'x', { url: 5 }, { url: 'javascript:alert(1)' }],
    carDealerLocation: { address: null },
  },
  {
    id: 'a-5',
    enVkvInformationStringsDetails: [null, 5, {}],
    usedConditionType: {},
    fuelType: [],
    vin: {},
    internalId: 7,
  },
  { id: 77, heading: 'Nummer als Zahl', reservedUntil: 'irgendwann', isVatDeductable: 'true', publicPrice: 11_900 },
  { heading: 'ohne Nummer' },
  { id: '../../etc/passwd', heading: 'böse Nummer' },
  { id: 'zeile\n', heading: 'Nummer mit Umbruch' },
  null,
  'Golf',
  [],
];

const car = (index: number) => ({ id: `wagen-${index}`, heading: `Wagen ${index}`, publicPrice: 10_000 + index });
const cars = (from: number, count: number) => Array.from({ length: count }, (_, at) => car(from + at));
const pagination = (value: unknown) => ({ 'x-pagination': JSON.stringify(value) });

/** What both scripts for the host's server must do (rules/embedding: pages for search engines). */
export function describeStock(name: string, open: (options: SiteOptions) => Promise<StockSite>): void {
  describe(`the stock on the host’s server by ${name}`, { timeout: 60_000 }, () => {
    let served: ServedPlatform;
    let raw: Awaited<ReturnType<typeof serveRaw>>;
    let site: StockSite;
    let pages: Awaited<ReturnType<typeof crawl>>;
    beforeAll(async () => {
      served = await servePlatform({ port: 0, host: '127.0.0.1' });
      raw = await serveRaw();
      site = await open({ api: `${served.url}/`, adminId: adminIdOf(1), shop: `${SHOP}#/`, dealer: DEALER });
      await site.update();
      pages = await crawl(site);
    });
    afterAll(async () => {
      await Promise.all([site.close(), served.close(), raw.close()]);
    });

    async function using<Result>(options: Partial<SiteOptions>, visit: (other: StockSite) => Promise<Result>) {
      const other = await open({ api: raw.url, adminId: 'haus', shop: SHOP, dealer: DEALER, ...options });
      try {
        return await visit(other);
      } finally {
        await other.close();
      }
    }

    /** Pages of a platform that answers like this. */
    const pagesOf = (vehicles: (page: number) => RawAnswer | undefined, settings: unknown = {}) => {
      raw.state.vehicles = vehicles;
      raw.state.settings = () => ({ body: settings });
      return using({}, async (other) => {
        await other.update();
        return crawl(other);
      });
    };
    const countOf = (vehicles: (page: number) => RawAnswer | undefined) => {
      raw.state.vehicles = vehicles;
      raw.state.settings = () => ({ body: {} });
      return using({}, async (other) => {
        await other.update();
        return (await addressesIn(other)).length;
      });
    };
    const textOf = (pages: Awaited<ReturnType<typeof crawl>>, part: string) =>
      [...pages].find(([address]) => address.includes(part))?.[1].text ?? '';

    it('has a page for each vehicle, found by links and in the sitemap, under its one address', async () => {
      expect([...pages.keys()].sort()).toEqual((await addressesIn(site)).sort());
      for (const [address, { canonical, robots, meta }] of pages) {
        expect(canonical).toBe(address);
        expect(meta['og:url']).toBe(address);
        expect(robots).toBeNull();
      }
      const shown = [...pages.values()].filter(({ data }) => isVehicle(data));
      expect(shown.length).toBeGreaterThan(100);
      expect(new Set(shown.map(({ data }) => data.vehicleIdentificationNumber)).size).toBe(shown.length);
      const lists = [...pages.values()].filter(({ data }) => data['@type'] === 'ItemList');
      expect(lists).toHaveLength(Math.ceil(shown.length / 100));
    });

    it('says of each in JSON-LD what the shop says', async () => {
      const search = 'cars/property-values-extended?isValidForSale=true&pageSize=1000';
      const answer = await fetch(`${served.url}/cardealeradmin/${adminIdOf(1)}/${search}`);
      const { cars: listed } = (await answer.json()) as { cars: unknown[] };
      const vehicles = z.parse(listSchema(vehicleSchema), listed, readingOf(served.url));
      for (const vehicle of vehicles) {
        const { data = {}, canonical } = pages.get(site.addressOf(vehicle.id)) ?? {};
        const said = vehicleStructuredData(vehicle, { url: canonical ?? '', sellerName: DEALER, now: new Date() });
        // The scripts have no parser of HTML: markup in a title stays its letters.
        const { name, ...rest } = data;
        expect(JSON.parse(JSON.stringify(said)), vehicle.id).toMatchObject(String(name).includes('<') ? rest : data);
      }
    });

    it('says of each what it is, what it costs and consumes, and leads to it in the shop', async () => {
      const search = 'cars/property-values-extended?isValidForSale=true&pageSize=1000';
      const answer = await fetch(`${served.url}/cardealeradmin/${adminIdOf(1)}/${search}`);
      const { cars: listed } = (await answer.json()) as { cars: Listed[] };
      expect(listed.length).toBeGreaterThan(100);
      for (const vehicle of listed) {
        const page = pages.get(site.addressOf(vehicle.id));
        if (page === undefined) throw new Error(`no page for ${vehicle.id}`);
        const { data, text, links, title, meta, canonical } = page;
        if (vehicle.heading) expect(title).toContain(vehicle.heading);
        expect(title).toContain(DEALER);
        expect(meta['og:title']).toBe(title);
        const picture = vehicle.images?.find(({ type }) => type === 1)?.url;
        expect(meta['og:image']).toBe(picture);
        expect(links).toContain(`${SHOP}#/angebote-x/${vehicle.id}`);
        if (vehicle.mileAge) expect(data.mileageFromOdometer).toMatchObject({ value: Number(vehicle.mileAge) });
        expect(data.itemCondition).toMatch(/^https:\/\/schema\.org\/(New|Used)Condition$/);
        if (vehicle.publicPrice) {
          expect(data.offers).toMatchObject({
            price: Number(vehicle.publicPrice),
            priceCurrency: 'EUR',
            url: canonical,
          });
          expect(text).toContain(`${number(Number(vehicle.publicPrice))} €`);
          expect(text).toContain(vehicle.isVatDeductable ? 'inkl. 19% MwSt. (ausweisbar)' : 'Differenzbesteuert');
          expect(text.includes('netto')).toBe(vehicle.isVatDeductable === true);
        } else {
          expect(data).not.toHaveProperty('offers');
          expect(text).toContain('Preis auf Anfrage');
        }
        for (const note of vehicle.enVkvInformationStringsDetails ?? []) expect(text).toContain(note);
      }
    });

    it('shows net prices first where the shop is for companies', async () => {
      const pages = await using({ api: served.url, adminId: adminIdOf(COMPANIES) }, async (other) => {
        await other.update();
        return crawl(other);
      });
      const prices = [...pages.values()].filter(({ text }) => text.includes('inkl. 19% MwSt.'));
      expect(prices.length).toBeGreaterThan(5);
      for (const { text } of prices) expect(text).toMatch(/[\d.]+ € netto, [\d.]+ € brutto, inkl\. 19% MwSt\./);
    });

    it('answers 404 for a vehicle that is gone, and no longer names it', async () => {
      const [sold] = served.platform.tenant(1).vehicles.splice(0, 1);
      const address = site.addressOf(sold?.id ?? '');
      expect((await site.get(address)).status).toBe(200);
      await site.update();
      expect((await site.get(address)).status).toBe(404);
      expect(await addressesIn(site)).not.toContain(address);
    });

    it('says that a vehicle is reserved, in words and for machines, and that one is damaged', async () => {
      const pages = await pagesOf(() => ({
        body: {
          cars: [
            { ...car(1), reservedUntil: '2099-01-01T10:00:00' },
            { ...car(2), reservedUntil: '2020-01-01T10:00:00' },
            { ...car(3), isDamaged: true, accidentStatus: 'UNFALL' },
          ],
        },
      }));
      expect(textOf(pages, 'wagen-1')).toContain('Reserviert');
      expect(textOf(pages, 'wagen-2')).not.toContain('Reserviert');
      expect(textOf(pages, 'wagen-3')).toContain('Unfallschaden');
      const offers = (part: string) => [...pages].find(([address]) => address.includes(part))?.[1].data.offers;
      expect(offers('wagen-1')).toMatchObject({ availability: 'https://schema.org/LimitedAvailability' });
      expect(offers('wagen-2')).toMatchObject({ availability: 'https://schema.org/InStock' });
    });

    it('lets no text of the platform be more than text, and keeps umlauts', async () => {
      const hostile = '</script><script>alert(1)</script><b>"\'&\u2028äöüß€';
      const pages = await pagesOf(() => ({
        body: {
          cars: [
            {
              ...car(1),
              heading: hostile,
              marketingTitle: '"><img src=x>',
              enVkvInformationStringsCard: [hostile],
              images: [{ url: 'https://bilder.example/a"onerror="alert(1).jpg', type: 1 }],
            },
          ],
        },
      }));
      expect(pages.size).toBe(2);
      for (const { text } of pages.values()) expect(text).toContain('<script>alert(1)</script><b>"\'&');
      const [page] = [...pages.values()].filter(({ data }) => isVehicle(data));
      expect(page?.data.name).toContain(hostile);
      expect(page?.text).toContain('äöüß€');
    });

    it('loses of a vehicle with wrong types only what cannot be read, and no other vehicle', async () => {
      const pages = await pagesOf(() => ({ body: { cars: [...WRONG_TYPES, car(1)] } }));
      expect(pages.size).toBe(9);
      expect(textOf(pages, 'a-1')).toContain('4711');
      expect(textOf(pages, 'a-1')).toContain('24.990 €');
      for (const id of ['a-2', 'a-4']) expect(textOf(pages, id)).toContain('Preis auf Anfrage');
      expect(textOf(pages, 'a-3')).toContain('12.500 km');
      expect(textOf(pages, 'fahrzeug=77') + textOf(pages, 'fahrzeug-77')).toContain('11.900 €, 10.000 € netto');
      for (const { text } of pages.values()) expect(text).not.toMatch(/undefined|null|NaN|Array|\[object/);
      for (const { meta } of pages.values()) expect(meta).not.toHaveProperty('og:image');
    });

    it('takes a relative picture for one of the platform, and no picture that stands in the answer', async () => {
      const images = ['/media/a b.jpg', 'img/b.jpg', 'data:image/png;base64,AA'].map((url) => ({ url, type: 1 }));
      const [page] = [...(await pagesOf(() => ({ body: { cars: [{ ...car(1), images }] } }))).values()].filter(
        ({ data }) => isVehicle(data),
      );
      expect(page?.data.image).toEqual([`${raw.url}/media/a%20b.jpg`, `${raw.url}/img/b.jpg`]);
      expect(page?.meta['og:image']).toBe(`${raw.url}/media/a%20b.jpg`);
    });

    it('names fuels and gearboxes in words, and joins heading and title as the shop does', async () => {
      const pages = await pagesOf(() => ({
        body: {
          cars: [
            {
              ...car(1),
              fuelType: 'ELECTRICITY',
              gearBoxType: 2,
              heading: 'VW Golf',
              marketingTitle: 'Golf VIII Style',
            },
            { ...car(2), fuelType: 9, mileAge: 0, carType: 'ANHAENGER' },
          ],
        },
      }));
      expect(textOf(pages, 'wagen-1')).toMatch(/VW Golf VIII Style[^]*Elektro[^]*Automatik/);
      expect(textOf(pages, 'wagen-2')).toContain('Hybrid (Diesel/Elektro)');
      expect(textOf(pages, 'wagen-2')).not.toContain('0 km');
    });

    it('reads all pages of a long list, whatever the platform says of their number', async () => {
      const answers = (parts: object[][], headers?: Record<string, string>) => (page: number) => ({
        body: { cars: parts[page - 1] ?? [] },
        headers,
      });
      const short = [cars(0, 1), cars(1, 1), cars(2, 1)];
      for (const TotalPages of ['3', 1e12]) expect(await countOf(answers(short, pagination({ TotalPages })))).toBe(4);
      // Without a number that is one, a page that is not full is the last.
      const full = [cars(0, 100), cars(100, 5)];
      const unreadable = [
        pagination({ TotalPages: 'viele' }),
        pagination(null),
        { 'x-pagination': '{kaputt' },
        undefined,
      ];
      for (const headers of unreadable) expect(await countOf(answers(full, headers))).toBe(105 + 2);
    });

    it('ends at a platform that sends the same page again and again', async () => {
      raw.state.requests = 0;
      const answer = () => ({ body: { cars: cars(0, 100) }, headers: pagination({ TotalPages: 1e9 }) });
      expect(await countOf(answer)).toBe(101);
      expect(raw.state.requests).toBeLessThan(10);
    });

    it('has no page before the first answer that can be read, and keeps its pages where a later one cannot', async () => {
      const wrong: [string, RawAnswer | undefined][] = [
        ['hangs up', undefined],
        ['answers 500', { status: 500, body: {} }],
        ['answers with a page', { body: '<!doctype html><title>Wartung</title>' }],
        ['answers with nothing', { body: '' }],
        ['answers with half of its vehicles', { body: '{"cars":[{"id":"wagen-1"},{"id":"wa' }],
        ['answers with a number', { body: 5 }],
        ['answers without vehicles', { body: { fehler: 'Wartung' } }],
        ['answers with vehicles of which none is readable', { body: { cars: [null, 'x', { id: 'a b' }] } }],
      ];
      raw.state.settings = () => ({ body: {} });
      await using({}, async (other) => {
        for (const [name, answer] of wrong) {
          raw.state.vehicles = () => answer;
          await other.update();
          for (const address of [other.first, other.sitemap])
            expect([404, 503], name).toContain((await other.get(address)).status);
        }
        raw.state.vehicles = () => ({ body: { cars: [car(1)] } });
        await other.update();
        const before = await addressesIn(other);
        expect(before).toHaveLength(2);
        for (const [name, answer] of wrong) {
          raw.state.vehicles = (page) => (page === 1 ? answer : undefined);
          await other.update();
          expect(await addressesIn(other), name).toEqual(before);
          expect(parsePage((await other.get(other.addressOf('wagen-1'))).text).text, name).toContain('Wagen 1');
        }
      });
    });

    it('keeps its pages where the second page of vehicles or the settings fail', async () => {
      raw.state.settings = () => ({ body: {} });
      raw.state.vehicles = () => ({ body: { cars: cars(0, 100) } });
      await using({}, async (other) => {
        await other.update();
        const before = await addressesIn(other);
        expect(before).toHaveLength(101);
        raw.state.vehicles = (page) =>
          page === 1
            ? { body: { cars: cars(0, 100) }, headers: pagination({ TotalPages: 2 }) }
            : { status: 502, body: '' };
        await other.update();
        expect(await addressesIn(other)).toEqual(before);
        raw.state.vehicles = () => ({ body: { cars: [] } });
        raw.state.settings = () => ({ status: 404, body: {} });
        await other.update();
        expect(await addressesIn(other)).toEqual(before);
      });
    });

    it('reads texts with broken letters', async () => {
      const broken = Buffer.concat([
        Buffer.from('{"cars":[{"id":"wagen-1","heading":"K'),
        Buffer.from([0xff]),
        Buffer.from('fer"}]}'),
      ]);
      const pages = await pagesOf(() => ({ body: broken }));
      expect(textOf(pages, 'wagen-1')).toContain('K\uFFFDfer');
    });

    it('has a list without entries where the dealer has no vehicle', async () => {
      const pages = await pagesOf(() => ({ body: { cars: [] } }));
      expect(pages.size).toBe(1);
    });
  });
}
