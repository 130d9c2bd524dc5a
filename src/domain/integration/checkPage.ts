import { hrefOf } from '../addresses';
import { readTags, type SourceTag } from './pageSource';

/** Something that was found in a dealer's page. */
export interface PageFinding {
  /** `error`: the shop cannot work; `warning`: it may not; `ok`: as it should be. */
  level: 'error' | 'warning' | 'ok';
  /** Line of the source, from 1; none for what is missing. */
  line?: number;
  text: string;
  /** What to do about it. */
  remedy?: string;
}

export interface ExpectedPage {
  adminId: string;
  apiUrl: string;
  /** Origins that the shop asks for: of the script and of the platform. */
  scriptOrigin: string;
}

const get = (tag: SourceTag, name: string) => tag.attributes.get(name)?.trim() ?? '';
/** How every address of the shop begins. */
const HASH_ROUTE = `#${hrefOf('search')}`;
const SCRIPT_NAME = /webshop-widget\.js(?:[?#]|$)/i;
const isShopScript = (tag: SourceTag) =>
  tag.name === 'script' &&
  (SCRIPT_NAME.test(get(tag, 'src')) || [...tag.attributes.values()].some((value) => SCRIPT_NAME.test(value)));
const isShopModule = (tag: SourceTag) => tag.name === 'script' && tag.text.includes('esm/webshop-widget.js');

/** Values that an attribute may have (decisions 1). */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  'data-layout': ['normal', 'overlay'],
  'data-start': ['open', 'closed'],
  'data-mode': ['shop', 'search'],
  'data-consent': ['ask', 'external'],
  'data-manage-head': ['true', 'false'],
};

function scriptFindings(tag: SourceTag, { adminId, apiUrl }: ExpectedPage): PageFinding[] {
  const { line } = tag;
  const findings: PageFinding[] = [];
  const add = (level: PageFinding['level'], text: string, remedy?: string) =>
    findings.push({ level, line, text, remedy });
  const id = get(tag, 'data-admin-id');
  if (id === '') add('error', 'data-admin-id fehlt.', `Ergänzen Sie data-admin-id="${adminId}".`);
  else if (id.toLowerCase() !== adminId.toLowerCase())
    add('error', `data-admin-id ist „${id}“, die Händlerkennung dieses Shops ist eine andere.`, `Richtig: ${adminId}`);
  const api = get(tag, 'data-api-url').replace(/\/+$/, '');
  if (api !== '' && api !== apiUrl.replace(/\/+$/, ''))
    add(
      'warning',
      `data-api-url ist „${api}“, dieser Shop arbeitet mit ${apiUrl}.`,
      'Übernehmen Sie die Adresse aus dem Code oben.',
    );
  for (const [name, allowed] of Object.entries(ALLOWED)) {
    const value = get(tag, name);
    if (value !== '' && !allowed.includes(value))
      add('warning', `${name}="${value}" gibt es nicht.`, `Erlaubt: ${allowed.join(', ')}.`);
  }
  const type = get(tag, 'type').toLowerCase();
  if (type === 'text/plain')
    add(
      'error',
      'Das Skript wartet auf Ihr Consent-Werkzeug (type="text/plain").',
      'Nehmen Sie den Shop von der Sperre aus: Inhalte Dritter fragt er selbst ab.',
    );
  else if (
    /lazyload|litespeed|rocket/.test(type) ||
    tag.attributes.has('data-rocket-src') ||
    tag.attributes.has('data-litespeed-src')
  )
    add(
      'warning',
      'Ein Beschleuniger verzögert das Skript, der Shop erscheint erst nach der ersten Berührung.',
      'Nehmen Sie webshop-widget.js in seinen Einstellungen aus.',
    );
  if (/^http:/i.test(get(tag, 'src')))
    add('warning', 'Das Skript wird ohne Verschlüsselung (http) geladen.', 'Schreiben Sie https.');
  if (tag.isInHead && get(tag, 'data-target') === '' && get(tag, 'data-layout') !== 'overlay')
    add(
      'error',
      'Das Skript steht im <head> und nennt kein Ziel.',
      'Ergänzen Sie data-target, oder stellen Sie das Skript in den <body>.',
    );
  return findings;
}

/** Whether a simple selector finds something in the source; `undefined` where it is not simple. */
function isTargetThere(selector: string, tags: readonly SourceTag[]): boolean | undefined {
  const id = /^#([\w-]+)$/.exec(selector)?.[1];
  if (id !== undefined) return tags.some((tag) => get(tag, 'id') === id);
  const name = /^\.([\w-]+)$/.exec(selector)?.[1];
  if (name !== undefined) return tags.some((tag) => get(tag, 'class').split(/\s+/).includes(name));
  return /^[a-z]+$/i.test(selector) ? tags.some((tag) => tag.name === selector.toLowerCase()) : undefined;
}

function targetFindings(scripts: readonly SourceTag[], tags: readonly SourceTag[]): PageFinding[] {
  const seen = new Map<string, number>();
  return scripts.flatMap((tag): PageFinding[] => {
    const target = get(tag, 'data-target');
    const key = target || `line ${tag.line}`;
    const before = seen.get(key);
    seen.set(key, before ?? tag.line);
    if (before !== undefined)
      return [
        {
          level: 'warning',
          line: tag.line,
          text: `Das Skript steht zweimal mit demselben Ziel auf der Seite (zuerst in Zeile ${before}).`,
          remedy: 'Entfernen Sie eines davon.',
        },
      ];
    if (target === '' || isTargetThere(target, tags) !== false) return [];
    return [
      {
        level: 'error',
        line: tag.line,
        text: `Das Ziel „${target}“ gibt es im Quelltext nicht.`,
        remedy: `Fügen Sie es ein${target.startsWith('#') ? `: <div id="${target.slice(1)}"></div>` : ''}. Entsteht es erst durch ein Skript, wartet der Shop 10 Sekunden darauf.`,
      },
    ];
  });
}

function policyFindings(tags: readonly SourceTag[], { apiUrl, scriptOrigin }: ExpectedPage): PageFinding[] {
  const api = originOf(apiUrl);
  return tags
    .filter((tag) => tag.name === 'meta' && get(tag, 'http-equiv').toLowerCase() === 'content-security-policy')
    .flatMap((tag): PageFinding[] => {
      const policy = get(tag, 'content');
      const misses = (
        [
          ['script-src', scriptOrigin],
          ['connect-src', api],
          ['img-src', api],
        ] as const
      ).filter(([directive, origin]) => !allows(policy, directive, origin));
      return misses.map(([directive, origin]) => ({
        level: 'error',
        line: tag.line,
        text: `Die Content-Security-Policy lässt ${origin} in ${directive} nicht zu.`,
        remedy: `Ergänzen Sie: ${directive} … ${origin}${directive === 'img-src' ? ' data: blob:' : ''}`,
      }));
    });
}

const originOf = (address: string) => {
  try {
    return new URL(address).origin;
  } catch {
    return address;
  }
};

function allows(policy: string, directive: string, origin: string): boolean {
  const directives = new Map(
    policy.split(';').map((part) => {
      const [name = '', ...sources] = part.trim().split(/\s+/);
      return [name.toLowerCase(), sources] as const;
    }),
  );
  const sources = directives.get(directive) ?? directives.get('default-src');
  if (sources === undefined) return true;
  const host = origin.replace(/^https?:\/\//, '');
  const parent = host.replace(/^[^.]+/, '*');
  return sources.some((source) => {
    const plain = source.replace(/\/.*$/, '').toLowerCase();
    return (
      source === '*' ||
      source === 'https:' ||
      [origin, host, parent, `https://${parent}`].includes(source) ||
      plain === host ||
      source.startsWith(`${origin}/`)
    );
  });
}

const OPTIMISERS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/rocket-loader(?:\.min)?\.js/i, 'Cloudflare Rocket Loader'],
  [/wp-rocket|rocketlazyloadscript/i, 'WP Rocket'],
  [/litespeed/i, 'LiteSpeed Cache'],
  [/autoptimize/i, 'Autoptimize'],
];

