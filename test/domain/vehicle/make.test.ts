/** A make under two names: the stock writes one, a product, a dealer's legal data, the accessories or a buyer the other. */
import { describe, expect, it } from 'vitest';
import { legalMakeOf } from '../../../src/domain/law/makes';
import { fitsVehicle, type ProductRelations } from '../../../src/domain/products/productMatch';
import { vocabularyOf } from '../../../src/domain/vehicle/phrase/vocabulary';
import { navigatorFor } from '../../../src/state/queries/navigator';
import { NO_FACETS } from '../../builders/facets';
import { aVehicle } from '../../builders/vehicle';
import { readIn } from './phrase/stock';

const NAMES = [
  ['Volkswagen', 'VW'],
  ['VW', 'Volkswagen'],
  ['Mercedes-Benz', 'Mercedes'],
  ['MERCEDES_BENZ', 'Mercedes Benz'],
  ['Škoda', 'SKODA'],
  ['Citroën', 'CITROEN'],
  ['Alfa Romeo', 'alfa'],
] as const;

const forMakes = (...relatedManufacturers: string[]): ProductRelations => ({
  carTypes: [],
  isRelatedToAllCars: false,
  relatedCarIds: [],
  relatedManufacturers,
  relatedModels: [],
});

describe.each(NAMES)('%s and %s', (one, other) => {
  it('are one make for products, legal data and accessories', () => {
    const car = aVehicle({ manufacturer: one });
    expect(fitsVehicle(forMakes(other), car)).toBe(true);
    expect(fitsVehicle(forMakes('Kia'), car)).toBe(false);
    const legal = { manufacturer: other };
    expect(legalMakeOf({ isB2BShop: false, legalMakes: [{ manufacturer: 'Kia' }, legal] }, car)).toBe(legal);
    const entry = { brand: other, configId: '1' };
    expect(navigatorFor([{ brand: 'Kia', configId: '2' }, entry], car)).toBe(entry);
  });

  it('are one make for a sentence, of a stock that writes only one', () => {
    const facets = { ...NO_FACETS, manufacturers: [{ key: one, label: one, count: 3, models: [] }] };
    const { find } = vocabularyOf({ stock: new Map([['PKW', facets]]), equipment: new Map() });
    expect(readIn(`${other} bis 20.000 €`, 'PKW', undefined, find)).toMatchObject({
      query: { manufacturer: one, maxPrice: 20_000 },
      rest: '',
    });
  });
});

it('A make that a stock has under two names is the one with more vehicles, with the models of both', () => {
  const manufacturers = [
    { key: 'VW', label: 'VW', count: 2, models: ['Golf', 'Polo'] },
    { key: 'VOLKSWAGEN', label: 'Volkswagen', count: 9, models: ['Golf', 'T-Roc'] },
  ].map((make) => ({ ...make, models: make.models.map((label) => ({ key: label.toUpperCase(), label, count: 1 })) }));
  const stock = new Map([['PKW' as const, { ...NO_FACETS, manufacturers }]]);
  const { find } = vocabularyOf({ stock, equipment: new Map() });
  const asked = (sentence: string) => readIn(sentence, 'PKW', undefined, find).query;
  for (const words of ['VW', 'Volkswagen']) {
    expect(asked(words)).toEqual({ manufacturer: 'VOLKSWAGEN' });
    expect(asked(`${words} Golf`)).toEqual({ manufacturer: 'VOLKSWAGEN', model: 'GOLF' });
    expect(asked(`${words} T-Roc`)).toEqual({ manufacturer: 'VOLKSWAGEN', model: 'T-ROC' });
    expect(asked(`${words} Polo`)).toEqual({ manufacturer: 'VW', model: 'POLO' });
  }
});
