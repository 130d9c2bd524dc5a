interface PolicyWindow extends Window {
  trustedTypes?: {
    createPolicy: (
      name: string,
      rules: { createScript: (text: string) => string },
    ) => { createScript: (text: string) => object };
  };
}

type ToScriptText = (text: string) => string | object;

/** Created on first use, because a policy name can be used only once per page; `null` if the page forbids it. */
let toScriptText: ToScriptText | null | undefined;

/** `require-trusted-types-for 'script'` applies to JSON in a script element, too. */
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
  // Object.assign, because the DOM types lack Trusted Types.
  Object.assign(script, { textContent: toScriptText(JSON.stringify(data).replaceAll('<', '\\u003c')) });
  page.head.append(script);
  return () => script.remove();
}
