import * as z from 'zod/mini';
import { answerFindings } from '../../api/answerFindings';
import { lackedFields } from '../../api/vehicles';
import { readPagination } from '../../domain/vehicle/search/pagination';
import { isUuid } from '../../domain/vehicle/text/vehicleId';
import { vehicleSchema } from '../../domain/vehicle/vehicle';
import { range } from '../../lib/range';
import { listOf, readEuros, readNumber, wireKinds } from '../../lib/schema';
import { isAbsent, statusWords, UNKNOWN_ID, type Checker, type PlatformAnswer } from './checker';
import { checkFilters } from './filters';
import { checkPictures } from './pictures';
import { compareVehicle, vehicleFields } from './sameVehicle';
import { carsOf, countedIn, createSearch, PAGE, type Car, type Search } from './search';

/** Lists, pages, filters and pictures. @returns the first page */
export async function checkVehicles(checker: Checker): Promise<Car[]> {
  const { read, ask, add, nameOf } = checker;
  const call = nameOf('vehicleSearch');
  const first = await read('vehicleSearch', { query: PAGE });
  if (first === undefined) return [];
  const cars = carsOf(first) ?? [];
  const header = first.headers.get('x-pagination') ?? undefined;
  const pages = readPagination(header, cars.length, { pageNumber: 1, pageSize: 12 });
  if (cars.length === 0) {
    add({
      call,
      path: 'cars',
      expected: 'mindestens ein Fahrzeug',
      got: 'keines',
      effect: 'Der Shop ist leer; geprüft werden konnte nur ein Teil.',
    });
    return [];
  }
  if (header === undefined || !/"totalcount"/i.test(header))
    add({
      call,
      path: 'x-pagination',
      expected: 'JSON mit CurrentPage, TotalPages, PageSize, TotalCount, HasPrevious, HasNext',
      got: header === undefined ? 'nichts' : 'ohne TotalCount',
      effect: 'Die Zahl der Treffer fehlt oder ist zu klein.',
    });
  else if (!header.includes('"TotalCount"'))
    add({
      call,
      path: 'x-pagination',
      expected: 'TotalCount (PascalCase)',
      got: 'andere Schreibweise',
      effect: 'Die Zahl der Treffer ist zu klein, „Weitere laden“ fehlt.',
    });
  else if (pages.totalCount < cars.length)
    add({
      call,
      path: 'x-pagination',
      expected: `TotalCount ab ${cars.length}`,
      got: String(pages.totalCount),
      effect: 'Die Zahl der Treffer stimmt nicht.',
    });
  const exposed = (first.headers.get('access-control-expose-headers') ?? '').toLowerCase();
  const isHidden = (name: string) => exposed.trim() !== '*' && !exposed.split(/\s*,\s*/).includes(name);
  const at = { call, path: 'access-control-expose-headers', got: exposed || 'nichts' };
  if (header !== undefined && isHidden('x-pagination'))
    add({ ...at, expected: 'x-pagination', effect: 'Die Zahl der Treffer ist im Browser nicht lesbar.' });
  else if (isHidden('date'))
    add({
      ...at,
      expected: 'date',
      level: 'warning',
      effect: 'Reserviert, frei und zu früh gehen nach der Uhr des Geräts, das falsch gehen kann.',
    });
  if (cars.length > 12)
    add({
      call,
      path: 'cars',
      expected: '12 Fahrzeuge (pageSize)',
      got: String(cars.length),
      level: 'warning',
      effect: 'Die erste Seite lädt langsam, „Weitere laden“ zeigt dieselben.',
    });
  checkIds(call, cars, add);
  for (const name of lackedFields(z.parse(listOf(vehicleSchema), cars)))
    add({
      call,
      path: `cars[].${name}`,
      expected: 'bei fast allen Fahrzeugen',
      got: 'bei fast keinem',
      effect: 'Der Shop sieht vollständig aus und ist es nicht.',
    });
  checkPlausibility(checker, cars, first);
  checkDays(call, cars, add);
  checkWeight(call, first, add);
  const { search, addFailures } = createSearch(checker);
  const later = await checkPages(checker, search, cars, pages, first);
  await checkFilters(checker, search, { cars, pagination: pages, answer: first }, [...cars, ...later]);
  await checkOneVehicle(checker, cars);
  await checkPictures(checker, cars);
  await read('facetsByType', { query: { isValidForSale: 'true' } });
  await checkListById(checker, search, cars);
  addFailures();
  const gone = await ask('vehicle', { parts: { vehicleId: UNKNOWN_ID } });
  if (gone?.status !== 404)
    add({
      call: nameOf('vehicle'),
      path: 'status',
      expected: '404 für ein unbekanntes Fahrzeug',
      got: statusWords(gone),
      effect: 'Statt „nicht mehr verfügbar“ steht eine Störung.',
    });
  return cars;
}

