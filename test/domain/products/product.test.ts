import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { listOf } from '../../../src/lib/schema';
import {
  compareProducts,
  crossSellingProductSchema,
  type CrossSellingProduct,
} from '../../../src/domain/products/product';
import { fitsVehicle } from '../../../src/domain/products/productMatch';
import { productTypes } from '../../../src/domain/products/productType';
import { aProduct } from '../../builders/order';
import { aVehicle } from '../../builders/vehicle';

describe('cross-selling product from the platform', () => {
  it('is read with every name of the wire', () => {
    expect(
      z.parse(crossSellingProductSchema, {
        id: 'p1',
        name: ' Winterräder 17" ',
        description: 'Satz mit vier Rädern',
        price: '1249.5',
        productType: null,
        productTypeToString: 'physicalproduct',
        productSubType: 'Räder',
        paymentTypeToString: 'Subscription',
        imageUrl: 'https://x.test/a b.png',
        imageUrls: ['https://x.test/a b.png', 'https://x.test/c.png', 'javascript:alert(1)'],
        relatedManufacturers: ['Volkswagen'],
        vehicleTypesToString: ['PKW', 'RAUMSCHIFF'],
        minHandoverAtPickup: '2026-12-01T00:00:00Z',
        isImmutable: 'true',
        unknown: { a: 1 },
      }),
    ).toMatchObject({
      name: 'Winterräder 17"',
      price: 1249.5,
      type: 'physicalProduct',
      subType: 'Räder',
      frequency: 'monthly',
      images: ['https://x.test/a%20b.png', 'https://x.test/c.png'],
      carTypes: ['PKW'],
      isRelatedToAllCars: false,
      isFromNavigator: false,
      isImmutable: true,
    });
  });

  it.each([
    [1, 'warranty'],
    ['Warranty', 'warranty'],
    [2, 'physicalProduct'],
    ['PhysicalProduct', 'physicalProduct'],
    ['ServiceFlat', 'service'],
    [3, 'service'],
    ['InsuranceProduct', 'insurance'],
    [4, 'insurance'],
    ['CarDelivery', 'handOver'],
    ['HandOver', 'handOver'],
    [5, 'handOver'],
    ['VehiclePickup', 'pickup'],
    [6, 'pickup'],
    ['VehicleDelivery', 'delivery'],
    ['7', 'delivery'],
    ['Other', 'other'],
    [8, 'other'],
    [99, undefined],
  ])('of type %s is %s', (wire, type) => {
    expect(productTypes.parse(wire)).toBe(type);
  });

  it('sends the number of its type', () => {
    expect(productTypes.keys.map((type) => productTypes.toWire(type))).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('is an offer when its type is unknown, and unreadable without name or price', () => {
    const answer = [
      { id: 'a', name: 'Überraschung', price: 10, productType: 42 },
      { id: 'b', price: 10, productType: 1 },
      { id: 'c', name: 'Ohne Preis', price: null },
      { id: 'd', name: 'Gratis', price: 0, productType: 3 },
      null,
    ];
    expect(z.parse(listOf(crossSellingProductSchema), answer).map(({ id, type }) => [id, type])).toEqual([
      ['a', 'other'],
      ['d', 'service'],
    ]);
  });

  it('is sorted by price descending, then by name without regard to case', () => {
    const products = [
      aProduct({ id: '1', name: 'beta', price: 10 }),
      aProduct({ id: '2', name: 'Alpha', price: 10 }),
      aProduct({ id: '3', name: 'Zeta', price: 99 }),
      aProduct({ id: '4', name: 'Ätna', price: 10 }),
    ];
    expect(products.sort(compareProducts).map(({ name }) => name)).toEqual(['Zeta', 'Alpha', 'Ätna', 'beta']);
  });
});

describe('product and vehicle', () => {
  const golf = aVehicle();
  const own = { isRelatedToAllCars: false };
  it.each<[string, Partial<CrossSellingProduct>, boolean]>([
    ['is for all vehicles', {}, true],
    ['is for all motorhomes', { carTypes: ['WOHNMOBIL'] }, false],
    ['names this vehicle', { ...own, relatedCarIds: [golf.id] }, true],
    ['names another vehicle', { ...own, relatedCarIds: ['x'] }, false],
    ['names its make', { ...own, relatedManufacturers: ['Volkswagen'] }, true],
    ['names another make', { ...own, relatedManufacturers: ['Audi'] }, false],
    [
      'names its make and another model',
      { ...own, relatedManufacturers: ['Volkswagen'], relatedModels: ['Polo'] },
      false,
    ],
    [
      'names several makes and its model',
      { ...own, relatedManufacturers: ['Audi', 'Tesla'], relatedModels: ['Golf'] },
      true,
    ],
    [
      'names another vehicle, and its make',
      { ...own, relatedCarIds: ['x'], relatedManufacturers: ['VOLKSWAGEN'] },
      true,
    ],
    ['is for up to 110 kW', { ...own, relatedMaxEnginePower: 110 }, true],
    ['is for more than 110 kW', { ...own, relatedMinEnginePower: 111 }, false],
    [
      'is for cars registered from 15 March 2022',
      { ...own, relatedCarFirstRegistrationDateStart: '2022-03-15T00:00:00Z' },
      true,
    ],
    [
      'is for cars registered from 16 March 2022',
      { ...own, relatedCarFirstRegistrationDateStart: '2022-03-16' },
      false,
    ],
    ['is for cars registered until 14 March 2022', { ...own, relatedCarFirstRegistrationDateEnd: '2022-03-14' }, false],
  ])('a product that %s', (_, limits, isFitting) => {
    expect(fitsVehicle(aProduct(limits), golf)).toBe(isFitting);
  });

  it('a figure that the vehicle lacks breaks no limit', () => {
    const product = aProduct({ isRelatedToAllCars: false, relatedMinEnginePower: 200 });
    expect(fitsVehicle(product, { ...golf, enginePower: undefined })).toBe(true);
  });
});
