import { OPEN_LISTS, OPTION_LISTS } from '../../domain/vehicle/search/facets';
import { toQueryString } from '../../lib/http/queryString';
import { makeKey } from '../../domain/vehicle/make';
import { CAR_QUERY_NAMES } from '../../domain/vehicle/search/query';
import { listEntries, readEuros, readNumber, readText } from '../../lib/schema';
import type { Checker } from './checker';
import { questionAbout, type ParameterQuestion } from './parameters';
import { countedIn, facetsIn, type Car, type Found, type Search } from './search';

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

/** Sorting, parameters, facets, lists, words and sizes of pages, each by what comes back. */
export async function checkFilters(checker: Checker, search: Search, first: Found, all: readonly Car[]): Promise<void> {
  await checkOrder(checker, search, all);
  await checkParameters(checker, search, first.cars);
  await checkFacets(checker, search, first);
  await checkWords(checker, search, all);
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

/** Each parameter that the vehicles themselves can prove. */
async function checkParameters(
  { add, nameOf, notAsked }: Checker,
  search: Search,
  cars: readonly Car[],
): Promise<void> {
  const unasked: string[] = [];
  const proven: ParameterQuestion[] = [];
  const compare = async (questions: readonly ParameterQuestion[]) => {
    const query = Object.assign({}, ...questions.map((each) => each.query)) as ParameterQuestion['query'];
    const result = await search(query);
    if (!result) return undefined;
    const isOutside = result.cars.some((car) => questions.some(({ fits }) => fits(car) === false));
    return result.cars.length === 0 ? 'keine Fahrzeuge' : isOutside ? 'auch andere' : 'right';
  };
  const say = (questions: readonly ParameterQuestion[], got: string, effect: string) =>
    add({
      call: nameOf('vehicleSearch'),
      path: questions.map(({ field }) => `cars[].${field}`).join(' und '),
      expected: questions.map(({ query, words }) => `nur ${words} (${toQueryString(query)})`).join(' und '),
      got,
      effect,
    });
  for (const name of CAR_QUERY_NAMES) {
    const question = questionAbout(name, cars);
    if (question === undefined) unasked.push(name);
    if (!question) continue;
    const got = await compare([question]);
    if (got === 'right') proven.push(question);
    else if (got !== undefined) say([question], got, 'Der Filter wirkt nicht.');
  }
  // Each by itself is right: two at once, which one vehicle of the page has both.
  const pair = proven
    .flatMap((one, at) => proven.slice(at + 1).map((other) => [one, other] as const))
    .find(
      ([one, other]) =>
        one.field !== other.field &&
        cars.some((car) => one.fits(car) && other.fits(car)) &&
        cars.some((car) => one.fits(car) && other.fits(car) === false) &&
        cars.some((car) => one.fits(car) === false && other.fits(car)),
    );
  const got = pair && (await compare(pair));
  if (pair && got !== undefined && got !== 'right')
    say(pair, got, 'Zwei Filter zusammen wirken nicht, wie sie einzeln wirken.');
  if (unasked.length > 0)
    notAsked.add(`Filter, bei denen die erste Seite keinen Unterschied zeigt: ${unasked.join(', ')}`);
}

/** Signs that a server may read as its own: blanks, umlauts, '&', '+', '/'. */
const SPECIAL = /[^\w.-]/;

/** Parameters of facets, where they are not called like the facet. */
const PARAMETERS: Readonly<Record<string, string>> = { manufacturers: 'manufacturer', carTypes: 'carType' };

async function checkFacets({ add, nameOf, notAsked }: Checker, search: Search, first: Found): Promise<void> {
  const facets = facetsIn(first.answer);
  const { totalCount } = first.pagination;
  const compare = async (path: string, query: Record<string, string>, count: number) => {
    const result = await search(query);
    const got = result?.pagination.totalCount;
    if (got === undefined || got === count) return result;
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
    return undefined;
  };
  /** Facets of a result count in the result. */
  const checkCounts = (result: Found | undefined) => {
    const counted = result && countedIn(result.answer, 'carTypes');
    if (!result || counted === undefined || counted === result.pagination.totalCount) return;
    add({
      call: nameOf('vehicleSearch'),
      path: 'propertyValues.carTypes[].count',
      expected: `zusammen ${result.pagination.totalCount}, wie die Auswahl findet`,
      got: String(counted),
      level: 'warning',
      effect: 'Die Zahlen neben den Filtern folgen der Auswahl nicht: Was „12“ verspricht, findet weniger.',
    });
  };
  const makes = new Map<string, string>();
  for (const { key } of optionsOf(facets.manufacturers)) {
    const other = makes.get(makeKey(key));
    if (other === undefined) makes.set(makeKey(key), key);
    else
      add({
        call: nameOf('vehicleSearch'),
        path: 'propertyValues.manufacturers[].key',
        expected: 'jede Marke einmal',
        got: `${other} und ${key}`,
        level: 'warning',
        effect: 'Wer die eine Schreibweise wählt, findet die Fahrzeuge der anderen nicht.',
      });
  }
  for (const name of ['manufacturers', ...OPTION_LISTS]) {
    const options = optionsOf(facets[name]).filter(({ count }) => count > 0);
    // One that does not have all vehicles shows whether it filters.
    const option = options.find(({ count }) => count < totalCount) ?? options[0];
    if (!option) {
      notAsked.add(`Facette ${name} (ohne Auswahl)`);
      continue;
    }
    const { [name]: parameter = name } = PARAMETERS;
    const path = `propertyValues.${name}[].key`;
    const result = await compare(path, { [parameter]: option.key }, option.count);
    const special = options.find(({ key }) => key !== option.key && SPECIAL.test(key));
    if (special) await compare(path, { [parameter]: special.key }, special.count);
    if (name === 'carTypes') await compare(path, { carType: option.key }, option.count);
    if (name !== 'manufacturers') continue;
    checkCounts(result);
    const models = optionsOf(option.models).filter(({ count }) => count > 0);
    const model = models.find(({ count }) => count < option.count) ?? models[0];
    const asked = [model, models.find(({ key }) => key !== model?.key && SPECIAL.test(key))];
    for (const each of asked)
      if (each)
        await compare(
          'propertyValues.manufacturers[].models[].key',
          { manufacturer: option.key, model: each.key },
          each.count,
        );
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
/** Texts that a search for words reads. */
const TITLES = ['manufacturer', 'model', 'heading', 'marketingTitle'];

async function checkWords({ add, nameOf, notAsked }: Checker, search: Search, cars: readonly Car[]): Promise<void> {
  const at = { call: nameOf('vehicleSearch'), path: 'cars', effect: 'Die Suche nach Wörtern wirkt nicht.' };
  const none = await search({ searchTerm: NONSENSE });
  if (none && none.cars.length > 0)
    add({ ...at, expected: `keine mit searchTerm=${NONSENSE}`, got: `${none.pagination.totalCount} Fahrzeuge` });
  const [make, model, number] = (['manufacturer', 'model', 'internalId'] as const).map((name) =>
    readText(cars[0]?.[name]),
  );
  const [umlaut] = cars.flatMap((car) =>
    TITLES.flatMap((name) => /[\p{L}-]*[äöüß][\p{L}-]*/iu.exec(readText(car[name]) ?? '')?.[0] ?? []),
  );
  if (umlaut === undefined) notAsked.add('Umlaute in der Suche (kein Fahrzeug hat einen im Titel)');
  const words = [make?.toLowerCase(), make && model && `${model} ${make}`, number, umlaut];
  for (const searchTerm of words) {
    const some = searchTerm && (await search({ searchTerm }));
    if (!some || some.cars.length > 0) continue;
    add({ ...at, expected: `Fahrzeuge mit searchTerm=${searchTerm}`, got: 'keine' });
    return;
  }
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
