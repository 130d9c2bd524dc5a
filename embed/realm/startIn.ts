import type { changedBuiltIns } from './changedBuiltIns';
import type { openFrame } from './frame';

type HostWindow = Window & typeof globalThis;

/** All of the shop, over the window of the page. */
type Start = (host: HostWindow, script: HTMLScriptElement | undefined) => void;

/** Given rather than imported: the module build loads this file alone, when its own realm has turned out to be changed. */
interface Tools {
  changedBuiltIns: typeof changedBuiltIns;
  openFrame: typeof openFrame;
}

/** What is set in the frame of a clean realm before the script runs in it. */
interface RealmWindow extends Window {
  webshopHost?: { view: HostWindow; script: HTMLScriptElement | undefined };
}

/**
 * Starts the shop on built-ins that nobody has changed: those of the page, or, where the page has replaced some of them, those of an empty
 * frame, which the script is loaded into once more. The shop then works on the same document, with another `Array`, `Function`, `Object` …;
 * nothing of the page is changed. Where neither works, it says so in the shop's place and on the console.
 *
 * @param address Of the single script; default: the running one's
 * @returns whether the shop runs in a frame
 */
export function startIn(view: HostWindow, start: Start, tools: Tools, address?: string): boolean {
  const { webshopHost }: RealmWindow = view;
  const current = view.document.currentScript;
  const script = webshopHost?.script ?? (current instanceof view.HTMLScriptElement ? current : undefined);
  const names: string[] = [];
  let frame: HTMLIFrameElement | undefined;
  try {
    if (webshopHost === undefined) {
      const openClean = () => {
        frame = tools.openFrame(view.document);
        return frame.contentWindow ?? {};
      };
      const found = tools.changedBuiltIns(view, openClean);
      for (const name of found) names[names.length] = name;
      if (names.length > 0) frame ??= tools.openFrame(view.document);
    }
    if (frame === undefined || names.length === 0) {
      frame?.parentNode?.removeChild(frame);
      start(webshopHost?.view ?? view, script);
      return false;
    }
    loadWhenReady(frame, { view, script }, address ?? script?.src ?? '', (reason) =>
      sayBroken(view, script, names, reason),
    );
  } catch (error) {
    sayBroken(webshopHost?.view ?? view, script, names, error);
  }
  return true;
}

type Loading = [
  frame: HTMLIFrameElement,
  host: NonNullable<RealmWindow['webshopHost']>,
  address: string,
  onFail: (reason: string) => void,
];

/** Firefox replaces the first document of a frame once more, with a `load` event. */
function loadWhenReady(...loading: Loading) {
  const [frame] = loading;
  if (frame.contentDocument?.readyState === 'complete') loadInto(...loading);
  else frame.onload = () => loadInto(...loading);
}

function loadInto(...[frame, host, address, onFail]: Loading) {
  const inner: RealmWindow | null = frame.contentWindow;
  const page = frame.contentDocument;
  if (inner === null || page === null) {
    onFail('no frame');
    return;
  }
  inner.webshopHost = host;
  const copy = page.createElement('script');
  const { script } = host;
  if (script !== undefined) copy.nonce = script.nonce;
  copy.onerror = () => onFail(address);
  if (address === '') copy.text = script?.text ?? '';
  else copy.src = address;
  page.head.appendChild(copy);
}

/** Names what is broken: for the visitor in the shop's place, for whoever looks after the page on the console. */
function sayBroken(view: HostWindow, running: HTMLScriptElement | undefined, names: string[], reason: unknown) {
  let list = '';
  for (const name of names) list += `${list === '' ? '' : ', '}${name}`;
  const cause = list === '' ? '' : ` Diese Seite hat eingebaute Funktionen von JavaScript ersetzt: ${list}.`;
  console.error(`[webshop-widget] Der Shop kann hier nicht starten.${cause}`, reason);
  const page = view.document;
  const script = running ?? page.querySelector('script[data-admin-id]');
  const selector = script?.getAttribute('data-target') ?? '';
  const note = page.createElement('p');
  note.setAttribute('role', 'alert');
  note.textContent = `Der Fahrzeugshop kann auf dieser Seite nicht starten. Bitte wenden Sie sich direkt an den Händler. Hinweis für den Betreiber dieser Seite:${cause === '' ? ` ${String(reason)}` : cause}`;
  const target = selector === '' ? undefined : page.querySelector(selector);
  if (target) target.appendChild(note);
  else if (script?.parentNode) script.parentNode.insertBefore(note, script.nextSibling);
}
