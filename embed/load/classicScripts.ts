/** Of the start script, where no module can be: the single script in parts, or whole. Only the start script imports this. */
import { release } from '../../src/lib/release';

/** Of this version's single script; declared by the build. */
declare const webshopIntegrity: string;

interface Policy {
  createScriptURL: (address: string) => string;
}

/** One per page and release; read by the code of `.config/build/parts.ts`. */
interface Parts {
  /** None without Trusted Types. */
  policy: Policy | undefined;
  modules: Record<string, unknown>;
  screens: Record<string, unknown>;
  /** Loads a part once, and again after a failure. */
  load: (name: string) => Promise<unknown>;
}

type PartsWindow = Window & {
  trustedTypes?: { createPolicy: (name: string, rules: Policy) => Policy };
} & Record<symbol, Parts | undefined>;

const NAME = /webshop-start((?:-\d[\w.-]*)?\.js(?:[?#]|$))/i;
const PARTS = Symbol.for(`webshop-parts/${release}`);

/** Also where an optimiser runs its text; `undefined` if it runs later, without a tag. */
export function runningTag(): HTMLScriptElement | undefined {
  const { currentScript } = document;
  return currentScript instanceof HTMLScriptElement ? currentScript : undefined;
}

export const integrityOf = (tag: HTMLScriptElement | undefined) => tag?.integrity ?? '';

/** From any tag, and any attribute to which an optimiser has moved it. */
export function startAddress(tag: HTMLScriptElement | undefined): string | undefined {
  const tags = [...(tag ? [tag] : []), ...document.querySelectorAll('script')];
  for (const { attributes } of tags)
    for (const { value } of attributes) if (NAME.test(value)) return new URL(value, document.baseURI).href;
  // Renamed by dealer or optimiser.
  return tag?.src === '' ? undefined : tag?.src;
}

export const folderOf = (address: string) => new URL('.', address);

/** Named like the start script; of this very version if its checksum is wanted. */
function addressBeside(address: string, isPinned: boolean): string {
  if (isPinned) return new URL(`webshop-widget-${release}.js`, address).href;
  return NAME.test(address) ? address.replace(NAME, 'webshop-widget$1') : new URL('webshop-widget.js', address).href;
}

/** Tag, address, and whether the loaded script (perhaps in a frame) has installed its API. */
interface Start {
  tag: HTMLScriptElement | undefined;
  address: string;
  isThere: () => boolean;
}

/**
 * In parts: the first mounts the shops and loads the others.
 * @throws {Error} the first does not arrive
 * @throws {TypeError} the page's Trusted Types forbid the policy
 */
export const loadFirstPart = (start: Start): Promise<void> =>
  install(start, scriptFor(start.tag), partAddress(start.address, 'look'));

/**
 * With its checksum, if the start script has one.
 * @throws {Error} it does not arrive
 * @throws {TypeError} the page's Trusted Types forbid the policy
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

function scriptFor(tag: HTMLScriptElement | undefined): HTMLScriptElement {
  const script: HTMLScriptElement & { webshopTag?: HTMLScriptElement } = document.createElement('script');
  // Read by the script's wrapper (`embed/realm`).
  if (tag) script.webshopTag = tag;
  const nonce = tag?.nonce ?? document.querySelector<HTMLScriptElement>('script[data-admin-id]')?.nonce;
  if (nonce) script.nonce = nonce;
  return script;
}

/** Rejects if it does not arrive. */
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
