import { createHash } from 'node:crypto';
import { finding, type DiagnosisFinding } from '../embedding/finding';
import { isPinned, MAX_FRESH_SECONDS } from '../embedding/hosting';
import { addressOn, isRun, isShopModule, isShopScript, valueOf, type DealerPage } from '../embedding/page';
import type { PageTag } from '../embedding/pageSource';
import { ADVICE_ON_MODULES } from '../diagnose/build';
import type { Received } from '../exchange';
import { blockedBy, isReadableBy, load, type OpenedPage } from './browserRules';

interface ShopFile {
  url: string;
  isModule: boolean;
  isCors: boolean;
  integrity: string;
  line: number | undefined;
}

/** Scripts of the shop that a page loads, each once. */
function filesOf(page: DealerPage): ShopFile[] {
  const fileOf = (tag: PageTag, given: string, isModule: boolean): ShopFile[] => {
    const url = addressOn(page, given);
    const integrity = valueOf(tag, 'integrity');
    const isCors = isModule || tag.attributes.has('crossorigin');
    return url === undefined || !url.startsWith('http') ? [] : [{ url, isModule, isCors, integrity, line: tag.line }];
  };
  const files = page.tags.flatMap((tag) => {
    if (!isRun(tag)) return [];
    if (isShopScript(tag)) return fileOf(tag, valueOf(tag, 'src'), valueOf(tag, 'type').toLowerCase() === 'module');
    const [, given] = isShopModule(tag) ? (/['"]([^'"]*esm\/webshop-widget[^'"]*)['"]/.exec(tag.text) ?? []) : [];
    return given === undefined ? [] : fileOf(tag, given, true);
  });
  return files.filter(({ url }, at) => files.findIndex((other) => other.url === url) === at);
}

const JAVASCRIPT = /^(?:text|application)\/(?:x-)?(?:java|ecma)script\b/i;
/** What no browser runs as a script, whatever the server says else. */
const NEVER_RUN = /^(?:image|audio|video)\/|^text\/csv\b/i;

/** 'Version 1.4.0' of a file, by its first line. */
const versionOf = ({ text }: Received) => /^\/\*! webshop-widget (\S+)/.exec(text)?.[1];

const hashOf = ({ bytes }: Received, algorithm: string) =>
  createHash(algorithm).update(new Uint8Array(bytes)).digest('base64');

/** Whether a browser takes a file for the one that `integrity` names; what it cannot read it does not ask for. */
function isIntact(received: Received, integrity: string): boolean {
  const hashes = integrity.split(/\s+/).flatMap((each) => {
    const [, algorithm = '', hash = ''] = /^(sha(?:256|384|512))-([^?]+)/.exec(each) ?? [];
    return algorithm === '' ? [] : [{ algorithm, hash }];
  });
  return hashes.length === 0 || hashes.some(({ algorithm, hash }) => hashOf(received, algorithm) === hash);
}

const nameOf = (url: string) => new URL(url).pathname.split('/').at(-1) ?? url;

/** What a browser makes of the script files that a page loads: whether they come, run, and fit each other. */
export async function checkFiles(
  source: DealerPage,
  page: OpenedPage,
  send: typeof globalThis.fetch,
): Promise<DiagnosisFinding[]> {
  const findings: DiagnosisFinding[] = [];
  const versions = new Map<string, string>();
  for (const file of filesOf(source)) {
    const { url, isCors, line } = file;
    const add = (level: DiagnosisFinding['level'], text: string, remedy: string) =>
      void findings.push(finding('Skript', level, text, remedy, line));
    let received: Received;
    try {
      received = await load(url, page, { send, isCors });
    } catch (error) {
      add(
        'error',
        `${url} antwortet nicht (${silenceOf(error)}).`,
        'Prüfen Sie die Adresse in src und den Server der Dateien.',
      );
      continue;
    }
    if (received.status !== 200) {
      const remedy = 'Laden Sie die Dateien des Pakets dorthin, oder berichtigen Sie die Adresse in src.';
      add('error', `${url} antwortet mit ${received.status}.`, remedy);
      continue;
    }
    findings.push(...servedFindings(received, file, page), ...cacheFindings(received, line));
    const version = versionOf(received);
    if (version) versions.set(nameOf(url), version);
    else if (!findings.some(({ level }) => level === 'error'))
      add(
        'warning',
        `${url} ist keine Datei dieses Pakets, oder eine veränderte.`,
        'Ein Beschleuniger darf sie nicht zusammenfassen; laden Sie sie unverändert hoch.',
      );
    if (nameOf(url).includes('webshop-start'))
      findings.push(...(await moduleFindings(received, page, { send, line, versions })));
  }
  if (new Set(versions.values()).size > 1)
    findings.push(
      finding(
        'Skript',
        'error',
        `Auf dem Server liegen Dateien verschiedener Versionen: ${[...versions].map(([name, version]) => `${name} ${version}`).join(', ')}.`,
        'Laden Sie den ganzen Ordner einer Version hoch, zuletzt die Namen ohne ganze Version, und leeren Sie das CDN.',
      ),
    );
  const [[, version] = []] = versions;
  if (version !== undefined && findings.every(({ level }) => level === 'ok'))
    findings.push(finding('Skript', 'ok', `Version ${version} wird geladen.`));
  return findings;
}

/** Why a server has not answered, as Node says it. */
export const silenceOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return 'keine Antwort in 10 s';
  return error.cause instanceof Error ? error.cause.message || error.message : error.message;
};

