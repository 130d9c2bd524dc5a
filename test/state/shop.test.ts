import { describe, expect, it } from 'vitest';
import { createStorage } from '../../src/lib/storage';
import { ignoreBody } from '../../src/lib/http/http';
import { fetchTransport } from '../../src/lib/http/fetchTransport';
import { createFavouritesStore } from '../../src/state/vehicles/favourites';
import { createShopServices } from '../../src/state/shop';
import { anEnvironment, ORDINARY_DEALER } from '../builders/environment';
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
    expect(listeners.size).toBe(3);
    dispose();
    expect(listeners.size).toBe(0);
  });
});
