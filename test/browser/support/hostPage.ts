/** Attributes of the script tag without `data-`, in camelCase: `{ layout: 'overlay', start: 'closed' }`. */
type TagAttributes = Record<string, string | undefined>;

export interface HostPage {
  /** Default: a `main` with the mount element `#webshop`. */
  body?: string;
  head?: string;
  /** Default: `<!doctype html>`; empty for quirks mode. */
  doctype?: string;
  /** Attributes besides `adminId`, `apiUrl` and `target`; `undefined` omits one of these three. */
  attributes?: TagAttributes;
  /** Which build: the single script, the start script, the module, or none (the body brings its own). Default: `script`. */
  build?: 'script' | 'start' | 'module' | 'none';
  /** Number of the tenant, 1 to 6. Default: 1 */
  tenant?: number;
  /** Further attributes of the tag, verbatim. Default: `async` */
  tag?: string;
  /** Query and hash, '?a=b#/c'. */
  address?: string;
  headers?: Record<string, string>;
  charset?: 'utf-8' | 'iso-8859-1';
}

export const adminIdOf = (tenant: number) => `00000000-0000-4000-8000-${String(tenant).padStart(12, '0')}`;

export interface Addresses {
  script: string;
  start: string;
  module: string;
  platform: string;
}

/** The dealer's snippet. */
export function snippet(addresses: Addresses, page: HostPage): string {
  const { build = 'script', tenant = 1, tag = 'async', attributes } = page;
  if (build === 'none') return '';
  const given: TagAttributes = {
    adminId: adminIdOf(tenant),
    apiUrl: addresses.platform,
    target: '#webshop',
    ...attributes,
  };
  const data = Object.entries(given).flatMap(([name, value]) =>
    value === undefined ? [] : [`data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}="${value}"`],
  );
  const begin = build === 'module' ? '<script type="module"' : `<script ${tag}`;
  return `${begin} src="${addresses[build]}" ${data.join(' ')}></script>`;
}

/** Minimal page of a dealer. `%SCRIPT%`, `%START%`, `%MODULE%` and `%API%` in the body are replaced by the URLs. */
export function hostHtml(addresses: Addresses, page: HostPage): string {
  const {
    body = '<main><div id="webshop"></div></main>',
    head = '',
    charset = 'utf-8',
    doctype = '<!doctype html>',
  } = page;
  return `${doctype}
<html lang="de">
<head>
<meta charset="${charset}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="Ihr Autohaus in Musterstadt">
<title>Autohaus Muster</title>
<link rel="icon" href="data:,">
${head}
</head>
<body>
${body}
${snippet(addresses, page)}
</body>
</html>`
    .replaceAll('%SCRIPT%', addresses.script)
    .replaceAll('%START%', addresses.start)
    .replaceAll('%MODULE%', addresses.module)
    .replaceAll('%API%', addresses.platform);
}
