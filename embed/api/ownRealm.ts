/** If the page has changed its built-ins, the script runs in a frame; the module cannot. */
import { changedBuiltIns } from '../realm/changedBuiltIns';
import { openFrame } from '../realm/frame';
import type { WebshopWidgetApi } from './widgetApi';

const SINGLE_SCRIPT = '../webshop-widget.js';

const changedNames = typeof window === 'undefined' ? [] : changedHere();

export const hasOwnRealm = changedNames.length > 0;

function changedHere(): string[] {
  let frame: HTMLIFrameElement | undefined;
  const names = changedBuiltIns(window, () => (frame = openFrame(document)).contentWindow ?? {});
  frame?.remove();
  return names;
}

/** Loads the single script, which mounts the shops of the tags. Rejects with the operator's message. */
export async function loadSingleScript(): Promise<WebshopWidgetApi> {
  // Not `import.meta.url` itself, because webpack takes `new URL(name, import.meta.url)` for a file to bundle, and warns.
  const address = new URL(SINGLE_SCRIPT, new URL(import.meta.url)).href;
  const { startIn } = await import('../realm/startIn');
  await new Promise<void>((onLoad, reject) => {
    const onFail = (message: string) => reject(new Error(message));
    startIn(window, () => undefined, { changedBuiltIns, openFrame, onLoad, onFail }, address);
  });
  if (window.WebshopWidget === undefined) throw new Error('[webshop-widget] The script has provided no API.');
  return window.WebshopWidget;
}
