import { webAddress } from './webAddress';

interface Policy {
  createScriptURL: (url: string) => string;
}

interface PolicyWindow extends Window {
  trustedTypes?: { createPolicy: (name: string, rules: Policy) => Policy };
}

/** Once per page: a policy's name may only be taken once. */
let policy: Policy | undefined;

/** @throws where the page's Trusted Types forbid it */
function scriptUrl(url: string, { trustedTypes }: PolicyWindow): string {
  if (!trustedTypes) return url;
  policy ??= trustedTypes.createPolicy('webshop-widget-script', { createScriptURL: (address) => address });
  return policy.createScriptURL(url);
}

interface ScriptPlace {
  /** Where the script element goes. */
  parent: HTMLElement;
  nonce?: string;
  onLoad: () => void;
  /** Also for an invalid address, and where the page forbids the script. */
  onError: () => void;
}

/** Runs the script of a third party; returns cleanup, which removes its element. */
export function loadScript(url: string, { parent, nonce, onLoad, onError }: ScriptPlace): () => void {
  const script = parent.ownerDocument.createElement('script');
  script.async = true;
  if (nonce !== undefined) script.nonce = nonce;
  script.addEventListener('load', onLoad);
  script.addEventListener('error', onError);
  const remove = () => {
    script.removeEventListener('load', onLoad);
    script.removeEventListener('error', onError);
    script.remove();
  };
  try {
    const address = webAddress(url);
    if (address === undefined) throw new TypeError('no address of a script');
    script.src = scriptUrl(address.href, window);
    parent.append(script);
  } catch {
    onError();
  }
  return remove;
}
