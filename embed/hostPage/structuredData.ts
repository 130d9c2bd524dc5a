import { toJson } from '../../src/lib/json';

interface PolicyWindow extends Window {
  trustedTypes?: {
    createPolicy: (
      name: string,
      rules: { createScript: (text: string) => string },
    ) => { createScript: (text: string) => object };
  };
}

type ToScriptText = (text: string) => string | object;

/** Made at the first use, once per page: the name of a policy may only be taken once. `null` where the page forbids it. */
let toScriptText: ToScriptText | null | undefined;

/** Under `require-trusted-types-for 'script'` even JSON in a script element passes a policy. */
function createPolicy({ trustedTypes }: PolicyWindow): ToScriptText | null {
  if (!trustedTypes) return (text) => text;
  try {
    const policy = trustedTypes.createPolicy('webshop-widget-json', { createScript: (text) => text });
    return (text) => policy.createScript(text);
  } catch {
    return null;
  }
}

/** Adds one JSON-LD script to the head; returns cleanup. */
export function addStructuredData(page: Document, data: object): () => void {
  if (toScriptText === undefined) toScriptText = createPolicy(window);
  if (toScriptText === null) return () => undefined;
  const script = page.createElement('script');
  script.type = 'application/ld+json';
  // Object.assign, since the types of the DOM know nothing of trusted text.
  Object.assign(script, { textContent: toScriptText((toJson(data) ?? '').replaceAll('<', '\\u003c')) });
  page.head.append(script);
  return () => script.remove();
}
