import { describe, expect, it } from 'vitest';
import { returnPathOf, signInHref } from '../../../src/features/account/returnPath';

/** Return path of a login started at a URL. */
const wayBack = (pathname: string, search = '') => {
  const href = signInHref('login', { pathname, search });
  return returnPathOf(href.slice(href.indexOf('?')));
};

describe('the way back after a login', () => {
  it('leads to the screen with all that belongs to it: a comparison with its vehicles', () => {
    expect(wayBack('/vergleich', '?fahrzeuge=a,b')).toBe('/vergleich?fahrzeuge=a%2Cb');
    expect(wayBack('/cars/trade-in/3-zustand', '?returnTo=%2Fmerkliste')).toBe(
      '/cars/trade-in/3-zustand?returnTo=%2Fmerkliste',
    );
    expect(wayBack('/merkliste')).toBe('/merkliste');
  });

  it('repeats nothing that goes along anyway, and nothing private', () => {
    expect(wayBack('/', '?carQueryParams=a&vehicleDealerAdminId=b')).toBe('/');
    expect(wayBack('/vergleich', '?token=geheim&email=a@b.de&fahrzeuge=a')).toBe('/vergleich?fahrzeuge=a');
  });

  it('stays what it is from step to step of the login', () => {
    const { search } = new URL(
      signInHref('login', { pathname: '/vergleich', search: '?fahrzeuge=a' }),
      'https://a.test',
    );
    expect(
      returnPathOf(
        new URL(signInHref('registration', { pathname: '/account/login', search }), 'https://a.test').search,
      ),
    ).toBe('/vergleich?fahrzeuge=a');
  });

  it.each(['https://evil.test/', '//evil.test', '/\\evil.test', '/account/login'])('never leads to %s', (target) => {
    expect(returnPathOf(`?returnTo=${encodeURIComponent(target)}`)).toBe('/account');
  });
});
