import { describe, expect, it } from 'vitest';
import { createMemoryHistory } from '../../src/lib/history/memoryHistory';
import { createPriceDisplayStore } from '../../src/state/priceDisplay';
import { anEnvironment } from '../builders/environment';

function visit(path: string, hostQuery = '') {
  const history = createMemoryHistory((to) => to, path);
  const { host } = anEnvironment();
  const store = createPriceDisplayStore({ history, host: { ...host, query: new URLSearchParams(hostQuery) } });
  return { history, store, shown: () => store.getState().display, address: () => history.current.location.search };
}

describe('cash price or rate', () => {
  it('begins with the cash price and writes nothing', () => {
    const { shown, address } = visit('/');
    expect([shown(), address()]).toEqual(['cash', '']);
  });

  it('follows a link into the shop, also one in the query of the host', () => {
    expect(visit('/angebote-x/1?carQueryParams=prices%3Drate').shown()).toBe('rate');
    expect(visit('/', 'carQueryParams=carType%3DPKW%26prices%3Drate').shown()).toBe('rate');
  });

  it('stands in the address of the same entry, beside the search, and is taken out again', () => {
    const { store, address } = visit('/?carQueryParams=carType%3DPKW&checkoutOrderPaymentType=2');
    store.getState().show('rate');
    expect(address()).toBe('?carQueryParams=carType%3DPKW%26prices%3Drate&checkoutOrderPaymentType=2');
    store.getState().show('cash');
    expect(address()).toBe('?carQueryParams=carType%3DPKW&checkoutOrderPaymentType=2');
  });

  it('leaves nothing behind in an address that had no search, but answers the one of the host', () => {
    const alone = visit('/angebote-x/1?checkoutOrderPaymentType=2');
    const { store, address } = visit('/angebote-x/1');
    for (const { getState } of [store, alone.store]) {
      getState().show('rate');
      getState().show('cash');
    }
    expect([address(), alone.address()]).toEqual(['', '?checkoutOrderPaymentType=2']);
    const hosted = visit('/', 'carQueryParams=prices%3Drate');
    hosted.store.getState().show('cash');
    expect(hosted.address()).toBe('?carQueryParams=');
  });

  it('stays for the visit: Back to an earlier address does not undo it, a link that states one decides', () => {
    const { history, store, shown, address } = visit('/?carQueryParams=carType%3DPKW');
    history.push('/angebote-x/1?carQueryParams=carType%3DPKW');
    store.getState().show('rate');
    history.go(-1);
    expect(shown()).toBe('rate');
    store.getState().writeAddress();
    expect(address()).toBe('?carQueryParams=carType%3DPKW%26prices%3Drate');
    history.push('/?carQueryParams=manufacturer%3DBMW');
    expect(shown()).toBe('rate');
    history.push('/?carQueryParams=prices%3Dcash');
    expect(shown()).toBe('cash');
  });
});
