import type { ReactNode } from 'react';

type Props = Record<string, unknown> & { children?: ReactNode };

/** Of the JSX runtime, read without React. */
interface Element {
  type: unknown;
  props: Props;
}

const NOT_ATTRIBUTES: ReadonlySet<string> = new Set(['children', 'key', 'ref', 'style', 'className']);

/**
 * For components without hooks, as React renders them. No HTML is parsed (Trusted Types); styles are set one by one (any
 * Content-Security-Policy).
 */
export function drawElement(node: ReactNode, parent: Node): void {
  if (node === null || node === undefined || typeof node === 'boolean' || node === '') return;
  if (Array.isArray(node)) {
    for (const each of node as ReactNode[]) drawElement(each, parent);
    return;
  }
  if (typeof node !== 'object') {
    parent.appendChild(document.createTextNode(String(node)));
    return;
  }
  const { type, props } = node as unknown as Element;
  if (typeof type === 'function') drawElement((type as (given: Props) => ReactNode)(props), parent);
  else if (typeof type === 'string') parent.appendChild(elementOf(type, props));
  // A fragment.
  else drawElement(props.children, parent);
}

const isWritten = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

function elementOf(type: string, props: Props): HTMLElement {
  const element = document.createElement(type);
  if (typeof props.className === 'string') element.className = props.className;
  for (const [name, value] of Object.entries(props)) {
    if (NOT_ATTRIBUTES.has(name) || !isWritten(value)) continue;
    const isText = typeof value !== 'boolean' || /^(?:aria|data)-/.test(name);
    if (isText) element.setAttribute(name.toLowerCase(), String(value));
    else if (value) element.setAttribute(name.toLowerCase(), '');
  }
  for (const [name, value] of Object.entries(props.style ?? {})) {
    if (typeof value !== 'string') continue;
    if (name.startsWith('--')) element.style.setProperty(name, value);
    else Object.assign(element.style, { [name]: value });
  }
  drawElement(props.children, element);
  return element;
}
