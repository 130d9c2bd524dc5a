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

/** Requests the chunks that the page's tags will most likely need; only a guess, whose failures others handle. */
export function importEarly(): void {
  try {
    for (const load of likelyImports()) load().catch(() => undefined);
  } catch {
    // An invalid selector, which `mount` logs.
  }
}
