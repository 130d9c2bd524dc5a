import { readFileSync } from 'node:fs';
import { transformWithOxc } from 'vite';

/** Globals of the page that the script also uses in a clean frame (`embed/realm`); all others are the frame's own. */
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

/** What runs before the single script, each without its imports. */
const REALM_FILES = [
  'src/domain/integration/withoutMarks',
  'embed/realm/failureNote',
  'embed/realm/changedBuiltIns',
  'embed/realm/frame',
  'embed/realm/startIn',
];

async function realmCode(): Promise<string> {
  const files = REALM_FILES.map((path) => new URL(`../../${path}.ts`, import.meta.url));
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

/** Start of the script's wrapper: `webshopHost` is the page's window, `webshopScript` its tag. On a server it does nothing. */
export const realmBanner = async (): Promise<string> =>
  `(function () {if (typeof window === 'undefined') return;${await realmCode()}
startIn(window, function (webshopHost, webshopScript) { const { ${HOST_GLOBALS.join(', ')} } = webshopHost;`;

export const REALM_FOOTER = '}, { changedBuiltIns, openFrame });})();';

/** The same for a script that the single script loads into its frame. */
export const FRAME_BANNER = `(function () { const { ${HOST_GLOBALS.join(', ')} } = webshopHost.view;`;
