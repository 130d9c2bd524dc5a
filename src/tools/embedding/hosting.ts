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

/** Types of all files of the package: nginx replaces its whole table by this one. */
const TYPES = `text/javascript js mjs; application/json json map; text/html html; text/css css; text/plain txt md ts; text/xml xml; image/svg+xml svg; image/jpeg jpg jpeg; image/png png; image/webp webp;`;

/** `.htaccess` for the folder of the package. In `FilesMatch`, because rules of the folders above that stand in one win otherwise. */
export const HTACCESS = `<FilesMatch ".">
  <IfModule mod_expires.c>
    ExpiresActive Off
  </IfModule>
  <IfModule mod_headers.c>
    Header set Access-Control-Allow-Origin "*"
    Header set Cross-Origin-Resource-Policy "cross-origin"
    Header set X-Content-Type-Options "nosniff"
    Header unset Expires
    Header set Cache-Control "${FRESH}"
    Header set Cache-Control "${FOREVER}" "expr=%{REQUEST_URI} =~ m#${PINNED}#"
  </IfModule>
  <IfModule mod_mime.c>
    AddType text/javascript .js .mjs
    AddCharset utf-8 .js .mjs .css .json
  </IfModule>
  <IfModule mod_deflate.c>
    AddOutputFilterByType DEFLATE text/javascript application/json
  </IfModule>
</FilesMatch>`;

/** Block for nginx; `^~`, because a `location ~* \.(js|css)$` of the server wins otherwise. @param folder path of the folder on the server, with slashes around it */
export const nginxBlock = (folder = '/webshop/') => `location ^~ ${folder} {
  types { ${TYPES} }
  charset utf-8;
  gzip on;
  gzip_types text/javascript application/json;
  add_header Access-Control-Allow-Origin "*" always;
  add_header Cross-Origin-Resource-Policy "cross-origin" always;
  add_header X-Content-Type-Options "nosniff" always;
  add_header Cache-Control "${FRESH}";
  location ~ "${PINNED}" {
    add_header Access-Control-Allow-Origin "*" always;
    add_header Cross-Origin-Resource-Policy "cross-origin" always;
    add_header X-Content-Type-Options "nosniff" always;
    add_header Cache-Control "${FOREVER}";
  }
}`;

export function policyLine(scriptFolder: string, apiUrl: string): string {
  const [script, api] = [originOf(scriptFolder), originOf(apiUrl)];
  return `script-src 'self' ${script}; connect-src 'self' ${api}; img-src 'self' ${api} data: blob:`;
}
