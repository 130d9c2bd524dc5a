import { expect, it } from 'vitest';
import { policyLine } from '../../../src/tools/embedding/hosting';
import { allows } from '../../../src/tools/embedding/policy';

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
