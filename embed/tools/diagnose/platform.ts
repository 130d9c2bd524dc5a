import * as z from 'zod/mini';
import { contentWords, parseContent } from '../../../src/api/answerContent';
import { answerFindings } from '../../../src/api/answerFindings';
import { EQUIPMENT_PATH } from '../../../src/api/equipment';
import { PATHS } from '../../../src/api/firstPaths';
import { firstReads } from '../../../src/api/firstReads';
import { addressOf } from '../../../src/api/platform';
import { vehicleCall } from '../../../src/api/vehicle';
import { tenantSettingsSchema } from '../../../src/domain/tenant/settings';
import { facetsSchema } from '../../../src/domain/vehicle/search/facets';
import { isUuid } from '../../../src/domain/vehicle/text/vehicleId';
import { vehicleSchema } from '../../../src/domain/vehicle/vehicle';
import { listOf, readText, requiredListOf } from '../../../src/lib/schema';
import { answerText } from '../../../src/lib/http/answerText';
import { isPictureLoaded } from './policy';
import { finding, type DiagnosisFinding } from '../../../src/domain/integration/finding';

/** Twelve vehicles, as the shop shows them first. */
const FIRST_SEARCH = { carQueryParams: '', isWidget: false };

const searchSchema = z.object({ cars: requiredListOf(vehicleSchema), propertyValues: facetsSchema });
const idsSchema = z.object({ cars: listOf(z.object({ id: z.unknown() })) });

const UNKNOWN_ID = '00000000-0000-4000-8000-00000000dead';

const MAX_FINDINGS = 6;

/** First address of a picture in the answer of the vehicles. */
const PICTURE = /(?<=")https?:\/\/[^"\s]+\.(?:jpe?g|png|webp|avif|svg)(?=["?])/i;

/** Timeout of each request, ms. */
const TIMEOUT_MS = 10_000;

interface Configuration {
  apiUrl: string;
  adminId: string;
}

const request = (address: string, mode: RequestMode = 'cors', headers: Record<string, string> = {}) =>
  fetch(address, {
    mode,
    headers,
    credentials: 'omit',
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => undefined);

const textOf = async (response: Response) =>
  answerText(
    await response.arrayBuffer().catch(() => new ArrayBuffer(0)),
    response.headers.get('content-type') ?? undefined,
  );

/** Checks that the platform responds, allows this page (CORS) and has the dealer. Requests only what every visitor requests. */
export async function platformFindings({ apiUrl, adminId }: Configuration): Promise<DiagnosisFinding[]> {
  const isMixed = location.protocol === 'https:' && apiUrl.startsWith('http:');
  if (isMixed) {
    const remedy = 'Schreiben Sie https in data-api-url.';
    return [
      finding('Plattform', 'error', `${apiUrl} ist unverschlüsselt; eine https-Seite darf sie nicht lesen.`, remedy),
    ];
  }
  const started = performance.now();
  const [settingsAddress, vehiclesAddress = ''] = firstReads(apiUrl, { adminId }, FIRST_SEARCH);
  const settings = await request(settingsAddress);
  if (settings === undefined) return [await unreadable(apiUrl)];
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
            adviceOnStatus(settings.status),
          ),
    finding('Plattform', 'ok', `${apiUrl} antwortet in ${duration} ms und darf von dieser Seite gelesen werden.`),
  ];
  if (!settings.ok) return findings;
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
    const remedy =
      vehicles === undefined ? 'Der Shop sagt es und bietet „Erneut versuchen“.' : adviceOnStatus(vehicles.status);
    findings.push(finding('Plattform', 'warning', `Die Fahrzeuge konnten nicht gelesen werden${got}.`, remedy));
    return findings;
  }
  if (vehicles.headers.get('x-pagination') === null) {
    const remedy =
      'Der Server muss „x-pagination“ senden und mit „Access-Control-Expose-Headers: x-pagination“ lesbar machen.';
    findings.push(finding('Plattform', 'warning', 'Die Zahl der Fahrzeuge ist nicht lesbar (x-pagination).', remedy));
  }
  // A picture that the page's policy forbids is reported by `policyFindings`.
  const list = await textOf(vehicles);
  findings.push(...vehicleFindings(list, vehicles.headers.get('content-type') ?? undefined));
  const [picture] = PICTURE.exec(list) ?? [];
  if (picture !== undefined) await isPictureLoaded(picture);
  return findings;
}

/** What the shop does not read of an answer, by its own schemas. */
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

function adviceOnStatus(status: number): string {
  if (status === 401 || status === 403)
    return `Die Plattform verweigert sie. Fragen Sie ihren Betreiber, ob ${location.origin} und diese Händlerkennung freigegeben sind.`;
  if (status === 429) return 'Die Plattform bekommt zu viele Anfragen. Warten Sie, und versuchen Sie es noch einmal.';
  return status >= 500
    ? 'Das ist eine Störung der Plattform. Versuchen Sie es später, oder fragen Sie ihren Betreiber.'
    : 'Fragen Sie den Betreiber der Plattform.';
}

async function unreadable(apiUrl: string): Promise<DiagnosisFinding> {
  if (!navigator.onLine) return finding('Plattform', 'error', 'Der Browser ist offline.');
  const isReachable = (await request(apiUrl, 'no-cors')) !== undefined;
  return isReachable
    ? finding(
        'Plattform',
        'error',
        `${apiUrl} antwortet, darf von ${location.origin} aber nicht gelesen werden (CORS).`,
        `Die Plattform muss „Access-Control-Allow-Origin“ für ${location.origin} senden.`,
      )
    : finding(
        'Plattform',
        'error',
        `${apiUrl} ist von dieser Seite aus nicht erreichbar.`,
        'Prüfen Sie data-api-url, und ob die Sicherheitsrichtlinie der Seite (connect-src) sie erlaubt.',
      );
}
