import { webAddress } from '../webAddress';

interface Policy {
  createScriptURL: (url: string) => string;
}

interface PolicyWindow extends Window {
  trustedTypes?: { createPolicy: (name: string, rules: Policy) => Policy };
}

/** Once per page, because a policy name can be used only once. */
let policy: Policy | undefined;

/** @throws if the page's Trusted Types forbid it */
function scriptUrl(url: string, { trustedTypes }: PolicyWindow): string {
  if (!trustedTypes) return url;
  policy ??= trustedTypes.createPolicy('webshop-widget-script', { createScriptURL: (address) => address });
  return policy.createScriptURL(url);
}

interface ScriptOptions {
  parent: HTMLElement;
  nonce?: string;
  onLoad: () => void;
  /** Called also for an invalid address, and if the page forbids the script. */
  onError: () => void;
}

/** Returns cleanup, which removes the element. */
export function loadScript(url: string, { parent, nonce, onLoad, onError }: ScriptOptions): () => void {
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
