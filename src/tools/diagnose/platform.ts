import * as z from 'zod/mini';
import { contentWords, parseContent } from '../../api/answerContent';
import { answerFindings } from '../../api/answerFindings';
import { EQUIPMENT_PATH } from '../../api/equipment';
import { PATHS } from '../../api/firstPaths';
import { firstReads } from '../../api/firstReads';
import { addressOf } from '../../api/platform';
import { vehicleCall } from '../../api/vehicle';
import { tenantSettingsSchema } from '../../domain/tenant/settings';
import { facetsSchema } from '../../domain/vehicle/search/facets';
import { isUuid } from '../../domain/vehicle/text/vehicleId';
import { vehicleSchema } from '../../domain/vehicle/vehicle';
import { listOf, readText, requiredListOf } from '../../lib/schema';
import { webAddress } from '../../lib/webAddress';
import { answerText } from '../../lib/http/answerText';
import { livingPage, type AskingPage } from './askingPage';
import { TIMEOUT_MS, withinDeadline } from './deadline';
import { finding, type DiagnosisFinding } from '../embedding/finding';

/** Twelve vehicles, as the shop shows them first. */
const FIRST_SEARCH = { carQueryParams: '', isWidget: false };

const searchSchema = z.object({ cars: requiredListOf(vehicleSchema), propertyValues: facetsSchema });
const idsSchema = z.object({ cars: listOf(z.object({ id: z.unknown() })) });

const UNKNOWN_ID = '00000000-0000-4000-8000-00000000dead';

const MAX_FINDINGS = 6;

