import { describe, expect, it } from 'vitest';
import { createMemoryHistory } from '../../src/lib/history/memoryHistory';
import { createFrameStore } from '../../src/state/frame';
import { forgetKept } from '../../src/state/device-data/keptData';
import type { Device } from '../../src/state/device-data/ownOrders';
import { keptLists } from '../../src/state/device-data/keptLists';
import { createStorage, STORAGE_KEYS } from '../../src/lib/storage';
import { anEnvironment, ORDINARY_DEALER } from '../builders/environment';
import { NOW } from '../now';

const HOUR = 3_600_000;
const later = (hours: number) => new Date(NOW.getTime() + hours * HOUR);

function visit(path: string, hostQuery = '', { now = NOW, userId }: { now?: Date; userId?: string } = {}) {
  const history = createMemoryHistory((to) => to, path);
  const { host } = anEnvironment();
  const device: Device = {
    storage: createStorage(),
    adminId: ORDINARY_DEALER,
    visitor: () => ({ userId, now }),
    since: () => now,
  };
  const store = createFrameStore({ history, host: { ...host, query: new URLSearchParams(hostQuery) } }, device);
  return {
    history,
    store,
    device,
    frame: () => store.getState().frame,
    kind: () => store.getState().frame.kind,
    change: store.getState().change,
    address: () => history.current.location.search,
  };
}

describe('the frame of a visit', () => {
  it('begins with the cash price and writes nothing', () => {
    const { frame, address } = visit('/');
    expect([frame(), address()]).toEqual([{}, '']);
  });

  it('follows a link into the shop, also one in the query of the host', () => {
    expect(visit('/angebote-x/1?carQueryParams=prices%3Drate%26months%3D48').frame()).toEqual({
      kind: 'financing',
      months: 48,
    });
    expect(visit('/', 'carQueryParams=carType%3DPKW%26prices%3Dleasing').kind()).toBe('leasing');
  });

  it('stands in the address of the same entry, beside the search, and is taken out again', () => {
    const { store, change, address } = visit('/?carQueryParams=carType%3DPKW&checkoutOrderPaymentType=2');
    let changes = 0;
    store.subscribe(() => (changes += 1));
    change({ kind: 'financing', deposit: 4_000 });
    // Once: banks are asked anew for each.
    expect(changes).toBe(1);
    expect(address()).toBe('?carQueryParams=carType%3DPKW%26prices%3Drate%26deposit%3D4000&checkoutOrderPaymentType=2');
    change({ kind: undefined, deposit: undefined });
    expect(address()).toBe('?carQueryParams=carType%3DPKW&checkoutOrderPaymentType=2');
  });

  it('leaves nothing behind in an address that had no search, but answers the one of the host', () => {
    const alone = visit('/angebote-x/1?checkoutOrderPaymentType=2');
    const other = visit('/angebote-x/1');
    for (const { change } of [other, alone]) {
      change({ kind: 'financing' });
      change({ kind: undefined });
    }
    expect([other.address(), alone.address()]).toEqual(['', '?checkoutOrderPaymentType=2']);
    const hosted = visit('/', 'carQueryParams=prices%3Drate');
    hosted.change({ kind: undefined });
    expect(hosted.address()).toBe('?carQueryParams=');
  });

  it('stays: Back to an earlier address does not undo it, nor does what that address hands on; a link that states another decides', () => {
    const { history, store, frame, change, address } = visit('/?carQueryParams=carType%3DPKW%26prices%3Dleasing');
    history.push('/angebote-x/1?carQueryParams=carType%3DPKW%26prices%3Dleasing');
    change({ kind: 'financing', months: 48 });
    history.go(-1);
    expect(frame()).toEqual({ kind: 'financing', months: 48 });
    // A screen that does not write the address, such as the comparison.
    history.push('/vergleich?carQueryParams=carType%3DPKW%26prices%3Dleasing');
    expect(frame()).toEqual({ kind: 'financing', months: 48 });
    history.push('/?carQueryParams=manufacturer%3DBMW');
    store.getState().writeAddress();
    expect(address()).toBe('?carQueryParams=manufacturer%3DBMW%26prices%3Drate%26months%3D48');
    history.push('/?carQueryParams=prices%3Dcash');
    expect(frame()).toEqual({ kind: undefined, months: 48 });
    // With terms it is whole.
    history.push('/?carQueryParams=prices%3Dleasing%26deposit%3D0');
    expect(frame()).toEqual({ kind: 'leasing', deposit: 0 });
  });
});

