/** The printed header blocks, read as their servers read them: neither Apache nor nginx is installed here. */
import { describe, expect, it } from 'vitest';
import { FOREVER, FRESH, HTACCESS, nginxBlock, policyLine, UNVERSIONED } from '../../../src/domain/integration/hosting';
import { allows } from '../../../src/domain/integration/policy';

/** `Header set name "value" ["expr=… =~ m#pattern#"]`: later ones replace earlier ones. */
function apacheHeaders(path: string): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [, name = '', value = '', pattern] of HTACCESS.matchAll(
    /^ *Header set ([\w-]+) "([^"]*)"(?: "expr=%\{REQUEST_URI\} =~ m#([^#]*)#")?$/gm,
  ))
    if (pattern === undefined || new RegExp(pattern).test(path)) headers[name] = value;
  return headers;
}

/** `add_header` of the innermost location that fits: nginx inherits none where the inner one has its own. */
function nginxHeaders(path: string): Record<string, string> {
  const [, prefix = '', outer = '', pattern = '', inner = ''] =
    /^location (\S+) \{\n([\s\S]*?) {2}location ~ "([^"]*)" \{\n([\s\S]*?) {2}\}\n\}$/.exec(nginxBlock('/webshop/')) ??
    [];
  if (!path.startsWith(prefix)) return {};
  const block = new RegExp(pattern).test(path) ? inner : outer;
  const lines = block.matchAll(/add_header ([\w-]+) "([^"]*)"(?: always)?;/g);
  return Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, value]));
}

describe.each([
  ['.htaccess', apacheHeaders],
  ['nginx', nginxHeaders],
])('the block for %s', (_, headersOf) => {
  it.each([
    ...UNVERSIONED.map((name) => [name, FRESH]),
    ['webshop-widget-1.4.0.js', FOREVER],
    ['esm/webshop-admin-1.4.0-dev.a1b2c3d4.js', FOREVER],
    ['esm/chunks/checkout-DxY_z12.js', FOREVER],
  ])('keeps %s for %s, readable for modules of other pages', (name, cache) => {
    expect(headersOf(`/webshop/${name}`)).toEqual({
      'Access-Control-Allow-Origin': '*',
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': cache,
    });
  });
});

it('writes a policy that allows script, requests and pictures', () => {
  const policy = policyLine('https://cdn.x.de/webshop/', 'https://api.x.de/v1');
  expect(allows(policy, 'script-src', 'https://cdn.x.de')).toBe(true);
  for (const directive of ['connect-src', 'img-src']) expect(allows(policy, directive, 'https://api.x.de')).toBe(true);
  expect(allows(policy, 'connect-src', 'https://cdn.x.de')).toBe(false);
});
