import { describe, expect, it } from 'vitest';
import {
  confirmEmail,
  deleteUser,
  fetchAccount,
  forgetPassword,
  isEmailKnown,
  logIn,
  registerCustomer,
  registerUser,
  resetPassword,
  updateAccount,
} from '../../src/api/users';
import { accountUpdateOf } from '../../src/domain/account/account';
import { readToken } from '../../src/domain/account/token';
import { createHttp } from '../../src/lib/http/http';
import { axiosTransport } from '../../src/lib/http/axiosTransport';
import { aPlatform, failureOf } from '../builders/platform';
import { DEMO_PASSWORD } from '../platform/state';
import { platform as demo } from '../platformServer';
import { HttpError } from '../../src/lib/http/errors';

const platform = aPlatform();
const EMAIL = 'kunde@autohaus-bergmann.test';
const STAFF = 'chef@autohaus-bergmann.test';
const NEW = { email: 'neu@example.com', password: 'ein langes Passwort' };

/** The way to the platform with a bearer token. */
const loggedIn = (token: string) => ({
  ...platform,
  http: createHttp({ baseUrl: 'https://platform.test', transport: axiosTransport, getToken: () => token }),
});
const asUser = async (email: string) => loggedIn(await logIn(platform, email, { password: DEMO_PASSWORD }));
const statusOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => (error instanceof HttpError ? error.status : undefined),
  );
const queryOf = (url: string | undefined) => new URLSearchParams((url ?? '').split('#')[1]?.split('?')[1]);

describe('an account', () => {
  it('is known by its e-mail, whatever the case', async () => {
    expect(await isEmailKnown(platform, EMAIL.toUpperCase())).toBe(true);
    expect(await isEmailKnown(platform, NEW.email)).toBe(false);
  });

  it('is opened, confirmed by the link of the mail, and only then logged in to', async () => {
    await registerCustomer(platform, NEW);
    expect(demo.record[0]?.body).toEqual({ ...NEW, roles: ['CARDEALERCUSTOMER'], carDealerAdminId: platform.adminId });
    expect(await failureOf(logIn(platform, NEW.email, { password: NEW.password }))).toBe('forbidden');
    const link = queryOf(demo.state.mails[0]?.link?.url);
    expect(link.get('email')).toBe(NEW.email);
    const token = link.get('token') ?? '';
    await confirmEmail(platform, { email: NEW.email, token });
    expect(readToken(await logIn(platform, NEW.email, { password: NEW.password }))).toMatchObject({
      email: NEW.email,
      role: ['customer'],
    });
    expect(await failureOf(confirmEmail(platform, { email: NEW.email, token }))).toBe('rejected');
  });

  it('is not opened twice', async () => {
    expect(await statusOf(registerCustomer(platform, { ...NEW, email: EMAIL }))).toBe(400);
  });

  it('of staff has no rights before somebody of the dealer approves it', async () => {
    const token = await registerUser(
      platform,
      { email: 'neu@staff.example', role: 'admin' },
      { password: 'geheim-12' },
    );
    expect(readToken(token)).toMatchObject({ email: 'neu@staff.example', role: [] });
    const mail = demo.state.mails.find(({ subject }) => subject === 'Neuer Zugang zum Händlerbereich');
    expect((await fetch(mail?.link?.url ?? '')).status).toBe(200);
    const approved = await logIn(platform, 'neu@staff.example', { password: 'geheim-12' });
    expect(readToken(approved)).toMatchObject({ role: ['admin'] });
  });

  it('is closed to a wrong password, and to a password where Google opened it', async () => {
    expect(await failureOf(logIn(platform, EMAIL, { password: 'falsch' }))).toBe('unauthorized');
    const payload = btoa(JSON.stringify({ email: 'g@example.com' }));
    const proof = { googleIdToken: `x.${payload}.google` };
    await registerUser(platform, { email: 'g@example.com', role: 'customer' }, proof);
    expect(readToken(await logIn(platform, 'g@example.com', proof))?.email).toBe('g@example.com');
    expect(await failureOf(logIn(platform, 'g@example.com', { password: 'x' }))).toBe('unauthorized');
  });

  it('gets a new password by the link of a mail, once', async () => {
    await forgetPassword(platform, { email: EMAIL, redirectUrl: 'https://haus.de/autos?a=1#/account/password-reset' });
    const url = demo.state.mails[0]?.link?.url;
    expect(url).toMatch(/^https:\/\/haus\.de\/autos\?a=1#\/account\/password-reset\?token=/);
    const reset = { email: EMAIL, password: 'noch ein Passwort', token: queryOf(url).get('token') ?? '' };
    await resetPassword(platform, reset);
    expect(await failureOf(resetPassword(platform, reset))).toBe('rejected');
    await expect(logIn(platform, EMAIL, { password: reset.password })).resolves.toBeTruthy();
  });

  it('is not betrayed by a mail that nobody gets', async () => {
    await forgetPassword(platform, { email: 'niemand@example.com', redirectUrl: 'https://haus.de/#/' });
    expect(demo.state.mails).toEqual([]);
  });

  it('is read and written by its owner, and by nobody else', async () => {
    const own = await asUser(EMAIL);
    const account = await fetchAccount(own, EMAIL);
    await updateAccount(
      own,
      account.id,
      accountUpdateOf(account, { phoneNumber: '+49711123456', favoriteCarIds: ['a'] }),
    );
    expect(await fetchAccount(own, EMAIL)).toMatchObject({
      firstName: 'Klara',
      type: 'private',
      phoneNumber: '+49711123456',
      favoriteCarIds: ['a'],
      emailConfirmed: true,
    });
    expect(await failureOf(fetchAccount(own, STAFF))).toBe('forbidden');
    expect(await failureOf(fetchAccount(platform, EMAIL))).toBe('unauthorized');
    expect((await fetchAccount(await asUser(STAFF), EMAIL)).id).toBe(account.id);
  });

  it('is gone with everything in it once it is deleted', async () => {
    const own = await asUser(EMAIL);
    const { id } = await fetchAccount(own, EMAIL);
    await deleteUser(own, id);
    expect(await failureOf(fetchAccount(own, EMAIL))).toBe('unauthorized');
    expect(await isEmailKnown(platform, EMAIL)).toBe(false);
  });

  it('ends with the time of its token', async () => {
    demo.state.tokenSeconds = -1;
    const token = await logIn(platform, EMAIL, { password: DEMO_PASSWORD });
    expect(await failureOf(fetchAccount(loggedIn(token), EMAIL))).toBe('unauthorized');
  });
});
