import { withoutMarks } from '../../src/domain/integration/mountOptions';
import { isUnmodifiedClick } from '../../src/lib/page/unmodifiedClick';
import type { ShopEvents } from '../../src/state/shopEvents';

/** Subscribes to an event of every shop of the page, present and future, until the signal is aborted. */
export function listenToPage<Type extends keyof ShopEvents>(
  type: Type,
  listener: (detail: ShopEvents[Type]) => void,
  signal: AbortSignal,
): void {
  const call = (event: Event) => {
    // The shop's own events, whose details are what it has emitted.
    if (event instanceof CustomEvent) listener(event.detail as ShopEvents[Type]);
  };
  document.addEventListener(`webshop:${type}`, call, { signal });
}

/** Opens the shop by clicks on `data-webshop-open="/path"`, but not for a new tab or handled by the page. Returns cleanup. */
export function listenToOpenLinks(open: (path: string | undefined) => void): () => void {
  function onClick(event: MouseEvent) {
    if (event.defaultPrevented || !isUnmodifiedClick(event)) return;
    const opener = event
      .composedPath()
      .find((node): node is HTMLElement | SVGElement => isElement(node) && node.dataset.webshopOpen !== undefined);
    if (opener === undefined) return;
    event.preventDefault();
    const path = withoutMarks(opener.dataset.webshopOpen);
    open(path === '' ? undefined : path);
  }
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}

function isElement(node: EventTarget): node is HTMLElement | SVGElement {
  return node instanceof HTMLElement || node instanceof SVGElement;
}
