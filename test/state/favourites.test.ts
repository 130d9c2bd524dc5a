import { describe, expect, it } from 'vitest';
import { createStorage } from '../../src/lib/storage';
import { createFavouritesStore } from '../../src/state/favourites';

const favourites = (adminId = 'dealer-1') => createFavouritesStore(createStorage(), adminId);

describe('vehicles that a visitor marked', () => {
  it('are there in the next visit, and gone when unmarked', () => {
    const store = favourites();
    store.getState().toggle('a');
    store.getState().toggle('b');
    expect(favourites().getState().ids).toEqual(['a', 'b']);
    store.getState().toggle('a');
    expect(favourites().getState().ids).toEqual(['b']);
  });

  it('belong to one dealer', () => {
    favourites().getState().toggle('a');
    expect(favourites('dealer-2').getState().ids).toEqual([]);
  });

  it('become those of an account, each once', () => {
    const store = favourites();
    store.getState().replace(['x', 'y', 'x']);
    expect(store.getState().ids).toEqual(['x', 'y']);
  });

  it('follow another tab', () => {
    const here = favourites();
    favourites().getState().toggle('a');
    window.dispatchEvent(new StorageEvent('storage', { key: 'webshop-widget-favourites' }));
    expect(here.getState().ids).toEqual(['a']);
  });
});
