import { showInPlaceOf } from './failureNote';
import type { changedBuiltIns } from './changedBuiltIns';
import type { openFrame } from './frame';

type HostWindow = Window & typeof globalThis;

type Start = (host: HostWindow, script: HTMLScriptElement | undefined) => void;

/** Not imported: the module build loads this file alone. */
interface Tools {
  changedBuiltIns: typeof changedBuiltIns;
  openFrame: typeof openFrame;
  onLoad?: () => void;
  /** With the operator's message, if it cannot run there. */
  onFail?: (message: string) => void;
}

/** Loaded by a start script: knows its tag. */
type RunningScript = Element & { webshopTag?: HTMLScriptElement };

/** `webshopHost` is set before the script is loaded. */
interface RealmWindow extends Window {
  webshopHost?: { view: HostWindow; script: HTMLScriptElement | undefined };
}

/**
 * On the page's built-ins, or on an empty frame's if the page has replaced some: the script in the frame works on the
 * page's document with the frame's `Array`, `Object` …. A failure is shown in place of the shop and logged.
 * @param address of the single script; default: the running one
 * @returns in a frame
 */
export function startIn(view: HostWindow, start: Start, tools: Tools, address?: string): boolean {
  const { webshopHost }: RealmWindow = view;
  const current: RunningScript | null = view.document.currentScript;
  const running = current instanceof view.HTMLScriptElement ? current : undefined;
  const script = webshopHost?.script ?? current?.webshopTag ?? running;
  const names: string[] = [];
  let frame: HTMLIFrameElement | undefined;
  const fail = (reason: unknown) => {
    const message = reportBroken(webshopHost?.view ?? view, script, names, reason);
    tools.onFail?.(message);
  };
  try {
    if (webshopHost === undefined) {
      const openClean = () => {
        frame = tools.openFrame(view.document);
        return frame.contentWindow ?? {};
      };
      const changes = tools.changedBuiltIns(view, openClean);
      for (const name of changes) names[names.length] = name;
      if (names.length > 0) frame ??= tools.openFrame(view.document);
    }
    if (frame === undefined || names.length === 0) {
      frame?.parentNode?.removeChild(frame);
      start(webshopHost?.view ?? view, script);
      return false;
    }
    loadWhenReady(frame, { view, script }, address ?? running?.src ?? '', (reason) => {
      if (reason === undefined) tools.onLoad?.();
      else fail(reason);
    });
  } catch (error) {
    fail(error);
  }
  return true;
}

type Loading = [
  frame: HTMLIFrameElement,
  host: NonNullable<RealmWindow['webshopHost']>,
  address: string,
  /** @param failure `undefined` after success */
  onSettled: (failure?: string) => void,
];

/** Firefox replaces a frame's first document until `load`. */
function loadWhenReady(...loading: Loading) {
  const [frame] = loading;
  if (frame.contentDocument?.readyState === 'complete') loadInto(...loading);
  else frame.onload = () => loadInto(...loading);
}

function loadInto(...[frame, host, address, onSettled]: Loading) {
  const inner: RealmWindow | null = frame.contentWindow;
  const page = frame.contentDocument;
  if (inner === null || page === null) {
    onSettled('no frame');
    return;
  }
  inner.webshopHost = host;
  const copy = page.createElement('script');
  const { script } = host;
  if (script !== undefined) copy.nonce = script.nonce;
  copy.onload = () => onSettled();
  copy.onerror = () => onSettled(address);
  if (address === '') copy.text = script?.text ?? '';
  else copy.src = address;
  page.head.appendChild(copy);
}

/** @returns the shown text */
function reportBroken(
  view: HostWindow,
  running: HTMLScriptElement | undefined,
  names: string[],
  reason: unknown,
): string {
  let list = '';
  for (const name of names) list += `${list === '' ? '' : ', '}${name}`;
  const cause = list === '' ? '' : ` Diese Seite hat eingebaute Funktionen von JavaScript ersetzt: ${list}.`;
  console.error(`[webshop-widget] Der Shop kann hier nicht starten.${cause}`, reason);
  const page = view.document;
  const text = `Der Fahrzeugshop kann auf dieser Seite nicht starten. Bitte wenden Sie sich direkt an den Händler. Hinweis für den Betreiber dieser Seite:${cause === '' ? ` ${String(reason)}` : cause}`;
  showInPlaceOf(running ?? page.querySelector('script[data-admin-id]'), text, page);
  return text;
}
