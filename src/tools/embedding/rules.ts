import { hrefOf, screenAt } from '../../domain/addresses';
import { finding, type DiagnosisFinding, type DiagnosisTopic, type Level } from './finding';
import { isForeign } from '../../domain/integration/foreignAttributes';
import { misspeltAttributes, nearestName } from './misspelt';
import { knownAttributes, otherAttributes } from '../../domain/integration/otherAttributes';
import { attributeOf, OPTION_NAMES, problemOf, READERS, type OptionName } from '../../domain/integration/mountOptions';
import { withoutMarks } from '../../domain/integration/withoutMarks';
import { OPTION_MESSAGES } from '../../domain/integration/optionMessages';
import {
  addressOn,
  declarationsOf,
  isRun,
  isScriptType,
  isShopModule,
  isShopScript,
  pageOf,
  shopsOf,
  targetOf,
  valueOf,
  type DealerPage,
  type ExpectedPage,
} from './page';
import type { PageTag } from './pageSource';
import { allows, originOf, sandboxOf, trustedTypesFindings } from './policy';
import { ROOM } from './snippet';

interface Hit {
  tag?: PageTag | undefined;
  text: string;
  remedy?: string;
  level?: Level;
}

interface Rule {
  /** Where it holds: `source` is what a living page shows by itself (`tools/diagnose`). */
  on: 'both' | 'source';
  topic: DiagnosisTopic;
  level: Level;
  finds: (page: DealerPage) => Hit[];
}

const OPTIMISERS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/rocket-loader(?:\.min)?\.js/i, 'Cloudflare Rocket Loader'],
  [/wp-rocket|rocketlazyloadscript/i, 'WP Rocket'],
  [/litespeed/i, 'LiteSpeed Cache'],
  [/autoptimize/i, 'Autoptimize'],
];

const isDelayed = (tag: PageTag) =>
  /lazyload|litespeed|rocket/.test(valueOf(tag, 'type').toLowerCase()) ||
  ['data-rocket-src', 'data-litespeed-src'].some((name) => tag.attributes.has(name));

/** Held back until something else runs it: a consent tool, a worker; an optimiser's delay is a rule of its own. */
const isHeldBack = (tag: PageTag) => tag.name === 'script' && !isRun(tag) && !isDelayed(tag);

function heldBackBy(tag: PageTag): string {
  if (tag.attributes.has('nomodule')) return 'nomodule';
  return isScriptType(tag) ? 'ohne src' : `type="${valueOf(tag, 'type')}"`;
}

const scriptsIn = ({ tags }: DealerPage) => tags.filter(isShopScript);

const declaredScripts = (page: DealerPage) =>
  declarationsOf(page).flatMap(({ tag, prefix }) => (prefix === 'data-' ? [tag] : []));

/** The page's policies: of its answer, and of its `meta` elements, where a sandbox means nothing. */
const policiesOf = ({ tags, policy }: DealerPage): { tag?: PageTag; policy: string }[] => [
  ...(policy ? [{ policy }] : []),
  ...tags
    .filter((tag) => valueOf(tag, 'http-equiv').toLowerCase() === 'content-security-policy')
    .map((tag) => ({ tag, policy: valueOf(tag, 'content').replace(/(?:^|;)\s*sandbox\b[^;]*/i, '') })),
];

interface Wanted {
  directive: string;
  address: string;
  nonce?: string;
}

function wantedBy(page: DealerPage): Wanted[] {
  const { expected } = page;
  const scripts = scriptsIn(page).flatMap((tag): Wanted[] => {
    const address = isRun(tag) ? addressOn(page, valueOf(tag, 'src')) : undefined;
    return address ? [{ directive: 'script-src', address, nonce: valueOf(tag, 'nonce') }] : [];
  });
  if (scripts.length === 0 && expected) scripts.push({ directive: 'script-src', address: expected.scriptOrigin });
  const apis = shopsOf(page).flatMap(({ apiUrl = expected?.apiUrl }) => apiUrl ?? []);
  if (apis.length === 0 && expected) apis.push(expected.apiUrl);
  return [
    ...scripts,
    // Below its address, whose own path may stand without a slash.
    ...[...new Set(apis)].flatMap((api) => [
      { directive: 'connect-src', address: `${withoutSlashes(api)}/` },
      { directive: 'img-src', address: `${withoutSlashes(api)}/` },
    ]),
  ];
}

