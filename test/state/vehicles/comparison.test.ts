import { expect, it } from 'vitest';
import { createStorage } from '../../../src/lib/storage';
import { createComparisonStore } from '../../../src/state/vehicles/comparison';
import { createFavouritesStore } from '../../../src/state/vehicles/favourites';

const comparison = () => createComparisonStore(createStorage(), 'dealer-1');

it('takes four vehicles into a comparison and refuses the fifth', () => {
  const store = comparison();
  const { toggle } = store.getState();
  expect(['a', 'b', 'c', 'd', 'e'].map(toggle)).toEqual([true, true, true, true, false]);
  expect(store.getState()).toMatchObject({ ids: ['a', 'b', 'c', 'd'], isRefused: true });
});

it('takes another one once there is room again', () => {
  const store = comparison();
  const { toggle } = store.getState();
  ['a', 'b', 'c', 'd', 'e', 'b', 'e'].forEach(toggle);
  expect(store.getState()).toMatchObject({ ids: ['a', 'c', 'd', 'e'], isRefused: false });
});

it('is there after a reload, beside what is marked, and gone when nothing is left of it', () => {
  createFavouritesStore(createStorage(), 'dealer-1').getState().toggle('m');
  const store = comparison();
  store.getState().toggle('a');
  expect(comparison().getState().ids).toEqual(['a']);
  createFavouritesStore(createStorage(), 'dealer-1').getState().toggle('n');
  expect(comparison().getState().ids).toEqual(['a']);
  store.getState().replace([]);
  expect(comparison().getState().ids).toEqual([]);
  expect(createFavouritesStore(createStorage(), 'dealer-1').getState().ids).toEqual(['m', 'n']);
});