it('knows the most of a month from the search, also on screens whose address has none', () => {
  const { history, store } = visit('/?carQueryParams=maxMonthlyFinancingRateExample%3D350');
  const most = () => store.getState().mostPerMonth;
  expect(most()).toBe(350);
  history.push('/merkliste');
  expect(most()).toBe(350);
  history.push('/?carQueryParams=maxMonthlyFinancingRateExample%3D300');
  expect(most()).toBe(300);
  history.push('/');
  expect(most()).toBeUndefined();
});

describe('the frame on the device', () => {
  it('is there again on the next visit, a day long, and writes nothing into the page’s address by itself', () => {
    visit('/').change({ kind: 'leasing', specialPayment: 2_000 });
    const next = visit('/', '', { now: later(23) });
    expect(next.frame()).toEqual({ kind: 'leasing', specialPayment: 2_000 });
    next.store.getState().writeAddress();
    expect(next.address()).toBe('');
    next.history.push('/angebote-x/1');
    next.store.getState().writeAddress();
    expect(next.address()).toBe('?carQueryParams=prices%3Dleasing%26specialPayment%3D2000');
    expect(visit('/', '', { now: later(25) }).frame()).toEqual({});
  });

  it('gives way to what an address says', () => {
    visit('/').change({ kind: 'leasing', months: 24 });
    expect(visit('/?carQueryParams=prices%3Drate').frame()).toEqual({ kind: 'financing' });
  });

  it('keeps kind of contract and final instalment as it keeps the rest, and what is assumed in no address', () => {
    const { store, change, address } = visit('/');
    change({ kind: 'financing', contract: 'withBalloon', finalInstallment: 5_000 });
    store.getState().assume({ insurance: 65 });
    expect(decodeURIComponent(address())).toBe(
      '?carQueryParams=prices=rate&contract=withBalloon&finalInstallment=5000',
    );
    const next = visit('/').store.getState();
    expect([next.frame, next.assumed]).toEqual([
      { kind: 'financing', contract: 'withBalloon', finalInstallment: 5_000 },
      { insurance: 65 },
    ]);
    expect(visit('/', '', { now: later(25) }).store.getState().assumed).toEqual({});
  });

  it.each([
    ['of an older release', { text: 'prices=rate&deposit=4000', userId: '', changedAt: NOW.getTime() }, 4_000],
    [
      'of a newer one',
      { text: 'prices=rate&deposit=4000&x=1', y: 2, assumed: [1], userId: '', changedAt: NOW.getTime() },
      4_000,
    ],
    ['that nobody can read', { text: 7, userId: '', changedAt: NOW.getTime() }, undefined],
  ])('reads a frame %s', (_, kept, deposit) => {
    const entry = { version: 2, value: { ids: ['a'], recent: [], keepsRecent: false, compared: [], frame: kept } };
    localStorage.setItem(STORAGE_KEYS.favourites, JSON.stringify({ [ORDINARY_DEALER]: entry }));
    expect(visit('/').frame().deposit).toBe(deposit);
    visit('/').change({ months: 48 });
    expect(localStorage.getItem(STORAGE_KEYS.favourites)).toContain('"ids":["a"]');
  });

  it('is learnt by another tab, which writes it to its address, where that stated another one', () => {
    const here = visit('/?carQueryParams=prices%3Drate%26months%3D24');
    const untouched = visit('/');
    const there = visit('/');
    const tell = () =>
      window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEYS.favourites, storageArea: localStorage }));
    there.change({ kind: 'financing', months: 60 });
    tell();
    expect([here.frame(), untouched.frame()]).toEqual([
      { kind: 'financing', months: 60 },
      { kind: 'financing', months: 60 },
    ]);
    expect([here.address(), untouched.address()]).toEqual(['?carQueryParams=prices%3Drate%26months%3D60', '']);
    there.change({ kind: undefined, months: undefined });
    tell();
    expect([here.frame(), here.address()]).toEqual([{}, '']);

    // Favourites, by the same slot, are no news of the frame of a link.
    const linked = visit('/?carQueryParams=prices%3Dleasing');
    keptLists(there.device.storage, ORDINARY_DEALER).write({ ids: ['a'] });
    tell();
    expect(linked.kind()).toBe('leasing');
  });

  it('leaves the address, too, where it is forgotten', () => {
    const { change, store, address } = visit('/merkliste');
    change({ kind: 'financing', deposit: 4_000 });
    store.forget('left');
    expect(address()).toBe('');
  });

  it('goes with a login that is another’s, at the logout and when asked', () => {
    const { device, change, store } = visit('/', '', { userId: 'anna' });
    change({ kind: 'financing', deposit: 4_000 });
    store.enter('anna');
    forgetKept(device, 'entered', 'anna');
    expect([store.getState().frame.deposit, visit('/').frame().deposit]).toEqual([4_000, 4_000]);
    store.enter('bert');
    forgetKept(device, 'entered', 'bert');
    expect([store.getState().frame, visit('/').frame()]).toEqual([{}, {}]);
    for (const cause of ['left', 'asked'] as const) {
      change({ kind: 'financing' });
      store.forget(cause);
      forgetKept(device, cause, 'anna');
      expect([store.getState().frame, visit('/').frame()]).toEqual([{}, {}]);
    }
  });
});

