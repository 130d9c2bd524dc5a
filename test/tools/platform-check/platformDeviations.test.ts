/** What a server does otherwise than the contract, one thing at a time, and what the check says of it. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { checkPlatform } from '../../../src/tools/platform-check/checkPlatform';
import { createPlatform } from '../../platform/platform';
import { servePlatform, type ServedPlatform } from '../../platform/serve';
import { adminIdOf } from '../../platform/stock/tenants';
import {
  eachCar,
  lacking,
  mapped,
  on,
  onImages,
  preflight,
  varied,
  withHeader,
  withStatus,
  type Json,
  type Misread,
  type Variant,
} from '../../platform/variedPlatform';

const DEALER = adminIdOf(1);
const SEARCH = 'property-values-extended';
const ONE = /cars\/[\da-f-]{36}$/;
const LIST = /\/cars$/;

let served: ServedPlatform;
let asked = 0;
let facets: unknown;
beforeAll(async () => {
  served = await servePlatform({
    platform: (baseUrl) => createPlatform({ baseUrl, stock: { 1: 60 }, hasPlainPictures: true }),
  });
});
afterAll(() => served.close());
beforeEach(() => {
  asked = 0;
  facets = undefined;
});

async function check(vary?: Variant, misread?: Misread, origin?: string): Promise<string[]> {
  const { findings } = await checkPlatform({
    api: served.url,
    dealer: DEALER,
    pause: () => Promise.resolve(),
    fetch: varied(served, vary, misread),
    ...(origin !== undefined && { origin }),
  });
  return findings.map(({ level, call, path, got, effect }) => `${level} ${call} | ${path} | ${got} | ${effect}`);
}

const ignored =
  (...names: readonly string[]): Misread =>
  ({ searchParams }) =>
    names.forEach((name) => searchParams.delete(name));
const changedQuery =
  (name: string, change: (value: string) => string): Misread =>
  ({ searchParams }) => {
    const value = searchParams.get(name);
    if (value !== null) searchParams.set(name, change(value));
  };
const dearer = (car: Json) => ({ ...car, publicPrice: Number(car.publicPrice) + 1000 });
const onCar = (change: (car: Json) => Json): Variant => on(ONE, eachCar(change));
const echoed: Variant = ({ headers }, _, __, request) =>
  headers.set('access-control-allow-origin', request.headers.get('origin') ?? '*');
const refusedPreflight = (path: string) => preflight(on(path, withStatus(405)));
const requestsFor =
  (origins: readonly string[]): Variant =>
  ({ headers }, _, __, request) => {
    const origin = request.headers.get('origin') ?? '';
    headers.set('vary', 'Origin');
    if (origins.includes(origin)) headers.set('access-control-allow-origin', origin);
    else headers.delete('access-control-allow-origin');
  };

type Row = [what: string, place: RegExp, vary?: Variant | undefined, misread?: Misread];

it.each<Row>([
  [
    'a page with another price than the list',
    /^error .*\{vehicleId\} \| publicPrice \| \d+ .*zwei Preise/,
    onCar(dearer),
  ],
  ['a page without a price', /^error .*\{vehicleId\} \| publicPrice \| nichts/, onCar(lacking('publicPrice'))],
  [
    'keys of facets that the filter does not know',
    /^error .*manufacturers\[\]\.key \| keine/,
    on(SEARCH, ({ data }) =>
      mapped(data, (object) => ('key' in object ? { ...object, key: `k-${String(object.key)}` } : object)),
    ),
  ],
  [
    'an order that is ignored',
    /^error .*\| cars \| eine andere Reihenfolge.*aufsteigend/,
    undefined,
    ignored('orderBy'),
  ],
  [
    'only the descending order that is ignored',
    /^error .*\| cars \| eine andere Reihenfolge.*absteigend/,
    undefined,
    changedQuery('orderBy', () => 'price'),
  ],
  ['prices that are no filter', /^error .*publicPrice \| auch andere/, undefined, ignored('minPrice', 'maxPrice')],
  ['a mileage that is no filter', /^error .*mileAge \| auch andere/, undefined, ignored('maxMileAge')],
  [
    'lists that are not split',
    /^error .*propertyValues\.\w+ \| keine/,
    undefined,
    ({ searchParams }) =>
      [...searchParams].forEach(
        ([name, value]) => value.includes(',') && name !== 'carIds' && searchParams.set(name, 'x'),
      ),
  ],
  ['words that are ignored', /^error .*\| cars \| 60 Fahrzeuge/, undefined, ignored('searchTerm')],
  [
    'pages of twelve, whatever is asked for',
    /^warning .*property-values-extended \| cars \| 12 .*Neuladen/,
    undefined,
    changedQuery('pageSize', (size) => String(Math.min(12, Number(size)))),
  ],
  ['no preflight of the login', /OPTIONS vor POST .*users\/login \| status \| 405/, refusedPreflight('/users/login')],
  [
    'no preflight of the calculator',
    /OPTIONS vor POST .*carfinancings\/result \| status \| 405/,
    refusedPreflight('/carfinancings/result'),
  ],
  [
    'no preflight of the contact form',
    /^error OPTIONS vor POST \/emails \| status \| 405/,
    refusedPreflight('/emails'),
  ],
  [
    'a preflight that another page is allowed by',
    /OPTIONS vor POST \/v2\/orders \| access-control-allow-origin \| https:\/\/a\.example/,
    preflight(withHeader('access-control-allow-origin', 'https://a.example')),
  ],
  [
    'a redirect without CORS',
    /^error .*\| Adresse \| umgeleitet nach .* ohne Access-Control-Allow-Origin/,
    on(SEARCH, (answer, _, method, request) => {
      if (method !== 'GET' || (asked += 1) > 1) return;
      answer.status = 301;
      answer.headers.delete('access-control-allow-origin');
      answer.headers.set('location', request.url);
    }),
  ],
  [
    'pictures for the same origin only',
    /^error .*images\[\]\.url \| same-origin/,
    onImages(withHeader('cross-origin-resource-policy', 'same-origin')),
  ],
  [
    'pictures that are refused to other pages',
    /^error .*images\[\]\.url \| 403 .*nur ohne Referer/,
    onImages((answer, _, __, request) => {
      if (request.headers.get('referer')) answer.status = 403;
    }),
  ],
  [
    'galleries of which only the first picture is there',
    /^error .*images\[\]\.url \| 404 \(\d von \d\)/,
    onImages((answer, path) => {
      if (!path.includes('front')) answer.status = 404;
    }),
  ],
  [
    'an origin that is echoed, and kept by a cache',
    /^warning .*ohne vary \| nichts/,
    (answer, ...others) => (answer.headers.set('cache-control', 'max-age=30'), echoed(answer, ...others)),
  ],
  [
    'a clock that is an hour off',
    /^error .*\| Uhr \(date\) \| 60 Minuten später/,
    ({ headers }) => headers.set('date', new Date(Date.now() + 3_600_000).toUTCString()),
  ],
  [
    'settings that are kept for a week',
    /vehicle-dealer-settings \| cache-control \| max-age=604800/,
    on('vehicle-dealer-settings', withHeader('cache-control', 'max-age=604800')),
  ],
  [
    'settings that are shown once more after a week',
    /vehicle-dealer-settings \| cache-control \| max-age und stale-while-revalidate=604/,
    on('vehicle-dealer-settings', withHeader('cache-control', 'max-age=10, stale-while-revalidate=604800')),
  ],
  [
    'a calculator without a rate',
    /^error .*carfinancings\/result \| monthlyInstallmentRate/,
    on('carfinancings/result', ({ data }) => data && lacking('monthlyInstallmentRate')(data as Json)),
  ],
  [
    'an interest rate as a fraction',
    /^error .*effectiveInterestRate \| 0\.0/,
    on('carfinancings/settings', ({ data }) => ({ ...(data as Json), effectiveInterestRate: 0.0499 })),
  ],
  [
    'a calculator that fails',
    /^error .*carfinancings\/result \| status \| 500/,
    on('carfinancings/result', withStatus(500)),
  ],
  [
    'a leasing bank without an offer',
    /^warning .*leasing\/calculate\/fast \| +\| keines/,
    on('leasing/calculate/fast', () => []),
  ],
  [
    'no hand-over among the products',
    /crosssellingproducts \| \[\]\.type \| keine/,
    on('crosssellingproducts', ({ data }) =>
      Array.isArray(data)
        ? (data as Json[]).map((product) => ({ ...product, productType: 2, productTypeToString: 'PhysicalProduct' }))
        : undefined,
    ),
  ],
  [
    'no dealer for the orders',
    /^error .*vehicleDealerId \| nichts/,
    on('vehicle-dealer-settings', ({ data }) => lacking('vehicleDealerId')(data as Json)),
  ],
  [
    'locations without an address',
    /locations \| \[\]\.address \| bei keinem/,
    on('/locations', ({ data }) => mapped(data, lacking('address'))),
  ],
  [
    'a platform that is there for the page of this check only',
    /^error .*anderer Seiten \| nichts/,
    requestsFor(['https://example.com']),
  ],
  ['years that are no filter', /initialRegistration \| auch andere/, undefined, ignored('minInitialRegistration')],
  ['models that are no filter', /models\[\]\.key/, undefined, ignored('model')],
  [
    'a list by ids that ends after the first',
    /genau|carIds|cars \| +\| 1 Fahrzeuge/,
    undefined,
    changedQuery('carIds', (ids) => ids.split(',')[0] ?? ''),
  ],
  ['a page without the pictures of the list', /\{vehicleId\} \| .*images/, onCar((car) => ({ ...car, images: [] }))],
  ['a page with another mileage', /\{vehicleId\} \| .*mileAge/, onCar((car) => ({ ...car, mileAge: 7 }))],
  [
    'favourites with another price',
    /^error GET \/cardealeradmin\/\{a\}\/cars \| publicPrice/,
    on(LIST, eachCar(dearer)),
  ],
  [
    'blanks that are not decoded',
    /models\[\]\.key \| keine/,
    undefined,
    (url) => {
      if (/model=[^&]*%20/.test(url.search)) url.searchParams.set('model', 'x%20y');
    },
  ],
  [
    'no more than twenty requests',
    /429/,
    (answer) => {
      if ((asked += 1) > 20) answer.status = 429;
    },
  ],
  [
    'large pages of locations that are refused',
    /locations \| status \| 400/,
    on('/locations', (answer, _, __, request) => {
      if (request.url.includes('pageSize=1000')) answer.status = 400;
    }),
  ],
  [
    'no content for no vehicles',
    /204/,
    on(SEARCH, (answer) => {
      if ((answer.data as { cars?: unknown[] } | undefined)?.cars?.length === 0) answer.status = 204;
    }),
  ],
  [
    'a page without the consumption of the list',
    /\{vehicleId\} \| .*(?:onsumption|o2|enVkv)/,
    onCar((car) => Object.fromEntries(Object.entries(car).filter(([name]) => !/onsumption|o2|enVkv/i.test(name)))),
  ],
  [
    'types of vehicles in English',
    /available-property-values/,
    on('by-cartypes', ({ data }) =>
      Object.fromEntries(Object.entries(data as Json).map(([name, value]) => [name === 'PKW' ? 'CAR' : name, value])),
    ),
  ],
  ['a time that pages may not read', /expose-headers/, withHeader('access-control-expose-headers', 'x-pagination')],
  [
    'prices as words on later pages only',
    /cars\[\]\.publicPrice \| Text.*, auf späteren Seiten/,
    on(SEARCH, (answer, path, method, request) =>
      /pageNumber=[2-9]/.test(request.url)
        ? eachCar((car) => ({ ...car, publicPrice: 'auf Anfrage' }))(answer, path, method, request)
        : undefined,
    ),
  ],
  [
    'rates that are no filter',
    /initialFinancingInstallment \| auch andere/,
    undefined,
    ignored('minMonthlyFinancingRateExample', 'maxMonthlyFinancingRateExample'),
  ],
  [
    'an engine that is no filter',
    /engineCapacity \| auch andere/,
    undefined,
    ignored('minEngineCapacity', 'maxEngineCapacity'),
  ],
  ['doors that are no filter', /doorsCount \| auch andere/, undefined, ignored('minDoors', 'maxDoors')],
  ['tax that is no filter', /isVatDeductable \| auch andere/, undefined, ignored('isVatDeductable')],
  [
    'names of locations that are no filter',
    /carDealerLocation\.name \| auch andere/,
    undefined,
    ignored('locationNames'),
  ],
  [
    'only the last of two filters',
    /cars\[\]\.\w+ und cars\[\]\.\w+ \| auch andere.*zusammen/,
    undefined,
    ({ searchParams }) => {
      const [first, ...others] = [...searchParams.keys()].filter((name) =>
        /^(?:m(?:in|ax)[A-Z]|(?:is|has)[A-U])/.test(name),
      );
      if (first !== undefined && others.length > 0) searchParams.delete(first);
    },
  ],
  [
    'counts of the whole stock beside a choice',
    /carTypes\[\]\.count/,
    on(SEARCH, ({ data }) => {
      const answer = data as Json;
      facets ??= answer.propertyValues;
      return { ...answer, propertyValues: facets };
    }),
  ],
  [
    'favourites that are all gone with one that is sold',
    /\/cars \| +\| 12 Fahrzeuge .*verkauft/,
    undefined,
    ({ searchParams }) => searchParams.get('carIds')?.includes('dead') && searchParams.delete('carIds'),
  ],
  [
    'words in their own case only',
    /^error .*searchTerm=|Suche nach Wörtern/,
    undefined,
    changedQuery('searchTerm', (words) => (words === words.toLowerCase() ? 'xx' : words)),
  ],
  [
    'one word only',
    /Suche nach Wörtern/,
    undefined,
    changedQuery('searchTerm', (words) => (words.includes(' ') ? 'xx' : words)),
  ],
  [
    'umlauts that were encoded twice',
    /Zeichen \| zweimal kodiert/,
    on(SEARCH, ({ data }) => Buffer.from(JSON.stringify(data), 'utf8').toString('latin1')),
  ],
  [
    'one rate for every duration',
    /^error .*monthlyInstallmentRate \| dieselbe Rate/,
    on('carfinancings/result', ({ data }) => ({ ...(data as Json), monthlyInstallmentRate: 300 })),
  ],
  ['an unknown code that is a failure', /redeem \| status \| 500/, on('/trade-ins/redeem', withStatus(500))],
  ['versions of a model that fail', /firstregistration.* \| status \| 500/, on('/firstregistration/', withStatus(500))],
  [
    'products in cents',
    /crosssellingproducts \| \[\]\.price \| in der Mitte \d{4}/,
    on('crosssellingproducts', ({ data }) =>
      mapped(data, (product) => ('price' in product ? { ...product, price: Number(product.price) * 100 } : product)),
    ),
  ],
  [
    'prices in the order of texts',
    /eine andere Reihenfolge/,
    on(SEARCH, ({ data }, _, __, request) => {
      const { cars, ...answer } = data as { cars: Json[] };
      if (!request.url.includes('orderBy=price&') && !request.url.endsWith('orderBy=price')) return data;
      const textOf = ({ publicPrice }: Json) => String(publicPrice);
      return { ...answer, cars: cars.sort((one, other) => (textOf(one) < textOf(other) ? -1 : 1)).slice(0, 12) };
    }),
    ({ searchParams }) => searchParams.get('orderBy') === 'price' && searchParams.set('pageSize', '60'),
  ],
  [
    'umlauts that a search does not know',
    /Suche nach Wörtern/,
    undefined,
    changedQuery('searchTerm', (words) => (/[äöüß]/i.test(words) ? 'xx' : words)),
  ],
  [
    'days as moments of another time zone',
    /cars\[\]\.initialRegistration \| \d{4}-\d\d-\d\dT23:00:00/,
    eachCar(({ initialRegistration: day, ...car }) =>
      typeof day === 'string' ? { ...car, initialRegistration: `${day.slice(0, 10)}T23:00:00.000Z` } : car,
    ),
  ],
  [
    'first days of months that are the last of the month before',
    /cars\[\]\.initialRegistration \| \d{4}-\d\d-(?:3[01]|2[89])/,
    eachCar(({ initialRegistration: day, ...car }) =>
      typeof day === 'string'
        ? { ...car, initialRegistration: new Date(Date.parse(`${day.slice(0, 7)}-01`) - 1).toISOString().slice(0, 10) }
        : car,
    ),
  ],
  [
    'registrations of years to come',
    /cars\[\]\.initialRegistration \| 2099-01-01/,
    eachCar((car) => ({ ...car, initialRegistration: '2099-01-01' })),
  ],
  ['pictures for print', /images\[\]\.url \| 2,0 MB/, onImages(() => 'x'.repeat(2_000_000))],
  [
    'a long answer without compression',
    /content-encoding \| \d+ kB ohne/,
    on(SEARCH, ({ data }) => ({ ...(data as Json), more: 'x'.repeat(300_000) })),
  ],
  [
    'a make under two names',
    /manufacturers\[\]\.key \| VOLKSWAGEN und VW/,
    on(SEARCH, ({ data }) =>
      mapped(data, (object) =>
        Array.isArray(object.manufacturers)
          ? {
              ...object,
              manufacturers: [
                { key: 'VOLKSWAGEN', label: 'Volkswagen', count: 1, models: [] },
                { key: 'VW', label: 'VW', count: 1, models: [] },
              ],
            }
          : object,
      ),
    ),
  ],
])('sees %s', async (...[, place, vary, misread]: Row) => {
  const lines = await check(vary, misread);
  expect(
    lines.filter((line) => place.test(line)),
    lines.slice(0, 6).join('\n'),
  ).not.toEqual([]);
});

it('asks again, as the shop does, where an answer is lost, and tells a lost one from a wrong one', async () => {
  const send = varied(served);
  const lost = new Map<string, number>();
  const withLosses = (isLostForGood: (url: string) => boolean) =>
    checkPlatform({
      api: served.url,
      dealer: DEALER,
      pause: () => Promise.resolve(),
      fetch: (input, init) => {
        const { url, method } = new Request(input, init);
        const times = (lost.get(url) ?? 0) + 1;
        lost.set(url, times);
        return method === 'GET' && (times === 1 || isLostForGood(url))
          ? Promise.reject(new TypeError('fetch failed'))
          : send(input, init);
      },
    });
  expect((await withLosses(() => false)).findings).toEqual([]);
  expect((await withLosses((url) => /pageNumber=2|cars.*manufacturer=/.test(url))).findings).toMatchObject([
    { path: 'status', expected: expect.stringContaining('pageNumber=2') as string, got: 'keine Antwort' },
  ]);
});

it('asks as the page of a dealer, and names it', async () => {
  const allowed = requestsFor(['https://www.autohaus.example']);
  expect(await check(allowed, undefined, 'https://www.autohaus.example')).toEqual([]);
  expect((await check(allowed)).join()).toMatch(/https:\/\/example\.com.*--origin/);
});

it('says which calls nobody has asked', async () => {
  const { notAsked } = await checkPlatform({ api: served.url, dealer: DEALER, fetch: varied(served) });
  expect(notAsked.join('\n')).toMatch(/Konto und Händlerbereich: \d\d Aufrufe/);
  const unasked = notAsked.find((line) => line.includes('nur mit echten Angaben'));
  expect(unasked).toContain('POST /v2/trade-ins/calculate');
  expect(unasked).not.toMatch(/GET \/(?:equipments|v2\/trade-ins\/redeem)/);
  expect(notAsked.join('\n')).toContain('ob Preise, Daten und Texte die des Bestands sind');
});

it('asks for a dealer as the shop does, whatever signs and case its id was copied with', async () => {
  const asked: string[] = [];
  await checkPlatform({
    api: served.url,
    dealer: ` ${DEALER.replaceAll('-', '\u2013')} `,
    fetch: (input, init) => {
      asked.push(new URL(new Request(input, init).url).pathname);
      return Promise.resolve(new Response(null, { status: 503 }));
    },
    pause: () => Promise.resolve(),
  });
  expect(asked[0]).toContain(`/${DEALER}/`);
});