const withoutSlashes = (address: string) => address.replace(/\/+$/, '');

/** @param name in words */
export const missingTarget = (name: string) => `${name} gibt es auf dieser Seite nicht.`;

export function adviceOnTarget(selector: string, ids: readonly string[]): string {
  const meant = nearestName(selector, ids);
  if (meant !== undefined) return `Gemeint ist wohl "#${meant}".`;
  const element = /^#[\w-]+$/.test(selector) ? `: <div id="${selector.slice(1)}" style="${ROOM}"></div>` : '';
  return `Fügen Sie das Element ein${element}, oder berichtigen Sie data-target.`;
}

/** Text and advice about an address behind '#/' that the shop takes for its own. @param path without '#' and prefix */
export function foreignRoute(address: string, path: string): Hit[] {
  if (screenAt(path.split('?')[0] ?? '/') !== undefined) return [];
  return [
    {
      text: `Die Adresse „${address}“ gehört zu keiner Seite des Shops; er zeigt „Seite nicht gefunden“.`,
      remedy: 'Arbeitet Ihre Seite selbst mit Adressen hinter „#/“, setzen Sie data-hash-prefix="shop".',
    },
  ];
}

/** What the tags of a page tell, pasted or living; read by `diagnose()`, the admin area's check and the page 'Einbinden'. */
const RULES = {
  misspeltAttribute: {
    on: 'both',
    topic: 'Einbindung',
    level: 'warning',
    finds: (page) =>
      declarationsOf(page).flatMap(({ tag, prefix }) => {
        const names = otherAttributes([...tag.attributes.keys()], prefix).filter((name) => !isForeign(name));
        return misspeltAttributes(names, knownAttributes(prefix)).map(({ attribute, message }) => ({
          tag,
          text: `${attribute}: ${message}`,
        }));
      }),
  },
  unreadableValue: {
    on: 'source',
    topic: 'Einbindung',
    level: 'warning',
    finds: (page) =>
      declarationsOf(page).flatMap(({ tag, prefix }) =>
        (OPTION_NAMES as readonly OptionName[]).flatMap((name): Hit[] => {
          const attribute = attributeOf(name, prefix);
          const value = withoutMarks(valueOf(tag, attribute));
          const isMissing = value === '';
          if (isMissing ? name !== 'adminId' : READERS[name](value, 'https://page.invalid') !== undefined) return [];
          const { expected } = page;
          return [
            {
              tag,
              text: `${attribute}${isMissing ? ' fehlt' : `="${value}"`}. ${OPTION_MESSAGES[problemOf(name, value)]}`,
              ...(name === 'adminId' && expected && { remedy: `Richtig: ${attribute}="${expected.adminId}"` }),
              ...(/adminId|apiUrl/.test(name) && { level: 'error' }),
            },
          ];
        }),
      ),
  },
  otherDealer: {
    on: 'source',
    topic: 'Händler',
    level: 'error',
    finds: (page) =>
      declarationsOf(page).flatMap(({ tag, prefix }) => {
        const id = READERS.adminId(withoutMarks(valueOf(tag, attributeOf('adminId', prefix))));
        if (id === undefined || page.expected === undefined || id === page.expected.adminId.toLowerCase()) return [];
        const text = `Die Händlerkennung „${id}“ ist nicht die dieses Shops.`;
        return [{ tag, text, remedy: `Richtig: ${page.expected.adminId}` }];
      }),
  },
  otherPlatform: {
    on: 'source',
    topic: 'Plattform',
    level: 'warning',
    finds: (page) =>
      declarationsOf(page).flatMap(({ tag, prefix }) => {
        const value = withoutMarks(valueOf(tag, attributeOf('apiUrl', prefix)));
        const api = value === '' ? '' : withoutSlashes(READERS.apiUrl(value, 'https://page.invalid') ?? '');
        if (api === '' || page.expected === undefined || api === withoutSlashes(page.expected.apiUrl)) return [];
        const text = `${attributeOf('apiUrl', prefix)} ist „${api}“, dieser Shop arbeitet mit ${page.expected.apiUrl}.`;
        return [{ tag, text, remedy: 'Übernehmen Sie die Adresse aus dem Code oben.' }];
      }),
  },
  noTargetInHead: {
    on: 'both',
    topic: 'Einbindung',
    level: 'error',
    finds: (page) =>
      declaredScripts(page)
        .filter(
          (tag) =>
            tag.isInHead &&
            tag.attributes.has('data-admin-id') &&
            targetOf(tag) === '' &&
            READERS.layout(withoutMarks(valueOf(tag, 'data-layout')), '') !== 'overlay',
        )
        .map((tag) => ({
          tag,
          text: 'Das Skript steht in <head> und nennt kein Ziel.',
          remedy:
            'Nennen Sie in data-target das Element, oder setzen Sie das Skript an die Stelle, an der der Shop stehen soll.',
        })),
  },
  missingTarget: {
    on: 'source',
    topic: 'Ziel',
    level: 'error',
    finds: (page) =>
      declaredScripts(page).flatMap((tag) => {
        const target = targetOf(tag);
        if (target === '' || page.count(target) !== 0) return [];
        const ids = page.tags.map((each) => valueOf(each, 'id')).filter(Boolean);
        const remedy = `${adviceOnTarget(target, ids)} Entsteht es erst durch ein Skript, wartet der Shop 10 Sekunden darauf.`;
        return [{ tag, text: missingTarget(`"${target}"`), remedy }];
      }),
  },
  ambiguousTarget: {
    on: 'both',
    topic: 'Ziel',
    level: 'warning',
    finds: (page) =>
      [...new Set(page.tags.map((tag) => (tag.name === 'script' ? targetOf(tag) : '')))].flatMap((target) => {
        const count = target === '' ? 0 : (page.count(target) ?? 0);
        const text = `"${target}" passt auf ${count} Elemente; der Shop steht im ersten, das zu sehen ist.`;
        return count > 1 ? [{ text, remedy: 'Geben Sie dem Element einen Namen, den es nur einmal gibt.' }] : [];
      }),
  },
  sharedTarget: {
    on: 'both',
    topic: 'Einbindung',
    level: 'warning',
    finds: (page) => {
      const byTarget = new Map<string, PageTag[]>();
      for (const tag of declaredScripts(page)) {
        const target = targetOf(tag);
        if (target !== '' && !isHeldBack(tag)) byTarget.set(target, [...(byTarget.get(target) ?? []), tag]);
      }
      return [...byTarget].flatMap(([target, [first, ...others]]): Hit[] => {
        const [tag] = others;
        if (first === undefined || tag === undefined) return [];
        const dealers = new Set([first, ...others].map((each) => valueOf(each, 'data-admin-id')));
        if (dealers.size === 1)
          return [
            {
              tag,
              text: `Das Skript steht zweimal mit demselben Ziel "${target}" auf der Seite${first.line ? ` (zuerst in Zeile ${first.line})` : ''}.`,
              remedy: 'Entfernen Sie eines davon.',
            },
          ];
        const text = `Mehrere Skripte verlangen in "${target}" verschiedene Händler (${[...dealers].join(', ')}); gezeigt wird der erste.`;
        return [{ tag, text, remedy: 'Geben Sie jedem Shop ein eigenes Element.', level: 'error' }];
      });
    },
  },
  notClosed: {
    on: 'source',
    topic: 'Ziel',
    level: 'error',
    finds: (page) =>
      page.tags
        .filter((tag) => tag.isSelfClosing && (tag.name === 'webshop-widget' || isTarget(tag, page)))
        .map((tag) => ({
          tag,
          text: `<${tag.name} … /> ist nicht geschlossen: Der Rest der Seite stünde darin, und der Shop ersetzt ihn.`,
          remedy: `Schreiben Sie </${tag.name}>: „/>“ schließt in HTML nichts.`,
        })),
  },
  heldBack: {
    on: 'both',
    topic: 'Einbindung',
    level: 'warning',
    finds: (page) =>
      page.tags
        .filter((tag) => isHeldBack(tag) && (isShopScript(tag) || tag.attributes.has('data-admin-id')))
        .filter((tag) => !page.mounted.includes(targetOf(tag)))
        .map((tag) => ({
          tag,
          text: `Ein Skript des Shops${tag.attributes.has('data-target') ? ` für "${targetOf(tag)}"` : ''} ist angehalten (${heldBackBy(tag)}), wohl von einem Consent-Werkzeug.`,
          remedy:
            'Bis zur Zustimmung gibt es dort keinen Shop. Soll er ohne sie laden, nehmen Sie das Skript im Werkzeug aus.',
        })),
  },
  delayed: {
    on: 'both',
    topic: 'Skript',
    level: 'warning',
    finds: (page) =>
      scriptsIn(page)
        .filter(isDelayed)
        .map((tag) => ({
          tag,
          text: 'Ein Beschleuniger verzögert das Skript, der Shop erscheint erst nach der ersten Berührung.',
          remedy: 'Nehmen Sie das Skript des Shops in seinen Einstellungen aus.',
        })),
  },
  optimised: {
    on: 'both',
    topic: 'Skript',
    level: 'warning',
    finds: (page) => {
      const isExempt = scriptsIn(page).every((script) => valueOf(script, 'data-cfasync') === 'false');
      return page.tags.flatMap((tag): Hit[] => {
        if (isExempt || tag.name !== 'script' || isShopScript(tag)) return [];
        const [, name] =
          OPTIMISERS.find(([pattern]) => pattern.test(valueOf(tag, 'src')) || pattern.test(valueOf(tag, 'type'))) ?? [];
        const remedy = 'Nehmen Sie das Skript des Shops davon aus, oder ergänzen Sie data-cfasync="false".';
        return name === undefined ? [] : [{ tag, text: `${name} verändert Skripte der Seite.`, remedy }];
      });
    },
  },
  unencrypted: {
    on: 'source',
    topic: 'Skript',
    level: 'warning',
    finds: (page) =>
      scriptsIn(page)
        .filter((tag) => /^http:(?!\/\/(?:localhost|127\.))/i.test(valueOf(tag, 'src')))
        .map((tag) => ({
          tag,
          text: 'Das Skript wird ohne Verschlüsselung (http) geladen.',
          remedy: 'Schreiben Sie https.',
          // Of an encrypted page browsers load none.
          ...(page.address?.startsWith('https:') && { level: 'error' }),
        })),
  },
  moduleAsScript: {
    on: 'both',
    topic: 'Skript',
    level: 'error',
    finds: (page) =>
      scriptsIn(page).flatMap((tag) => {
        const [file] = /esm\/webshop-[^/?#]*/.exec(valueOf(tag, 'src')) ?? [];
        if (file === undefined || !isRun(tag) || valueOf(tag, 'type').toLowerCase() === 'module') return [];
        const remedy = 'Schreiben Sie type="module" in das Tag, oder nehmen Sie die Datei außerhalb von „esm“.';
        return [{ tag, text: `${file} ist ein Modul; als gewöhnliches Skript läuft es nicht.`, remedy }];
      }),
  },
  otherFiles: {
    on: 'both',
    topic: 'Skript',
    level: 'warning',
    finds: (page) => {
      const addresses = [...new Set(scriptsIn(page).map((tag) => valueOf(tag, 'src')))].filter(Boolean);
      if (addresses.length < 2) return [];
      const text = `Mehrere Dateien des Shops sind eingebunden: ${addresses.join(', ')}.`;
      return [{ text, remedy: 'Binden Sie überall dieselbe Datei ein; es gilt die, die zuerst geladen war.' }];
    },
  },
  forbidden: {
    on: 'source',
    topic: 'Sicherheitsrichtlinie',
    level: 'error',
    finds: (page) =>
      policiesOf(page).flatMap(({ tag, policy }) => {
        const refused = wantedBy(page).filter(
          ({ directive, address, nonce }) => !allows(policy, directive, address, { page: page.address, nonce }),
        );
        return [
          ...refused.map(({ directive, address }) => ({
            tag,
            text: `${directive} verbietet ${originOf(address)}.`,
            remedy:
              directive === 'script-src' && policy.includes("'strict-dynamic'")
                ? 'Geben Sie dem Tag die Nonce der Richtlinie (nonce="…"): Neben „strict-dynamic“ zählt keine Adresse.'
                : `Ergänzen Sie in der Content-Security-Policy: ${directive} … ${originOf(address)}${directive === 'img-src' ? ' data: blob:' : ''}`,
          })),
          ...trustedTypesFindings(policy).map(({ text, remedy = '' }) => ({ tag, text, remedy })),
        ];
      }),
  },
  sandboxed: {
    on: 'source',
    topic: 'Sicherheitsrichtlinie',
    level: 'error',
    finds: (page) =>
      policiesOf(page).flatMap(({ tag, policy }) => {
        const words = sandboxOf(policy);
        const missing = ['allow-scripts', 'allow-same-origin'].filter((word) => words?.includes(word) === false);
        const text = `Die „sandbox“ der Seite erlaubt ${missing.join(' und ')} nicht.`;
        return missing.length === 0
          ? []
          : [{ tag, text, remedy: 'Ohne Skripte und eigene Herkunft gibt es keinen Shop.' }];
      }),
  },
  ownRoutes: {
    on: 'both',
    topic: 'Einbindung',
    level: 'warning',
    finds: (page) => {
      const hasPrefix = declarationsOf(page).every(({ tag, prefix }) => valueOf(tag, `${prefix}hash-prefix`) !== '');
      const tag = page.tags.find((each) => {
        const href = valueOf(each, 'href');
        const isRoute = each.name === 'a' && href.startsWith(`#${hrefOf('search')}`);
        return isRoute && !each.attributes.has('data-webshop-open') && foreignRoute(href, href.slice(1)).length > 0;
      });
      if (hasPrefix || tag === undefined) return [];
      const href = valueOf(tag, 'href');
      return foreignRoute(href, href.slice(1)).map((hit) => ({ ...hit, tag }));
    },
  },
  noViewport: {
    on: 'both',
    topic: 'Aussehen',
    level: 'warning',
    finds: ({ tags, isTop }) =>
      !isTop || tags.some((tag) => tag.name === 'meta' && valueOf(tag, 'name').toLowerCase() === 'viewport')
        ? []
        : [
            {
              text: 'Der Seite fehlt „viewport“; auf dem Telefon ist alles winzig.',
              remedy: 'Ergänzen Sie <meta name="viewport" content="width=device-width, initial-scale=1">.',
            },
          ],
  },
  noDoctype: {
    on: 'both',
    topic: 'Aussehen',
    level: 'warning',
    finds: ({ hasDoctype }) =>
      hasDoctype
        ? []
        : [
            {
              text: 'Die Seite beginnt nicht mit <!doctype html>.',
              remedy: 'Setzen Sie es an den Anfang: ohne es rechnen Browser Breiten und Höhen anders.',
            },
          ],
  },
} as const satisfies Record<string, Rule>;

const isTarget = (tag: PageTag, page: DealerPage) => {
  const id = valueOf(tag, 'id');
  return id !== '' && declaredScripts(page).some((script) => valueOf(script, 'data-target') === `#${id}`);
};

/** Findings of the rules, sorted by line; those without one come first. */
export function pageFindings(page: DealerPage, isLive = false): DiagnosisFinding[] {
  return Object.values<Rule>(RULES)
    .filter(({ on }) => on === 'both' || !isLive)
    .flatMap(({ topic, level, finds }) =>
      finds(page).map(({ tag, text, remedy, level: severity = level }) =>
        finding(topic, severity, text, remedy, tag?.line),
      ),
    )
    .sort((one, other) => (one.line ?? 0) - (other.line ?? 0));
}

/** By what loads them. */
const TAG_MANAGERS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/googletagmanager\.com\/gtm\.js|\bGTM-[A-Z\d]{4,}/, 'Google Tag Manager'],
  [/\/container_[A-Za-z\d]{6,}\.js/, 'Matomo Tag Manager'],
  [/\butag\.js/, 'Tealium'],
  [/\/launch-[\w-]+\.min\.js/, 'Adobe Launch'],
  [/containers\.piwik\.pro/, 'Piwik PRO Tag Manager'],
];

