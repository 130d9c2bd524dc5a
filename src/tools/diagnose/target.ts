import { isNearView } from '../../../embed/page/nearView';
import type { MountedSession } from './mountedSession';
import { finding, type DiagnosisFinding } from '../embedding/finding';
import { elementsAround, nameOf, reachFinding } from './reach';
import { ruleOf } from './rule';
import { adviceOnTarget, missingTarget } from '../embedding/rules';
import { elementsOf } from './livePage';

/** Below it nobody sees anything. */
const MIN_OPACITY = 0.05;

/** Minimum usable width, px: less than that of the narrowest phone. */
const MIN_WIDTH = 280;

/** Elements that show nothing of their children, or let nobody press them. */
const NO_CONTAINERS =
  'audio, br, button, canvas, embed, hr, iframe, img, input, meter, noscript, object, progress, script, select, style, svg, svg *, template, textarea, video';

/** Nobody writes them into a mount element: it is not closed. */
const SWALLOWED = ':scope > :is(script, style, link, header, nav, main, footer, form, iframe)';

/** What the shop replaces: all in an unclosed element, which is the last of its parent. */
const swallowedBy = (element: Element) =>
  new Set(
    [...element.querySelectorAll(element.nextSibling === null ? ':scope > :not([slot])' : SWALLOWED)]
      .filter(({ shadowRoot }) => shadowRoot === null)
      .map(({ localName }) => `<${localName}>`),
  );

/** It can hold a shop, its box, its content, and the shop. */
export function targetFindings({ name: given, element, config, isReady }: MountedSession): DiagnosisFinding[] {
  if (element === undefined) return [missedTargetFinding(document, given.replaceAll('"', ''), true)];
  const name = given.startsWith('"') ? given : `<${nameOf(element)}>`;
  if (element.matches(NO_CONTAINERS)) {
    const text = `${name} ist ein <${element.localName}>; darin kann kein Shop stehen.`;
    return [finding('Ziel', 'error', text, 'Nehmen Sie ein <div>.')];
  }
  const noBox = noBoxFinding(element, name);
  if (noBox) return [noBox];
  const isOverlay = config?.layout === 'overlay';
  const findings = [boxFinding(element, name, !isOverlay && config?.mode !== 'search')];
  // An overlay opens above everything.
  const reach = isOverlay ? undefined : reachFinding(element, name);
  if (reach) findings.push(reach);
  const swallowed = swallowedBy(element);
  if (swallowed.size > 0) {
    const text = `In ${name} stehen Teile der Seite (${[...swallowed].join(', ')}), die der Shop ersetzt.`;
    const remedy = `Er braucht ein leeres Element. Ist es nicht geschlossen, schreiben Sie </${element.localName}>: „/>“ schließt in HTML nichts.`;
    findings.push(finding('Ziel', 'warning', text, remedy));
  }
  // Without usable options nothing will ever load, and that is told; a closed overlay waits for its opener.
  if (!isReady && config && !(isOverlay && config.start === 'closed')) {
    const remedy = isNearView(element)
      ? 'Er lädt noch. Bleibt es dabei, steht der Grund unter „Plattform“, „Sicherheitsrichtlinie“ oder in der Konsole.'
      : 'Er lädt, sobald das Element in die Nähe des Fensters kommt.';
    findings.push(finding('Ziel', 'warning', `In ${name} steht der Shop noch nicht.`, remedy));
  }
  return findings;
}

/** Finding about a target that was not there in time, or cannot be one. @param selector '' for what is neither selector nor element */
export function missedTargetFinding(page: Document, selector: string, isWaiting = false): DiagnosisFinding {
  const problem = (text: string, remedy: string) => finding('Ziel', 'error', text, remedy);
  if (selector === '')
    return problem(
      'mount hat weder ein Element noch einen CSS-Selektor bekommen.',
      'Geben Sie ihm einen CSS-Selektor: Auf dessen Element wartet der Shop.',
    );
  const elements = elementsOf(page, selector);
  if (elements === undefined)
    return problem(
      `"${selector}" ist kein gültiger CSS-Selektor.`,
      'Berichtigen Sie data-target, zum Beispiel „#webshop“.',
    );
  if (elements.length > 0 && !isWaiting)
    return problem(
      `"${selector}" ist erst nach dem Shop auf die Seite gekommen, der zehn Sekunden lang gewartet hat.`,
      'Rufen Sie WebshopWidget.mount(…), sobald das Element da ist.',
    );
  return problem(missingTarget(`"${selector}"`), adviceOnMissing(selector, page));
}

function adviceOnMissing(selector: string, page: Document): string {
  const hasMatch = (within: ParentNode) => (elementsOf(within, selector)?.length ?? 0) > 0;
  const host = [...page.querySelectorAll('*')].find(({ shadowRoot }) => shadowRoot && hasMatch(shadowRoot));
  if (host)
    return `Es steht im Schattenbaum von <${host.localName}>. Rufen Sie WebshopWidget.mount(…) mit dem Element selbst.`;
  if ([...page.querySelectorAll('iframe')].some(({ contentDocument }) => contentDocument && hasMatch(contentDocument)))
    return 'Es steht in einem Rahmen (iframe). Das Skript gehört in die Seite dieses Rahmens.';
  return adviceOnTarget(
    selector,
    [...page.querySelectorAll('[id]')].map(({ id }) => id),
  );
}