/** Why a browser would not run a file as it came. */
function servedFindings(received: Received, { url, isModule, isCors, integrity, line }: ShopFile, page: OpenedPage) {
  const findings: DiagnosisFinding[] = [];
  const add = (level: DiagnosisFinding['level'], text: string, remedy: string) =>
    void findings.push(finding('Skript', level, text, remedy, line));
  const headers = 'Übernehmen Sie die Kopfzeilen aus „Einbinden“ für den Ordner der Dateien.';
  const type = received.headers.get('content-type') ?? '';
  const isStrict = isModule || /nosniff/i.test(received.headers.get('x-content-type-options') ?? '');
  if (/^\s*</.test(received.text))
    add(
      'error',
      `Unter ${url} steht kein Skript, sondern HTML.`,
      'Prüfen Sie die Adresse in src, und ob der Server statt eines 404 seine Startseite sendet.',
    );
  else if (!JAVASCRIPT.test(type) && (isStrict || NEVER_RUN.test(type)))
    add('error', `${url} kommt als „${type || 'ohne Content-Type'}“; so führt kein Browser ein Skript aus.`, headers);
  else if (!JAVASCRIPT.test(type))
    add('warning', `${url} kommt als „${type || 'ohne Content-Type'}“ statt als text/javascript.`, headers);
  const [, charset = 'utf-8'] = /charset\s*=\s*"?([\w-]+)/i.exec(type) ?? [];
  if (!/^utf-?8$/i.test(charset)) add('warning', `${url} kommt als ${charset}; Umlaute werden zerstört.`, headers);
  const isOwn = new URL(received.url).origin === page.url.origin;
  if (isCors ? !isReadableBy(received, page) : integrity !== '' && !isOwn)
    add(
      'error',
      isCors
        ? `${url} darf diese Seite nicht laden (CORS): Das Tag hat crossorigin oder type="module".`
        : `Das Tag hat integrity ohne crossorigin; von einer anderen Adresse lädt der Browser es so nicht.`,
      isCors
        ? 'Der Server der Dateien muss „Access-Control-Allow-Origin: *“ senden.'
        : 'Ergänzen Sie crossorigin="anonymous".',
    );
  const blocked = isCors ? undefined : blockedBy(received, page);
  if (blocked !== undefined)
    add(
      'error',
      `${url} lädt der Browser auf dieser Seite nicht (${blocked}).`,
      'Der Server der Dateien muss „Cross-Origin-Resource-Policy: cross-origin“ senden.',
    );
  if (!isIntact(received, integrity))
    add(
      'error',
      `${url} hat eine andere Prüfsumme als integrity im Tag.`,
      'Nennen Sie in src eine Datei mit ganzer Version, und die Prüfsumme aus integrity.json.',
    );
  return findings;
}

