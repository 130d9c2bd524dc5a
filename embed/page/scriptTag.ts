import { withoutMarks } from '../../src/domain/integration/withoutMarks';
import { warnDealer } from './warnDealer';

/** Tag of the single script, set by its wrapper (`embed/realm`), because in a frame `currentScript` is another one. */
declare const webshopScript: HTMLScriptElement | undefined;

/** Whether the script runs on the built-ins of a frame (`embed/realm`), which an imported module would mistake for the page. */
export const isInFrame = typeof window !== 'undefined' && window !== globalThis;

/** The classic script that is running; `undefined` in modules and callbacks. */
export function runningScript(): HTMLScriptElement | undefined {
  const script = typeof webshopScript === 'undefined' ? document.currentScript : webshopScript;
  return script instanceof HTMLScriptElement && script.type !== 'module' ? script : undefined;
}

/** Address of the single script; `undefined` in a module, and if the script is inlined in the page. */
export const scriptAddress: string | undefined =
  typeof document === 'undefined' ? undefined : addressOf(runningScript());

/** `src` of a script; `undefined` for an inline one. */
function addressOf(script: HTMLScriptElement | undefined): string | undefined {
  return script?.src === '' ? undefined : script?.src;
}

/** Selector of a script tag's target; '' if it names none. */
export const selectorOf = (script: Element): string => withoutMarks(script.getAttribute('data-target') ?? '');

const MOUNT_ATTRIBUTE = 'data-webshop-place';

/** Tag of a module; `undefined` if another script imported it. */
export function moduleTag(address: string): HTMLScriptElement | undefined {
  const tags = document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]');
  return [...tags].find(({ src }) => src === address);
}

/**
 * Mount element for a script tag without target, created by the first call: right after the tag, or at the end of the page for an overlay
 * in `<head>`, which needs no place of its own.
 */
export function mountElementBeside(script: HTMLScriptElement, layout = ''): Element | undefined {
  const isOutside = script.closest('body') === null;
  if (isOutside && layout.toLowerCase() !== 'overlay') {
    warnDealer('data-target', 'Fehlt. Ein Skript außerhalb von <body> kennt keinen Platz für den Shop.');
    return undefined;
  }
  const last = isOutside ? document.querySelector('body')?.lastElementChild : script.nextElementSibling;
  if (last?.hasAttribute(MOUNT_ATTRIBUTE)) return last;
  const element = document.createElement('div');
  element.setAttribute(MOUNT_ATTRIBUTE, '');
  if (!isOutside) script.after(element);
  else if (document.readyState === 'loading')
    document.addEventListener('DOMContentLoaded', () => document.body.append(element), { once: true });
  else document.body.append(element);
  return element;
}
