/** The tag of the single script, set by the code around it (`embed/realm`): it may run in a frame, where `currentScript` is another. */
declare const webshopScript: HTMLScriptElement | undefined;

/** The script runs on the built-ins of a frame (`embed/realm`), which an imported module would take for the page. */
export const isInFrame = typeof window !== 'undefined' && window !== globalThis;

/** The classic script that is running right now; none in a module, and none in a callback. */
export function runningScript(): HTMLScriptElement | undefined {
  const script = typeof webshopScript === 'undefined' ? document.currentScript : webshopScript;
  return script instanceof HTMLScriptElement && script.type !== 'module' ? script : undefined;
}

/** Where the single script came from; unknown in a module, and where an optimiser has pasted it into the page. */
export const scriptAddress: string | undefined =
  typeof document === 'undefined' ? undefined : addressOf(runningScript());

/** A script in the page itself has no address. */
function addressOf(script: HTMLScriptElement | undefined): string | undefined {
  return script?.src === '' ? undefined : script?.src;
}
