import * as z from 'zod/mini';
import { answerFindings } from '../../src/api/answerFindings';
import { firstReads, PATHS } from '../../src/api/firstReads';
import { tenantSettingsSchema } from '../../src/domain/tenant/settings';
import { facetsSchema } from '../../src/domain/vehicle/search/facets';
import { isUuid } from '../../src/domain/vehicle/text/vehicleId';
import { vehicleSchema } from '../../src/domain/vehicle/vehicle';
import { requiredListOf } from '../../src/lib/schema';
import { isPictureLoaded } from './policy';
import { finding, type DiagnosisFinding } from '../../src/domain/integration/finding';

/** Twelve vehicles, as the shop shows them first. */
const FIRST_SEARCH = { carQueryParams: '', isWidget: false };

const searchSchema = z.object({ cars: requiredListOf(vehicleSchema), propertyValues: facetsSchema });
const idsSchema = z.object({ cars: z.array(z.object({ id: z.string() })) });

/** Findings of one answer that are told. */
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
  // The same for every dealer.
  if (settings.status === 404 && !(await request(`${apiUrl}${PATHS.equipment}`))?.ok) {
    const remedy = 'Prüfen Sie data-api-url: Der Pfad hinter dem Namen des Servers fehlt oder ist falsch.';
    return [finding('Plattform', 'error', `Unter ${apiUrl} antwortet keine Plattform (404).`, remedy)];
  }
  const content: unknown = settings.ok ? await settings.json().catch(() => undefined) : undefined;
  if (settings.ok && content === undefined) {
    const remedy = 'Prüfen Sie data-api-url: Das ist die Adresse der Plattform, nicht die einer Website.';
    return [finding('Plattform', 'error', `Unter ${apiUrl} antwortet keine Plattform, sondern eine Seite.`, remedy)];
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
  const vehicles = await request(vehiclesAddress);
  if (!vehicles?.ok) {
    findings.push(
      finding(
        'Plattform',
        'warning',
        'Die Fahrzeuge konnten nicht gelesen werden.',
        'Der Shop sagt es und bietet „Erneut versuchen“.',
      ),
    );
    return findings;
  }
  if (vehicles.headers.get('x-pagination') === null) {
    const remedy =
      'Der Server muss „x-pagination“ senden und mit „Access-Control-Expose-Headers: x-pagination“ lesbar machen.';
    findings.push(finding('Plattform', 'warning', 'Die Zahl der Fahrzeuge ist nicht lesbar (x-pagination).', remedy));
  }
  // A picture that the page's policy forbids is reported by `policyFindings`.
  const text = await vehicles.text().catch(() => '');
  findings.push(...vehicleFindings(text));
  const [picture] = PICTURE.exec(text) ?? [];
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

function vehicleFindings(text: string): DiagnosisFinding[] {
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    return [
      finding(
        'Plattform',
        'error',
        `GET ${PATHS.vehicles} antwortet nicht mit JSON.`,
        'Der Shop zeigt keine Fahrzeuge.',
      ),
    ];
  }
  const { cars = [] } = z.safeParse(idsSchema, answer).data ?? {};
  const hasOtherIds = cars.some(({ id }) => !isUuid(id));
  const ids = finding(
    'Plattform',
    'error',
    'Kennungen von Fahrzeugen sind keine UUIDs.',
    'Jedes Fahrzeug wäre „nicht mehr verfügbar“: Was keine UUID ist, liest der Shop als Fahrzeugnummer.',
  );
  return [...wireFindings(PATHS.vehicles, searchSchema, answer), ...(hasOtherIds ? [ids] : [])];
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
