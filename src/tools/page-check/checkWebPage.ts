import { finding, type DiagnosisFinding } from '../embedding/finding';
import { pageOf, shopsOf, targetOf, type DealerPage } from '../embedding/page';
import { sourceFindings } from '../embedding/rules';
import { answerText } from '../../lib/http/answerText';
import { platformFindings } from '../diagnose/platform';
import type { Received } from '../exchange';
import { askingPage, open, type OpenedPage } from './browserRules';
import { checkFiles, silenceOf } from './scriptFiles';

/** What the check of a page's address found. */
export interface PageCheckResult {
  /** Behind all redirects. */
  address: string;
  findings: DiagnosisFinding[];
  /** What could not be looked at, in German. */
  notChecked: string[];
}

const LEVELS = ['error', 'warning', 'ok'];

const AFTER_LOADING =
  'was erst im Browser entsteht (Platz und Sichtbarkeit des Ziels, ersetzte Funktionen, was Consent-Werkzeug und Tag-Manager tun). Rufen Sie auf der Seite in der Konsole WebshopWidget.diagnose().';

const WITHOUT_API = 'die Plattform: Kein Tag nennt data-api-url; dann gilt die Adresse, mit der das Skript gebaut ist.';

/** A page with its own encoding, which its header names, or a `meta` element. */
function sourceOf({ bytes, headers, text }: Received): string {
  const type = headers.get('content-type') ?? '';
  if (/charset\s*=/i.test(type)) return text;
  const [, named] = /<meta[^>]+charset\s*=\s*["']?\s*([\w-]+)/i.exec(text.slice(0, 4096)) ?? [];
  return named === undefined ? text : answerText(bytes, `text/html; charset=${named}`);
}

function adviceOnStatus(status: number): string {
  if (status === 401 || status === 403)
    return 'Sie ist geschützt, oder eine Firewall lässt die Prüfung nicht durch. Prüfen Sie, wie Besucher sie sehen.';
  if (status === 429 || status === 503)
    return 'Der Server ist ausgelastet oder in Wartung. Prüfen Sie später noch einmal.';
  return status >= 500 ? 'Das ist eine Störung Ihres Servers.' : 'Prüfen Sie die Adresse.';
}

/** What the server says of a page before anybody reads it. */
function answerFindings(asked: string, { status, headers, redirects, url, text }: Received): DiagnosisFinding[] {
  const findings: DiagnosisFinding[] = [];
  const problem = (problemText: string, remedy: string) =>
    findings.push(finding('Seite', 'error', problemText, remedy));
  if (redirects.length > 0) {
    const isOther = new URL(asked).hostname.replace(/^www\./, '') !== new URL(url).hostname.replace(/^www\./, '');
    const remedy = isOther
      ? 'Geprüft ist die Seite dort. Ist es eine Anmeldung, prüfen Sie eine Seite, die Besucher sehen.'
      : undefined;
    findings.push(finding('Seite', isOther ? 'warning' : 'ok', `${asked} leitet weiter nach ${url}.`, remedy));
  }
  const type = headers.get('content-type') ?? '';
  if (status < 200 || status > 299) problem(`Die Seite antwortet mit ${status}.`, adviceOnStatus(status));
  else if (!/html|xml/i.test(type) && !/^\s*</.test(text))
    problem(
      `Unter ${url} liegt keine Seite, sondern „${type || 'ohne Content-Type'}“.`,
      'Nennen Sie die Adresse der Seite mit dem Shop.',
    );
  return findings;
}

/** What nobody can tell of a page by its source. */
function openQuestions(source: DealerPage): string[] {
  const unknown = source.tags.map(targetOf).filter((target) => target !== '' && source.count(target) === undefined);
  const isWithoutApi =
    source.tags.some((tag) => tag.attributes.has('data-admin-id')) &&
    shopsOf(source).every(({ apiUrl }) => apiUrl === undefined);
  return [
    ...new Set(unknown.map((target) => `ob „${target}“ auf ein Element passt.`)),
    ...(isWithoutApi ? [WITHOUT_API] : []),
    AFTER_LOADING,
  ];
}

/** Findings about the platforms that a page names, each once. */
async function platformsOf(source: DealerPage, page: OpenedPage, send: typeof globalThis.fetch) {
  const findings: DiagnosisFinding[] = [];
  const asked = new Set<string>();
  for (const { adminId, apiUrl } of shopsOf(source)) {
    if (adminId === undefined || apiUrl === undefined || asked.has(`${apiUrl} ${adminId}`)) continue;
    asked.add(`${apiUrl} ${adminId}`);
    findings.push(...(await platformFindings({ apiUrl, adminId }, askingPage(page, send))));
  }
  return findings;
}

/** Asks for a page as a visitor does, and judges it by the rules of the page 'Einbinden' and of `diagnose()`. */
export async function checkWebPage(
  address: string,
  send: typeof globalThis.fetch = globalThis.fetch,
): Promise<PageCheckResult> {
  const result: PageCheckResult = { address, findings: [], notChecked: [] };
  const add = (...findings: readonly DiagnosisFinding[]) => {
    result.findings = LEVELS.flatMap((level) =>
      [...result.findings, ...findings].filter((each) => each.level === level),
    );
  };
  const received = await open(address, send).catch((error: unknown) => {
    const text = `${address} antwortet nicht (${silenceOf(error)}).`;
    add(finding('Seite', 'error', text, 'Prüfen Sie die Adresse und den Server.'));
  });
  if (!received) return result;
  const { url, headers } = received;
  result.address = url;
  add(...answerFindings(address, received));
  if (result.findings.some(({ level }) => level === 'error')) return result;
  const page: OpenedPage = { url: new URL(url), headers };
  const policy = headers.get('content-security-policy');
  const source = pageOf(sourceOf(received), { address: url, ...(policy !== null && { policy }) });
  add(...sourceFindings(source), ...(await checkFiles(source, page, send)), ...(await platformsOf(source, page, send)));
  result.notChecked = openQuestions(source);
  return result;
}
