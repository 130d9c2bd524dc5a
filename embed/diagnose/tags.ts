import { WIDGET_ELEMENT } from '../options';
import { unknownAttributes } from '../unknownNames';
import { finding, type DiagnosisFinding } from './finding';

/** Finding about a target that the page does not have. @param name the target in words */
export const missingTarget = (name: string, page: Document): DiagnosisFinding => {
  const id = name.replaceAll('"', '');
  const remedy = page.getElementById(id)
    ? `Gemeint ist wohl "#${id}".`
    : 'Fügen Sie das Element ein, oder berichtigen Sie data-target.';
  return finding('Ziel', 'error', `${name} gibt es auf dieser Seite nicht.`, remedy);
};

function elementsOf(page: Document, selector: string): readonly Element[] | undefined {
  try {
    return [...page.querySelectorAll(selector)];
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

/** Finding about a target that was not there in time, or cannot be one. */
export function missedTargetFinding(page: Document, selector: string): DiagnosisFinding {
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

/** Findings about the attributes of the page's tags: unknown ones, and tags that want different dealers in one element. */
export async function tagFindings(page: Document): Promise<DiagnosisFinding[]> {
  const scripts = [...page.querySelectorAll<HTMLScriptElement>('script[data-admin-id]')];
  const unknown = await Promise.all([
    ...scripts.map((script) => unknownAttributes(script.getAttributeNames())),
    ...[...page.querySelectorAll(WIDGET_ELEMENT)].map((element) => unknownAttributes(element.getAttributeNames(), '')),
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
