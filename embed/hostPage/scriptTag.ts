import { warnDealer } from '../warnDealer';

const MOUNT_ATTRIBUTE = 'data-webshop-place';

/** Tag of a module; `undefined` if another script imported it. */
export function moduleTag(address: string): HTMLScriptElement | undefined {
  const tags = document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]');
  return [...tags].find(({ src }) => src === address);
}

/** Mount element for a script tag without target: right after the tag, created by the first call. */
export function mountElementBeside(script: HTMLScriptElement): Element | undefined {
  const next = script.nextElementSibling;
  if (next?.hasAttribute(MOUNT_ATTRIBUTE)) return next;
  if (script.closest('body') === null) {
    warnDealer('data-target', 'Fehlt. Ein Skript außerhalb von <body> kennt keinen Platz für den Shop.');
    return undefined;
  }
  const element = document.createElement('div');
  element.setAttribute(MOUNT_ATTRIBUTE, '');
  script.after(element);
  return element;
}