function checkIds(call: string, cars: readonly Record<string, unknown>[], add: Checker['add']): void {
  const wrong = cars.findIndex(({ id }) => typeof id !== 'string' || !isUuid(id));
  if (wrong >= 0 && cars[wrong]?.id !== undefined)
    add({
      call,
      path: `cars[${wrong}].id`,
      expected: 'UUID',
      got: `„${JSON.stringify(cars[wrong].id).replaceAll('"', '').slice(0, 40)}“`,
      effect: 'Jedes Fahrzeug ist „nicht mehr verfügbar“: Was keine UUID ist, gilt als Fahrzeugnummer.',
    });
  const ids = cars.map(({ id }) => String(id).toLowerCase());
  const twice = ids.findIndex((id, at) => ids.indexOf(id) !== at);
  if (twice >= 0)
    add({
      call,
      path: `cars[${twice}].id`,
      expected: 'jede Kennung einmal',
      got: 'eine zweimal',
      effect: 'Ein Fahrzeug fehlt oder steht doppelt.',
    });
}

/** Of the first list, uncompressed, bytes: more takes a second on a phone. */
const MAX_UNCOMPRESSED = 250_000;

function checkWeight(call: string, { headers, bytes }: PlatformAnswer, add: Checker['add']): void {
  if (bytes.byteLength <= MAX_UNCOMPRESSED || headers.has('content-encoding')) return;
  add({
    call,
    path: 'content-encoding',
    expected: 'gzip oder br',
    got: `${Math.round(bytes.byteLength / 1000)} kB ohne`,
    level: 'warning',
    effect: 'Die Liste lädt auf dem Telefon mehrfach so lange wie nötig.',
  });
}

export function middleOf(amounts: readonly number[]): number {
  return amounts.toSorted((one, other) => one - other)[Math.floor(amounts.length / 2)] ?? 0;
}

/** Share of registrations on the evening before, by Greenwich's time, or on the last day of a month, that is no chance. */
const MOST = 0.8;
const EVENING = /T2[23]:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|\+00)/i;

const YEAR_MS = 366 * 86_400_000;

/** Days that no vehicle can have, and those that a server has turned into moments of another time zone. */
function checkDays(call: string, cars: readonly Car[], add: Checker['add']): void {
  const days = cars.flatMap(({ initialRegistration: day }) => (typeof day === 'string' ? [day] : []));
  const late = days.find((day) => Date.parse(day) > Date.now() + YEAR_MS);
  if (late !== undefined)
    add({
      call,
      path: 'cars[].initialRegistration',
      expected: 'ein Tag, der war oder bald kommt',
      got: late,
      level: 'warning',
      effect: 'Auf Karte und Fahrzeugseite steht eine Erstzulassung, die es nicht geben kann.',
    });
  const isLast = (day: string) => new Date(Date.parse(`${day.slice(0, 10)}T12:00Z`) + 86_400_000).getUTCDate() === 1;
  const isMost = (of: (day: string) => boolean) => days.length > 4 && days.filter(of).length >= days.length * MOST;
  if (isMost((day) => EVENING.test(day)) || isMost(isLast))
    add({
      call,
      path: 'cars[].initialRegistration',
      expected: 'der Tag selbst (2020-03-01)',
      got: days[0] ?? '',
      level: 'warning',
      effect: 'Fast jede Erstzulassung ist einen Tag zu früh, am Monatsersten einen Monat: die Zeit von Greenwich.',
    });
}

/** Middle prices that are taken for cents, and for thousands, EUR. */
const [MAX_MIDDLE_PRICE, MIN_MIDDLE_PRICE] = [300_000, 300];
const AMOUNTS = ['publicPrice', 'publicPreviousPrice', 'initialFinancingInstallment', 'initialLeasingInstallment'];

/** Values that are numbers, and that no vehicle can have: the shop leaves them out without a word. */
function impossibleValues(cars: readonly Record<string, unknown>[]): Map<string, unknown[]> {
  const values = new Map<string, unknown[]>();
  for (const [name, schema] of Object.entries(vehicleFields()))
    for (const { [name]: value } of cars) {
      const kind = wireKinds.get(schema)?.accepts;
      const read = kind === 'number' ? readNumber(value) : kind === 'amount' ? readEuros(value) : undefined;
      // 0 is "not entered".
      if (read === undefined || read === 0) continue;
      const isLost = z.safeParse(schema as z.ZodMiniType, value).data === undefined;
      if (isLost || (read < 0 && AMOUNTS.includes(name))) values.set(name, [...(values.get(name) ?? []), value]);
    }
  return values;
}

