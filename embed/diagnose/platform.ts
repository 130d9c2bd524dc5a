import { firstReads } from '../../src/api/firstReads';
import { found, type DiagnosisFinding } from './finding';

const FIRST_SEARCH = { carQueryParams: '', isWidget: true };

/** So long an answer may take, ms. */
const TIMEOUT_MS = 10_000;

interface Question {
  apiUrl: string;
  adminId: string;
}

const ask = (address: string, mode: RequestMode = 'cors') =>
  fetch(address, { mode, credentials: 'omit', cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
    () => undefined,
  );

/** Whether the platform answers, may be read from this page, and knows the dealer. Reads only what every visitor reads. */
export async function platformFindings({ apiUrl, adminId }: Question): Promise<DiagnosisFinding[]> {
  const isMixed = location.protocol === 'https:' && apiUrl.startsWith('http:');
  if (isMixed) {
    const remedy = 'Schreiben Sie https in data-api-url.';
    return [
      found('Plattform', 'error', `${apiUrl} ist unverschlüsselt; eine https-Seite darf sie nicht lesen.`, remedy),
    ];
  }
  const started = performance.now();
  const [settingsAddress, vehiclesAddress = ''] = firstReads(apiUrl, { adminId }, FIRST_SEARCH);
  const settings = await ask(settingsAddress);
  if (settings === undefined) return [await unreadable(apiUrl)];
  const duration = Math.round(performance.now() - started);
  const findings = [
    settings.status === 404
      ? found(
          'Händler',
          'error',
          `Die Plattform kennt die Händlerkennung ${adminId} nicht.`,
          'Prüfen Sie data-admin-id.',
        )
      : settings.ok
        ? found('Händler', 'ok', `Die Plattform kennt die Händlerkennung ${adminId}.`)
        : found('Händler', 'error', `Die Einstellungen des Händlers antworten mit ${settings.status}.`),
    found('Plattform', 'ok', `${apiUrl} antwortet in ${duration} ms und darf von dieser Seite gelesen werden.`),
  ];
  if (!settings.ok) return findings;
  const vehicles = await ask(vehiclesAddress);
  if (!vehicles?.ok) {
    findings.push(
      found(
        'Plattform',
        'warning',
        'Die Fahrzeuge konnten nicht gelesen werden.',
        'Der Shop sagt es und bietet „Erneut versuchen“.',
      ),
    );
  } else if (vehicles.headers.get('x-pagination') === null) {
    const remedy = 'Der Server muss „Access-Control-Expose-Headers: x-pagination“ senden.';
    findings.push(found('Plattform', 'warning', 'Die Zahl der Fahrzeuge ist nicht lesbar (x-pagination).', remedy));
  }
  return findings;
}

async function unreadable(apiUrl: string): Promise<DiagnosisFinding> {
  if (!navigator.onLine) return found('Plattform', 'error', 'Der Browser ist offline.');
  const isThere = (await ask(apiUrl, 'no-cors')) !== undefined;
  return isThere
    ? found(
        'Plattform',
        'error',
        `${apiUrl} antwortet, darf von ${location.origin} aber nicht gelesen werden (CORS).`,
        `Die Plattform muss „Access-Control-Allow-Origin“ für ${location.origin} senden.`,
      )
    : found(
        'Plattform',
        'error',
        `${apiUrl} ist von dieser Seite aus nicht erreichbar.`,
        'Prüfen Sie data-api-url, und ob die Sicherheitsrichtlinie der Seite (connect-src) sie erlaubt.',
      );
}
