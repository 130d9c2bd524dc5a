/** The blocks that the page 'Einbinden' writes, in nginx and Apache themselves, beside the rules that most servers have already. */
import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApache, startNginx, type OtherRules, type WebServer } from '../support/webServers';

const FRESH = 'max-age=60';
const FOREVER = 'max-age=31536000, immutable';

/** By extension: the commonest line of all, of guides, of caching plugins, of hosts. */
const NGINX_RULES = {
  'nothing else': {},
  'an expiry by extension': {
    server:
      'location ~* \\.(?:js|mjs|json|css|png|jpe?g|svg|webp|map|txt)$ { expires 30d; add_header Cache-Control "public"; access_log off; }',
  },
  'the server configs of h5bp': {
    http: `default_type application/octet-stream; charset utf-8;
      map $sent_http_content_type $expires { default 1M; ~*text/html epoch; ~*text/css 1y; ~*javascript 1y; ~*application/json epoch; ~image/ 1M; }
      map $sent_http_content_type $corp { default "same-origin"; }`,
    server: `expires $expires; gzip off; add_header X-Content-Type-Options nosniff always;
      add_header Cross-Origin-Resource-Policy $corp always; add_header Referrer-Policy "strict-origin-when-cross-origin" always;
      location ~* /\\.(?!well-known\\/) { deny all; }
      location ~* (?:#.*#|\\.(?:bak|conf|dist|fla|in[ci]|log|orig|psd|sh|sql|sw[op])|~)$ { deny all; }`,
  },
  'a blog with its caches': {
    http: 'types { application/x-javascript js; text/plain json; } default_type text/plain; charset iso-8859-1;',
    server: `open_file_cache max=1000; etag off; index index.php; location / { try_files $uri $uri/ /index.php?$args; }
      location ~ \\.php$ { return 418; } location ~* \\.(js|css|png|jpg)$ { expires max; log_not_found off; }
      location ~* \\.(js|jpe?g)$ { valid_referers none server_names; if ($invalid_referer) { return 403; } }`,
  },
};
const APACHE_RULES = {
  'nothing else': '',
  'an expiry by extension': `ExpiresActive On
<FilesMatch "\\.(js|mjs|json|css|png|jpg)$">
  Header set Cache-Control "max-age=2592000, public"
  Header set Expires "Thu, 31 Dec 2037 23:55:55 GMT"
</FilesMatch>`,
  'the server configs of h5bp': `ExpiresActive on
ExpiresDefault "access plus 1 month"
ExpiresByType text/javascript "access plus 1 year"
ExpiresByType application/json "access plus 0 seconds"
FileETag None
Header unset ETag
Header always set X-Content-Type-Options "nosniff"
Header always set Cross-Origin-Resource-Policy "same-origin"
<FilesMatch "\\.(js|css|jpe?g|html)$">
  Header merge Cache-Control "no-transform"
</FilesMatch>
AddType text/css .css
AddCharset utf-8 .css .js .json`,
  'a blog with its caches': `<IfModule mod_expires.c>
  ExpiresActive On
  ExpiresByType application/x-javascript A31536000
  ExpiresByType text/javascript A31536000
</IfModule>
AddType application/x-javascript .js
AddType text/plain .json .mjs
<FilesMatch "\\.(css|js|json|JS)$">
  Header set Pragma "public"
  Header append Cache-Control "public"
  Header always set Cache-Control "max-age=31536000"
  Header always set Access-Control-Allow-Origin "https://www.autohaus.example"
</FilesMatch>
RewriteEngine On
RewriteCond %{REQUEST_FILENAME} !-f
RewriteRule . /index.php [L]`,
};

const TYPES: Readonly<Record<string, RegExp>> = {
  js: /^text\/javascript/,
  mjs: /^text\/javascript/,
  json: /^application\/json/,
  html: /^text\/html/,
  css: /^text\/css/,
  jpg: /^image\/jpeg/,
  xml: /^(?:text|application)\/xml/,
  zip: /^application\/zip/,
  txt: /^text\/plain/,
};
const extensionOf = (name: string) => /\.(\w+)$/.exec(name)?.[1] ?? '';

/** One of each kind of the names that a page loads, and of each type of file. */
function filesToAsk(): [name: string, cache: string][] {
  const names = readdirSync(inject('dist'), { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => !name.startsWith('maps/'));
  const first = (pattern: RegExp) => names.find((name) => pattern.test(name)) ?? `no ${pattern.source}`;
  const fresh = [
    'webshop-start.js',
    'webshop-start-1.js',
    'webshop-widget.js',
    'webshop-widget-1.js',
    'esm/webshop-widget.js',
    'esm/webshop-widget-1.js',
    'integrity.json',
    ...Object.keys(TYPES).map((type) => first(new RegExp(`^(?!.*-\\d\\.|esm/).*\\.${type}$`))),
  ];
  const pinned = [
    /^webshop-start-\d+\.\d/,
    /^webshop-widget-\d+\.\d/,
    /^webshop-look-\d+\.\d/,
    /^esm\/webshop-widget-\d+\.\d/,
    /^esm\/webshop-admin-\d+\.\d/,
    /^esm\/chunks\//,
  ].map((pattern) => first(pattern));
  return [...new Set(fresh)]
    .map((name) => [name, FRESH] as [string, string])
    .concat(pinned.map((name) => [name, FOREVER]));
}

function describeServer<Rules>(
  name: string,
  all: Readonly<Record<string, Rules>>,
  start: (dist: string, others: Rules) => Promise<WebServer>,
): void {
  describe.each(Object.entries(all))(`${name} beside %s`, (_, others) => {
    let server: WebServer;
    beforeAll(async () => {
      server = await start(inject('dist'), others);
    });
    afterAll(() => server.close());
    const ask = (path: string) =>
      fetch(`${server.origin}/webshop/${path}`, {
        headers: { origin: 'https://www.autohaus.example', referer: 'https://www.autohaus.example/' },
      });

    it('keeps each name as long as its content stays, in its type, readable for pages elsewhere', async () => {
      for (const [file, cache] of filesToAsk()) {
        const { status, headers } = await ask(file);
        const { [extensionOf(file)]: type = /^never$/ } = TYPES;
        const sent = (header: string) => headers.get(header);
        expect({ file, status, type: sent('content-type') }).toEqual({
          file,
          status: 200,
          type: expect.stringMatching(type) as string,
        });
        expect({
          file,
          cache: sent('cache-control'),
          expires: sent('expires'),
          cors: sent('access-control-allow-origin'),
          resource: sent('cross-origin-resource-policy'),
          sniff: sent('x-content-type-options'),
        }).toEqual({ file, cache, expires: null, cors: '*', resource: 'cross-origin', sniff: 'nosniff' });
        const isLarge = /^webshop-widget.*\.js$/.test(file);
        if (isLarge) expect([file, sent('content-encoding'), sent('vary')]).toEqual([file, 'gzip', 'Accept-Encoding']);
      }
    });

    it('says that a file of a former release is gone so that a page elsewhere can read it', async () => {
      const { status, headers } = await ask('esm/chunks/checkout-DxY_z12.js');
      expect([status, headers.get('access-control-allow-origin')]).toEqual([404, '*']);
      expect(headers.get('cache-control')).not.toBe(FOREVER);
    });
  });
}

describeServer<OtherRules>('nginx', NGINX_RULES, startNginx);
describeServer<string>('Apache', APACHE_RULES, startApache);