/** A script that names it, or a tag manager. */
function injectorOf({ tags }: DealerPage): { tag: PageTag; name: string; isSure: boolean } | undefined {
  const scripts = tags.filter((tag) => tag.name === 'script' && isScriptType(tag));
  const bringer = scripts.find(({ text }) => /webshop-(?:start|widget)[\w.-]*\.js/.test(text));
  if (bringer) return { tag: bringer, name: 'ein Skript der Seite', isSure: true };
  for (const tag of scripts)
    for (const [pattern, name] of TAG_MANAGERS)
      if (pattern.test(tag.text) || pattern.test(valueOf(tag, 'src'))) return { tag, name, isSure: false };
  return undefined;
}

/** Where a browser makes no element of a tag, in words. */
const TEXT_PLACES: Readonly<Record<string, string>> = {
  comment: 'in einem Kommentar (<!-- … -->)',
  unclosed: 'ohne </script>',
};

/** Where the script of a page is, if browsers find none. */
function missingScript(page: DealerPage): DiagnosisFinding {
  const problem = (level: Level, text: string, remedy: string, line?: number) =>
    finding('Skript', level, text, remedy, line);
  const written = page.texts?.find((tag) => isShopScript(tag) || isShopModule(tag));
  if (written) {
    const place = TEXT_PLACES[written.within] ?? `in <${written.within}>`;
    const text = `Das Skript des Shops steht ${place}: Kein Browser führt es aus.`;
    const remedy =
      written.within === 'unclosed' ? 'Schreiben Sie </script> hinter das Tag.' : 'Setzen Sie das Tag außerhalb davon.';
    return problem('error', text, remedy, written.line);
  }
  const injector = injectorOf(page);
  if (injector) {
    const { name, tag, isSure } = injector;
    const text = `Im Quelltext steht kein Tag des Shops; ${name} ${isSure ? 'fügt es ein' : 'kann es einfügen'}.`;
    const remedy =
      'Das zeigt erst die laufende Seite: Rufen Sie dort in der Konsole WebshopWidget.diagnose(). Sicherer ist das Tag in der Seite selbst.';
    return problem('warning', text, remedy, tag.line);
  }
  const frame = page.tags.find((tag) => tag.name === 'iframe' && /^(?:https?:|\/|[\w-])/.test(valueOf(tag, 'src')));
  return problem(
    'error',
    'Das Skript des Shops (webshop-start.js) fehlt.',
    `Kopieren Sie den Code, den „Einbinden“ schreibt, in die Seite. Fügt ein Tag-Manager ihn ein, steht er nicht im Quelltext.${frame ? ` Steht der Shop im Rahmen, prüfen Sie dessen Seite: ${addressOn(page, valueOf(frame, 'src')) ?? valueOf(frame, 'src')}` : ''}`,
  );
}

/** Nothing is run or sent. */
export function sourceFindings(page: DealerPage): DiagnosisFinding[] {
  const first = page.tags.find((tag) => isShopScript(tag) || isShopModule(tag));
  const findings = pageFindings(page);
  if (first === undefined) return [missingScript(page), ...findings];
  return findings.length > 0
    ? findings
    : [finding('Skript', 'ok', 'Das Skript ist richtig eingebunden.', undefined, first.line)];
}

export const checkPage = (source: string, expected?: ExpectedPage): DiagnosisFinding[] =>
  sourceFindings(pageOf(source, expected && { expected }));
