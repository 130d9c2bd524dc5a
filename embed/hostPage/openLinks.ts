import { isUnmodifiedClick } from '../../src/lib/unmodifiedClick';

/**
 * Opens the shop by clicks on elements of the page with `data-webshop-open="/path"` (empty: the last location). Ignores clicks that
 * the page has handled, and clicks for a new tab. Returns cleanup.
 */
export function listenToOpenLinks(open: (path: string | undefined) => void): () => void {
  function onClick(event: MouseEvent) {
    if (event.defaultPrevented || !isUnmodifiedClick(event)) return;
    const opener = event
      .composedPath()
      .find((node): node is HTMLElement | SVGElement => isElement(node) && node.dataset.webshopOpen !== undefined);
    if (opener === undefined) return;
    event.preventDefault();
    const path = opener.dataset.webshopOpen?.trim();
    open(path === '' ? undefined : path);
  }
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}

function isElement(node: EventTarget): node is HTMLElement | SVGElement {
  return node instanceof HTMLElement || node instanceof SVGElement;
}
