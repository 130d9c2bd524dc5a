import { isNearView } from '../page/nearView';
import { importOverlay, importSearchWidget, importShop } from './renderers';

function likelyImports(): Set<() => Promise<unknown>> {
  const tags = [...document.querySelectorAll<HTMLScriptElement>('script[data-admin-id][data-target]')];
  const imports = tags.flatMap(({ dataset: { target = '', layout, mode } }) => {
    if (layout === 'overlay') return importOverlay;
    const element = document.querySelector(target);
    if (element === null || !isNearView(element)) return [];
    return mode === 'search' ? importSearchWidget : importShop;
  });
  return new Set(imports);
}

/**
 * Requests the chunks that the page's script tags will most likely need, beside the API's. Only a guess: who needs them imports them
 * later and handles failures.
 */
export function importEarly(): void {
  try {
    for (const load of likelyImports()) load().catch(() => undefined);
  } catch {
    // An invalid selector, which `mount` logs.
  }
}
