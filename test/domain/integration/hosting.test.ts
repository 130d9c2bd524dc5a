import { describe, expect, it } from 'vitest';
import { policyLine } from '../../../src/domain/integration/hosting';
import { allows } from '../../../src/domain/integration/policy';
import { apacheHeaders, nginxHeaders } from '../../tools/headerBlocks';

/** A minute: so long a page may run the release before, also after a rollback. */
const FRESH = 'max-age=60';
const FOREVER = 'max-age=31536000, immutable';

/** Names of files whose content changes with a release. */
const UNVERSIONED = [
  'webshop-start.js',
  'webshop-widget.js',
  'esm/webshop-widget.js',
  'esm/webshop-admin.js',
  'esm/webshop-diagnosis.js',
  'integrity.json',
];

describe.each([
  ['.htaccess', apacheHeaders],
  ['nginx', nginxHeaders],
])('the block for %s', (_, headersOf) => {
  it.each([
    ...UNVERSIONED.map((name) => [name, FRESH]),
    ['webshop-widget-1.4.0.js', FOREVER],
    ['webshop-start-1.4.0.js', FOREVER],
    ['esm/webshop-admin-1.4.0-dev.a1b2c3d4.js', FOREVER],
    ['esm/chunks/checkout-DxY_z12.js', FOREVER],
  ])('keeps %s for %s, readable for modules of other pages', (name, cache) => {
    expect(headersOf(`/webshop/${name}`)).toEqual({
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
      'cache-control': cache,
    });
  });
});

it('writes a policy that allows script, requests and pictures', () => {
  const policy = policyLine('https://cdn.x.de/webshop/', 'https://api.x.de/v1');
  expect(allows(policy, 'script-src', 'https://cdn.x.de')).toBe(true);
  for (const directive of ['connect-src', 'img-src']) expect(allows(policy, directive, 'https://api.x.de')).toBe(true);
  expect(allows(policy, 'connect-src', 'https://cdn.x.de')).toBe(false);
});
