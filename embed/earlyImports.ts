import { isNearView } from './hostPage/nearView';
import { importSearchWidget, importShop } from './renderers';

function shopsInView(): Set<() => Promise<unknown>> {
  const tags = [...document.querySelectorAll<HTMLScriptElement>('script[data-admin-id][data-target]')];
  const tagsInView = tags.filter(({ dataset: { target = '', layout } }) => {
    const element = document.querySelector(target);
    return layout !== 'overlay' && element !== null && isNearView(element);
  });
  return new Set(tagsInView.map(({ dataset }) => (dataset.mode === 'search' ? importSearchWidget : importShop)));
}

/**
 * Requests the chunks of the shops that the page's script tags will most likely show, beside the API's. Only a guess: `applicationLoader`
 * imports the same chunks later and handles failures.
 */
export function importEarly(): void {
  try {
    for (const load of shopsInView()) load().catch(() => undefined);
  } catch {
    // An invalid selector, which `mount` logs.
  }
}
