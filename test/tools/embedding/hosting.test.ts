import { describe, expect, it } from 'vitest';
import { policyLine } from '../../../src/tools/embedding/hosting';
import { allows } from '../../../src/tools/embedding/policy';
import { apacheHeaders, nginxHeaders } from '../../support/headerBlocks';

/** A minute: so long a page may run the release before, also after a rollback. */
const FRESH = 'max-age=60';
const FOREVER = 'max-age=31536000, immutable';

/** Names of files whose content changes with a release. */
const UNVERSIONED = [
  'webshop-start.js',
  'webshop-start-1.js',
  'webshop-widget.js',
  'webshop-widget-12.js',
  'esm/webshop-widget.js',
  'esm/webshop-widget-1.js',
  'integrity.json',
];

const PINNED_FILES = [
  'webshop-widget-1.4.0.js',
  'webshop-start-1.4.0.js',
  'esm/webshop-admin-1.4.0-dev.a1b2c3d4.js',
  'esm/chunks/checkout-DxY_z12.js',
];

/** What nearly every server has already: expiry by extension. */
const OTHERS_OF_APACHE = `ExpiresActive On
<FilesMatch "\\.(js|css|png|jpg)$">
  Header set Cache-Control "max-age=2592000, public"
  Header set Expires "Thu, 31 Dec 2037 23:55:55 GMT"
</FilesMatch>`;
const OTHERS_OF_NGINX =
  'location ~* \\.(?:js|mjs|json|css|png|jpg|svg)$ { expires 30d; add_header Cache-Control "public"; }';

describe.each([
  ['.htaccess', apacheHeaders, OTHERS_OF_APACHE],
  ['nginx', nginxHeaders, OTHERS_OF_NGINX],
] as const)('the block for %s', (_, headersOf, others) => {
  it.each([...UNVERSIONED.map((name) => [name, FRESH]), ...PINNED_FILES.map((name) => [name, FOREVER])])(
    'keeps %s for %s, readable for modules of other pages, whatever the server has for its own files',
    (name, cache) => {
      const headers = {
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'x-content-type-options': 'nosniff',
        'cache-control': cache,
      };
      expect(headersOf(`/webshop/${name}`)).toEqual(headers);
      expect(headersOf(`/webshop/${name}`, others)).toEqual(headers);
    },
  );
});

it('writes a policy that allows script, requests and pictures', () => {
  const policy = policyLine('https://cdn.x.de/webshop/', 'https://api.x.de/v1');
  expect(allows(policy, 'script-src', 'https://cdn.x.de')).toBe(true);
  for (const directive of ['connect-src', 'img-src']) expect(allows(policy, directive, 'https://api.x.de')).toBe(true);
  expect(allows(policy, 'connect-src', 'https://cdn.x.de')).toBe(false);
});

it.each<[policy: string, directive: string, address: string, allowed: boolean]>([
  ['', 'script-src', 'https://cdn.x.de/a.js', true],
  ["default-src 'none'; script-src *", 'script-src', 'https://cdn.x.de/a.js', true],
  ["default-src 'self'", 'script-src', 'https://www.x.de/a.js', true],
  ["default-src 'self'", 'script-src', 'https://x.de/a.js', false],
  ['script-src https:', 'script-src', 'https://cdn.x.de/a.js', true],
  ['script-src http:', 'script-src', 'https://cdn.x.de/a.js', true],
  ['script-src https:', 'script-src', 'http://cdn.x.de/a.js', false],
  ['script-src *.x.de', 'script-src', 'https://a.b.x.de/a.js', true],
  ['script-src *.x.de', 'script-src', 'https://x.de/a.js', false],
  ['script-src CDN.x.de', 'script-src', 'https://cdn.x.de/a.js', true],
  ['script-src cdn.x.de', 'script-src', 'https://cdn.x.de:8443/a.js', false],
  ['script-src cdn.x.de:*', 'script-src', 'https://cdn.x.de:8443/a.js', true],
  ['script-src cdn.x.de/shop/', 'script-src', 'https://cdn.x.de/shop/a.js', true],
  ['script-src cdn.x.de/shop', 'script-src', 'https://cdn.x.de/shop/a.js', false],
  ['script-src cdn.x.de; script-src *', 'script-src', 'https://other.de/a.js', false],
  ['script-src *; script-src-elem cdn.x.de', 'script-src', 'https://other.de/a.js', false],
  ["script-src * , script-src 'self'", 'script-src', 'https://cdn.x.de/a.js', false],
  ["script-src 'nonce-n'", 'script-src', 'https://cdn.x.de/a.js', true],
  ["script-src 'nonce-m' 'strict-dynamic' https:", 'script-src', 'https://cdn.x.de/a.js', false],
  ['connect-src api.x.de', 'connect-src', 'https://api.x.de/', true],
])('reads "%s" for %s as browsers do: %s is allowed: %s', (policy, directive, address, allowed) => {
  expect(allows(policy, directive, address, { page: 'https://www.x.de/autos', nonce: 'n' })).toBe(allowed);
});
