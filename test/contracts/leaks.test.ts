import { describe, expect, it } from 'vitest';
import { createLeakCheck, type LeakCheck, type SeenRequest } from '../browser/support/leaks';

/** Tests of the check for private data that runs in every browser test. */
const PLATFORM = 'http://api.test';
const PAGE = 'http://shop.test/';
const MAIL = `${PAGE}#/account/confirm-email?token=t0k3n&email=kunde%40autohaus.test`;
const JWT = 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.x';

function leaksOf(action: (leaks: LeakCheck) => void): number {
  const leaks = createLeakCheck(PLATFORM, () => [MAIL]);
  action(leaks);
  return leaks.found().length;
}
const post = (path: string, body: unknown, more: Partial<SeenRequest> = {}) =>
  leaksOf((leaks) => leaks.request({ method: 'POST', url: `${PLATFORM}${path}`, body: JSON.stringify(body), ...more }));

describe('a journey leaks', () => {
  it.each([`${PAGE}#/?email=kunde%40autohaus.test`, `${PAGE}#/account?token=t0k3n`, `${PAGE}?a=${JWT}#/`])(
    'by the address %s of the page',
    (url) => expect(leaksOf((leaks) => leaks.pageAddress(url))).toBe(1),
  );

  it('by an address of a mail that stays', () => {
    expect(leaksOf((leaks) => leaks.pageAddress(`${MAIL}&x=1`))).toBe(1);
  });

  it('by a line of the console and by an event', () => {
    expect(leaksOf((leaks) => leaks.text('console', 'login of kunde@autohaus.test failed'))).toBe(1);
    expect(leaksOf((leaks) => leaks.text('event', '{"path":"/account?token=t0k3n"}'))).toBe(1);
  });

  it('by the address of a request', () => {
    expect(post('/emails?email=a%40b.de', {})).toBe(1);
    expect(post(`/emails?token=${JWT}`, {})).toBe(1);
  });

  it('by a token or a password in a body that is not the login’s own', () => {
    expect(post('/v2/orders', { note: 't0k3n' })).toBe(1);
    expect(post('/users/1', { accessToken: JWT })).toBe(1);
    const typed = leaksOf((leaks) => {
      leaks.request({ method: 'POST', url: `${PLATFORM}/users/login`, body: '{"password":"geheim 1"}' });
      leaks.request({ method: 'POST', url: `${PLATFORM}/emails`, body: '{"message":"geheim 1"}' });
    });
    expect(typed).toBe(1);
  });

  it('by the address of the page in a body, as JSON and as a form', () => {
    expect(post('/emails', { sourceUrl: `${PAGE}?email=a@b.de` })).toBe(1);
    expect(post('/users/forget-password', { redirectUrl: MAIL })).toBe(1);
    const form = `--x\r\nContent-Disposition: form-data; name="sourceUrl"\r\n\r\n${PAGE}?email=a@b.de\r\n--x--`;
    expect(leaksOf((leaks) => leaks.request({ method: 'POST', url: PLATFORM, body: form }))).toBe(1);
  });

  it('by a bearer token for anybody else than the platform', () => {
    const authorization = `Bearer ${JWT}`;
    expect(leaksOf((leaks) => leaks.request({ method: 'GET', url: 'https://x.test/', authorization }))).toBe(1);
    expect(leaksOf((leaks) => leaks.request({ method: 'GET', url: PLATFORM, authorization }))).toBe(0);
  });
});

it('a journey does not leak by what the contract wants', () => {
  const email = 'kunde@autohaus.test';
  expect(post('/users/login', { user: { email }, password: 'geheim 1' })).toBe(0);
  expect(post('/users/reset-password', { email, token: 't0k3n', password: 'geheim 1' })).toBe(0);
  expect(post('/v2/orders', { vehicleDealerCustomer: { email }, sourceUrl: `${PAGE}#/cars/1` })).toBe(0);
  expect(leaksOf((leaks) => leaks.request({ method: 'GET', url: `${PLATFORM}/users/kunde%40autohaus.test` }))).toBe(0);
  expect(leaksOf((leaks) => leaks.pageAddress(MAIL))).toBe(0);
  expect(leaksOf((leaks) => leaks.pageAddress(`${PAGE}#/?email=a%40b.de`, true))).toBe(0);
  expect(leaksOf((leaks) => leaks.pageAddress(`${PAGE}#/admin/auth/login?email=a%40b.de`))).toBe(0);
});
