import { firstReads, PATHS } from '../../src/api/firstReads';
import { isPictureLoaded } from './picture';
import { finding, type DiagnosisFinding } from './finding';

const FIRST_SEARCH = { carQueryParams: '', isWidget: true };

/** First address of a picture in the answer of the vehicles. */
const PICTURE = /(?<=")https?:\/\/[^"\s]+\.(?:jpe?g|png|webp|avif|svg)(?=["?])/i;

/** Timeout of each request, ms. */
const TIMEOUT_MS = 10_000;

interface Configuration {
  apiUrl: string;
  adminId: string;
}

const request = (address: string, mode: RequestMode = 'cors') =>
  fetch(address, { mode, credentials: 'omit', cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
    () => undefined,
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
  // The same for every dealer.
  if (settings.status === 404 && !(await request(`${apiUrl}${PATHS.equipment}`))?.ok) {
    const remedy = 'Prüfen Sie data-api-url: Der Pfad hinter dem Namen des Servers fehlt oder ist falsch.';
    return [finding('Plattform', 'error', `Unter ${apiUrl} antwortet keine Plattform (404).`, remedy)];
  }
  if (settings.ok && (await settings.json().catch(() => undefined)) === undefined) {
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
    const remedy = 'Der Server muss „Access-Control-Expose-Headers: x-pagination“ senden.';
    findings.push(finding('Plattform', 'warning', 'Die Zahl der Fahrzeuge ist nicht lesbar (x-pagination).', remedy));
  }
  // A picture that the page's policy forbids is reported by `policyFindings`.
  const [picture] = PICTURE.exec(await vehicles.text().catch(() => '')) ?? [];
  if (picture !== undefined) await isPictureLoaded(picture);
  return findings;
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
