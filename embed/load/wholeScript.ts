/** The single script as the start script loads it, and the tags of both. Imported by the start script alone. */
import { release } from '../../src/lib/release';

/** `integrity` of the single script of this version; declared by the build. */
declare const webshopIntegrity: string;

interface PolicyWindow extends Window {
  trustedTypes?: { createPolicy: (name: string, rules: Policy) => Policy };
}

interface Policy {
  createScriptURL: (address: string) => string;
}

const NAME = /webshop-start((?:-\d[\w.-]*)?\.js(?:[?#]|$))/i;

/** The start script's tag, also where an optimiser runs its text; `undefined` where it is run later, by none. */
export function runningTag(): HTMLScriptElement | undefined {
  const { currentScript } = document;
  return currentScript instanceof HTMLScriptElement ? currentScript : undefined;
}

export const integrityOf = (tag: HTMLScriptElement | undefined) => tag?.integrity ?? '';

/** Address of the start script: of its tag, or of any other, and of whichever attribute an optimiser has moved it to. */
export function startAddress(tag: HTMLScriptElement | undefined): string | undefined {
  const tags = [...(tag ? [tag] : []), ...document.querySelectorAll('script')];
  for (const { attributes } of tags)
    for (const { value } of attributes) if (NAME.test(value)) return new URL(value, document.baseURI).href;
  // Renamed, by the dealer or an optimiser.
  return tag?.src === '' ? undefined : tag?.src;
}

export const folderOf = (address: string) => new URL('.', address);

/** The single script beside a start script, under the same kind of name; of this very version where its checksum is asked for. */
function addressBeside(address: string, isPinned: boolean): string {
  if (isPinned) return new URL(`webshop-widget-${release}.js`, address).href;
  return NAME.test(address) ? address.replace(NAME, 'webshop-widget$1') : new URL('webshop-widget.js', address).href;
}

/** @throws {TypeError} if the page's Trusted Types forbid it */
function trusted(address: string, { trustedTypes }: PolicyWindow): string {
  const policy = trustedTypes?.createPolicy('webshop-start', { createScriptURL: (given) => given });
  return policy?.createScriptURL(address) ?? address;
}

/**
 * Loads the single script for a tag (`undefined`: for all of the page), with its nonce and, where it has a checksum, with that of the script.
 *
 * @param isThere whether the script, which may run in a frame, has installed its API
 * @throws {Error} if it does not arrive
 */
export function loadWholeScript(
  tag: HTMLScriptElement | undefined,
  address: string,
  isThere: () => boolean,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const script: HTMLScriptElement & { webshopTag?: HTMLScriptElement } = document.createElement('script');
    // Read by the script's wrapper (`embed/realm`).
    if (tag) script.webshopTag = tag;
    const nonce = tag?.nonce ?? document.querySelector<HTMLScriptElement>('script[data-admin-id]')?.nonce;
    if (nonce) script.nonce = nonce;
    const isPinned = integrityOf(tag) !== '';
    if (isPinned) {
      script.integrity = webshopIntegrity;
      script.crossOrigin = tag?.crossOrigin ?? 'anonymous';
    }
    script.src = trusted(addressBeside(address, isPinned), window);
    window.addEventListener('webshop:loaded', () => resolve(), { once: true });
    script.addEventListener('load', () => {
      script.remove();
      if (isThere()) resolve();
    });
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`${script.src} did not arrive`));
    });
    document.head.append(script);
  });
}
