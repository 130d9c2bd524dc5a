/** An element and those around it, from inside to outside, out of shadow trees too. */
export function* elementsAround(element: Element): Generator<Element> {
  for (let each: Element | null = element; each !== null; each = each.parentElement ?? hostOf(each)) yield each;
}

function hostOf(element: Element): Element | null {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}

/** Name of an element for a sentence: 'div#reiter'. */
export const nameOf = ({ localName, id }: Element) => `${localName}${id === '' ? '' : `#${id}`}`;
