import { originOf } from './policy';

/** A minute: so long a page may run the release before, also after a rollback. */
const FRESH = 'max-age=60';
/** For names with a version or a hash, whose content never changes. */
const FOREVER = 'max-age=31536000, immutable';

const PINNED = String.raw`(?:-\d[\w.-]*\.js|/chunks/[^/]+\.js)$`;

export const HTACCESS = `<IfModule mod_headers.c>
  Header set Access-Control-Allow-Origin "*"
  Header set X-Content-Type-Options "nosniff"
  Header set Cache-Control "${FRESH}"
  Header set Cache-Control "${FOREVER}" "expr=%{REQUEST_URI} =~ m#${PINNED}#"
</IfModule>
<IfModule mod_mime.c>
  AddType text/javascript .js .mjs
  AddCharset utf-8 .js .mjs .css .json
</IfModule>
<IfModule mod_deflate.c>
  AddOutputFilterByType DEFLATE text/javascript application/json
</IfModule>`;

/** Block for nginx. @param folder path of the folder on the server, with slashes around it */
export const nginxBlock = (folder = '/webshop/') => `location ${folder} {
  types { text/javascript js mjs; application/json json; text/html html; }
  charset utf-8;
  gzip on;
  gzip_types text/javascript application/json;
  add_header Access-Control-Allow-Origin "*" always;
  add_header X-Content-Type-Options "nosniff" always;
  add_header Cache-Control "${FRESH}";
  location ~ "${PINNED}" {
    add_header Access-Control-Allow-Origin "*" always;
    add_header X-Content-Type-Options "nosniff" always;
    add_header Cache-Control "${FOREVER}";
  }
}`;

/** What a Content-Security-Policy needs for the shop. */
export function policyLine(scriptFolder: string, apiUrl: string): string {
  const [script, api] = [originOf(scriptFolder), originOf(apiUrl)];
  return `script-src 'self' ${script}; connect-src 'self' ${api}; img-src 'self' ${api} data: blob:`;
}