// rules/trade-in: in the frame.
describe('the old car', () => {
  const GOLF = { name: 'Golf', value: 5_900, until: '2026-05-18', isDeducted: true };
  const keep = (oldCar: object, owner = {}) => {
    const valuation = { vehicle: 'VW Golf', day: '2026-05-04', oldCar, ...owner };
    const value = { ids: [], recent: [], keepsRecent: true, compared: [], valuation };
    localStorage.setItem(STORAGE_KEYS.favourites, JSON.stringify({ [ORDINARY_DEALER]: { version: 2, value } }));
  };

  it('of the visitor stands in the address where it is deducted, in place of a link’s', () => {
    keep(GOLF);
    const { frame, address, history, store } = visit('/');
    expect([frame(), address()]).toEqual([{ oldCar: 5_900 }, '']);
    history.push('/angebote-x/1');
    store.getState().writeAddress();
    expect(address()).toBe('?carQueryParams=oldCar%3D5900');
    const linked = '/?carQueryParams=prices%3Drate%26oldCar%3D4000';
    expect(visit(linked).frame()).toEqual({ kind: 'financing', oldCar: 5_900 });
    keep({ ...GOLF, isDeducted: false });
    expect(visit(linked).frame()).toEqual({ kind: 'financing' });
    keep({ ...GOLF, until: '2026-05-03' });
    expect(visit(linked).frame()).toEqual({ kind: 'financing' });
  });

  it('of a link is kept on no device, and leaves the address where it is forgotten', () => {
    const { frame, address, change, store } = visit('/?carQueryParams=oldCar%3D4000');
    expect(frame()).toEqual({ oldCar: 4_000 });
    change({ kind: 'financing' });
    expect(frame()).toEqual({ kind: 'financing', oldCar: 4_000 });
    expect(visit('/').frame()).toEqual({ kind: 'financing' });
    store.forget('asked');
    expect([frame(), address()]).toEqual([{}, '']);
  });

  it('of a link stays where another tab changes the frame', () => {
    const { frame } = visit('/?carQueryParams=prices%3Drate%26oldCar%3D4000');
    visit('/').change({ kind: 'financing', months: 24 });
    window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEYS.favourites, storageArea: localStorage }));
    expect(frame()).toEqual({ kind: 'financing', months: 24, oldCar: 4_000 });
  });

  it('goes when another logs in than who valued it, whatever else is theirs', () => {
    keep(GOLF, { userId: 'anna', changedAt: NOW.getTime() });
    const { device, frame, store } = visit('/');
    forgetKept(device, 'entered', 'bert');
    store.enter('bert');
    expect(frame()).toEqual({});
    const linked = visit('/?carQueryParams=oldCar%3D4000');
    linked.store.enter('bert');
    expect(linked.frame()).toEqual({ oldCar: 4_000 });
  });
});
