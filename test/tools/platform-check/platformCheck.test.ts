/** The check for a platform's team: nothing to say about the demo platform, and the place of what is wrong in variants of it. */
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { checkPlatform } from '../../../src/tools/platform-check/checkPlatform';
import { WIRE, type WireCall } from '../../../src/api/wire';
import { createPlatform } from '../../platform/platform';
import { servePlatform, type ServedPlatform } from '../../platform/serve';
import { adminIdOf } from '../../platform/stock/tenants';
import {
  eachCar,
  lacking,
  mapped,
  on,
  preflight,
  varied,
  withStatus,
  type Json,
  type Variant,
} from '../../platform/variedPlatform';

const DEALER = adminIdOf(1);
let served: ServedPlatform;

beforeAll(async () => {
  served = await servePlatform({
    platform: (baseUrl) => createPlatform({ baseUrl, stock: { 1: 60 }, hasPlainPictures: true }),
  });
});
afterAll(() => served.close());
beforeEach(() => served.platform.reset());

const renamed =
  (rename: (name: string) => string): Variant =>
  ({ data }) =>
    mapped(data, (object) => Object.fromEntries(Object.entries(object).map(([name, value]) => [rename(name), value])));
const without =
  (name: string): Variant =>
  ({ headers }) => {
    headers.delete(name);
  };
async function check(vary?: Variant, sendsOrders = false) {
  const { findings } = await checkPlatform({
    api: served.url,
    dealer: DEALER,
    sendsOrders,
    pause: () => Promise.resolve(),
    ...(vary && { fetch: varied(served, vary) }),
  });
  return findings.map(({ call, path, got }) => `${call} ${path} ${got}`);
}

it('has nothing to say about the demo platform, and sends it nothing but the questions of the calculators', async () => {
  expect(await check()).toEqual([]);
  const sent = served.platform.record.filter(({ method }) => method !== 'GET').map(({ path }) => path);
  expect(sent.filter((path) => !/carfinancings\/result$|leasing\/calculate\/fast$/.test(path))).toEqual([]);
});

it('has nothing to say about its orders, and about a test vehicle that is then reserved', async () => {
  expect(await check(undefined, true)).toEqual([]);
  expect(served.platform.state.orders.map(({ received }) => received)).toEqual([2]);
});

it('finds no error where a platform has only what looking at vehicles needs', async () => {
  const has = Object.values<WireCall>(WIRE)
    .filter(({ neededTo }) => neededTo === 'look')
    .map(({ call: { path } }) => new RegExp(`${path.replace(/\{\w+\}/g, '[\\da-f-]{36}')}$`));
  const only: Variant = (answer, path, method) => {
    const isPicture = answer.headers.get('content-type')?.startsWith('image/') === true;
    if (method !== 'OPTIONS' && !isPicture && !has.some((call) => call.test(path))) answer.status = 404;
  };
  const { findings } = await checkPlatform({ api: served.url, dealer: DEALER, fetch: varied(served, only) });
  expect(findings.filter(({ level }) => level === 'error')).toEqual([]);
  expect(findings).toMatchObject([
    { call: 'nicht vorhanden', got: expect.stringContaining('GET /cars/headerImages, ') as string },
  ]);
});

