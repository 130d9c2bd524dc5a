import { OPEN_LISTS, OPTION_LISTS } from '../../domain/vehicle/search/facets';
import { toQueryString } from '../../lib/http/queryString';
import { listEntries, readEuros, readNumber, readText } from '../../lib/schema';
import type { Checker } from './checker';
import { facetsIn, type Car, type Found, type Search } from './search';

interface Option {
  key: string;
  count: number;
  models?: unknown;
}

const optionsOf = (list: unknown): Option[] =>
  (listEntries(list) ?? []).flatMap((entry) => {
    const { key, count, models } = (entry ?? {}) as Record<string, unknown>;
    const written = readText(key);
    return written === undefined ? [] : [{ key: written, count: readNumber(count) ?? 0, models }];
  });

/** Sorting, ranges, facets, lists, words and sizes of pages, each by what comes back. */
export async function checkFilters(checker: Checker, search: Search, first: Found): Promise<void> {
  await checkOrder(checker, search, first.cars);
  await checkRanges(checker, search, first.cars);
  await checkFacets(checker, search, first);
  await checkWords(checker, search, first);
  await checkPageSize(checker, search, first.pagination.totalCount);
}

const priceOf = ({ publicPrice }: Car) => readEuros(publicPrice) ?? 0;

async function checkOrder({ add, nameOf }: Checker, search: Search, cars: readonly Car[]): Promise<void> {
  const pricesBefore = cars.map(priceOf).filter((price) => price > 0);
  for (const [orderBy, words, sign] of [
    ['price', 'aufsteigend', 1],
    ['price desc', 'absteigend', -1],
  ] as const) {
    const result = await search({ orderBy });
    const prices = result?.cars.map(priceOf).filter((price) => price > 0) ?? [];
    const isSorted = prices.every((price, at) => (price - (prices[at - 1] ?? price)) * sign >= 0);
    // The first of all vehicles, not of the page.
    const isFirst = pricesBefore.every((price) => (price - (prices[0] ?? price)) * sign >= 0);
    if (!isSorted || !isFirst)
      add({
        call: nameOf('vehicleSearch'),
        path: 'cars',
        expected: `${words}e Preise mit orderBy=${orderBy}`,
        got: 'eine andere Reihenfolge',
        effect: `„Preis ${words}“ sortiert nicht.`,
      });
  }
}

type Reading = (value: unknown) => number | string | undefined;
const day: Reading = (value) => (typeof value === 'string' ? /^\d{4}-\d\d-\d\d/.exec(value)?.[0] : undefined);
const positive =
  (read: (value: unknown) => number | undefined): Reading =>
  (value) => {
    const amount = read(value) ?? 0;
    return amount > 0 ? amount : undefined;
  };

const RANGES: readonly (readonly [query: string, field: string, read: Reading])[] = [
  ['minPrice', 'publicPrice', positive(readEuros)],
  ['maxPrice', 'publicPrice', positive(readEuros)],
  ['maxMileAge', 'mileAge', positive(readNumber)],
  ['minInitialRegistration', 'initialRegistration', day],
  ['maxInitialRegistration', 'initialRegistration', day],
  ['minEnginePower', 'enginePower', positive(readNumber)],
  ['maxEnginePower', 'enginePower', positive(readNumber)],
];

async function checkRanges({ add, nameOf, notAsked }: Checker, search: Search, cars: readonly Car[]): Promise<void> {
  for (const [query, field, read] of RANGES) {
    const values = [...new Set(cars.flatMap(({ [field]: value }) => read(value) ?? []))].sort((one, other) =>
      one < other ? -1 : 1,
    );
    if (values.length < 2) {
      notAsked.add(`Filter ${query} (auf der ersten Seite keine zwei Werte)`);
      continue;
    }
    // In the middle, so that some are on each side.
    const isLow = query.startsWith('min');
    const limit = values[isLow ? Math.ceil(values.length / 2) : Math.ceil(values.length / 2) - 1];
    if (limit === undefined) continue;
    const result = await search({ [query]: limit });
    if (!result) continue;
    const isOutside = result.cars.some(({ [field]: value }) => {
      const amount = read(value);
      return amount !== undefined && (isLow ? amount < limit : amount > limit);
    });
    if (result.cars.length === 0 || isOutside)
      add({
        call: nameOf('vehicleSearch'),
        path: `cars[].${field}`,
        expected: `nur ${isLow ? 'ab' : 'bis'} ${limit} mit ${query}=${limit}`,
        got: result.cars.length === 0 ? 'keine Fahrzeuge' : 'auch andere',
        effect: 'Der Filter wirkt nicht.',
      });
  }
}

