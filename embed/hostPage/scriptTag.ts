import { warnDealer } from '../warnDealer';

const MOUNT_ATTRIBUTE = 'data-webshop-place';

/** The tag that has loaded a module; none for one that is imported by another script. */
export function moduleTag(address: string): HTMLScriptElement | undefined {
  const tags = document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]');
  return [...tags].find(({ src }) => src === address);
}

/** Mount element for a script tag without target: right behind the tag, created at the first call. */
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
