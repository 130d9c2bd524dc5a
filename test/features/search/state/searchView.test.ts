import { describe, expect, it } from 'vitest';
import { NO_FACETS } from '../../../builders/facets';
import { INITIAL_STATE, type SearchState } from '../../../../src/features/search/state/searchState';
import { createSearchView } from '../../../../src/features/search/state/searchView';

const facets = (diesel: number) => ({
  ...NO_FACETS,
  fuelTypes: [{ key: 'Diesel', label: 'Diesel', count: diesel }],
  gearBoxTypes: [{ key: 'Automatik', label: 'Automatik', count: 3 }],
});
const found = (diesel: number): SearchState => ({
  ...INITIAL_STATE,
  criteria: { tab: 'PKW', values: { fuelTypes: ['Diesel'] }, orderBy: undefined },
  sources: { ...INITIAL_STATE.sources, stock: facets(9), result: facets(diesel) },
});

describe('what follows from the state of a search', () => {
  it('is computed once for a state, whoever asks', () => {
    const state = found(4);
    const view = createSearchView(() => state);
    const options = view.optionsOf('fuel');
    expect(options).toEqual([{ key: 'Diesel', label: 'Diesel', count: 4 }]);
    expect(view.optionsOf('fuel')).toBe(options);
    expect(view.chips()).toBe(view.chips());
    expect(view.filtersOf('basic')).toBe(view.filtersOf('basic'));
  });

  it('stays the same list where another answer changes nothing in it', () => {
    let state = found(4);
    const view = createSearchView(() => state);
    const [fuel, gearbox] = [view.optionsOf('fuel'), view.optionsOf('gearbox')];
    const filters = view.filtersOf('basic');
    state = found(2);
    expect(view.optionsOf('fuel')).not.toBe(fuel);
    expect(view.optionsOf('fuel')).toEqual([{ key: 'Diesel', label: 'Diesel', count: 2 }]);
    expect(view.optionsOf('gearbox')).toBe(gearbox);
    expect(view.filtersOf('basic')).toBe(filters);
  });

  it('names everything chosen', () => {
    const view = createSearchView(() => found(4));
    expect(view.chips().map(({ label }) => label)).toEqual(['Diesel']);
  });
});