function surroundings(source: string, tags: readonly SourceTag[], scripts: readonly SourceTag[]): PageFinding[] {
  const findings: PageFinding[] = [];
  for (const tag of tags) {
    const { line } = tag;
    if (tag.name === 'base' && tag.attributes.has('href'))
      findings.push({
        level: 'warning',
        line,
        text: '<base href> ändert, wohin relative Adressen führen.',
        remedy: 'Der Shop kommt damit zurecht; eigene Anker-Verweise führen auf die Basisadresse.',
      });
    if (tag.name === 'script' && !isShopScript(tag)) {
      const found = OPTIMISERS.find(([pattern]) => pattern.test(get(tag, 'src')) || pattern.test(get(tag, 'type')));
      if (found && scripts.some((script) => get(script, 'data-cfasync') !== 'false'))
        findings.push({
          level: 'warning',
          line,
          text: `${found[1]} verändert Skripte der Seite.`,
          remedy: 'Nehmen Sie webshop-widget.js davon aus, oder ergänzen Sie data-cfasync="false".',
        });
    }
  }
  const ownRoute = tags.find(
    (tag) => tag.name === 'a' && get(tag, 'href').startsWith(HASH_ROUTE) && !tag.attributes.has('data-webshop-open'),
  );
  if (ownRoute && scripts.some((script) => get(script, 'data-hash-prefix') === ''))
    findings.push({
      level: 'warning',
      line: ownRoute.line,
      text: `Die Seite arbeitet selbst mit ${get(ownRoute, 'href')}.`,
      remedy: 'Geben Sie dem Shop ein Präfix: data-hash-prefix="shop".',
    });
  if (!tags.some((tag) => tag.name === 'meta' && get(tag, 'name').toLowerCase() === 'viewport'))
    findings.push({
      level: 'warning',
      text: 'Ohne <meta name="viewport"> zeigen Telefone die Seite verkleinert.',
      remedy: 'Ergänzen Sie im <head>: <meta name="viewport" content="width=device-width, initial-scale=1">',
    });
  if (!/^\s*(?:<!--[\s\S]*?-->\s*)*<!doctype html/i.test(source))
    findings.push({
      level: 'warning',
      line: 1,
      text: 'Die Seite beginnt nicht mit <!doctype html>.',
      remedy: 'Setzen Sie es an den Anfang: ohne es rechnen Browser Breiten und Höhen anders.',
    });
  return findings;
}