function checkPlausibility(
  { add, nameOf }: Checker,
  cars: readonly Record<string, unknown>[],
  { data }: PlatformAnswer,
): void {
  const call = nameOf('vehicleSearch');
  const prices = cars.flatMap(({ publicPrice }) => readEuros(publicPrice) ?? []);
  const middle = middleOf(prices);
  const isHigh = middle > MAX_MIDDLE_PRICE;
  if (isHigh || (prices.length > 0 && middle < MIN_MIDDLE_PRICE))
    add({
      call,
      path: 'cars[].publicPrice',
      expected: 'Euro',
      got: `in der Mitte ${middle}`,
      level: 'warning',
      effect: isHigh
        ? 'Die Preise stehen vermutlich in Cent da: hundertmal zu hoch.'
        : 'Die Preise stehen vermutlich in Tausend Euro da: tausendmal zu niedrig.',
    });
  for (const [name, values] of impossibleValues(cars))
    add({
      call,
      path: `cars[].${name}`,
      expected: 'ein möglicher Wert',
      got: `${String(values[0])}${values.length > 1 ? ` (${values.length}-mal einer, der nicht sein kann)` : ''}`,
      level: AMOUNTS.includes(name) ? 'error' : 'warning',
      effect: 'Die Angabe fehlt oder ist falsch.',
    });
  const { propertyValues: facets } = data as { propertyValues?: unknown };
  if (typeof facets === 'object' && facets !== null && Object.keys(facets).length === 0)
    add({
      call,
      path: 'propertyValues',
      expected: 'Facetten mit ihren Zahlen',
      got: 'ein leeres Objekt',
      level: 'warning',
      effect: 'Es gibt keine Filter.',
    });
}

/** Pages that are read; of a longer list the first two and the last. */
const MAX_PAGES_READ = 10;

async function checkPages(
  { ask, add, nameOf }: Checker,
  search: Search,
  cars: readonly Car[],
  { totalCount, totalPages }: ReturnType<typeof readPagination>,
  first: PlatformAnswer,
): Promise<Car[]> {
  const call = nameOf('vehicleSearch');
  const counted = countedIn(first, 'carTypes') ?? countedIn(first, 'manufacturers');
  if (counted !== undefined && counted !== totalCount)
    add({
      call,
      path: 'x-pagination',
      expected: `TotalCount ${counted}, wie die Facetten zählen`,
      got: String(totalCount),
      effect:
        'TotalCount zählt das ganze Ergebnis, nicht die Seite: Sonst fehlen Fahrzeuge, und „Weitere laden“ endet zu früh.',
    });
  const ids = new Set(cars.map(({ id }) => id));
  const isWhole = totalPages <= MAX_PAGES_READ;
  const numbers = isWhole ? range(totalPages - 1, (at) => at + 2) : [2, totalPages];
  const isLost: number[] = [];
  const later: Car[] = [];
  for (const number of totalCount > cars.length ? numbers : []) {
    const page = await search({ pageNumber: number });
    if (!page) isLost.push(number);
    else {
      const isNew = page.cars.some(({ id }) => !ids.has(id));
      page.cars.forEach(({ id }) => ids.add(id));
      later.push(...page.cars);
      if (number === 2 && !isNew)
        add({
          call,
          path: 'cars',
          expected: 'andere Fahrzeuge auf Seite 2',
          got: page.cars.length === 0 ? 'keine' : 'dieselben',
          effect: '„Weitere laden“ zeigt nichts Neues.',
        });
      if (number === totalPages && page.pagination.hasNext)
        add({
          call,
          path: 'x-pagination',
          expected: 'HasNext false auf der letzten Seite',
          got: 'true',
          effect: 'Nach der letzten Seite steht noch „Weitere laden“.',
        });
      if (number === totalPages && page.cars.length === 0)
        add({
          call,
          path: 'cars',
          expected: `${totalCount} Fahrzeuge auf ${totalPages} Seiten`,
          got: 'keines auf der letzten Seite',
          effect: 'Die übrigen sieht niemand. Die erste Seite hat pageNumber=1.',
        });
    }
  }
  if (isLost.length === 0 && isWhole && ids.size < totalCount)
    add({
      call,
      path: 'cars',
      expected: `${totalCount} Fahrzeuge auf ${totalPages} Seiten`,
      got: String(ids.size),
      effect: 'Die übrigen sieht niemand. Die erste Seite hat pageNumber=1.',
    });
  checkLaterVehicles(add, { call, cars, later });
  const behind = await ask('vehicleSearch', { query: { ...PAGE, pageNumber: String(totalPages + 5) } });
  if (behind?.status !== 200 || (carsOf(behind) ?? []).length > 0)
    add({
      call,
      path: 'cars',
      expected: '200 mit leerer Liste hinter der letzten Seite',
      got: behind?.status === 200 ? 'Fahrzeuge' : statusWords(behind),
      level: 'warning',
      effect: 'Verkaufen sich Fahrzeuge während des Blätterns, steht dort eine Störung.',
    });
  return later;
}

