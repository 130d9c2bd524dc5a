import * as z from 'zod/mini';
import type { WireFinding } from '../../api/answerFindings';
import { fetchCrossSellingProducts } from '../../api/crossSelling';
import { WIRE, type CallName, type WireCall } from '../../api/wire';
import { handOverProducts } from '../../domain/products/catalogue';
import { readAdminId } from '../../domain/tenant/adminId';
import { manufacturerSchema } from '../../domain/trade-in/vehicleInfo';
import { vehicleSchema } from '../../domain/vehicle/vehicle';
import { listEntries, listOf, readText } from '../../lib/schema';
import { checkCalculators } from './calculators';
import {
  createChecker,
  isAbsent,
  statusWords,
  UNKNOWN_ID,
  UNKNOWN_ORIGINS,
  type Asked,
  type Checker,
  type CheckOptions,
} from './checker';
import { orderFindings } from './orders';
import { checkPreflights } from './preflights';
import { checkVehicles, middleOf } from './vehicles';

/** Calls that a shop can do without, in one finding. */
export const ABSENT = 'nicht vorhanden';

const OF_ALL_CALLS = /^(?:access-control|Adresse|Uhr|Zeichen|status 429)/;

interface CheckResult {
  findings: WireFinding[];
  /** What nobody has looked at, and why, in German. */
  notAsked: string[];
}

/** The calls that nobody has asked: of a login, and of what can only be sent with real data. */
function addUnasked({ asked, absent, notAsked, nameOf }: Checker): void {
  const calls = Object.entries(WIRE as Record<CallName, WireCall>) as [CallName, WireCall][];
  const [ofLogin, others] = [new Set<string>(), new Set<string>()];
  for (const [
    name,
    {
      call: { isAuthorized },
    },
  ] of calls) {
    const call = nameOf(name);
    if (isAuthorized) ofLogin.add(call);
    else if (!asked.has(call) && !absent.has(call)) others.add(call);
  }
  notAsked.add(`Konto und Händlerbereich: ${ofLogin.size} Aufrufe, die ein Passwort brauchen`);
  if (others.size > 0) notAsked.add(`was nur mit echten Angaben zu fragen ist: ${[...others].join(', ')}`);
}

/** Checks a platform by reading what the shop reads; sends nothing unless `sendsOrders`. */
export async function checkPlatform(given: CheckOptions): Promise<CheckResult> {
  const findings: WireFinding[] = [];
  const options = { ...given, dealer: readAdminId(given.dealer) ?? given.dealer };
  const checker = createChecker(options, findings);
  const settings = await checkSettings(checker);
  if (settings === undefined)
    return { findings, notAsked: ['alles andere, denn ohne Einstellungen startet kein Shop'] };
  await checkPreflights(checker);
  const cars = await checkVehicles(checker);
  await checkCalculators(checker, cars);
  await checkSmallReads(checker);
  await checkProducts(checker, cars);
  await checkRefusals(checker);
  if (options.sendsOrders) await orderFindings(checker, settings, cars);
  else checker.notAsked.add('Anfrage und Bestellung (mit --orders, bei einem Testhändler)');
  checker.notAsked.add(
    'ob Preise, Daten und Texte die des Bestands sind: Vergleichen Sie ein Fahrzeug mit seiner Quelle',
  );
  addUnasked(checker);
  if (checker.absent.size > 0)
    checker.add({
      call: ABSENT,
      path: '',
      expected: 'vorhanden',
      got: [...checker.absent].join(', '),
      level: 'warning',
      effect: 'Diese Teile fehlen im Shop; alles andere geht.',
    });
  // Of one platform the same header is wrong in every call.
  const seen = new Set<string>();
  const isNew = ({ call, path, got }: WireFinding) => {
    const key = OF_ALL_CALLS.test(`${path} ${got}`) ? `${path} ${got.split(' nach ')[0]}` : `${call} ${path} ${got}`;
    return seen.size < seen.add(key).size;
  };
  return { findings: findings.filter(isNew), notAsked: [...checker.notAsked] };
}

