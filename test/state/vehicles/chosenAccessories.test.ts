import { expect, it } from 'vitest';
import { articlesOf, createChosenAccessoriesStore } from '../../../src/state/vehicles/chosenAccessories';

it('keeps what navigator and charging service send beside one another, and gives each article to the order once', () => {
  const store = createChosenAccessoriesStore();
  const { choose } = store.getState();
  const articles = () => articlesOf(store.getState(), 'car');
  expect(articles()).toEqual([]);
  choose('car', 'navigator', ['5G0-061', '000-071']);
  choose('car', 'charging', ['WB-11', '000-071']);
  choose('other car', 'charging', ['WB-22']);
  expect(articles()).toEqual(['5G0-061', '000-071', 'WB-11']);
  choose('car', 'navigator', []);
  expect(articles()).toEqual(['WB-11', '000-071']);
});
