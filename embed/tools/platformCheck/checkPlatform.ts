import type { WireFinding } from '../../../src/api/answerFindings';
import { addressOf } from '../../../src/api/platform';
import { WIRE, type CallName } from '../../../src/api/wire';
import { listEntries } from '../../../src/lib/schema';
import {
  createChecker,
  isAbsent,
  ORIGIN,
  statusWords,
  UNKNOWN_ID,
  type Asked,
  type Checker,
  type CheckOptions,
} from './checker';
import { orderFindings } from './orders';
import { checkVehicles } from './vehicles';

/** Calls that a shop can do without, in one finding. */
export const ABSENT = 'nicht vorhanden';

const OF_ALL_CALLS = /^(?:access-control|Adresse|Zeichen|status 429)/;

/** Checks a platform by reading what the shop reads; sends nothing unless `sendsOrders`. */
export async function checkPlatform(options: CheckOptions): Promise<WireFinding[]> {
  const findings: WireFinding[] = [];
  const checker = createChecker(options, findings);
  const settings = await checkSettings(checker);
  if (settings === undefined) return findings;
  await checkPreflight(checker);
  const cars = await checkVehicles(checker);
  await checkSmallReads(checker);
  await checkRefusals(checker);
  if (options.sendsOrders) await orderFindings(checker, settings, cars);
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
  return findings.filter(({ call, path, got }) => {
    const key = OF_ALL_CALLS.test(`${path} ${got}`) ? `${path} ${got.split(' nach ')[0]}` : `${call} ${path} ${got}`;
    return seen.size < seen.add(key).size;
  });
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

async function checkPreflight({ options, add, nameOf }: Checker): Promise<void> {
  const { api, dealer, fetch: send = globalThis.fetch } = options;
  const asked: readonly (readonly [CallName, string])[] = [
    ['order', 'POST'],
    ['updateAccount', 'PUT'],
    ['deleteUser', 'DELETE'],
  ];
  for (const [name, method] of asked) {
    const path = addressOf(WIRE[name].call.path, { a: dealer, user: UNKNOWN_ID });
    const response = await send(`${api.replace(/\/+$/, '')}${path}`, {
      method: 'OPTIONS',
      headers: {
        origin: ORIGIN,
        'access-control-request-method': method,
        'access-control-request-headers': 'authorization,content-type',
      },
    }).catch(() => undefined);
    const call = `OPTIONS vor ${nameOf(name)}`;
    const effect = 'Bestellung, Anfrage und Anmeldung gehen auf keiner Seite.';
    if (!response?.ok) {
      add({ call, path: 'status', expected: '200 oder 204', got: String(response?.status ?? 'keine Antwort'), effect });
      return;
    }
    const lacking = (header: string, wanted: readonly string[]) => {
      const allowed = (response.headers.get(header) ?? '').toLowerCase().split(/\s*,\s*/);
      return wanted.filter((each) => !allowed.includes(each) && (each === 'authorization' || !allowed.includes('*')));
    };
    const methods = method === 'POST' ? [] : lacking('access-control-allow-methods', [method.toLowerCase()]);
    const headers = lacking('access-control-allow-headers', ['authorization', 'content-type']);
    if (methods.length > 0)
      add({
        call,
        path: 'access-control-allow-methods',
        expected: method,
        got: `ohne ${methods.join(', ').toUpperCase()}`,
        effect: 'Konto und Händlerbereich können nichts ändern.',
      });
    if (headers.length > 0)
      add({
        call,
        path: 'access-control-allow-headers',
        expected: 'authorization, content-type',
        got: `ohne ${headers.join(', ')}`,
        effect,
      });
  }
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

async function checkSmallReads({ read, add, options, nameOf }: Checker): Promise<void> {
  for (const [name, asked] of SMALL_READS) {
    const query = name === 'headerImages' ? { carDealerAdminId: options.dealer } : asked.query;
    const answer = await read(name, { ...asked, query });
    if (answer && name === 'locations' && listEntries(answer.data)?.length === 0)
      add({
        call: nameOf(name),
        path: '',
        expected: 'mindestens ein Standort',
        got: 'keiner',
        effect: 'Anschrift und Impressumsangaben des Händlers fehlen.',
      });
  }
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
}
