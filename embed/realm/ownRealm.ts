/**
 * First import of the module build: a module cannot run on the built-ins of a frame, but the single script beside it can. Where the page has changed
 * its built-ins, that one shows the shops of the page's script tags, and `WebshopWidget` is its API; this module ends here.
 */
import { changedBuiltIns } from './changedBuiltIns';
import { openFrame } from './frame';

/** From the folder of the module build's chunks. */
const SINGLE_SCRIPT = '../../webshop-widget.js';

function changedHere(): string[] {
  let frame: HTMLIFrameElement | undefined;
  const names = changedBuiltIns(window, () => (frame = openFrame(document)).contentWindow ?? {});
  frame?.remove();
  return names;
}

// Imported on a server, the module does nothing.
if (typeof window !== 'undefined' && changedHere().length > 0) {
  const address = new URL(/* @vite-ignore */ SINGLE_SCRIPT, import.meta.url).href;
  void import('./startIn').then(({ startIn }) =>
    startIn(window, () => undefined, { changedBuiltIns, openFrame }, address),
  );
  throw new Error('[webshop-widget] Changed built-ins: the single script runs in place of the module.');
}
