/**
 * Loads the single script instead of the module if the page has changed its built-ins, because a module cannot run in a frame. The
 * script then mounts the shops of the page's script tags and provides `WebshopWidget`; this module stops by an error.
 */
import { changedBuiltIns } from './changedBuiltIns';
import { openFrame } from './frame';

/** Relative to the chunks of the module build. */
const SINGLE_SCRIPT = '../../webshop-widget.js';

function changedHere(): string[] {
  let frame: HTMLIFrameElement | undefined;
  const names = changedBuiltIns(window, () => (frame = openFrame(document)).contentWindow ?? {});
  frame?.remove();
  return names;
}

// On a server the module does nothing.
if (typeof window !== 'undefined' && changedHere().length > 0) {
  const address = new URL(/* @vite-ignore */ SINGLE_SCRIPT, import.meta.url).href;
  void import('./startIn').then(({ startIn }) =>
    startIn(window, () => undefined, { changedBuiltIns, openFrame }, address),
  );
  throw new Error('[webshop-widget] Changed built-ins: the single script runs in place of the module.');
}
