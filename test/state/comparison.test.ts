import { expect, it } from 'vitest';
import { createComparisonStore } from '../../src/state/comparison';

it('takes four vehicles into a comparison and refuses the fifth', () => {
  const store = createComparisonStore();
  const { toggle } = store.getState();
  expect(['a', 'b', 'c', 'd', 'e'].map(toggle)).toEqual([true, true, true, true, false]);
  expect(store.getState()).toMatchObject({ ids: ['a', 'b', 'c', 'd'], isRefused: true });
});

it('takes another one once there is room again', () => {
  const store = createComparisonStore();
  const { toggle } = store.getState();
  ['a', 'b', 'c', 'd', 'e', 'b', 'e'].forEach(toggle);
  expect(store.getState()).toMatchObject({ ids: ['a', 'c', 'd', 'e'], isRefused: false });
});
