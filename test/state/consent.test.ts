import { describe, expect, it } from 'vitest';
import { createStorage } from '../../src/lib/storage';
import { createConsentStore } from '../../src/state/consent';

const consent = (mode: 'ask' | 'external' = 'ask') => createConsentStore(createStorage(), 'dealer-1', mode);

describe('consent for a third party', () => {
  it('is given to nobody at first', () => {
    expect(consent().getState().granted).toEqual([]);
  });

  it('is kept where the shop asks', () => {
    consent().getState().grant(['paypal']);
    expect(consent().getState().granted).toEqual(['paypal']);
  });

  it('can be taken back', () => {
    const store = consent();
    store.getState().grant(['paypal', 'impel']);
    store.getState().revoke(['paypal']);
    expect(store.getState().granted).toEqual(['impel']);
    expect(consent().getState().granted).toEqual(['impel']);
  });

  it('is not given to a name that nobody knows, and only once', () => {
    const store = consent();
    store.getState().grant(['paypal', 'paypal', 'tracker', '']);
    expect(store.getState().granted).toEqual(['paypal']);
  });

  it('is the business of the host where the host decides: nothing is kept', () => {
    const store = consent('external');
    store.getState().grant(['impel']);
    expect(store.getState().granted).toEqual(['impel']);
    expect(localStorage.length).toBe(0);
    expect(consent('external').getState().granted).toEqual([]);
  });
});
