import { describe, expect, it } from 'vitest';
import { createStorage } from '../../../src/lib/storage';
import { createFavouritesStore } from '../../../src/state/vehicles/favourites';

const KEY = 'webshop-widget-favourites';
const favourites = () => createFavouritesStore(createStorage(), 'dealer-1');
const fromOtherTab = () => window.dispatchEvent(new StorageEvent('storage', { key: KEY }));

describe('vehicles that a visitor marked', () => {
  it('are there in the next visit, and gone when unmarked', () => {
    const store = favourites();
    store.getState().toggle('a');
    store.getState().toggle('b');
    expect(favourites().getState().ids).toEqual(['a', 'b']);
    store.getState().toggle('a');
    expect(favourites().getState().ids).toEqual(['b']);
  });

  it('leave nothing in the browser when the last one is unmarked', () => {
    const store = favourites();
    store.getState().toggle('a');
    store.getState().toggle('a');
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('keep the price of the day on which they were marked, until they are unmarked', () => {
    const store = favourites();
    const then = { amount: 22_990, day: '2026-11-12' };
    store.getState().toggle('a', then);
    store.getState().toggle('b');
    const later = favourites();
    later.getState().notePrices({ a: { amount: 22_490, day: '2026-11-23' }, b: { amount: 9_990, day: '2026-11-23' } });
    expect(favourites().getState().prices).toEqual({ a: then, b: { amount: 9_990, day: '2026-11-23' } });
    later.getState().toggle('a');
    expect(Object.keys(favourites().getState().prices)).toEqual(['b']);
  });

  it('survive prices that are damaged', () => {
    favourites().getState().toggle('a', { amount: 1, day: '2026-11-12' });
    localStorage.setItem(KEY, (localStorage.getItem(KEY) ?? '').replace('"amount":1', '"amount":"viel"'));
    expect(favourites().getState()).toMatchObject({ ids: ['a'], prices: {} });
  });

  it('become those of an account, each once', () => {
    const store = favourites();
    store.getState().replace(['x', 'y', 'x']);
    expect(store.getState().ids).toEqual(['x', 'y']);
  });

  it('are known to have been in the account, so that the removal of the only one still reaches it', () => {
    const store = favourites();
    store.getState().toggle('a');
    store.getState().noteSynced({ userId: 'u', ids: ['a'] });
    store.getState().toggle('a');
    expect(favourites().getState()).toMatchObject({ ids: [], synced: { userId: 'u', ids: ['a'] } });
  });

  it('follow another tab, also when that one forgets them', () => {
    const here = favourites();
    const there = favourites();
    there.getState().toggle('a');
    fromOtherTab();
    expect(here.getState().ids).toEqual(['a']);
    there.getState().toggle('a');
    fromOtherTab();
    expect(here.getState().ids).toEqual([]);
  });

  it('lose only the damaged ones among them', () => {
    localStorage.setItem(
      KEY,
      '{"dealer-1":{"version":2,"value":{"ids":["a",null,7,"","b"],"recent":3,"keepsRecent":true}}}',
    );
    expect(favourites().getState()).toMatchObject({ ids: ['a', 'b'], recent: [], keepsRecent: true });
  });
});

describe('vehicles that a visitor opened', () => {
  it('stand newest first, each once, nine at most', () => {
    const store = favourites();
    for (const id of ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '3']) store.getState().recordView(id);
    expect(store.getState().recent).toEqual(['3', '10', '9', '8', '7', '6', '5', '4', '2']);
  });

  it('are not kept unless the visitor wants it', () => {
    const store = favourites();
    store.getState().recordView('secret');
    store.getState().toggle('a');
    expect(localStorage.getItem(KEY)).not.toContain('secret');
    expect(favourites().getState().recent).toEqual([]);
  });

  it('are kept while the visitor wants it, and removed when she no longer does', () => {
    const store = favourites();
    store.getState().recordView('a');
    store.getState().keepRecent(true);
    store.getState().recordView('b');
    expect(favourites().getState()).toMatchObject({ recent: ['b', 'a'], keepsRecent: true });
    store.getState().keepRecent(false);
    expect(localStorage.getItem(KEY)).toBeNull();
    expect(store.getState().recent).toEqual(['b', 'a']);
  });

  it('are forgotten at a press, in the other tab too', () => {
    const here = favourites();
    const there = favourites();
    here.getState().keepRecent(true);
    fromOtherTab();
    here.getState().recordView('a');
    fromOtherTab();
    expect(there.getState().recent).toEqual(['a']);
    here.getState().clearRecent();
    fromOtherTab();
    expect(there.getState().recent).toEqual([]);
  });

  it('are not lost when another tab begins to keep its own', () => {
    const here = favourites();
    here.getState().recordView('a');
    const there = favourites();
    there.getState().recordView('b');
    there.getState().keepRecent(true);
    fromOtherTab();
    expect(here.getState()).toMatchObject({ recent: ['b', 'a'], keepsRecent: true });
  });
});
