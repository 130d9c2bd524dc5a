/**
 * First import of the module build after its own built-ins: asks for the chunks of what the script tags of the page will most likely show, so that
 * they load while the rest of the entry runs. Only a guess: `applicationLoader` imports the same later, and deals with a failure.
 */
import { isPlainlyNear } from './hostPage/nearView';
import { importSearchWidget, importShop } from './renderers';

function shopsInView(): Set<() => Promise<unknown>> {
  const tags = [...document.querySelectorAll<HTMLScriptElement>('script[data-admin-id][data-target]')];
  const shown = tags.filter(({ dataset: { target = '', layout } }) => {
    const element = document.querySelector(target);
    return layout !== 'overlay' && element !== null && isPlainlyNear(element);
  });
  return new Set(shown.map(({ dataset }) => (dataset.mode === 'search' ? importSearchWidget : importShop)));
}

function importEarly() {
  try {
    for (const load of shopsInView()) load().catch(() => undefined);
  } catch {
    // A selector that cannot be read; `mount` says so.
  }
}

if (typeof document !== 'undefined') importEarly();
