import { withoutMarks } from '../../src/domain/integration/withoutMarks';
import { isUnmodifiedClick } from '../../src/lib/page/unmodifiedClick';
import { pathOpenedBy } from './pageElements';
import type { ShopEvents } from '../../src/state/shopEvents';

/** Present and future ones. */
export function listenToPage<Type extends keyof ShopEvents>(
  type: Type,
  listener: (detail: ShopEvents[Type]) => void,
  signal: AbortSignal,
): void {
  const call = (event: Event) => {
    if (event instanceof CustomEvent) listener(event.detail as ShopEvents[Type]);
  };
  document.addEventListener(`webshop:${type}`, call, { signal });
}

/** `data-webshop-open="/path"`; not for a new tab, nor if the page handles the click. Returns cleanup. */
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