/** Whether visitors get a new release in time, and do not load for nothing. */
function cacheFindings({ headers, url }: Received, line: number | undefined): DiagnosisFinding[] {
  const control = headers.get('cache-control') ?? '';
  const add = (text: string) => [
    finding(
      'Skript',
      'warning',
      text,
      'Übernehmen Sie die Kopfzeilen aus „Einbinden“ für den Ordner der Dateien.',
      line,
    ),
  ];
  const name = nameOf(url);
  if (isPinned(new URL(url).pathname)) {
    const isKept = Number(/max-age=(\d+)/i.exec(control)?.[1] ?? 0) > 86_400;
    return isKept
      ? []
      : add(
          `${name} ändert sich nie, und Browser laden die Datei trotzdem immer wieder (Cache-Control: „${control || 'fehlt'}“).`,
        );
  }
  if (/no-(?:store|cache)/i.test(control)) return [];
  const expires = Date.parse(headers.get('expires') ?? '') - Date.now();
  const seconds = Number(/max-age=(\d+)/i.exec(control)?.[1] ?? (expires > 0 ? expires / 1000 : Number.NaN));
  if (seconds <= MAX_FRESH_SECONDS) return [];
  return add(
    Number.isNaN(seconds)
      ? `Wie lange Browser ${name} behalten, sagt der Server nicht (Cache-Control); eine neue Version kommt irgendwann an.`
      : `Browser behalten ${name} ${durationOf(seconds)}; so spät kommt eine neue Version an, oder die Rückkehr zur alten.`,
  );
}

function durationOf(seconds: number): string {
  const [days, hours] = [Math.round(seconds / 86_400), Math.round(seconds / 3600)];
  if (days > 1) return `${days} Tage`;
  return hours > 1 ? `${hours} Stunden` : `${Math.round(seconds / 60)} Minuten`;
}

interface StartContext {
  send: typeof globalThis.fetch;
  line: number | undefined;
  versions: Map<string, string>;
}

/** Whether a start script gets the modules beside it. */
async function moduleFindings(start: Received, page: OpenedPage, { send, line, versions }: StartContext) {
  const folder = new URL('esm/', start.url).href;
  const entry = nameOf(start.url).replace('webshop-start', 'webshop-widget');
  const chunks = [...new Set([...start.text.matchAll(/chunks\/[\w.-]+\.js/g)].map(([chunk]) => chunk))];
  const findings: DiagnosisFinding[] = [];
  for (const name of [entry, ...chunks]) {
    const received = await load(folder + name, page, { send, isCors: true }).catch(() => undefined);
    const problem = problemOfModule(received, page);
    if (problem !== undefined) {
      const text = `Das Startskript bekommt die Module nicht (esm/${name}: ${problem}) und lädt den Shop ohne sie; er erscheint später.`;
      return [finding('Skript', 'warning', text, ADVICE_ON_MODULES, line)];
    }
    const version = received && versionOf(received);
    if (name === entry && version) versions.set(`esm/${name}`, version);
    if (received && name === chunks[0]) findings.push(...cacheFindings(received, line));
  }
  return findings;
}

function problemOfModule(received: Received | undefined, page: OpenedPage): string | undefined {
  if (received === undefined) return 'keine Antwort';
  if (received.status !== 200) return String(received.status);
  const type = received.headers.get('content-type') ?? '';
  if (!JAVASCRIPT.test(type)) return type || 'ohne Content-Type';
  return isReadableBy(received, page) ? undefined : 'kein Access-Control-Allow-Origin';
}