async function checkSettings({
  options,
  ask,
  read,
  nameOf,
  add,
}: Checker): Promise<Record<string, unknown> | undefined> {
  const call = nameOf('settings');
  const answer = await read('settings');
  if (answer === undefined) return undefined;
  const settings = answer.data as Record<string, unknown>;
  const { adminId } = settings;
  if (typeof adminId === 'string' && adminId.toLowerCase() !== options.dealer.toLowerCase())
    add({
      call,
      path: 'adminId',
      expected: options.dealer,
      got: adminId,
      effect: 'Der Shop zeigt einen anderen Händler.',
    });
  if (typeof settings.companyName !== 'string')
    add({
      call,
      path: 'companyName',
      expected: 'Text',
      got: typeof settings.companyName,
      effect: 'Der Händler heißt „Ihr Autohaus“.',
    });
  if (readText(settings.vehicleDealerId) === undefined)
    add({
      call,
      path: 'vehicleDealerId',
      expected: 'Kennung des Händlers für Bestellungen',
      got: 'nichts',
      effect: 'Bestellungen und gespeicherte Bestellungen gehen ohne Händler hinaus.',
    });
  const [origin, other] = UNKNOWN_ORIGINS;
  if (options.origin === undefined && answer.headers.get('access-control-allow-origin') === origin) {
    const foreign = await createChecker({ ...options, origin: other }, []).ask('settings');
    const allowed = foreign?.headers.get('access-control-allow-origin');
    if (foreign && allowed !== '*' && allowed !== other)
      add({
        call,
        path: 'access-control-allow-origin anderer Seiten',
        expected: `${other}, wenn als ${other} gefragt wird`,
        got: allowed ?? 'nichts',
        effect: `Freigegeben ist ${origin}, die Seite dieser Prüfung: Fragen Sie mit --origin als die Seite eines Händlers.`,
      });
  }
  const unknown = await ask('settings', { parts: { a: UNKNOWN_ID } });
  if (unknown?.status !== 404)
    add({
      call,
      path: 'status',
      expected: '404 für einen unbekannten Händler',
      got: statusWords(unknown),
      level: 'warning',
      effect: 'Bei einer falschen Händlerkennung heißt es „nicht erreichbar“ statt „nicht eingerichtet“.',
    });
  return settings;
}

const SMALL_READS: readonly (readonly [CallName, Asked])[] = [
  ['equipment', {}],
  ['headerImages', {}],
  ['locations', { query: { pageSize: '1000' } }],
  ['contacts', { query: { pageSize: '1000' } }],
  ['products', { query: { pageNumber: '1', pageSize: '2500' } }],
  ['navigatorSettings', {}],
  ['tradeInManufacturers', {}],
];

async function checkSmallReads(checker: Checker): Promise<void> {
  const { read, add, options, nameOf } = checker;
  for (const [name, asked] of SMALL_READS) {
    const query = name === 'headerImages' ? { carDealerAdminId: options.dealer } : asked.query;
    const answer = await read(name, { ...asked, query });
    if (answer && name === 'locations') checkLocations(listEntries(answer.data) ?? [], { add, call: nameOf(name) });
    if (answer && name === 'tradeInManufacturers') await checkVersions(checker, answer.data);
  }
}

/** Versions of the first model that a valuation offers; 400 and 404 are an empty list. */
async function checkVersions(
  { ask, read, options: { now = () => new Date() } }: Checker,
  data: unknown,
): Promise<void> {
  const make = z.parse(listOf(manufacturerSchema), data).find(({ models }) => models.length > 0);
  const [model] = make?.models ?? [];
  if (!make || !model) return;
  const parts = { manufacturerId: make.id, modelId: model.id, month: '6', year: String(now().getFullYear() - 5) };
  const answer = await ask('tradeInVersions', { parts });
  if (answer?.status !== 400 && answer?.status !== 404) await read('tradeInVersions', { parts });
}

