import { finding, type DiagnosisFinding } from '../embedding/finding';

/** From inside to outside, out of shadow trees, too. */
export function* elementsAround(element: Element): Generator<Element> {
  for (let each: Element | null = element; each !== null; each = each.parentElement ?? hostOf(each)) yield each;
}

function hostOf(element: Element): Element | null {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}

/** 'div#reiter' */
export const nameOf = ({ localName, id }: Element) => `${localName}${id === '' ? '' : `#${id}`}`;

/** Places that are tried in the visible part of the element, as shares of its width and of its height. */
const PLACES = [0.25, 0.5, 0.75];

/** Properties that cut an element off, with the value of those that do not. */
const CLIPPING = [
  ['clip-path', 'none'],
  ['clip', 'auto'],
] as const;

/** It is shown, but nobody can press it. @param name in words */
export function reachFinding(element: Element, name: string): DiagnosisFinding | undefined {
  const around = [...elementsAround(element)];
  const locked = around.find((each) => each.hasAttribute('inert'));
  if (locked) {
    const text = `${name} ist gesperrt (${nameOf(locked)}: inert); niemand kann den Shop bedienen.`;
    return finding('Ziel', 'error', text, 'Nehmen Sie „inert“ weg, sobald die Seite bedient werden soll.');
  }
  const unspoken = around.find((each) => each.getAttribute('aria-hidden')?.trim().toLowerCase() === 'true');
  if (unspoken) {
    const text = `${name} ist für Hilfsmittel nicht da (${nameOf(unspoken)}: aria-hidden="true"); wer sich die Seite vorlesen lässt, findet keinen Shop.`;
    return finding('Ziel', 'error', text, 'Nehmen Sie aria-hidden weg, sobald kein Dialog mehr darüber steht.');
  }
  const hits = elementsAtPlaces(element);
  const [hit] = hits;
  if (hit === undefined || hits.some((each) => element.contains(each))) return undefined;
  if (hits.every((each) => !around.includes(each))) {
    const layer = [...elementsAround(hit)].find((each) => !around.includes(each) && coversForGood(each, element));
    if (layer === undefined) return undefined;
    const text = `Über ${name} liegt ${nameOf(layer)}.`;
    return finding('Ziel', 'warning', text, 'Solange es dort liegt, erreicht niemand den Shop.');
  }
  for (const each of around)
    for (const [property, initial] of CLIPPING) {
      const value = getComputedStyle(each).getPropertyValue(property);
      if (value === initial || value === '') continue;
      const text = `${name} ist nicht zu sehen (${nameOf(each)}: ${property} ${value}).`;
      return finding('Ziel', 'error', text, `Nehmen Sie ${property} weg.`);
    }
  return undefined;
}

/** A layer over a part of the element, such as a bar, can be scrolled past. */
function coversForGood(layer: Element, element: Element): boolean {
  const { top, bottom } = layer.getBoundingClientRect();
  const covered = element.getBoundingClientRect();
  const isOverElement = top <= covered.top && bottom >= covered.bottom;
  return isOverElement || (top <= window.innerHeight * 0.1 && bottom >= window.innerHeight * 0.9);
}

/** Empty if it is out of view. */
function elementsAtPlaces(element: Element): Element[] {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const across = [Math.max(left, 0), Math.min(right, window.innerWidth)] as const;
  const down = [Math.max(top, 0), Math.min(bottom, window.innerHeight)] as const;
  if (across[0] >= across[1] || down[0] >= down[1]) return [];
  const at = ([from, to]: readonly [number, number], share: number) => from + (to - from) * share;
  return PLACES.flatMap((x) => PLACES.map((y) => elementAt(at(across, x), at(down, y), element))).filter(
    (each) => each !== null,
  );
}

/** The element at a point, looked up in the shadow trees around the target too. */
function elementAt(x: number, y: number, target: Element): Element | null {
  const outside = new Set(elementsAround(target));
  outside.delete(target);
  let hit = document.elementFromPoint(x, y);
  while (hit?.shadowRoot && outside.delete(hit)) hit = hit.shadowRoot.elementFromPoint(x, y) ?? hit;
  return hit;
}
