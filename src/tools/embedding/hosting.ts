import { originOf } from './policy';

/** A minute: so long a page may run the release before, also after a rollback. */
const FRESH = 'max-age=60';
/** For names with a whole version or a hash, whose content never changes. */
const FOREVER = 'max-age=31536000, immutable';

const PINNED = String.raw`(?:-\d+\.\d[\w.-]*\.js|/chunks/[^/]+\.js)$`;

/** Longer than this, a release or a rollback does not reach visitors as the documents promise, s. */
export const MAX_FRESH_SECONDS = 300;

/** By its path. */
export const isPinned = (path: string) => new RegExp(PINNED).test(path);

/** Extensions of all files of the package by type: nginx replaces its whole table by this one, and other rules may have changed Apache's. */
const TYPES = {
  'text/javascript': 'js mjs',
  'application/json': 'json map',
  'text/html': 'html',
  'text/css': 'css',
  'text/plain': 'txt md ts',
  'text/xml': 'xml',
  'image/svg+xml': 'svg',
  'image/jpeg': 'jpg jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/zip': 'zip',
};
const [NGINX_TYPES, APACHE_TYPES] = [
  Object.entries(TYPES).map(([type, names]) => `${type} ${names};`),
  Object.entries(TYPES).map(([type, names]) => `    AddType ${type} .${names.replaceAll(' ', ' .')}`),
];

/** Readable for pages elsewhere, also where a file is gone. */
const READABLE = [
  ['Access-Control-Allow-Origin', '*'],
  ['Cross-Origin-Resource-Policy', 'cross-origin'],
  ['X-Content-Type-Options', 'nosniff'],
] as const;

/**
 * `.htaccess` for the folder of the package. In `FilesMatch`, because rules of the folders above that stand in one win otherwise; headers
 * that these set for errors (`always`) are sent beside the others.
 */
export const HTACCESS = `<IfModule mod_rewrite.c>
  RewriteEngine Off
</IfModule>
<FilesMatch ".">
  <IfModule mod_expires.c>
    ExpiresActive Off
  </IfModule>
  <IfModule mod_headers.c>
${READABLE.map(([name, value]) => `    Header unset ${name}\n    Header always set ${name} "${value}"`).join('\n')}
${['Expires', 'Pragma', 'Cache-Control'].map((name) => `    Header unset ${name}\n    Header always unset ${name}`).join('\n')}
    Header set Cache-Control "${FRESH}"
    Header set Cache-Control "${FOREVER}" "expr=%{REQUEST_URI} =~ m#${PINNED}#"
  </IfModule>
  <IfModule mod_mime.c>
${APACHE_TYPES.join('\n')}
    AddCharset utf-8 .js .mjs .css .json
  </IfModule>
  <IfModule mod_deflate.c>
    <IfModule mod_filter.c>
      AddOutputFilterByType DEFLATE text/javascript application/json
    </IfModule>
  </IfModule>
</FilesMatch>`;

/** A location has all its headers itself: it inherits none where it has one. */
const nginxHeaders = (cache: string) =>
  [
    ...READABLE.map(([name, value]) => `add_header ${name} "${value}" always;`),
    `add_header Cache-Control "${cache}";`,
  ].join('\n  ');

/** Block for nginx; `^~`, because a `location ~* \.(js|css)$` of the server wins otherwise. @param folder path of the folder on the server, with slashes around it */
export const nginxBlock = (folder = '/webshop/') => `location ^~ ${folder} {
  types { ${NGINX_TYPES.join(' ')} }
  charset utf-8;
  expires off;
  gzip on;
  gzip_vary on;
  gzip_types text/javascript application/json;
  ${nginxHeaders(FRESH)}
  location ~ "${PINNED}" {
    ${nginxHeaders(FOREVER).replaceAll('\n', '\n  ')}
  }
}`;

export function policyLine(scriptFolder: string, apiUrl: string): string {
  const [script, api] = [originOf(scriptFolder), originOf(apiUrl)];
  return `script-src 'self' ${script}; connect-src 'self' ${api}; img-src 'self' ${api} data: blob:`;
}
