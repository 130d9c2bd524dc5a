import { withoutMarks } from '../../src/domain/integration/withoutMarks';
import { warnDealer } from './warnDealer';

/** Set by the script's wrapper (`embed/realm`): in a frame `currentScript` is another. */
declare const webshopScript: HTMLScriptElement | undefined;

/** The script runs on a frame's built-ins (`embed/realm`), which an imported module would mistake for the page. */
export const isInFrame = typeof window !== 'undefined' && window !== globalThis;

/** Classic; `undefined` in modules and callbacks. */
export function runningScript(): HTMLScriptElement | undefined {
  const script = typeof webshopScript === 'undefined' ? document.currentScript : webshopScript;
  return script instanceof HTMLScriptElement && script.type !== 'module' ? script : undefined;
}

/** `undefined` in a module, and inlined in the page. */
export const scriptAddress: string | undefined =
  typeof document === 'undefined' ? undefined : addressOf(runningScript());

/** `undefined` for an inline one. */
function addressOf(script: HTMLScriptElement | undefined): string | undefined {
  return script?.src === '' ? undefined : script?.src;
}

/** '' without a target. */
export const selectorOf = (script: Element): string => withoutMarks(script.getAttribute('data-target') ?? '');

const MOUNT_ATTRIBUTE = 'data-webshop-place';

/** `undefined`: another script imported it. */
export function moduleTag(address: string): HTMLScriptElement | undefined {
  const tags = document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]');
  return [...tags].find(({ src }) => src === address);
}

/** Of a tag without target, created once: after the tag, or at the page's end for an overlay in `<head>`, which needs no place. */
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