function checkLocations(locations: readonly unknown[], { add, call }: { add: Checker['add']; call: string }): void {
  const effect = 'Anschrift und Impressumsangaben des Händlers fehlen.';
  if (locations.length === 0) add({ call, path: '', expected: 'mindestens ein Standort', got: 'keiner', effect });
  const lacking = locations.filter((location) => {
    const { address } = (location ?? {}) as { address?: Record<string, unknown> | null };
    return ['street', 'zipCode', 'city'].some((name) => readText(address?.[name]) === undefined);
  });
  if (lacking.length > 0)
    add({
      call,
      path: '[].address',
      expected: 'street, zipCode und city',
      got: lacking.length === locations.length ? 'bei keinem ganz' : `bei ${lacking.length} nicht ganz`,
      level: 'warning',
      effect,
    });
}

/** Of products that is taken for cents, EUR. */
const MAX_MIDDLE_PRODUCT = 5000;

/** Products of a vehicle, as the checkout asks for them. */
async function checkProducts({ asShop, add, nameOf, absent }: Checker, cars: readonly unknown[]): Promise<void> {
  const { data: vehicle } = z.safeParse(vehicleSchema, cars[0]);
  const call = nameOf('products');
  if (!vehicle || absent.has(call)) return;
  const { platform, answers } = asShop();
  const products = await fetchCrossSellingProducts(platform, vehicle).catch(() => undefined);
  if (products === undefined)
    add({
      call,
      path: 'status',
      expected: '200 mit den Angaben eines Fahrzeugs',
      got: statusWords(answers.get('products')),
      effect: 'Im Bestellvorgang fehlen Produkte und Übergabe.',
    });
  else if (middleOf(products.map(({ price }) => price)) > MAX_MIDDLE_PRODUCT)
    add({
      call,
      path: '[].price',
      expected: 'Euro',
      got: `in der Mitte ${middleOf(products.map(({ price }) => price))}`,
      level: 'warning',
      effect: 'Die Preise der Produkte stehen vermutlich in Cent da: hundertmal zu hoch.',
    });
  else if (handOverProducts(products).length === 0)
    add({
      call,
      path: '[].type',
      expected: 'mindestens eine Übergabe, Abholung oder Lieferung',
      got: 'keine',
      level: 'warning',
      effect: 'Im Bestellvorgang kann niemand wählen, wie das Fahrzeug übergeben wird.',
    });
}

/** Reads that need a login. */
const PRIVATE_READS = [
  'account',
  'customers',
  'tradeIns',
  'salesContracts',
  'leadSettings',
  'vehicleFiles',
] as const satisfies CallName[];

async function checkRefusals({ ask, add, nameOf, options, absent }: Checker): Promise<void> {
  for (const name of PRIVATE_READS) {
    const query: Record<string, string> =
      name === 'tradeIns' ? { vehicleDealerId: options.dealer } : name === 'vehicleFiles' ? { fileType: '1' } : {};
    const answer = await ask(name, { parts: { user: 'niemand@example.com' }, query });
    if (isAbsent(answer)) absent.add(nameOf(name));
    else if (answer?.status !== 401)
      add({
        call: nameOf(name),
        path: 'status',
        expected: '401 ohne Anmeldung',
        got: statusWords(answer),
        level: answer?.status === 200 ? 'error' : 'warning',
        effect:
          answer?.status === 200
            ? 'Jeder kann persönliche Daten lesen.'
            : 'Eine abgelaufene Anmeldung bleibt stehen, statt neu zu fragen.',
      });
  }
  const email = 'niemand@example.com';
  const redeemed = await ask('tradeInRedemption', {
    query: { code: UNKNOWN_ID, email, vehicleDealerId: options.dealer },
  });
  if (redeemed?.status === 501) absent.add(nameOf('tradeInRedemption'));
  else if (redeemed?.status !== 404)
    add({
      call: nameOf('tradeInRedemption'),
      path: 'status',
      expected: '404 für einen unbekannten Code',
      got: statusWords(redeemed),
      level: 'warning',
      effect: 'Wer sich beim Code seines Fahrzeugs vertippt, liest von einer Störung.',
    });
}
