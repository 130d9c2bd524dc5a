import * as z from 'zod/mini';
import { lackedFields } from '../../src/api/vehicles';
import { readPagination } from '../../src/domain/vehicle/search/pagination';
import { isUuid } from '../../src/domain/vehicle/text/vehicleId';
import { vehicleSchema } from '../../src/domain/vehicle/vehicle';
import { entriesOf, listOf } from '../../src/lib/schema';
import { TIMEOUT_MS, UNKNOWN_ID, type Checker, type PlatformAnswer } from './checker';

/** Prices older than this would be shown, s. */
const MAX_AGE = 300;

const PAGE = { isValidForSale: 'true', pageNumber: '1', pageSize: '12' };

interface SearchAnswer {
  cars?: unknown;
  propertyValues?: { manufacturers?: unknown };
}

const carsOf = (answer: PlatformAnswer | undefined): Record<string, unknown>[] =>
  (entriesOf((answer?.data as SearchAnswer | undefined)?.cars) ?? []).filter(
    (car): car is Record<string, unknown> => typeof car === 'object' && car !== null,
  );

/** Lists, pages, filters and pictures. @returns the first page */
export async function checkVehicles(checker: Checker): Promise<Record<string, unknown>[]> {
  const { read, ask, add, nameOf } = checker;
  const call = nameOf('vehicleSearch');
  const first = await read('vehicleSearch', { query: PAGE });
  if (first === undefined) return [];
  const cars = carsOf(first);
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
  if (header !== undefined && !exposed.includes('x-pagination') && exposed !== '*')
    add({
      call,
      path: 'access-control-expose-headers',
      expected: 'x-pagination',
      got: exposed || 'nichts',
      effect: 'Die Zahl der Treffer ist im Browser nicht lesbar.',
    });
  const age = Number(/(?:^|[\s,])max-age=(\d+)/.exec(first.headers.get('cache-control') ?? '')?.[1] ?? 0);
  if (age > MAX_AGE)
    add({
      call,
      path: 'cache-control',
      expected: `höchstens max-age=${MAX_AGE}`,
      got: `max-age=${age}`,
      level: 'warning',
      effect: 'Verkaufte Fahrzeuge und alte Preise stehen weiter im Shop.',
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
  await checkPages(checker, cars, pages);
  await checkFilters(checker, cars);
  await checkOneVehicle(checker, cars);
  await checkPicture(checker, cars);
  await read('facetsByType', { query: { isValidForSale: 'true' } });
  const list = await read('vehicleList', { query: { ...PAGE, carIds: String(cars[0]?.id) } });
  const listed = entriesOf(list?.data) ?? [];
  if (list !== undefined && listed.length !== 1)
    add({
      call: nameOf('vehicleList'),
      path: '',
      expected: 'das eine Fahrzeug von carIds',
      got: `${listed.length} Fahrzeuge`,
      effect: 'Merkliste und Vergleich zeigen fremde Fahrzeuge oder keine.',
    });
  const gone = await ask('vehicle', { parts: { vehicleId: UNKNOWN_ID } });
  if (gone?.status !== 404)
    add({
      call: nameOf('vehicle'),
      path: 'status',
      expected: '404 für ein unbekanntes Fahrzeug',
      got: String(gone?.status ?? 'keine Antwort'),
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

async function checkPages(
  { ask, add, nameOf }: Checker,
  cars: readonly Record<string, unknown>[],
  { totalCount, totalPages, pageSize }: ReturnType<typeof readPagination>,
) {
  const call = nameOf('vehicleSearch');
  const ids = new Set(cars.map(({ id }) => id));
  if (totalCount > cars.length) {
    const next = carsOf(await ask('vehicleSearch', { query: { ...PAGE, pageNumber: '2' } }));
    if (next.length === 0 || next.every(({ id }) => ids.has(id)))
      add({
        call,
        path: 'cars',
        expected: 'andere Fahrzeuge auf Seite 2',
        got: next.length === 0 ? 'keine' : 'dieselben',
        effect: '„Weitere laden“ zeigt nichts Neues.',
      });
    const last = await ask('vehicleSearch', { query: { ...PAGE, pageNumber: String(Math.max(totalPages, 1)) } });
    if (
      last &&
      readPagination(last.headers.get('x-pagination') ?? undefined, carsOf(last).length, {
        pageNumber: totalPages,
        pageSize,
      }).hasNext
    )
      add({
        call,
        path: 'x-pagination',
        expected: 'HasNext false auf der letzten Seite',
        got: 'true',
        effect: 'Nach der letzten Seite steht noch „Weitere laden“.',
      });
  }
  const behind = await ask('vehicleSearch', { query: { ...PAGE, pageNumber: String(totalPages + 5) } });
  if (behind?.status !== 200 || carsOf(behind).length > 0)
    add({
      call,
      path: 'cars',
      expected: '200 mit leerer Liste hinter der letzten Seite',
      got: behind?.status === 200 ? 'Fahrzeuge' : String(behind?.status ?? 'keine Antwort'),
      level: 'warning',
      effect: 'Verkaufen sich Fahrzeuge während des Blätterns, steht dort eine Störung.',
    });
}

async function checkFilters({ ask, add, nameOf }: Checker, cars: readonly Record<string, unknown>[]): Promise<void> {
  const call = nameOf('vehicleSearch');
  const [{ manufacturer, carType } = {}] = cars;
  const sorted = carsOf(await ask('vehicleSearch', { query: { ...PAGE, orderBy: 'price' } })).map(({ publicPrice }) =>
    Number(publicPrice),
  );
  if (sorted.some((price, at) => price < (sorted[at - 1] ?? price)))
    add({
      call,
      path: 'cars',
      expected: 'aufsteigende Preise mit orderBy=price',
      got: 'eine andere Reihenfolge',
      effect: '„Preis aufsteigend“ sortiert nicht.',
    });
  for (const [name, value] of Object.entries({ manufacturer, carType })) {
    if (typeof value !== 'string') continue;
    const hits = carsOf(await ask('vehicleSearch', { query: { ...PAGE, [name]: value } }));
    if (hits.length === 0 || hits.some((car) => String(car[name]).toLowerCase() !== value.toLowerCase()))
      add({
        call,
        path: `cars[].${name}`,
        expected: `nur „${value}“ mit ${name}=${value}`,
        got: hits.length === 0 ? 'keine Fahrzeuge' : 'auch andere',
        effect: 'Der Filter wirkt nicht.',
      });
  }
}

async function checkOneVehicle(
  { read, ask, add, nameOf }: Checker,
  cars: readonly Record<string, unknown>[],
): Promise<void> {
  const { id, vin, internalId } = cars.find((car) => car.vin && car.internalId) ?? cars[0] ?? {};
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
  for (const [name, part, value] of [
    ['vehicleByVin', 'vin', vin],
    ['vehicleByNumber', 'internalId', internalId],
  ] as const) {
    if (typeof value !== 'string' || value === '') continue;
    const answer = await ask(name, { parts: { [part]: value } });
    if (answer?.status !== 200 || !same(answer))
      add({
        call: nameOf(name),
        path: answer?.status === 200 ? 'id' : 'status',
        expected: 'dasselbe Fahrzeug',
        got: answer?.status === 200 ? 'ein anderes' : String(answer?.status ?? 'keine Antwort'),
        level: 'warning',
        effect: 'FIN oder Fahrzeugnummer in der Suche öffnet das Fahrzeug nicht.',
      });
  }
}

async function checkPicture(
  { options, add, nameOf }: Checker,
  cars: readonly Record<string, unknown>[],
): Promise<void> {
  const { api, fetch: send = globalThis.fetch } = options;
  const urls = cars.flatMap(({ images }) =>
    (entriesOf(images) ?? []).map((image) => (image as { url?: unknown } | null)?.url),
  );
  const url = urls.find((each) => typeof each === 'string');
  const call = nameOf('vehicleSearch');
  const at = { call, path: 'cars[].images[].url' };
  if (typeof url !== 'string') {
    add({
      ...at,
      expected: 'mindestens ein Bild auf der ersten Seite',
      got: 'keines',
      level: 'warning',
      effect: 'Alle Karten zeigen Platzhalter.',
    });
    return;
  }
  const response = await send(new URL(url, `${api.replace(/\/+$/, '')}/`).href, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => undefined);
  const type = response?.headers.get('content-type') ?? 'nichts';
  await response?.arrayBuffer().catch(() => undefined);
  if (!response?.ok || !type.startsWith('image/'))
    add({
      ...at,
      expected: 'ein Bild',
      got: response?.ok ? type : String(response?.status ?? 'keine Antwort'),
      effect: 'Statt des Bildes steht ein Platzhalter.',
    });
  // Of a platform that is encrypted itself.
  if (url.startsWith('http:') && api.startsWith('https:'))
    add({ ...at, expected: 'https', got: 'http', level: 'warning', effect: 'Auf einer https-Seite fehlt das Bild.' });
}
