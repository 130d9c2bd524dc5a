import { describe, expect, it } from 'vitest';
import type { FilterValues } from '../../../../src/features/search/filters/filter';
import {
  findEmptyResultSuggestions,
  type EmptyResultSuggestion,
} from '../../../../src/features/search/state/emptyResultSuggestions';

const SOURCES = {
  stock: undefined,
  result: undefined,
  frozenCounts: undefined,
  equipmentLabels: new Map<string, string>(),
};

type Count = (values: FilterValues) => Promise<number>;

/** All that is said on the way, the last of it being the end. */
async function suggestionsFor(values: FilterValues, count: Count, signal = new AbortController().signal) {
  const said: (readonly EmptyResultSuggestion[])[] = [];
  for await (const suggestions of findEmptyResultSuggestions(values, SOURCES, count, signal)) said.push(suggestions);
  return { said, suggestions: said.at(-1) ?? [] };
}

describe('which filter to drop where nothing was found', () => {
  const values: FilterValues = {
    manufacturer: 'AUDI',
    model: 'A4',
    fuelTypes: ['Diesel', 'Elektro'],
    maxPrice: 5_000,
    isVatDeductable: true,
  };
  const count: Count = (without) => {
    if (without.maxPrice === undefined) return Promise.resolve(7);
    if (without.manufacturer === undefined) return Promise.resolve(31);
    if (without.model === undefined) return Promise.resolve(3);
    return Promise.resolve(without.fuelTypes === undefined ? 1 : 0);
  };

  it('names at most three, the most fruitful first, each as a whole', async () => {
    const asked: FilterValues[] = [];
    const { suggestions } = await suggestionsFor(values, (without) => {
      asked.push(without);
      return count(without);
    });
    expect(suggestions.map(({ removed: [key], labels, count }) => [key, labels.join(), count])).toEqual([
      ['manufacturer', 'AUDI', 31],
      ['price', 'Preis: bis 5.000\u00A0€', 7],
      ['model', 'A4', 3],
    ]);
    // Without its make a model says nothing.
    expect(suggestions[0]?.values).not.toHaveProperty('model');
    expect(asked).toHaveLength(5);
  });

  it('says each as soon as it is counted, one count after the other', async () => {
    let inFlight = 0;
    let most = 0;
    const { said } = await suggestionsFor(values, async (without) => {
      inFlight += 1;
      most = Math.max(most, inFlight);
      await Promise.resolve();
      inFlight -= 1;
      return count(without);
    });
    expect(most).toBe(1);
    expect(said.map((suggestions) => suggestions.map(({ removed: [key] }) => key))).toEqual([
      ['fuel'],
      ['price', 'fuel'],
      ['price', 'model', 'fuel'],
      ['manufacturer', 'price', 'model'],
      ['manufacturer', 'price', 'model'],
    ]);
  });

  it('names the best pairs where none helps alone', async () => {
    let asked = 0;
    const { suggestions } = await suggestionsFor(values, (without) => {
      asked += 1;
      const hasGone = (name: keyof FilterValues) => without[name] === undefined;
      if (hasGone('maxPrice') && hasGone('fuelTypes')) return Promise.resolve(4);
      return Promise.resolve(hasGone('maxPrice') && hasGone('isVatDeductable') ? 9 : 0);
    });
    expect(suggestions.map(({ labels, count }) => [labels, count])).toEqual([
      [['Preis: bis 5.000\u00A0€', 'MwSt. ausweisbar'], 9],
      [['Preis: bis 5.000\u00A0€', 'Diesel, Elektro'], 4],
    ]);
    expect(asked).toBe(8);
    expect(suggestions[0]?.values).toEqual({ manufacturer: 'AUDI', model: 'A4', fuelTypes: ['Diesel', 'Elektro'] });
  });

  it('leaves out more, from the end, where no pair helps: what was asked first stays', async () => {
    const { suggestions } = await suggestionsFor(values, (without) =>
      Promise.resolve(Object.keys(without).length === 2 ? 5 : 0),
    );
    expect(suggestions.map(({ values: rest, count }) => [Object.keys(rest), count])).toEqual([
      [['manufacturer', 'model'], 5],
    ]);
  });

  it('leaves out a filter whose count does not come', async () => {
    const { suggestions } = await suggestionsFor({ maxPrice: 1_000, searchTerm: 'Golf' }, ({ searchTerm }) =>
      searchTerm === undefined ? Promise.reject(new Error('offline')) : Promise.resolve(4),
    );
    expect(suggestions.map(({ removed, count }) => [...removed, count])).toEqual([['price', 4]]);
  });

  it('asks nothing more once it is no longer wanted', async () => {
    const controller = new AbortController();
    let asked = 0;
    const { said } = await suggestionsFor(
      values,
      () => {
        asked += 1;
        controller.abort();
        return Promise.reject(new Error('aborted'));
      },
      controller.signal,
    );
    expect(asked).toBe(1);
    expect(said).toEqual([]);
  });
});
