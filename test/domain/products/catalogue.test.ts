import { describe, expect, it } from 'vitest';
import {
  catalogueOf,
  groupBySubType,
  handOverProducts,
  productsOfType,
  toggleProduct,
} from '../../../src/domain/products/catalogue';
import { aPickup, aProduct } from '../../builders/order';
import { aVehicle } from '../../builders/vehicle';

describe('catalogue of a vehicle', () => {
  it('leaves out doubles, products of the navigator and products of other vehicles', () => {
    const products = [
      aProduct({ id: 'a', price: 10 }),
      aProduct({ id: 'a', price: 10 }),
      aProduct({ id: 'b', isFromNavigator: true }),
      aProduct({ id: 'c', isRelatedToAllCars: false, relatedManufacturers: ['AUDI'] }),
      aProduct({ id: 'd', price: 20, type: 'warranty' }),
    ];
    const catalogue = catalogueOf(products, aVehicle());
    expect(catalogue.map(({ id }) => id)).toEqual(['d', 'a']);
    expect(productsOfType(catalogue, 'warranty').map(({ id }) => id)).toEqual(['d']);
  });

  it('hides immutable hand-overs where there are several', () => {
    const standard = aPickup({ id: 'standard', type: 'handOver', isImmutable: true });
    const delivery = aPickup({ id: 'delivery', type: 'delivery' });
    const ids = (products: (typeof standard)[]) => handOverProducts(products).map(({ id }) => id);
    expect(ids([standard])).toEqual(['standard']);
    expect(ids([standard, delivery])).toEqual(['delivery']);
    expect(ids([standard, { ...standard, id: 'other' }])).toEqual(['standard', 'other']);
  });

  it('groups accessories by sub type, the rest last', () => {
    const products = [
      aProduct({ id: '1' }),
      aProduct({ id: '2', subType: 'Räder' }),
      aProduct({ id: '3', subType: 'Transport' }),
      aProduct({ id: '4', subType: 'Räder' }),
    ];
    expect(groupBySubType(products).map((group) => [group.heading, group.products.map(({ id }) => id)])).toEqual([
      ['Räder', ['2', '4']],
      ['Transport', ['3']],
      ['Weiteres Zubehör', ['1']],
    ]);
  });

  describe('choosing', () => {
    const catalogue = [
      aProduct({ id: 'mats' }),
      aProduct({ id: 'box' }),
      aProduct({ id: 'warranty-12', type: 'warranty' }),
      aProduct({ id: 'warranty-24', type: 'warranty' }),
      aProduct({ id: 'service-a', type: 'service' }),
      aProduct({ id: 'service-b', type: 'service' }),
    ];
    it.each([
      ['several accessories', ['mats'], 'box', ['mats', 'box']],
      ['an accessory back', ['mats', 'box'], 'mats', ['box']],
      ['one warranty at a time', ['mats', 'warranty-12'], 'warranty-24', ['mats', 'warranty-24']],
      ['a warranty beside a service', ['service-a'], 'warranty-12', ['service-a', 'warranty-12']],
      ['one service at a time', ['service-a'], 'service-b', ['service-b']],
      ['nothing that is not there', ['mats'], 'ghost', ['mats']],
    ])('%s', (_, chosen, id, expected) => {
      expect(toggleProduct(chosen, id, catalogue)).toEqual(expected);
    });
  });
});