/** Finding about an element that is not rendered, so that the shop does not load. */
function noBoxFinding(element: Element, name: string): DiagnosisFinding | undefined {
  const hidden = hiddenAround(element);
  if (hidden !== undefined) {
    const text = `${name} ist ausgeblendet (${hidden}).`;
    return finding('Ziel', 'error', text, 'Der Shop lädt erst, wenn das Element zu sehen ist.');
  }
  if (getComputedStyle(element).display !== 'contents') return undefined;
  const text = `${name} hat keine eigene Fläche (display: contents); der Shop lädt nicht.`;
  return finding('Ziel', 'error', text, 'Geben Sie dem Element display: block.');
}

/** @param wantsRoom whether it should be as wide as it can */
function boxFinding(element: Element, name: string, wantsRoom: boolean): DiagnosisFinding {
  const { width, height } = element.getBoundingClientRect();
  const narrow = wantsRoom ? narrowingAround(element) : undefined;
  if (width < MIN_WIDTH || narrow !== undefined) {
    const text = `${name} ist nur ${Math.round(width)} px breit${narrow === undefined ? '' : `: ${narrow}`}.`;
    return finding('Ziel', 'warning', text, 'Geben Sie dem Element mehr Breite; der Shop richtet sich danach.');
  }
  const clipped = clippingAround(element);
  if (clipped !== undefined) {
    const remedy = 'Lassen Sie die Höhe frei, oder geben Sie dem Element overflow: auto.';
    return finding('Ziel', 'error', `${name} wird abgeschnitten: ${clipped}.`, remedy);
  }
  const fixed = fixedHeightAround(element);
  if (fixed !== undefined) {
    const text = `${name} liegt über dem, was darunter steht: ${fixed}.`;
    return finding('Ziel', 'error', text, 'Lassen Sie die Höhe frei; min-height hält den Platz ebenso.');
  }
  return finding('Ziel', 'ok', `${name}: ${Math.round(width)} × ${Math.round(height)} px.`);
}

/** Up to the body. */
function* boxesAround(element: Element): Generator<Element> {
  for (const each of elementsAround(element)) {
    if (each === document.body) return;
    yield each;
  }
}

function hiddenAround(element: Element): string | undefined {
  for (const each of elementsAround(element)) {
    const style = getComputedStyle(each);
    const { display, visibility, contentVisibility, opacity, filter } = style;
    const by = (property: string) => {
      const value = style.getPropertyValue(property);
      const rule = ruleOf(each, property, value);
      return `${nameOf(each)}: ${property} ${value}${rule === undefined ? '' : `, Regel „${rule}“`}`;
    };
    if (display === 'none') return by('display');
    if (Number(opacity) < MIN_OPACITY) return by('opacity');
    if (/opacity\(0%?\)/.test(filter)) return by('filter');
    if (visibility !== 'visible' && each === element) return by('visibility');
    if (contentVisibility === 'hidden') return by('content-visibility');
    if (each.matches('details:not([open])')) return `${nameOf(each)}: zugeklappt`;
    if (isFlat(each) && (each !== element || style.height === '0px' || style.maxHeight === '0px'))
      return `${nameOf(each)}: Höhe 0 und overflow ${style.overflowY}`;
    const isScaled = style.transform !== 'none' || style.scale !== 'none';
    if (isScaled && each.getBoundingClientRect().width === 0) return `${nameOf(each)}: auf nichts verkleinert`;
  }
  const { right, bottom } = element.getBoundingClientRect();
  const isOutside = right + window.scrollX <= 0 || bottom + window.scrollY <= 0;
  // `display: contents` has no box to be anywhere.
  return isOutside && element.getClientRects().length > 0 ? 'außerhalb der Seite' : undefined;
}

const isFlat = (element: Element) =>
  element.clientHeight === 0 && /hidden|clip/.test(getComputedStyle(element).overflowY);

const isTooLow = ({ scrollHeight, clientHeight }: Element) => scrollHeight > clientHeight + 1;

/** Share of the room around it below which a shop is narrow without need. */
const NARROW = 0.5;

/** The element that is much narrower than the room around it and stands in it alone, with that room. */
function narrowingAround(element: Element): string | undefined {
  for (const each of boxesAround(element)) {
    const around = each.parentElement;
    if (around === null) return undefined;
    const { width } = each.getBoundingClientRect();
    if (around.clientWidth < MIN_WIDTH || width >= around.clientWidth * NARROW) continue;
    const isAlone = [...around.children].every((other) => other === each || !isBeside(other, each));
    return isAlone
      ? `${nameOf(each)} nimmt von ${around.clientWidth} px in ${nameOf(around)} nur einen Teil`
      : undefined;
  }
  return undefined;
}

function isBeside(other: Element, element: Element): boolean {
  const [one, two] = [other.getBoundingClientRect(), element.getBoundingClientRect()];
  return one.width > 0 && one.height > 0 && one.top < two.bottom && one.bottom > two.top;
}

/** With its height. */
function clippingAround(element: Element): string | undefined {
  for (const each of boxesAround(element)) {
    const { overflowY } = getComputedStyle(each);
    if ((overflowY === 'hidden' || overflowY === 'clip') && isTooLow(each))
      return `${nameOf(each)} ist nur ${each.clientHeight} px hoch (overflow ${overflowY})`;
  }
  return undefined;
}

/** The element that is lower than the shop in it and followed by others, with its height. */
function fixedHeightAround(element: Element): string | undefined {
  for (const each of boxesAround(element)) {
    const { overflowY, display } = getComputedStyle(each);
    if (overflowY !== 'visible') return undefined;
    if (display.startsWith('inline') || !isTooLow(each) || !isFollowed(each)) continue;
    return `${nameOf(each)} ist nur ${each.clientHeight} px hoch`;
  }
  return undefined;
}

function isFollowed(element: Element): boolean {
  for (let next = element.nextElementSibling; next !== null; next = next.nextElementSibling)
    if (next.getBoundingClientRect().height > 0) return true;
  return false;
}