/**
 * What stands in the way of the shop in a dealer's page, by its source: nothing of it is run, nothing is sent. In the order of the
 * lines; what is missing comes first.
 */
export function checkPage(source: string, expected: ExpectedPage): PageFinding[] {
  const tags = readTags(source);
  const scripts = tags.filter(isShopScript);
  const isModule = tags.some(isShopModule);
  const hasElement = tags.some(({ name }) => name === 'webshop-widget');
  if (scripts.length === 0 && !isModule) {
    return [
      {
        level: 'error',
        text: 'Das Skript des Shops (webshop-widget.js) fehlt.',
        remedy: 'Kopieren Sie den Code oben in die Seite. Fügt ein Tag-Manager ihn ein, steht er nicht im Quelltext.',
      },
      ...surroundings(source, tags, scripts),
    ];
  }
  const tagged = hasElement ? [] : scripts;
  const findings = [
    ...tagged.flatMap((tag) => scriptFindings(tag, expected)),
    ...targetFindings(tagged, tags),
    ...policyFindings(tags, expected),
    ...surroundings(source, tags, scripts),
  ].sort((one, other) => (one.line ?? 0) - (other.line ?? 0));
  const first = scripts[0] ?? tags.find(isShopModule);
  return findings.length > 0
    ? findings
    : [{ level: 'ok', line: first?.line, text: 'Das Skript ist richtig eingebunden.' }];
}
