import { describe, expect, it } from 'vitest';
import { createStorage } from '../../src/lib/storage';
import { createSessionStore } from '../../src/state/session';
import { aToken } from '../builders/token';
import { NOW } from '../now';

const KEY = 'webshop-widget-current-user';
const inAnHour = NOW.getTime() / 1000 + 3600;
const user = (exp = inAnHour) => ({
  id: 'u1',
  email: 'ada@lovelace.de',
  roles: ['customer' as const],
  accessToken: aToken({ sub: 'u1', role: 'CarDealerCustomer', exp }),
});
const session = (adminId = 'dealer-1', now = () => NOW) => createSessionStore(createStorage(), adminId, now);

describe('a login', () => {
  it('is there again in the next visit', () => {
    session().getState().logIn(user());
    expect(session().getState().user).toEqual(user());
    expect(session().validToken()).toBe(user().accessToken);
  });

  it('has the roles and the id of its token, whatever stands beside it in storage', () => {
    session().getState().logIn(user());
    localStorage.setItem(
      KEY,
      (localStorage.getItem(KEY) ?? '').replace('["customer"]', '["admin"]').replace('"id":"u1"', '"id":"u2"'),
    );
    expect(localStorage.getItem(KEY)).toContain('["admin"]');
    expect(session().getState().user).toMatchObject({ id: 'u1', roles: ['customer'] });
  });

  it('belongs to one tenant, and stays when the visitor opens another one’s shop on the same site', () => {
    session().getState().logIn(user());
    const other = session('dealer-2');
    expect(other.getState().user).toBeUndefined();
    other.getState().logIn({ ...user(), email: 'ada@firma.de' });
    expect(session().getState().user?.email).toBe('ada@lovelace.de');
    other.getState().logOut();
    expect(session().getState().user?.email).toBe('ada@lovelace.de');
  });

  it('is none when its token has expired, and is forgotten', () => {
    session()
      .getState()
      .logIn(user(NOW.getTime() / 1000 - 1));
    expect(session().getState().user).toBeUndefined();
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('ends while the shop is open when its token expires', () => {
    let now = NOW;
    const store = session('dealer-1', () => now);
    store.getState().logIn(user());
    now = new Date(NOW.getTime() + 3_600_000);
    expect(store.validToken()).toBeUndefined();
    expect(store.getState().user).toEqual(user());
    store.checkExpiry();
    expect(store.getState()).toMatchObject({ user: undefined, endReason: 'token-expired' });
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('says why it ended until the next one begins', () => {
    const store = session();
    store.getState().expire('token-rejected');
    expect(store.getState().endReason).toBeUndefined();
    store.getState().logIn(user());
    store.getState().expire('token-rejected');
    expect(store.getState()).toMatchObject({ user: undefined, endReason: 'token-rejected' });
    expect(localStorage.getItem(KEY)).toBeNull();
    store.getState().logIn(user());
    expect(store.getState().endReason).toBeUndefined();
  });

  it('is over for the next visit too once the visitor logged out', () => {
    const store = session();
    store.getState().logIn(user());
    store.getState().logOut();
    expect([store.getState().user, store.validToken(), session().getState().user]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('is taken over from another tab, until the shop is gone', () => {
    const here = session();
    session().getState().logIn(user());
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
    expect(here.getState().user?.email).toBe('ada@lovelace.de');
    here.dispose();
    localStorage.removeItem(KEY);
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
    expect(here.getState().user?.email).toBe('ada@lovelace.de');
  });

  it('says that it ended in another tab, or that its token has expired meanwhile', () => {
    let now = NOW;
    const here = session('dealer-1', () => now);
    const endElsewhere = () => {
      localStorage.removeItem(KEY);
      window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
      return here.getState();
    };
    expect(endElsewhere()).toMatchObject({ user: undefined, endReason: undefined });
    here.getState().logIn(user());
    expect(endElsewhere()).toMatchObject({ user: undefined, endReason: 'logged-out-elsewhere' });
    session().getState().logIn(user());
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
    expect(here.getState()).toMatchObject({ user: user(), endReason: undefined });
    now = new Date(NOW.getTime() + 3_600_000);
    expect(endElsewhere()).toMatchObject({ user: undefined, endReason: 'token-expired' });
  });
});
