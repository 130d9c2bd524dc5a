import { withoutMarks } from '../../src/domain/integration/withoutMarks';
import { isUnmodifiedClick } from '../../src/lib/page/unmodifiedClick';
import { pathOpenedBy } from './pageElements';
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
    const [path] = event.composedPath().flatMap((node) => pathOpenedBy(node) ?? []);
    if (path === undefined) return;
    event.preventDefault();
    open(withoutMarks(path) || undefined);
  }
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}
