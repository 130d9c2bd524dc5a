import { misspeltAttributes, nearest } from '../misspelt';
import type { MountedSession } from '../mountedSession';
import { WIDGET_ELEMENT, type Prefix } from '../options';
import { knownAttributes, unknownAttributes } from '../unknownNames';
import { finding, type DiagnosisFinding } from './finding';

/** Finding about a target that the page does not have. @param name the target in words */
export const missingTarget = (name: string, page: Document): DiagnosisFinding =>
  finding('Ziel', 'error', `${name} gibt es auf dieser Seite nicht.`, adviceOnMissing(name.replaceAll('"', ''), page));

function adviceOnMissing(selector: string, page: Document): string {
  const host = [...page.querySelectorAll('*')].find(({ shadowRoot }) => shadowRoot && hasMatch(shadowRoot, selector));
  if (host)
    return `Es steht im Schattenbaum von <${host.localName}>. Rufen Sie WebshopWidget.mount(…) mit dem Element selbst.`;
  const isFramed = [...page.querySelectorAll('iframe')].some(
    ({ contentDocument }) => contentDocument && hasMatch(contentDocument, selector),
  );
  if (isFramed) return 'Es steht in einem Rahmen (iframe). Das Skript gehört in die Seite dieses Rahmens.';
  const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id);
  const meant = nearest(selector, ids);
  return meant === undefined
    ? 'Fügen Sie das Element ein, oder berichtigen Sie data-target.'
    : `Gemeint ist wohl "#${meant}".`;
}

const hasMatch = (within: ParentNode, selector: string) => (elementsOf(within, selector)?.length ?? 0) > 0;

/** Elements of a selector; `undefined` for an invalid one. */
function elementsOf(within: ParentNode, selector: string): readonly Element[] | undefined {
  try {
    return [...within.querySelectorAll(selector)];
  } catch {
    return undefined;
  }
}

/** Finding about a target that matches several elements, of which the first has the shop. */
export function ambiguousTargets(page: Document): DiagnosisFinding[] {
  const targets = [...page.querySelectorAll<HTMLScriptElement>('script[data-target]')].map(
    ({ dataset }) => dataset.target,
  );
  return [...new Set(targets)].flatMap((target = '') => {
    const count = elementsOf(page, target)?.length ?? 0;
    const text = `"${target}" passt auf ${count} Elemente; der Shop steht im ersten.`;
    return count > 1
      ? [finding('Ziel', 'warning', text, 'Geben Sie dem Element einen Namen, den es nur einmal gibt.')]
      : [];
  });
}

/** Finding about a target that was not there in time, or cannot be one. @param selector '' for what is neither selector nor element */
export function missedTargetFinding(page: Document, selector: string): DiagnosisFinding {
  if (selector === '')
    return finding(
      'Ziel',
      'error',
      'mount hat weder ein Element noch einen CSS-Selektor bekommen.',
      'Geben Sie ihm einen CSS-Selektor: Auf dessen Element wartet der Shop.',
    );
  const elements = elementsOf(page, selector);
  if (elements === undefined)
    return finding(
      'Ziel',
      'error',
      `"${selector}" ist kein gültiger CSS-Selektor.`,
      'Berichtigen Sie data-target, zum Beispiel „#webshop“.',
    );
  if (elements.length === 0) return missingTarget(`"${selector}"`, page);
  return finding(
    'Ziel',
    'error',
    `"${selector}" ist erst nach dem Shop auf die Seite gekommen, der zehn Sekunden lang gewartet hat.`,
    'Rufen Sie WebshopWidget.mount(…), sobald das Element da ist.',
  );
}

const misspeltOf = async (element: Element, prefix: Prefix) =>
  misspeltAttributes(await unknownAttributes(element.getAttributeNames(), prefix), knownAttributes(prefix));

/** Finding about a page that has no shop. */
export function noShopFinding(page: Document): DiagnosisFinding {
  const isOutsideBody = page.querySelector('head > script[data-admin-id]:not([data-target])') !== null;
  return isOutsideBody
    ? finding(
        'Einbindung',
        'error',
        'Das Skript steht in <head> und nennt kein Ziel.',
        'Nennen Sie in data-target das Element, oder setzen Sie das Skript an die Stelle, an der der Shop stehen soll.',
      )
    : finding(
        'Einbindung',
        'error',
        'Auf dieser Seite ist kein Shop eingebunden.',
        'Dem Skript fehlen data-admin-id und data-target, oder mount wurde nicht gerufen.',
      );
}

/** Finding about scripts that a consent tool holds back; some tools leave them on the page beside a running copy. */
export function heldScripts(page: Document, sessions: readonly MountedSession[]): DiagnosisFinding[] {
  const tags = [...page.querySelectorAll<HTMLScriptElement>('script[data-admin-id][type="text/plain"]')];
  const mounted = sessions.map(({ name }) => name);
  const held = tags.filter(({ dataset: { target } }) => !mounted.includes(`"${target ?? ''}"`));
  return held.map(({ dataset: { target } }) =>
    finding(
      'Einbindung',
      'warning',
      `Ein Skript des Shops${target === undefined ? '' : ` für "${target}"`} ist angehalten (type="text/plain"), wohl von einem Consent-Werkzeug.`,
      'Bis zur Zustimmung gibt es dort keinen Shop. Soll er ohne sie laden, nehmen Sie das Skript im Werkzeug aus.',
    ),
  );
}

/** Findings about the attributes of the page's tags: unknown ones, and tags that want different dealers in one element. */
export async function tagFindings(page: Document): Promise<DiagnosisFinding[]> {
  const scripts = [...page.querySelectorAll<HTMLScriptElement>('script[data-admin-id]')];
  const unknown = await Promise.all([
    ...scripts.map((script) => misspeltOf(script, 'data-')),
    ...[...page.querySelectorAll(WIDGET_ELEMENT)].map((element) => misspeltOf(element, '')),
  ]);
  const findings = unknown
    .flat()
    .map(({ attribute, message }) => finding('Einbindung', 'warning', `${attribute}: ${message}`));

  const dealers = new Map<string, Set<string>>();
  for (const { dataset } of scripts) {
    const { target = '', adminId = '' } = dataset;
    if (target !== '') dealers.set(target, (dealers.get(target) ?? new Set()).add(adminId));
  }
  for (const [target, ids] of dealers) {
    if (ids.size < 2) continue;
    findings.push(
      finding(
        'Einbindung',
        'error',
        `Mehrere Skripte verlangen in "${target}" verschiedene Händler (${[...ids].join(', ')}); gezeigt wird der erste.`,
        'Geben Sie jedem Shop ein eigenes Element.',
      ),
    );
  }
  return findings;
}
