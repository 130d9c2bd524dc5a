import { describe, expect, it } from 'vitest';
import { TRADE_IN_DRAFT_VERSION } from '../../src/domain/trade-in/draftVersion';
import { createStorage } from '../../src/lib/storage';
import { ignoreBody } from '../../src/lib/http/http';
import { fetchTransport } from '../../src/lib/http/fetchTransport';
import { keptLists } from '../../src/state/device-data/keptLists';
import { createFavouritesStore } from '../../src/state/vehicles/favourites';
import { createShopServices } from '../../src/state/shop';
import { anEnvironment, ORDINARY_DEALER } from '../builders/environment';
import { keptText } from '../builders/kept';
import { aToken } from '../builders/token';
import { NOW } from '../now';

const services = (options: Parameters<typeof anEnvironment>[0] = {}) =>
  createShopServices(anEnvironment({ adminId: 'configured', ...options }), {
    transport: fetchTransport,
    now: () => NOW,
  });

describe('the services of one mount', () => {
  it.each([
    [{}, 'configured'],
    [{ at: `/?vehicleDealerAdminId=${ORDINARY_DEALER}` }, ORDINARY_DEALER],
    [{ hostQuery: `vehicleDealerAdminId=${ORDINARY_DEALER}` }, ORDINARY_DEALER],
    [{ at: '/?vehicleDealerAdminId=../users' }, 'configured'],
  ])('with %o speak for the tenant %s', (options, adminId) => {
    const { platform, dispose } = services(options);
    expect(platform.adminId).toBe(adminId);
    dispose();
  });

  it('do not meet those of another mount', () => {
    const [one, other] = [services(), services({ adminId: 'other' })];
    one.lazyStore(createFavouritesStore).getState().toggle('a');
    one.notices.getState().show({ text: 'Nur hier' });
    expect(other.lazyStore(createFavouritesStore).getState().ids).toEqual([]);
    expect(other.notices.getState().notices).toEqual([]);
    one.dispose();
    other.dispose();
  });

  it.each([
    [401, undefined],
    [403, 'ada@lovelace.de'],
  ])('end the login when the platform answers %i to its token', async (status, expected) => {
    const { platform, session, dispose } = createShopServices(anEnvironment(), {
      transport: () => Promise.resolve({ status, data: '', header: () => undefined }),
      now: () => NOW,
    });
    const accessToken = aToken({ sub: 'u1', exp: NOW.getTime() / 1000 + 3600 });
    session.getState().logIn({ id: 'u1', email: 'ada@lovelace.de', roles: ['customer'], accessToken });
    await expect(platform.http.request('GET', '/users/u1', { isAuthorized: true, read: ignoreBody })).rejects.toThrow();
    expect(session.getState().user?.email).toBe(expected);
    expect(localStorage.getItem('webshop-widget-current-user') === null).toBe(expected === undefined);
    dispose();
  });

  it('keep a login that began while the answer to the former token was on its way', async () => {
    let answer: () => void = () => undefined;
    const { platform, session, dispose } = createShopServices(anEnvironment(), {
      transport: () =>
        new Promise((resolve) => {
          answer = () => resolve({ status: 401, data: '', header: () => undefined });
        }),
      now: () => NOW,
    });
    const logIn = (id: string) =>
      session.getState().logIn({
        id,
        email: `${id}@lovelace.de`,
        roles: [],
        accessToken: aToken({ sub: id, exp: NOW.getTime() / 1000 + 3600 }),
      });
    logIn('first');
    const call = platform.http.request('GET', '/users/u1', { isAuthorized: true, read: ignoreBody });
    logIn('second');
    answer();
    await expect(call).rejects.toThrow();
    expect(session.getState().user?.id).toBe('second');
    dispose();
  });

  // rules/account: data of one person.
  it.each(['while the page is open', 'before the page is opened'])(
    'leave nothing of a login that had ended to somebody who logs in %s',
    (when) => {
      const storage = createStorage();
      const login = (id: string) => ({
        id,
        email: `${id}@beispiel.de`,
        roles: [],
        accessToken: aToken({ sub: id, exp: NOW.getTime() / 1000 + 3600 }),
      });
      const isBefore = when.startsWith('before');
      const theirs = {
        'other question': { typed: { message: 'von nebenan' }, userId: 'erika' },
        'configured visit': { typed: { message: 'von Otto' }, userId: 'otto' },
        'configured code': { typed: { message: 'von niemandem' } },
      };
      const erikas = { 'configured question': { typed: { message: 'von Erika' }, userId: 'erika' } };
      sessionStorage.setItem('webshop-widget-forms', JSON.stringify({ ...erikas, ...theirs }));
      localStorage.setItem(
        'webshop-widget-trade-in-draft',
        keptText(TRADE_IN_DRAFT_VERSION, { firstName: 'Erika', userId: 'erika' }, 'configured'),
      );
      const together = { address: '/gemeinsam?nachricht=Erika', text: 'Ben hat geantwortet', day: '2026-11-20' };
      keptLists(storage, 'configured').write({
        together,
        ...{ ids: ['of-erika', 'since'], keepsRecent: true, valuation: { vehicle: 'Golf', day: '2026-11-20' } },
        synced: { userId: 'erika', ids: ['of-erika'] },
      });
      if (isBefore) localStorage.setItem('webshop-widget-current-user', keptText(1, login('otto'), 'configured'));
      const { session, dispose } = services();
      if (!isBefore) session.getState().logIn(login('otto'));
      expect(JSON.parse(sessionStorage.getItem('webshop-widget-forms') ?? '')).toEqual(theirs);
      expect(localStorage.getItem('webshop-widget-trade-in-draft')).toBeNull();
      const { ids, valuation, together: decision } = keptLists(storage, 'configured').read();
      expect([ids, valuation, decision]).toEqual([['since'], undefined, undefined]);
      keptLists(storage, 'configured').write({ together });
      session.getState().logOut();
      expect(keptLists(storage, 'configured').read().together).toBeUndefined();
      dispose();
    },
  );

  it('follow the consent tool of the host: what it revokes is granted no more', () => {
    let granted = ['impel', 'emobilio', 'unknown'];
    const listeners = new Set<() => void>();
    const environment = {
      ...anEnvironment({ consent: 'external' }),
      consent: {
        granted: () => granted,
        subscribe: (listener: () => void) => {
          listeners.add(listener);
          return () => void listeners.delete(listener);
        },
      },
    };
    const { consent, dispose } = createShopServices(environment, { transport: fetchTransport });
    expect(consent.getState().granted).toEqual(['impel', 'emobilio']);
    granted = ['paypal', 'impel'];
    for (const listener of listeners) listener();
    expect(consent.getState().granted).toEqual(['paypal', 'impel']);
    dispose();
    expect(listeners.size).toBe(0);
  });

  it('leave no listener behind', () => {
    const listeners = new Set<unknown>();
    const page = {
      localStorage,
      addEventListener: (_type: string, listener: unknown) => void listeners.add(listener),
      removeEventListener: (_type: string, listener: unknown) => void listeners.delete(listener),
    };
    const { dispose, lazyStore } = createShopServices(anEnvironment(), {
      transport: fetchTransport,
      storage: createStorage(page),
    });
    lazyStore(createFavouritesStore);
    expect(lazyStore(createFavouritesStore)).toBe(lazyStore(createFavouritesStore));
    expect(listeners.size).toBe(4);
    dispose();
    expect(listeners.size).toBe(0);
  });
});
