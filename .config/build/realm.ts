import { readFileSync } from 'node:fs';
import { transformWithOxc } from 'vite';

/**
 * Globals that the single script takes from the page, also where it runs on the built-ins of a clean frame (`embed/realm`): what belongs to the page's
 * document, its events and its time. Everything else (language, requests, addresses, binary data) is then the frame's own.
 */
const HOST_GLOBALS = [
  ...['window', 'self', 'document', 'location', 'navigation', 'navigator', 'performance', 'open', 'reportError'],
  ...['Node', 'Element', 'HTMLElement', 'SVGElement', 'HTMLAnchorElement', 'HTMLImageElement', 'HTMLInputElement'],
  ...['HTMLScriptElement', 'HTMLSelectElement', 'HTMLSlotElement', 'HTMLTextAreaElement', 'HTMLFormElement'],
  ...['HTMLButtonElement', 'HTMLDialogElement', 'HTMLIFrameElement', 'HTMLMetaElement', 'ShadowRoot', 'FileList'],
  ...['CSSStyleSheet', 'CustomEvent', 'Event', 'MouseEvent', 'WheelEvent', 'KeyboardEvent', 'PointerEvent'],
  ...['DOMException', 'IntersectionObserver', 'MutationObserver', 'ResizeObserver', 'PerformanceNavigationTiming'],
  ...['getComputedStyle', 'matchMedia', 'requestAnimationFrame', 'cancelAnimationFrame', 'requestIdleCallback'],
  ...['cancelIdleCallback', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'MessageChannel'],
  ...['customElements'],
] as const;

/** The script that decides what the shop runs on: without imports, so that it can stand before everything else. */
async function realmCode(): Promise<string> {
  const files = ['changedBuiltIns', 'frame', 'startIn'].map(
    (name) => new URL(`../../embed/realm/${name}.ts`, import.meta.url),
  );
  const parts = await Promise.all(
    files.map((file) => transformWithOxc(readFileSync(file, 'utf8'), file.pathname, { target: 'es2020' })),
  );
  return parts
    .map(({ code }) =>
      code
        .replace(/^import .*$/gm, '')
        .replace(/^export \{.*$/gm, '')
        .replace(/^export /gm, ''),
    )
    .join('\n');
}

/** Around the whole of the single script: `webshopHost` is the page's window, `webshopScript` the tag that the script came from. */
export const realmBanner = async (): Promise<string> =>
  `(function () {${await realmCode()}
startIn(window, function (webshopHost, webshopScript) { const { ${HOST_GLOBALS.join(', ')} } = webshopHost;`;

export const REALM_FOOTER = '}, { changedBuiltIns, openFrame });})();';