const PICTURE = /(?<=")https?:\/\/[^"\s]+\.(?:jpe?g|png|webp|avif|svg)(?=["?])/i;

/** Difference of two clocks that changes what is reserved or too early, ms. */
const MAX_CLOCK_DIFFERENCE_MS = 300_000;

interface Configuration {
  apiUrl: string;
  adminId: string;
}

type Ask = (address: string, mode?: RequestMode, headers?: Record<string, string>) => Promise<Response | undefined>;

const requestOf =
  (page: AskingPage): Ask =>
  (address, mode = 'cors', headers = {}) =>
    withinDeadline(() =>
      page.fetch(address, {
        mode,
        headers,
        credentials: 'omit',
        cache: 'no-store',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }),
    );

const textOf = async (response: Response) =>
  answerText(
    (await withinDeadline(() => response.arrayBuffer())) ?? new ArrayBuffer(0),
    response.headers.get('content-type') ?? undefined,
  );

/** Checks that the platform responds, allows this page (CORS) and has the dealer. Requests only what every visitor requests. */
export async function platformFindings(
  { apiUrl, adminId }: Configuration,
  page: AskingPage = livingPage,
): Promise<DiagnosisFinding[]> {
  const request = requestOf(page);
  const isMixed = page.address().protocol === 'https:' && apiUrl.startsWith('http:');
  if (isMixed) {
    const remedy = 'Schreiben Sie https in data-api-url.';
    return [
      finding('Plattform', 'error', `${apiUrl} ist unverschlüsselt; eine https-Seite darf sie nicht lesen.`, remedy),
    ];
  }
  const started = performance.now();
  const [settingsAddress, vehiclesAddress = ''] = firstReads(apiUrl, { adminId }, FIRST_SEARCH);
  const settings = await request(settingsAddress);
  if (settings === undefined) return [await unreadable(apiUrl, page, performance.now() - started)];
  const duration = Math.round(performance.now() - started);
  const text = await textOf(settings);
  const content = parseContent(text);
  // The same for every dealer; a platform that lacks it too may have an unknown dealer, or another path.
  if (settings.status === 404 && !(await request(`${apiUrl}${EQUIPMENT_PATH}`))?.ok) {
    const problem = `Unter ${apiUrl} gibt es keine Einstellungen für die Händlerkennung ${adminId} (404).`;
    const remedy =
      'Prüfen Sie data-admin-id. Stimmt sie, fehlt in data-api-url der Pfad hinter dem Namen des Servers, oder er ist falsch.';
    return [finding('Händler', 'error', problem, remedy)];
  }
  const came = settings.redirected ? `, umgeleitet nach ${settings.url}` : '';
  if (settings.ok && content === undefined) {
    const words = contentWords(text, settings.headers.get('content-type') ?? undefined);
    const remedy = /^\s*</.test(text)
      ? 'Prüfen Sie data-api-url: Das ist die Adresse der Plattform, nicht die einer Website.'
      : 'Fragen Sie den Betreiber der Plattform.';
    return [
      finding('Plattform', 'error', `Unter ${apiUrl} antwortet keine Plattform, sondern ${words}${came}.`, remedy),
    ];
  }
  const findings = [
    settings.status === 404
      ? finding(
          'Händler',
          'error',
          `Die Plattform kennt die Händlerkennung ${adminId} nicht.`,
          'Prüfen Sie data-admin-id.',
        )
      : settings.ok
        ? finding('Händler', 'ok', `Die Plattform kennt die Händlerkennung ${adminId}.`)
        : finding(
            'Händler',
            'error',
            `Die Einstellungen des Händlers antworten mit ${settings.status}.`,
            adviceOnStatus(settings.status, page),
          ),
    finding('Plattform', 'ok', `${apiUrl} antwortet in ${duration} ms und darf von dieser Seite gelesen werden.`),
  ];
  if (!settings.ok) return findings;
  findings.push(...clockFindings(settings));
  findings.push(...wireFindings(PATHS.settings, tenantSettingsSchema, content));
  // The browser asks beforehand whether a page may send these, as with every order.
  const asked = { authorization: 'Bearer diagnose', 'content-type': 'application/json' };
  const readable = await request(settingsAddress, 'cors', asked);
  // An answer that nobody reads keeps its connection.
  void readable?.body?.cancel();
  if (readable === undefined)
    findings.push(
      finding(
        'Plattform',
        'error',
        'Die Plattform verbietet dieser Seite „authorization“ und „content-type“ (Preflight); lesen geht, bestellen, anfragen und anmelden nicht.',
        'Sie muss OPTIONS mit „Access-Control-Allow-Headers: authorization, content-type“ und „Access-Control-Allow-Methods: GET, POST, PUT, DELETE“ beantworten.',
      ),
    );
  // A vehicle that nobody has: its 404 needs the headers of every answer.
  const gone = addressOf(vehicleCall.path, { a: adminId, vehicleId: UNKNOWN_ID });
  if ((await request(`${apiUrl}${gone}`)) === undefined)
    findings.push(
      finding(
        'Plattform',
        'error',
        'Fehler der Plattform darf diese Seite nicht lesen (CORS); statt „nicht mehr verfügbar“ heißt es „keine Verbindung“.',
        'Sie muss „Access-Control-Allow-Origin“ auch mit 4xx und 5xx senden (nginx: add_header … always).',
      ),
    );
  const vehicles = await request(vehiclesAddress);
  if (!vehicles?.ok) {
    const got = vehicles === undefined ? '' : ` (${vehicles.status})`;
    const isRefused = vehicles === undefined && (await request(vehiclesAddress, 'no-cors')) !== undefined;
    const remedy = isRefused
      ? 'Der Server antwortet, aber ohne Access-Control-Allow-Origin: bei diesem Aufruf selbst, oder bei einer Umleitung davor, der kein Browser folgt.'
      : vehicles === undefined
        ? 'Der Server antwortet darauf nicht. Fragen Sie den Betreiber der Plattform.'
        : adviceOnStatus(vehicles.status, page);
    findings.push(finding('Plattform', 'warning', `Die Fahrzeuge konnten nicht gelesen werden${got}.`, remedy));
    return findings;
  }
  if (vehicles.headers.get('x-pagination') === null) {
    const remedy =
      'Der Server muss „x-pagination“ senden und mit „Access-Control-Expose-Headers: x-pagination“ lesbar machen.';
    findings.push(finding('Plattform', 'warning', 'Die Zahl der Fahrzeuge ist nicht lesbar (x-pagination).', remedy));
  }
  const list = await textOf(vehicles);
  findings.push(...vehicleFindings(list, vehicles.headers.get('content-type') ?? undefined));
  findings.push(...(await listedVehicleFindings(request, { apiUrl, adminId }, parseContent(list))));
  const [picture] = PICTURE.exec(list) ?? [];
  if (picture !== undefined && !(await page.isPictureLoaded(picture))) findings.push(pictureFinding(picture));
  return findings;
}

function clockFindings({ headers }: Response): DiagnosisFinding[] {
  const date = headers.get('date');
  if (date === null)
    return [
      finding(
        'Plattform',
        'warning',
        'Die Zeit der Plattform ist nicht lesbar (date).',
        'Reserviert, frei und zu früh gehen nach der Uhr des Geräts. „Access-Control-Expose-Headers: x-pagination, retry-after, date“ macht sie lesbar.',
      ),
    ];
  const ahead = Date.parse(date) - Date.now();
  if (!(Math.abs(ahead) > MAX_CLOCK_DIFFERENCE_MS)) return [];
  const text = `Die Uhr der Plattform geht ${Math.round(Math.abs(ahead) / 60_000)} Minuten ${ahead > 0 ? 'vor' : 'nach'}, oder die dieses Geräts falsch.`;
  return [finding('Plattform', 'warning', text, 'Reserviert, frei und zu früh gehen nach der Uhr der Plattform.')];
}

const BINDING = [
  ['publicPrice', 'einen anderen Preis'],
  ['reservedUntil', 'eine andere Reservierung'],
] as const;

async function listedVehicleFindings(
  request: Ask,
  { apiUrl, adminId }: Configuration,
  answer: unknown,
): Promise<DiagnosisFinding[]> {
  const first = (z.safeParse(searchSchema, answer).data?.cars ?? [])[0];
  if (!first) return [];
  const one = await request(`${apiUrl}${addressOf(vehicleCall.path, { a: adminId, vehicleId: first.id })}`);
  const vehicle = one?.ok ? z.safeParse(vehicleSchema, parseContent(await textOf(one))).data : undefined;
  if (!vehicle) return [];
  return BINDING.filter(([name]) => String(vehicle[name]) !== String(first[name])).map(([name, words]) =>
    finding(
      'Plattform',
      'error',
      `Das erste Fahrzeug hat auf seiner Seite ${words} als in der Liste (${name}).`,
      'Fragen Sie den Betreiber der Plattform: Beide Antworten müssen dasselbe sagen.',
    ),
  );
}

/** What the page's policy forbids is told by `policyFindings`, and this is then left out. */
export const PICTURE_PROBLEM = 'Ein Bild der Fahrzeuge lädt nicht';

const pictureFinding = (address: string) =>
  finding(
    'Plattform',
    'warning',
    `${PICTURE_PROBLEM} (${address.slice(0, 120)}).`,
    'Der Server der Bilder muss sie fremden Seiten geben: ohne Schutz vor Hotlinks, und mit „Cross-Origin-Resource-Policy: cross-origin“, wenn Ihre Seite Cross-Origin-Embedder-Policy sendet.',
  );

/** By the shop's own schemas. */
function wireFindings(path: string, schema: z.ZodMiniType, answer: unknown): DiagnosisFinding[] {
  return answerFindings(`GET ${path}`, schema, answer)
    .slice(0, MAX_FINDINGS)
    .map(({ level, call, path: place, expected, got, effect }) =>
      finding('Plattform', level, `${call}, ${place}: erwartet ${expected}, bekommen ${got}.`, effect),
    );
}

function vehicleFindings(text: string, contentType: string | undefined): DiagnosisFinding[] {
  const answer = parseContent(text);
  if (answer === undefined) {
    const words = contentWords(text, contentType);
    const problem = `GET ${PATHS.vehicles} antwortet nicht mit JSON, sondern mit: ${words}.`;
    return [finding('Plattform', 'error', problem, 'Der Shop zeigt keine Fahrzeuge.')];
  }
  const { cars = [] } = z.safeParse(idsSchema, answer).data ?? {};
  const other = cars.find(({ id }) => !isUuid(readText(id) ?? ''));
  const ids =
    other === undefined
      ? []
      : [
          finding(
            'Plattform',
            'error',
            `Kennungen von Fahrzeugen sind keine UUIDs („${(readText(other.id) ?? 'nichts').slice(0, 40)}“).`,
            'Jedes Fahrzeug wäre „nicht mehr verfügbar“: Was keine UUID ist, liest der Shop als Fahrzeugnummer.',
          ),
        ];
  return [...ids, ...wireFindings(PATHS.vehicles, searchSchema, answer)];
}

function adviceOnStatus(status: number, page: AskingPage): string {
  if (status === 401 || status === 403)
    return `Die Plattform verweigert sie. Fragen Sie ihren Betreiber, ob ${page.address().origin} und diese Händlerkennung freigegeben sind.`;
  if (status === 429) return 'Die Plattform bekommt zu viele Anfragen. Warten Sie, und versuchen Sie es noch einmal.';
  return status >= 500
    ? 'Das ist eine Störung der Plattform. Versuchen Sie es später, oder fragen Sie ihren Betreiber.'
    : 'Fragen Sie den Betreiber der Plattform.';
}

const hostOf = (address: string) => webAddress(address)?.hostname.replace(/^www\./, '');

async function unreadable(apiUrl: string, page: AskingPage, duration: number): Promise<DiagnosisFinding> {
  const { origin, hostname } = page.address();
  const problem = (text: string, remedy?: string) => finding('Plattform', 'error', text, remedy);
  if (!page.isOnline()) return problem('Der Browser ist offline.');
  if (duration >= TIMEOUT_MS)
    return page.hasOwnFetch()
      ? problem(`${apiUrl} antwortet nicht in 10 s.`, 'Fragen Sie den Betreiber der Plattform.')
      : problem(
          'Die Seite hat „fetch“ ersetzt, und der Ersatz antwortet nicht in 10 s.',
          'Das tun Skripte, die Fehler oder Zeiten messen. Nehmen Sie sie versuchsweise weg, oder laden Sie sie nach dem Shop.',
        );
  const isReachable = (await requestOf(page)(apiUrl, 'no-cors')) !== undefined;
  const isOwnSite = hostOf(apiUrl) === hostname.replace(/^www\./, '');
  if (isReachable)
    return problem(
      `${apiUrl} antwortet, darf von ${origin} aber nicht gelesen werden (CORS).`,
      isOwnSite
        ? 'Das ist die Adresse Ihrer Website. In data-api-url gehört die der Plattform.'
        : `Steht in data-api-url wirklich die Plattform, und keine Website? Dann muss sie „Access-Control-Allow-Origin“ für ${origin} senden.`,
    );
  return problem(
    `${apiUrl} ist von dieser Seite aus nicht erreichbar.`,
    'Prüfen Sie data-api-url, und ob die Sicherheitsrichtlinie der Seite (connect-src) sie erlaubt.',
  );
}
