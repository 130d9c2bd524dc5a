import { describe, expect, it } from 'vitest';
import { createStorage } from '../../src/lib/storage';
import { fetchTransport } from '../../src/lib/http/fetchTransport';
import { createFavouritesStore } from '../../src/state/favourites';
import { createShopServices } from '../../src/state/shop';
import { anEnvironment, ORDINARY_DEALER } from '../builders/environment';
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
    const { dispose, lazyStore: storeOf } = createShopServices(anEnvironment(), {
      transport: fetchTransport,
      storage: createStorage(page),
    });
    storeOf(createFavouritesStore);
    expect(storeOf(createFavouritesStore)).toBe(storeOf(createFavouritesStore));
    expect(listeners.size).toBe(3);
    dispose();
    expect(listeners.size).toBe(0);
  });
});