/** What is unreadable only in vehicles of later pages. */
function checkLaterVehicles(
  add: Checker['add'],
  { call, cars, later }: { call: string; cars: readonly Car[]; later: readonly Car[] },
): void {
  const findingsIn = (all: readonly Car[]) => answerFindings(call, listOf(vehicleSchema), all);
  const placeOf = (path: string) => path.replace(/\[\d+\]/g, '[]');
  const places = new Set(findingsIn(cars).map(({ path }) => placeOf(path)));
  for (const each of findingsIn(later))
    if (!places.has(placeOf(each.path)))
      add({ ...each, path: placeOf(`cars${each.path}`), got: `${each.got}, auf späteren Seiten` });
}

const idOf = ({ id }: Car) => String(id).toLowerCase();

/** Favourites and comparison: two vehicles by their ids. */
async function checkListById({ add, nameOf }: Checker, search: Search, cars: readonly Car[]): Promise<void> {
  const wanted = cars.slice(0, 2);
  const list = await search({ carIds: wanted.map(idOf) }, 'vehicleList');
  if (!list) return;
  const call = nameOf('vehicleList');
  const same = (car: Car) => list.cars.find((each) => idOf(each) === idOf(car));
  if (list.cars.length !== wanted.length || !wanted.every(same))
    add({
      call,
      path: '',
      expected: 'genau die Fahrzeuge von carIds',
      got: `${list.cars.length} Fahrzeuge`,
      effect: 'Merkliste und Vergleich zeigen fremde Fahrzeuge oder keine.',
    });
  const [first] = wanted;
  const other = first && same(first);
  if (!first || !other) return;
  compareVehicle(add, { call, listed: first, other });
  const withSold = await search({ carIds: [idOf(first), UNKNOWN_ID] }, 'vehicleList');
  if (withSold && withSold.cars.length !== 1)
    add({
      call,
      path: '',
      expected: 'die Fahrzeuge von carIds, die es noch gibt',
      got: `${withSold.cars.length} Fahrzeuge`,
      effect: 'Ist eines verkauft, zeigt die Merkliste auch die anderen nicht, oder fremde.',
    });
}

async function checkOneVehicle(
  { read, ask, add, nameOf, absent }: Checker,
  cars: readonly Record<string, unknown>[],
): Promise<void> {
  const listed = cars.find((car) => car.vin && car.internalId) ?? cars[0] ?? {};
  const { id, vin, internalId } = listed;
  if (typeof id !== 'string') return;
  const one = await read('vehicle', { parts: { vehicleId: id } });
  const same = (answer: PlatformAnswer | undefined) =>
    String((answer?.data as { id?: unknown } | undefined)?.id).toLowerCase() === id.toLowerCase();
  if (one && !same(one))
    add({
      call: nameOf('vehicle'),
      path: 'id',
      expected: id,
      got: 'eine andere',
      effect: 'Die Seite zeigt ein anderes Fahrzeug als die Karte.',
    });
  if (one && same(one)) compareVehicle(add, { call: nameOf('vehicle'), listed, other: one.data as Car });
  for (const [name, part, value] of [
    ['vehicleByVin', 'vin', vin],
    ['vehicleByNumber', 'internalId', internalId],
  ] as const) {
    if (typeof value !== 'string' || value === '') continue;
    const answer = await ask(name, { parts: { [part]: value } });
    if (isAbsent(answer)) absent.add(nameOf(name));
    else if (answer?.status !== 200 || !same(answer))
      add({
        call: nameOf(name),
        path: answer?.status === 200 ? 'id' : 'status',
        expected: 'dasselbe Fahrzeug',
        got: answer?.status === 200 ? 'ein anderes' : statusWords(answer),
        level: 'warning',
        effect: 'FIN oder Fahrzeugnummer in der Suche öffnet das Fahrzeug nicht.',
      });
  }
}