it.each<[what: string, variant: Variant, place: RegExp]>([
  [
    'PascalCase',
    renamed((name) => name.charAt(0).toUpperCase() + name.slice(1)),
    /settings id „Id“|companyName „CompanyName“/,
  ],
  [
    'snake_case',
    renamed((name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)),
    /companyName „company_name“/,
  ],
  [
    'snake_case of vehicles only',
    on(
      '/cars',
      renamed((name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)),
    ),
    /cars\[0\]\.publicPrice „public_price“/,
  ],
  [
    'money as objects',
    eachCar((car) => ({ ...car, publicPrice: { amount: 1, currency: 'EUR' } })),
    /cars\[0\]\.publicPrice Objekt mit amount, currency/,
  ],
  [
    'prices with a currency',
    eachCar((car) => ({ ...car, publicPrice: `${String(car.publicPrice)} €` })),
    /cars\[0\]\.publicPrice Text/,
  ],
  ['no prices', eachCar(lacking('publicPrice')), /cars\[\]\.publicPrice/],
  ['no registrations', eachCar(lacking('initialRegistration')), /cars\[\]\.initialRegistration/],
  ['numeric ids', eachCar((car) => ({ ...car, id: 4711 })), /cars\[0\]\.id „4711“/],
  ['no ids', eachCar(lacking('id')), /cars\[0\]\.id nichts/],
  [
    'one id for all',
    eachCar((car) => ({ ...car, id: '00000000-0000-4000-8000-00000000aaaa' })),
    /cars\[1\]\.id eine zweimal/,
  ],
  ['unknown fuels', eachCar((car) => ({ ...car, fuelType: 'Kernkraft' })), /cars\[0\]\.fuelType „Kernkraft“/],
  ['unknown types of vehicle', eachCar((car) => ({ ...car, carType: 'Car' })), /cars\[0\]\.carType „Car“/],
  [
    'dates as numbers',
    eachCar((car) => ({ ...car, initialRegistration: 1_600_000_000 })),
    /cars\[0\]\.initialRegistration Zahl/,
  ],
  [
    'German dates',
    eachCar((car) => ({ ...car, initialRegistration: '01.02.2020' })),
    /cars\[0\]\.initialRegistration Text/,
  ],
  ['pictures as texts', eachCar((car) => ({ ...car, images: ['https://x.de/1.jpg'] })), /cars\[0\]\.images\[0\] Text/],
  ['pictures that are missing', eachCar((car) => ({ ...car, images: [] })), /images\[\]\.url keines/],
  [
    'pictures that lead nowhere',
    eachCar((car) => ({ ...car, images: [{ url: `${served.url}/nichts.jpg` }] })),
    /images\[\]\.url 404/,
  ],
  ['equipment as texts', eachCar((car) => ({ ...car, equipments: ['Klima'] })), /cars\[0\]\.equipments\[0\] Text/],
  [
    'the list under another name',
    on('property-values-extended', ({ data }) => ({ vehicles: (data as Json).cars })),
    / cars nichts/,
  ],
  ['no pagination', without('x-pagination'), /x-pagination nichts/],
  [
    'pagination in camelCase',
    ({ headers }) =>
      headers.set('x-pagination', (headers.get('x-pagination') ?? '').replaceAll('TotalCount', 'totalCount')),
    /x-pagination andere Schreibweise/,
  ],
  [
    'a pagination header that pages may not read',
    without('access-control-expose-headers'),
    /access-control-expose-headers nichts/,
  ],
  ['no CORS', without('access-control-allow-origin'), /access-control-allow-origin nichts/],
  ['a refused preflight', preflight(withStatus(405)), /OPTIONS vor POST \/v2\/orders status 405/],
  [
    'a preflight without authorization',
    preflight(({ headers }) => headers.set('access-control-allow-headers', 'content-type')),
    /access-control-allow-headers ohne authorization/,
  ],
  [
    'a preflight without PUT',
    preflight(({ headers }) => headers.set('access-control-allow-methods', 'GET, POST')),
    /access-control-allow-methods ohne PUT/,
  ],
  [
    'a long cache',
    on('property-values-extended', ({ headers }) => headers.set('cache-control', 'max-age=86400')),
    /cache-control max-age=86400/,
  ],
  [
    'settings that bind, kept for five minutes',
    on('vehicle-dealer-settings', ({ headers }) => headers.set('cache-control', 'max-age=300')),
    /vehicle-dealer-settings cache-control max-age=300/,
  ],
  ['200 for an unknown vehicle', on('00000000dead', withStatus(200)), /cars\/\{vehicleId\} status 200/],
  [
    '500 for an unknown dealer',
    on('00000000dead/vehicle-dealer-settings', withStatus(500)),
    /vehicle-dealer-settings status 500/,
  ],
  [
    'personal data without a login',
    on('/users', (answer) => ((answer.status = 200), [])),
    /users\/\{user\} status 200/,
  ],
  ['locations that fail', on('/locations', withStatus(500)), /locations status 500/],
  [
    'contacts in HTML',
    on('/contacts', () => '<!doctype html>'),
    /contacts die ganze Antwort eine Seite .* „<!doctype html>“/,
  ],
  [
    'facets without keys',
    on('property-values-extended', ({ data }) => mapped(data, lacking('key'))),
    /propertyValues\.\w+\[0\]\.key nichts/,
  ],
  [
    'settings of another dealer',
    on('vehicle-dealer-settings', ({ data }) => ({ ...(data as Json), adminId: adminIdOf(2) })),
    /adminId/,
  ],
  [
    'CORS headers of successes only',
    ({ headers, status }) => {
      if (status > 299) headers.delete('access-control-allow-origin');
    },
    /access-control-allow-origin bei Fehlern nichts/,
  ],
  [
    'pages that begin with 0',
    on('property-values-extended', ({ data, headers }) => {
      const cars = (data as Json).cars as unknown[];
      const shifted = pages.get('page') as unknown[] | undefined;
      pages.set('page', cars);
      const { CurrentPage } = JSON.parse(headers.get('x-pagination') ?? '{}') as { CurrentPage?: number };
      return { ...(data as Json), cars: CurrentPage === 5 ? [] : (shifted ?? cars) };
    }),
    /cars \d+$/,
  ],
  [
    'TotalCount of the page',
    on('property-values-extended', ({ headers }) => {
      const header = JSON.parse(headers.get('x-pagination') ?? '{}') as Json;
      headers.set('x-pagination', JSON.stringify({ ...header, TotalCount: 12, TotalPages: 1, HasNext: false }));
    }),
    /x-pagination 12$/,
  ],
  [
    'prices in cents',
    eachCar((car) => ({ ...car, publicPrice: Number(car.publicPrice) * 100 })),
    /publicPrice in der Mitte/,
  ],
  [
    'prices in thousands',
    eachCar((car) => ({ ...car, publicPrice: Number(car.publicPrice) / 1000 })),
    /publicPrice in der Mitte \d\d\./,
  ],
  [
    'prices with a dot for thousands',
    eachCar((car) => ({ ...car, publicPrice: Math.round(Number(car.publicPrice)).toLocaleString('de-DE') })),
    /publicPrice Text mit drei Nachkommastellen/,
  ],
  ['negative mileages', eachCar((car) => ({ ...car, mileAge: -5 })), /cars\[\]\.mileAge -5/],
  ['negative prices', eachCar((car) => ({ ...car, publicPrice: -1 })), /cars\[\]\.publicPrice -1/],
  ['impossible power', eachCar((car) => ({ ...car, enginePower: 99_999 })), /cars\[\]\.enginePower 99999/],
  [
    'no facets',
    on('property-values-extended', ({ data }) => ({ ...(data as Json), propertyValues: {} })),
    /propertyValues ein leeres Objekt/,
  ],
  [
    'an Expires of tomorrow',
    on('property-values-extended', ({ headers }) => {
      headers.delete('cache-control');
      headers.set('expires', new Date(Date.now() + 86_400_000).toUTCString());
    }),
    /cache-control Expires=86[34]\d\d/,
  ],
  ['a wrapped answer', on('vehicle-dealer-settings', ({ data }) => ({ data })), /eingepackt in \{ "data": … \}/],
  ['JSONP', on('/contacts', ({ data }) => `callback(${JSON.stringify(data)})`), /contacts .*JSONP, .*„callback\(/],
  ['JSON that is cut', on('/contacts', () => '[{"id":"1"'), /contacts .*JSON, das abbricht.*„\[\{"id":"1"“/],
  ['too many requests', on('/contacts', withStatus(429)), /contacts status 429 \(zu viele Anfragen\)/],
  [
    'the same page again',
    on('property-values-extended', ({ data }) =>
      ((first) => (pages.set('cars', first), { ...(data as Json), cars: first }))(
        pages.get('cars') ?? (data as Json).cars,
      ),
    ),
    /cars dieselben/,
  ],
])('names the place of %s', async (_, variant, place) => {
  pages.clear();
  const lines = await check(variant);
  expect(
    lines.filter((line) => place.test(line)),
    lines.slice(0, 5).join('\n'),
  ).not.toEqual([]);
});

it('warns of pictures without encryption where the platform has it, and only of those', async () => {
  const encrypted = served.url.replace('http:', 'https:');
  const findingsWith = async (vary: Variant) => {
    const send = varied(served, vary);
    const { findings } = await checkPlatform({
      api: encrypted,
      dealer: DEALER,
      fetch: (input, init) => send(new Request(input).url.replace('https:', 'http:'), init),
    });
    return findings.map(({ path, got, level }) => `${level} ${path} ${got}`);
  };
  const lines = await findingsWith(() => undefined);
  expect(lines).toContain('warning cars[].images[].url http');
  expect(lines.filter((line) => line.startsWith('error'))).toEqual([]);
  const asEncrypted: Variant = ({ data }) =>
    data === undefined ? data : (JSON.parse(JSON.stringify(data).replaceAll(served.url, encrypted)) as unknown);
  expect(await findingsWith(asEncrypted)).toEqual([]);
});

const pages = new Map<string, unknown>();

it.each<[what: string, variant: Variant, place: RegExp]>([
  [
    'success: false',
    on('/emails', (answer) => ((answer.status = 200), { success: false })),
    /emails status 200 mit success: false/,
  ],
  [
    'a second order under the same id',
    (answer, path, method) => {
      if (method === 'POST' && path.endsWith('/orders') && pages.has('ordered')) answer.status = 409;
      if (method === 'POST' && path.endsWith('/orders')) pages.set('ordered', true);
    },
    /orders status 409/,
  ],
  [
    'an order that reserves nothing',
    (answer, path, method, request) =>
      /cars\/[\da-f-]{36}$/.test(path) ? eachCar(lacking('reservedUntil'))(answer, path, method, request) : undefined,
    /reservedUntil nichts/,
  ],
])('names with orders the place of %s', async (_, variant, place) => {
  pages.clear();
  const lines = await check(variant, true);
  expect(
    lines.filter((line) => place.test(line)),
    lines.slice(0, 5).join('\n'),
  ).not.toEqual([]);
});

it('names latin-1 and gzip without a word, a redirect and what takes long', async () => {
  const send = varied(served);
  let clock = 0;
  let isMoved = false;
  const { findings } = await checkPlatform({
    api: served.url,
    dealer: DEALER,
    // Each look at the clock is a second later, so that an answer takes one, and the contacts five.
    now: () => new Date((clock += 1000)),
    fetch: async (input, init) => {
      const { url, method } = new Request(input, init);
      const { pathname } = new URL(url);
      const response = await send(input, init);
      if (method !== 'OPTIONS' && pathname.endsWith('/contacts')) {
        clock += 4000;
        const text = await response.text();
        return new Response(Buffer.from(text.replace(/"name":"[^"]*"/, '"name":"Jörg"'), 'latin1'), response);
      }
      if (pathname.endsWith('/equipments')) return new Response(gzipSync(await response.text()), response);
      if (method === 'GET' && pathname.endsWith('/locations') && !isMoved) {
        isMoved = true;
        return new Response(null, { status: 301, headers: { location: url, 'access-control-allow-origin': '*' } });
      }
      return response;
    },
  });
  const lines = findings.map(({ call, path, got }) => `${call} ${path} ${got}`);
  expect(lines).toEqual(
    expect.arrayContaining([
      'GET /v2/vehicle-dealer/{a}/contacts Dauer 5,0 s',
      'GET /v2/vehicle-dealer/{a}/contacts Zeichen application/json',
      expect.stringMatching(
        /^GET \/equipments die ganze Antwort gzip ohne „Content-Encoding: gzip“, application\/json: „·/,
      ),
      expect.stringMatching(/locations Adresse umgeleitet nach http:.*locations\?pageSize=1000$/),
    ]),
  );
  expect(lines.filter((line) => /Dauer|Zeichen/.test(line))).toHaveLength(2);
});
