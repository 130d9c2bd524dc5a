import { describe, expect, it } from 'vitest';
import type { FilterValues } from '../../../src/features/search/filter';
import { findWaysOut } from '../../../src/features/search/waysOut';

const SOURCES = { stock: undefined, result: undefined, held: undefined, equipmentLabels: new Map<string, string>() };

describe('which filter to drop where nothing was found', () => {
  const values: FilterValues = {
    manufacturer: 'AUDI',
    model: 'A4',
    fuelTypes: ['Diesel', 'Elektro'],
    maxPrice: 5_000,
    isVatDeductable: true,
  };

  it('names at most three, the most fruitful first, each as a whole', async () => {
    const asked: FilterValues[] = [];
    const ways = await findWaysOut(values, SOURCES, (without) => {
      asked.push(without);
      if (without.maxPrice === undefined) return Promise.resolve(7);
      if (without.manufacturer === undefined) return Promise.resolve(31);
      if (without.model === undefined) return Promise.resolve(3);
      return Promise.resolve(without.fuelTypes === undefined ? 1 : 0);
    });
    expect(ways.map(({ key, label, count }) => [key, label, count])).toEqual([
      ['manufacturer', 'AUDI', 31],
      ['price', 'Preis: bis 5.000\u00A0€', 7],
      ['model', 'A4', 3],
    ]);
    // Without its make a model says nothing.
    expect(ways[0]?.values).not.toHaveProperty('model');
    expect(asked).toHaveLength(5);
  });

  it('leaves out a filter whose count does not come', async () => {
    const ways = await findWaysOut({ maxPrice: 1_000, searchTerm: 'Golf' }, SOURCES, ({ searchTerm }) =>
      searchTerm === undefined ? Promise.reject(new Error('offline')) : Promise.resolve(4),
    );
    expect(ways.map(({ key, count }) => [key, count])).toEqual([['price', 4]]);
  });
});