/** Parameters of facets, where they are not called like the facet. */
const PARAMETERS: Readonly<Record<string, string>> = { manufacturers: 'manufacturer', carTypes: 'carType' };

async function checkFacets({ add, nameOf, notAsked }: Checker, search: Search, first: Found): Promise<void> {
  const facets = facetsIn(first.answer);
  const { totalCount } = first.pagination;
  const compare = async (path: string, query: Record<string, string>, count: number) => {
    const result = await search(query);
    const got = result?.pagination.totalCount;
    if (got === undefined || got === count) return;
    const isDead = got === 0;
    add({
      call: nameOf('vehicleSearch'),
      path,
      expected: `${count} Fahrzeuge mit ${toQueryString(query)}, wie die Facette zählt`,
      got: isDead ? 'keine' : got === totalCount ? 'alle' : String(got),
      level: isDead || got === totalCount ? 'error' : 'warning',
      effect: isDead
        ? 'Wer diese Auswahl trifft, findet nichts: Der Filter versteht nicht, was die Facette als key nennt.'
        : got === totalCount
          ? 'Der Filter wirkt nicht.'
          : 'Neben der Auswahl steht eine andere Zahl, als sie findet.',
    });
  };
  for (const name of ['manufacturers', ...OPTION_LISTS]) {
    const options = optionsOf(facets[name]).filter(({ count }) => count > 0);
    // One that does not have all vehicles shows whether it filters.
    const option = options.find(({ count }) => count < totalCount) ?? options[0];
    if (!option) {
      notAsked.add(`Facette ${name} (ohne Auswahl)`);
      continue;
    }
    const { [name]: parameter = name } = PARAMETERS;
    await compare(`propertyValues.${name}[].key`, { [parameter]: option.key }, option.count);
    if (name === 'manufacturers') {
      const models = optionsOf(option.models).filter(({ count }) => count > 0);
      const model = models.find(({ count }) => count < option.count) ?? models[0];
      if (model)
        await compare(
          'propertyValues.manufacturers[].models[].key',
          { manufacturer: option.key, model: model.key },
          model.count,
        );
    }
  }
  const list = OPTION_LISTS.find(
    (name) =>
      name !== 'carTypes' &&
      !OPEN_LISTS.has(name) &&
      optionsOf(facets[name]).filter(({ count }) => count > 0).length > 1,
  );
  const [one, other] = optionsOf(list && facets[list]).filter(({ count }) => count > 0);
  if (list && one && other)
    await compare(`propertyValues.${list}`, { [list]: `${one.key},${other.key}` }, one.count + other.count);
}

/** A word that no vehicle has. */
const NONSENSE = 'xqzjwvk';

async function checkWords({ add, nameOf }: Checker, search: Search, { cars }: Found): Promise<void> {
  const at = { call: nameOf('vehicleSearch'), path: 'cars', effect: 'Die Suche nach Wörtern wirkt nicht.' };
  const none = await search({ searchTerm: NONSENSE });
  if (none && none.cars.length > 0)
    add({ ...at, expected: `keine mit searchTerm=${NONSENSE}`, got: `${none.pagination.totalCount} Fahrzeuge` });
  const make = readText(cars[0]?.manufacturer);
  const some = make === undefined ? undefined : await search({ searchTerm: make });
  if (some?.cars.length === 0) add({ ...at, expected: `Fahrzeuge mit searchTerm=${make}`, got: 'keine' });
}

/** Sizes that the shop asks for: a list that was lengthened, favourites, the stock of the admin area. */
const SIZES = [
  ['vehicleSearch', 36, 'Was „Weitere laden“ gebracht hat, ist nach einem Neuladen wieder fort.'],
  ['vehicleList', 100, 'Merkliste, Vergleich und Händlerbereich lesen viele kleine Seiten, und warten darauf.'],
] as const;

async function checkPageSize({ add, nameOf, notAsked }: Checker, search: Search, totalCount: number): Promise<void> {
  if (totalCount <= 12) notAsked.add('Größe der Seiten (der Bestand hat nur eine)');
  else
    for (const [name, pageSize, effect] of SIZES) {
      const expected = Math.min(pageSize, totalCount);
      const result = await search({ pageSize }, name);
      if (result && result.cars.length < expected)
        add({
          call: nameOf(name),
          path: 'cars',
          expected: `${expected} Fahrzeuge mit pageSize=${pageSize}`,
          got: String(result.cars.length),
          level: 'warning',
          effect,
        });
    }
}
