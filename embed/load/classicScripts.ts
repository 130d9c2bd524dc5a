/** Classic scripts that the start script loads where no module can be: the single script in parts, or whole. Imported by the start script alone. */
import { release } from '../../src/lib/release';

/** `integrity` of the single script of this version; declared by the build. */
declare const webshopIntegrity: string;

interface Policy {
  createScriptURL: (address: string) => string;
}

/** Of a page, for all start scripts of this release; read by the code that `.config/build/parts.ts` writes. */
interface Parts {
  /** Absent where the page's browser knows no Trusted Types. */
  policy: Policy | undefined;
  /** Modules of the first part, for the others, by the file of their chunk. */
  modules: Record<string, unknown>;
  /** Screens of the parts that have run, by name of the part. */
  screens: Record<string, unknown>;
  /** Screens of a part, which is loaded once, and again after a failure. Rejects if it does not arrive. */
  load: (name: string) => Promise<unknown>;
}

type PartsWindow = Window & {
  trustedTypes?: { createPolicy: (name: string, rules: Policy) => Policy };
} & Record<symbol, Parts | undefined>;

const NAME = /webshop-start((?:-\d[\w.-]*)?\.js(?:[?#]|$))/i;
const PARTS = Symbol.for(`webshop-parts/${release}`);

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

/** Tag of a start script, its address, and whether the script that it loads, perhaps in a frame, has installed its API. */
interface Start {
  tag: HTMLScriptElement | undefined;
  address: string;
  isThere: () => boolean;
}

/**
 * Loads the single script in parts: the first mounts the shops and asks for the others when it needs them.
 *
 * @throws {Error} if the first does not arrive, and {TypeError} if the page's Trusted Types forbid the script's policy
 */
export const loadFirstPart = (start: Start): Promise<void> =>
  install(start, scriptFor(start.tag), partAddress(start.address, 'look'));

/**
 * Loads the single script, with its checksum where the start script has one.
 *
 * @throws {Error} if it does not arrive, and {TypeError} if the page's Trusted Types forbid the script's policy
 */
export async function loadWholeScript(start: Start): Promise<void> {
  const { tag, address } = start;
  const script = scriptFor(tag);
  const isPinned = integrityOf(tag) !== '';
  if (isPinned) {
    script.integrity = webshopIntegrity;
    script.crossOrigin = tag?.crossOrigin ?? 'anonymous';
  }
  await install(start, script, addressBeside(address, isPinned));
}

async function install({ tag, address, isThere }: Start, script: HTMLScriptElement, source: string): Promise<void> {
  const { policy } = partsOf(tag, address);
  await new Promise<void>((resolve, reject) => {
    window.addEventListener('webshop:loaded', () => resolve(), { once: true });
    run(script, source, policy).then(() => isThere() && resolve(), reject);
  });
}

const partAddress = (address: string, name: string) => new URL(`webshop-${name}-${release}.js`, address).href;

function partsOf(tag: HTMLScriptElement | undefined, address: string): Parts {
  const page = window as unknown as PartsWindow;
  const existing = page[PARTS];
  if (existing) return existing;
  const policy = page.trustedTypes?.createPolicy('webshop-start', { createScriptURL: (given) => given });
  const loading = new Map<string, Promise<void>>();
  const parts: Parts = {
    policy,
    modules: {},
    screens: {},
    load: async (name) => {
      const arriving = loading.get(name) ?? run(scriptFor(tag), partAddress(address, name), policy);
      loading.set(name, arriving);
      try {
        await arriving;
      } catch (error) {
        loading.delete(name);
        throw error;
      }
      return parts.screens[name];
    },
  };
  page[PARTS] = parts;
  return parts;
}

/** A script element for a tag (`undefined`: for all of the page), with its nonce. */
function scriptFor(tag: HTMLScriptElement | undefined): HTMLScriptElement {
  const script: HTMLScriptElement & { webshopTag?: HTMLScriptElement } = document.createElement('script');
  // Read by the script's wrapper (`embed/realm`).
  if (tag) script.webshopTag = tag;
  const nonce = tag?.nonce ?? document.querySelector<HTMLScriptElement>('script[data-admin-id]')?.nonce;
  if (nonce) script.nonce = nonce;
  return script;
}

/** Rejects if the script does not arrive. */
function run(script: HTMLScriptElement, address: string, policy: Policy | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    script.src = policy?.createScriptURL(address) ?? address;
    script.addEventListener('load', () => {
      script.remove();
      resolve();
    });
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`${address} did not arrive`));
    });
    document.head.append(script);
  });
}
